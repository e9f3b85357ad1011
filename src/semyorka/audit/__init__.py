"""The audit: what a seat is sent must not depend on cards that it cannot see. docs/audit.md says how that is shown."""

from semyorka.audit.comparing import Leak
from semyorka.audit.pairs import Tally, audit
from semyorka.audit.session import Failed

__all__ = ["Failed", "Leak", "Tally", "audit"]
