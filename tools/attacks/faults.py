"""The failing disk: no write succeeds for a while. What was said must hold, and games go on after."""

import time

from attacks.case import Result, case
from attacks.player import Player, path_of, until
from attacks.wire import Http

OUTAGE = 4  # seconds


@case("computers-after-a-fault", f"a table of computers whose disk fails for {OUTAGE} s")
def computers_go_on(arena):
    server = arena.server("--workers", "1", "--pace", "100")
    host = Player(server.url)
    table = host.table("wiraqocha", ["level1", "level1"])
    socket = host.watch(table)
    until(10, lambda: host.look(table)["n"] > 8)
    server.break_storage()
    time.sleep(OUTAGE)
    frozen = host.look(table)["version"]
    server.mend_storage()
    moved = until(30, lambda: host.look(table)["version"] > frozen + 2)
    socket.close()
    alive = server.process.poll() is None
    return Result(not (moved and alive), f"at version {frozen} during the fault, {'went on' if moved else 'frozen'} after it")


@case("readiness", "/readyz and /healthz while every write fails, and after")
def readiness(arena):
    server = arena.server("--workers", "1")
    host = Player(server.url)
    table = host.table("wiraqocha", ["me", "open"])
    visitor = Http(server.url)
    before = visitor.get("/readyz").status
    server.break_storage()
    host.say(table, "lost")
    failing = until(10, lambda: visitor.get("/readyz").status == 503 and 503) or visitor.get("/readyz").status
    alive = visitor.get("/healthz").status
    server.mend_storage()
    after = until(20, lambda: visitor.get("/readyz").status == 200 and 200) or visitor.get("/readyz").status
    return Result((before, failing, after) != (200, 503, 200),
                  f"/readyz {before}, then {failing} with failing writes (/healthz {alive}), then {after}")


@case("acknowledged-in-a-fault", "actions acknowledged while the disk fails, then a kill")
def acknowledged(arena):
    server = arena.server("--workers", "1", "--unlimited")
    host = Player(server.url)
    table = host.table("wiraqocha", ["me", "me"])
    promised = 0
    for round_number in range(3):
        promised = max(promised, play_some(host, table, 5))
        server.break_storage()
        promised = max(promised, play_some(host, table, 5))
        server.mend_storage()
        until(10, lambda: host.say(table, f"back {round_number}").ok)
    server.kill()
    again = arena.server("--workers", "1", "--unlimited")
    host.http.url = again.url
    host.http.close()
    kept = host.look(table)["version"]
    return Result(kept < promised, f"version {promised} acknowledged, {kept} after the kill")


def play_some(host, table, actions):
    """The newest version that was acknowledged."""
    version = 0
    for _ in range(actions):
        view = host.look(table)
        if not view.get("choices"):
            continue
        answer = host.act(table, view["viewer"], path_of(view["choices"][0]), view["version"])
        version = answer.json["version"] if answer.ok else version
    return version
