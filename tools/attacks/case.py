"""What a case is, where it runs, and the table of what came of it."""

import contextlib
import dataclasses
import shutil
import tempfile
import time
import traceback
from pathlib import Path

from attacks.server import Server

CASES = []


@dataclasses.dataclass
class Case:
    name: str
    tried: str
    run: object
    owns_server: bool


@dataclasses.dataclass
class Result:
    through: bool
    seen: str  # the figures


def case(name, tried, owns_server=True):
    """Registers a function(arena) -> Result; one that needs no server of its own can use --url."""
    def register(function):
        CASES.append(Case(name, tried, function, owns_server))
        return function
    return register


def chosen_cases(families, wanted):
    """In the order of the families; those with one of the wanted words in their name."""
    order = [family.__name__ for family in families]
    cases = sorted(CASES, key=lambda each: order.index(each.run.__module__))
    return [each for each in cases if not wanted or any(word in each.name for word in wanted)]


class Arena:
    """Where a case runs: starts servers for it and sweeps up after it."""

    def __init__(self, program, url):
        self.program, self.url = program, url
        self.folder = None
        self.servers = []

    @contextlib.contextmanager
    def opened(self):
        self.folder = Path(tempfile.mkdtemp(prefix="tetrapolis-attack-"))
        try:
            yield self
        finally:
            for server in self.servers:
                server.kill()
            self.servers.clear()
            shutil.rmtree(self.folder, ignore_errors=True)

    def server(self, *options, database="tables.db"):
        """A fresh process; a second one with the same database goes on where the first one was."""
        server = Server(self.program, self.folder, database, options)
        self.servers.append(server)
        return server

    def place(self):
        """The address of any server: the given one, or one that is started now."""
        return self.url or self.server().url


def run_cases(cases, arena):
    failures = 0
    print(f"{'case':32} {'verdict':12} {'s':>5}  what was tried: what came of it", flush=True)
    for each in cases:
        if arena.url and each.owns_server:
            print(f"{each.name:32} {'-':12} {'':>5}  needs a server of its own", flush=True)
            continue
        begin = time.monotonic()
        result = outcome(each, arena)
        failures += result.through
        verdict = "GOT THROUGH" if result.through else "held"
        print(f"{each.name:32} {verdict:12} {time.monotonic() - begin:5.1f}  {each.tried}: {result.seen}", flush=True)
    print(f"{len(cases)} cases, {failures} got through")
    return 1 if failures else 0


def outcome(each, arena):
    """A case that cannot be carried out proves nothing, so it counts as one that got through."""
    try:
        with arena.opened():
            return each.run(arena)
    except Exception as error:  # noqa: BLE001
        where = traceback.extract_tb(error.__traceback__)[-1]
        return Result(True, f"could not be tried: {type(error).__name__}: {error} ({Path(where.filename).name}:{where.lineno})")
