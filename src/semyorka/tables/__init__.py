"""A live table: pure and synchronous. Commands become log entries; a table is the fold of its log."""
