"""What happened, and who may know it."""
