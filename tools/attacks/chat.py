"""Chat: floods over every way in, lines that make a table unreadable, lines that come twice."""

import time

from attacks.case import Result, case
from attacks.player import Player, seated
from attacks.quotas import repeated

EMOJI = "\U0001F525" * 500
FLOOD = 400


def chat_lines(messages):
    return [line for message in messages if message["t"] == "chat" for line in message["lines"]]


@case("chat-flood-http", f"{FLOOD} lines over HTTP as fast as they go", owns_server=False)
def flood_http(arena):
    host = Player(arena.place())
    table = host.table("wiraqocha", ["me", "open"])
    accepted, sent = repeated(FLOOD, 6, lambda n: host.say(table, f"line {n}"))
    return Result(accepted > 40, f"{accepted} of {sent} lines accepted in 6 s")


@case("chat-flood-sockets", f"{FLOOD} lines over ten sockets of one person", owns_server=False)
def flood_sockets(arena):
    host = Player(arena.place())
    table = host.table("wiraqocha", ["me", "open"])
    sockets = [host.socket() for _ in range(10)]
    for number in range(FLOOD):
        sockets[number % 10].send({"t": "say", "id": f"f{number}", "table": table, "text": f"line {number}"})
    answers = [message for socket in sockets for message in socket.read_all(1)]
    accepted = sum(message["t"] == "ack" for message in answers)
    return Result(accepted > 40, f"{accepted} of {FLOOD} lines accepted")


@case("chat-emoji-then-watch", "a long history of emoji, then watch")
def emoji_then_watch(arena):
    server = arena.server("--unlimited")
    people, table = seated(server.url, "wiraqocha", 2)
    accepted = sum(people[number % 2].say(table, EMOJI).ok for number in range(650))
    socket = people[0].watch(table)
    seen = socket.read_all(1)
    shown = any(message["t"] == "table" for message in seen)
    socket.send({"t": "ping"})
    alive = socket.wait_for(5, "pong") is not None
    return Result(not (shown and alive) or accepted == 0,
                  f"{accepted} lines written, table {'shown' if shown else 'not shown'}, "
                  f"socket {'alive' if alive else 'closed'}, {socket.received // 1024} kB received")


@case("chat-same-id", "the same say twice, over HTTP and over a new socket", owns_server=False)
def same_id(arena):
    host = Player(arena.place())
    table = host.table("wiraqocha", ["me", "open"])
    for _ in range(2):
        host.say(table, "once", id="same")
    for _ in range(2):
        socket = host.socket()
        socket.send({"t": "say", "id": "again", "table": table, "text": "twice"})
        socket.wait_for(5, "ack", "refused")
        socket.close()
    time.sleep(0.2)
    reader = host.watch(table)
    said = [line["text"] for line in chat_lines(reader.read_all(1))]
    return Result(len(said) != 2, f"2 lines sent twice each, {len(said)} in the history")


@case("names-kept-for-strangers", "50 anonymous sockets that name ever new tables, 8 s")
def names_kept(arena):
    server = arena.server()
    nobody = Player(server.url)
    nobody.http.cookie = None
    sockets = [nobody.socket() for _ in range(50)]
    before = server.memory()
    end, number = time.monotonic() + 8, 0
    while time.monotonic() < end:
        for socket in sockets:
            if socket.is_open:
                send_name(socket, number)
            number += 1
    grown = server.memory() - before
    return Result(grown > 30 << 20, f"{number} names, {grown / (1 << 20):.0f} MB more memory")


def send_name(socket, number):
    name = f"{number:08d}" + "x" * 14_000
    try:
        socket.send({"t": "seek", "table": name, "n": 1})
        while socket.read(0.002):
            pass
    except OSError:
        socket.is_open = False
