"""Runs the tests that reach a planted bug, the quick ones first, until one of them notices it."""

import os
import time
from dataclasses import dataclass

from .processes import run_bounded

PATIENCE = 5.0  # seconds beyond what the tests usually take
RECORD_LIMIT = 1200
QUICK = 1.0


@dataclass
class Case:
    name: str
    seconds: float
    reaches: set


class TestProgram:
    def __init__(self, path, root):
        self.path, self.root = path, root

    def run(self, bug, words, limit, more=None):
        """The exit code, or None after the time limit; the program and its children are ended."""
        environment = {**os.environ, "TETRA_MUTANT": str(bug), **(more or {})}
        code, self.output = run_bounded([self.path, *words], self.root, environment, limit)
        return code

    def record(self, file, limit):
        """The test cases with the bugs that each reaches. All must pass while no bug is on."""
        code = self.run("record", [], limit, {"TETRA_MUTANT_RECORD": str(file)})
        if code != 0:
            raise RuntimeError(f"without a bug the tests do not pass ({code}):\n{self.output[-3000:]}")
        cases = []
        for line in file.read_text().splitlines():
            seconds, name, reaches = line.split("\t")
            cases.append(Case(name, float(seconds), {int(bug) for bug in reaches.split()}))
        return cases

    def tries(self, bug, cases):
        """'killed', 'time out' or 'survived', by these test cases alone."""
        for portion in portions(cases):
            expected = sum(case.seconds for case in portion)
            names = ",".join(pattern_of(case.name) for case in portion)
            code = self.within(bug, ["--abort-after=1", f"--test-case={names}"], expected)
            if code != 0:
                return "time out" if code is None else "killed"
        return "survived"

    def within(self, bug, words, expected):
        """The exit code, None if the tests hang. The machine may have become slower since they were
        timed: before they count as hanging they are timed anew without a bug."""
        code = self.run(bug, words, PATIENCE + 5 * expected)
        if code is not None:
            return code
        began = time.monotonic()
        self.run("0", words, RECORD_LIMIT)
        return self.run(bug, words, 2 * PATIENCE + 5 * (time.monotonic() - began))


def pattern_of(name):
    """A comma separates patterns; any letter stands for it."""
    return name.replace(",", "?").replace("\\", "?").replace('"', "?")


def portions(cases):
    """Those that take a moment together, then slower ones one after the other."""
    first, rest, total = [], [], 0.0
    for case in sorted(cases, key=lambda case: case.seconds):
        total += case.seconds
        if total < QUICK or not first:
            first.append(case)
        else:
            rest.append(case)
    return [first, *[rest[i : i + 8] for i in range(0, len(rest), 8)]] if first else []

