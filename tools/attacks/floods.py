"""The bored stranger: reads without end, follows every list, leaves sockets open."""

import statistics
import threading
import time

from attacks.case import Result, case
from attacks.player import Player
from attacks.quotas import finished_table
from attacks.wire import Http, WebSocket


class Flood:
    """Threads that ask the same again and again until they are stopped."""

    def __init__(self, url, paths, prepare=None):
        self.running, self.answers = True, {}
        self.threads = [threading.Thread(target=self._ask, args=(url, path, prepare), daemon=True) for path in paths]
        for thread in self.threads:
            thread.start()

    def _ask(self, url, path, prepare):
        visitor = Http(url)
        if prepare:
            prepare(visitor)
        while self.running:
            try:
                status = visitor.get(path).status
            except OSError:
                status = 0
            self.answers[status] = self.answers.get(status, 0) + 1

    def stop(self):
        self.running = False
        for thread in self.threads:
            thread.join(20)


def health(url, seconds):
    """Milliseconds that /healthz takes, asked again and again."""
    visitor, times, end = Http(url), [], time.monotonic() + seconds
    while time.monotonic() < end:
        begin = time.monotonic()
        visitor.get("/healthz")
        times.append((time.monotonic() - begin) * 1000)
        time.sleep(0.05)
    return times


def flooded(server, path, loops=5):
    calm = statistics.median(health(server.url, 1))
    flood = Flood(server.url, [path] * loops)
    worst = max(health(server.url, 5))
    flood.stop()
    answered = sum(flood.answers.values())
    refused = flood.answers.get(429, 0)
    seen = f"{answered} answers, {refused} refused; /healthz {calm:.0f} ms, at worst {worst:.0f} ms"
    return Result(worst > 1000 or refused == 0, seen)


@case("get-finished-games", "five loops of lists of finished games, 5 s")
def get_finished(arena):
    filling = arena.server("--unlimited", "--workers", "1")
    host = Player(filling.url)
    record = host.http.get(f"/api/v1/tables/{finished_table(host)}/record").body
    for _ in range(120):
        host.http.post("/api/v1/records", record)
    filling.stop()
    return flooded(arena.server(), "/api/v1/tables?state=over&limit=100")


@case("get-guide", "five loops of a game's guide, 5 s")
def get_guide(arena):
    return flooded(arena.server(), "/api/v1/games/hyperborea/guide")


FOLLOWERS, TABLES = 60, 300


@case("lobby-followers", f"{FOLLOWERS} followers of a lobby with {TABLES} tables, ten changes")
def lobby_followers(arena):
    server = arena.server("--unlimited", "--workers", "1")
    host = Player(server.url)
    for _ in range(TABLES):
        host.table("wiraqocha", ["me", "open"])
    alone = statistics.median(changes_take(host))
    sockets = [host.socket() for _ in range(FOLLOWERS)]
    for socket in sockets:
        socket.send({"t": "follow", "on": True})
    for socket in sockets:
        socket.read_all(0.3)
    before = [socket.received for socket in sockets]
    followed = statistics.median(changes_take(host))
    time.sleep(0.5)
    for socket in sockets:
        socket.read_all(0.1)
    each = statistics.mean(socket.received - old for socket, old in zip(sockets, before)) / 10
    seen = f"{each / 1024:.1f} kB per follower and change; a new table {alone:.0f} ms alone, {followed:.0f} ms followed"
    return Result(each > 20 * 1024, seen)


def changes_take(host):
    times = []
    for _ in range(10):
        begin = time.monotonic()
        host.table("wiraqocha", ["me", "open"])
        times.append((time.monotonic() - begin) * 1000)
        time.sleep(0.3)
    return times


SOCKETS = 200


@case("idle-sockets", f"{SOCKETS} idle browser sockets with compression that watch a table")
def idle_sockets(arena):
    server = arena.server("--unlimited", "--workers", "1")
    host = Player(server.url)
    table = host.table("pathciv", ["me", "me"])
    kept = [host.watch(table, deflate=True) for _ in range(20)]
    time.sleep(2)
    before = server.memory()
    kept += [open_quietly(host, table) for _ in range(SOCKETS)]
    time.sleep(3)
    each = (server.memory() - before) / SOCKETS / 1024
    return Result(each > 20, f"{each:.0f} kB each")


def open_quietly(host, table):
    socket = WebSocket(host.http, deflate=True)
    socket.send({"t": "watch", "table": table})
    return socket
