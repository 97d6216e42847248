"""A planted bug: where, what it changes, and the edits that put it behind its switch. Edits never
contain a line break, so lines keep their numbers."""

import hashlib
import random
from dataclasses import dataclass, field


@dataclass
class Edit:
    """Text put around [start, end), or in its place. {} stands for the number of the bug."""

    start: int
    end: int
    before: str = ""
    after: str = ""
    instead: str | None = None


@dataclass
class Bug:
    path: str  # from the top of the repository
    line: int
    column: int
    kind: str
    what: str
    edits: list[Edit] = field(repr=False)
    number: int = 0
    last_line: int = 0

    def key(self, source):
        """The same as long as the line is: results of an earlier run are found by it. Lines may be
        alike, and bugs may begin at the same place."""
        lines = [line.strip() for line in source.split("\n")[:self.line]]
        line = lines.pop()
        size = max(edit.end for edit in self.edits) - self.edits[0].start
        text = f"{self.path}|{line}|{lines.count(line)}|{self.column}|{size}|{self.kind}|{self.what}"
        return hashlib.sha256(text.encode()).hexdigest()[:16]

    def place(self):
        return f"{self.path}:{self.line}:{self.column}"


def place_of(source, offset):
    line = source.count("\n", 0, offset) + 1
    return line, offset - (source.rfind("\n", 0, offset) + 1) + 1


def bug_at(path, source, edits, kind, what):
    line, column = place_of(source, edits[0].start)
    last, _ = place_of(source, max(edit.end for edit in edits))
    return Bug(path, line, column, kind, what, edits, 0, last)


def planted(source, bugs):
    """The source with all the bugs in it; inner ones stay inside outer ones."""
    pieces = []
    for bug in bugs:
        for edit in bug.edits:
            number = str(bug.number)
            size = edit.end - edit.start
            if edit.instead is not None:
                pieces.append((edit.start, 2, 0, edit.end, edit.instead.replace("{}", number)))
                continue
            if edit.before:
                pieces.append((edit.start, 1, -size, edit.start, edit.before.replace("{}", number)))
            if edit.after:
                pieces.append((edit.end, 0, size, edit.end, edit.after.replace("{}", number)))
    out = []
    at = 0
    for start, _, _, end, text in sorted(pieces, key=lambda piece: piece[:3]):
        out += [source[at:start], text]
        at = max(at, end)
    return "".join(out) + source[at:]


def sample(bugs, size, seed):
    """So many of them, the same for the same seed, numbered in the order of the files."""
    chosen = bugs if size is None or size >= len(bugs) else random.Random(seed).sample(bugs, size)
    chosen = sorted(chosen, key=lambda bug: (bug.path, bug.line, bug.column))
    for number, bug in enumerate(chosen, 1):
        bug.number = number
    return chosen
