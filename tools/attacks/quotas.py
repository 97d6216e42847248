"""Quotas: imports, tokens, tables, rematches, undo without end, guests."""

import itertools
import json
import time

from attacks.case import Result, case
from attacks.player import Player, path_of, seated, until


def repeated(times, seconds, attempt):
    """How many of so many attempts were accepted in so many seconds."""
    end, accepted, tried = time.monotonic() + seconds, 0, 0
    while tried < times and time.monotonic() < end:
        answer = attempt(tried)
        accepted, tried = accepted + answer.ok, tried + 1
        if answer.status == 429:
            time.sleep(0.1)  # a little patience, as a bad guest has it
    return accepted, tried


def finished_table(host):
    table = host.table("wiraqocha", ["me", "me"])
    host.order(table, "resign", seat=0)
    until(5, lambda: host.look(table)["state"] == "over", 0.02)
    return table


@case("imports", "200 imports of the same record in 10 s", owns_server=False)
def imports(arena):
    host = Player(arena.place())
    record = host.http.get(f"/api/v1/tables/{finished_table(host)}/record").body
    accepted, tried = repeated(200, 10, lambda _: host.http.post("/api/v1/records", record))
    return Result(accepted > 40, f"{accepted} of {tried} accepted")


@case("tokens", "120 tokens in 6 s", owns_server=False)
def tokens(arena):
    host = Player(arena.place())
    accepted, tried = repeated(120, 6, lambda n: host.http.post("/api/v1/tokens", {"label": f"bot {n}"}))
    return Result(accepted > 40, f"{accepted} of {tried} accepted")


@case("tables", "120 tables in 10 s", owns_server=False)
def tables(arena):
    host = Player(arena.place())
    accepted, tried = repeated(120, 10, lambda _: host.new_table("wiraqocha", ["me", "open"]))
    return Result(accepted > 60, f"{accepted} of {tried} accepted")


CAP = {"tables_per_user": 10, "new_tables_per_user": {"most": 1000, "per_minute": 1000}}


@case("rematch-past-the-cap", "rematch of finished games when no further table may be opened")
def rematch(arena):
    limits = arena.folder / "limits.json"
    limits.write_text(json.dumps(CAP))
    host = Player(arena.server("--limits", limits).url)
    games = [finished_table(host) for _ in range(3)]
    made, _ = repeated(15, 10, lambda _: host.new_table("wiraqocha", ["me", "open"]))
    refusal = host.new_table("wiraqocha", ["me", "open"]).code
    accepted = sum(host.order(table, "rematch", seen=0).ok for table in games)
    return Result(accepted > 0 or made != 10, f"{made} tables opened until \"{refusal}\", then {accepted} of 3 rematches")


@case("undo-without-end", "undo and redo of one action, 300 times", owns_server=False)
def undo_redo(arena):
    people, table = seated(arena.place(), "pathciv", 2)
    view = people[0].look(table, 0)
    people[0].act(table, 0, path_of(view["choices"][0]), view["version"])
    words = itertools.cycle(("undo", "redo"))
    accepted, tried = repeated(300, 25, lambda _: persistent(people[0], table, next(words)))
    last = people[0].order(table, next(words), seat=0).code
    return Result(accepted > 200, f"{accepted} of {tried} accepted, at last: {last or 'accepted'}")


def persistent(person, table, word):
    """Gives the order again while it only came too soon."""
    for _ in range(20):
        answer = person.order(table, word, seat=0)
        if answer.code != "too_often":
            break
        time.sleep(0.1)
    return answer


@case("guests", "200 guests from one address", owns_server=False)
def guests(arena):
    visitor = Player(arena.place())
    accepted, tried = repeated(200, 8, lambda n: visitor.http.post("/api/v1/guest", {"name": f"many {n}"}))
    return Result(accepted > 80, f"{accepted} of {tried} accepted")
