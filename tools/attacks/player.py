"""Somebody at a table: makes it, looks, acts and orders, over HTTP."""

import itertools
import random
import time

from attacks.wire import Http, WebSocket

NUMBERS = itertools.count(1)


class Player:
    def __init__(self, url, name=None, forwarded=None):
        self.http = Http(url, forwarded)
        self.name = name or f"guest{next(NUMBERS)}"
        answer = self.http.post("/api/v1/guest", {"name": self.name})
        if not answer.ok:
            raise RuntimeError(f"no guest: {answer.status} {answer.code}")
        self.id = answer.json["user"]["id"]

    def new_table(self, game, seats, **more):
        """seats: "me", "open", "computer" or a level. The id, or the code of the refusal."""
        kinds = ("me", "open")
        plan = [{"kind": seat} if seat in kinds else {"kind": "computer", "level": seat} for seat in seats]
        return self.http.post("/api/v1/tables", {"game": game, "seats": plan, **more})

    def table(self, game, seats, **more):
        answer = self.new_table(game, seats, **more)
        if not answer.ok:
            raise RuntimeError(f"no table: {answer.code} {answer.body[:200]}")
        return answer.json["table"]

    def look(self, table, seat=None):
        return self.http.get(f"/api/v1/tables/{table}" + ("" if seat is None else f"?seat={seat}")).json

    def act(self, table, seat, path, seen):
        return self.http.post(f"/api/v1/tables/{table}/act", {
            "t": "act", "id": f"a{next(NUMBERS)}", "table": table, "seen": seen, "seat": seat, "path": path})

    def order(self, table, order, **fields):
        if "seen" not in fields:
            fields["seen"] = self.look(table)["version"]
        return self.http.post(f"/api/v1/tables/{table}/order", {
            "t": "order", "id": f"o{next(NUMBERS)}", "table": table, "order": order, **fields})

    def say(self, table, text, id=None):
        return self.http.post(f"/api/v1/tables/{table}/chat", {
            "t": "say", "id": id or f"s{next(NUMBERS)}", "table": table, "text": text})

    def socket(self, **options):
        socket = WebSocket(self.http, **options)
        socket.wait_for(10, "hello")
        return socket

    def watch(self, table, **options):
        socket = self.socket(**options)
        socket.send({"t": "watch", "table": table})
        return socket


def path_of(choice, rng=random):
    return [choice["act"]] + ([rng.choice(choice["next"])["act"]] if choice["next"] else [])


def seated(url, game, seats, **more):
    """People at a new table: the first is the host, one for each seat."""
    people = [Player(url) for _ in range(seats)]
    table = people[0].table(game, ["me"] + ["open"] * (seats - 1), **more)
    for seat, person in enumerate(people[1:], 1):
        answer = person.order(table, "sit", seat=seat)
        if not answer.ok:
            raise RuntimeError(f"cannot sit: {answer.code}")
    return people, table


def until(seconds, condition, pause=0.1):
    """The first true value of the condition, or its last one when the time is up."""
    end = time.monotonic() + seconds
    while not (value := condition()) and time.monotonic() < end:
        time.sleep(pause)
    return value
