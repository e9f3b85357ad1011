"""The words: every text that people read, in each of the languages. Imports nothing of the project but ``cards``."""

from semyorka.words.catalogue import LANGUAGES, has, say, widened
from semyorka.words.rule_pages import Clause, RulePage, clause_text, rule_page

__all__ = ["LANGUAGES", "Clause", "RulePage", "clause_text", "has", "rule_page", "say", "widened"]
