"""Adds up what the parts of `./dev test` counted, in one line; its exit code is that of all of them together.

    python summary.py FAILED MANNER RESULTS

FAILED is 1 when a part failed, whatever it counted; MANNER is how the rules ran; RESULTS is the folder
with a JUnit file for each part.
"""

import sys
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

PARTS = {"python": "Python, rules {manner}", "plain": "the rules in plain Python", "browser": "the front end"}


def count(file: Path) -> Counter[str]:
    """How many tests of one part passed, failed and were skipped."""
    sums: Counter[str] = Counter()
    for suite in ElementTree.parse(file).getroot().iter("testsuite"):
        told = {key: int(suite.get(key, 0)) for key in ("tests", "failures", "errors", "skipped")}
        sums["failed"] += told["failures"] + told["errors"]
        sums["skipped"] += told["skipped"]
        sums["passed"] += told["tests"] - told["failures"] - told["errors"] - told["skipped"]
    return sums


def line(sums: Counter[str]) -> str:
    skipped = f", {sums['skipped']} skipped" if sums["skipped"] else ""
    return f"{sums['passed']} passed, {sums['failed']} failed{skipped}"


def main(failed: str, manner: str, results: str) -> int:
    total: Counter[str] = Counter()
    for part, name in PARTS.items():
        file = Path(results, f"{part}.xml")
        if file.is_file():
            sums = count(file)
            total += sums
            print(f"{name.format(manner=manner)}: {line(sums)}")
    if failed == "1" and not total["failed"]:
        print("something failed that counts no tests: its own words are above")
        total["failed"] += 1
    print(line(total))
    return int(total["failed"] > 0 or total["passed"] == 0)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
