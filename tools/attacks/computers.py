"""Computers: foreseeing what they pick, rolling until the dice please, starving those of others."""

import json
import random
import subprocess
import threading
import time

from attacks.case import Result, case
from attacks.player import Player, path_of, until

MASK = (1 << 64) - 1
GAMES = 16
OPENING = {"layout": "beginner", "first_player": "1"}


# --- foreseeing -----------------------------------------------------------------------------------

def string_hash(text):
    """std::hash<std::string> of libstdc++ on 64 bits."""
    mul, data = 0xC6A4A7935BD1E995, text.encode()
    value = 0xC70F6907 ^ (len(data) * mul & MASK)
    whole = len(data) & ~7
    for at in range(0, whole, 8):
        word = int.from_bytes(data[at:at + 8], "little") * mul & MASK
        word = (word ^ word >> 47) * mul & MASK
        value = (value ^ word) * mul & MASK
    if rest := data[whole:]:
        value = (value ^ int.from_bytes(rest, "little")) * mul & MASK
    value = (value ^ value >> 47) * mul & MASK
    return value ^ value >> 47


def public_seed(table, version):
    """A seed that everybody can work out from the address of a table and its version."""
    return string_hash(table) ^ (version * 0x9E3779B97F4A7C15 & MASK)


class Lines:
    """A program that answers a line of JSON with a line of JSON."""

    def __init__(self, program, *command):
        self.process = subprocess.Popen([program, *command], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, request):
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())

    def close(self):
        self.process.stdin.close()
        self.process.wait(10)


def position_before(engine, header, entries):
    """The position of a record after these entries, from the public rules."""
    engine.ask({"cmd": "new", "game": header["game"], "players": header["players"], "options": header["options"]})
    for entry in entries:
        seat = None if entry["by"] == "chance" else entry["by"]
        engine.ask({"cmd": "apply", "seat": seat, "do": entry["do"]})
    return engine.ask({"cmd": "state"})["position"]


def opening_of(url):
    """A finished game against the computer and its first own decision: (table, header, entries, at)."""
    host = Player(url)
    table = host.table("wiraqocha", ["random", "me"], options=OPENING)
    until(20, lambda: 1 in host.look(table)["to_move"], 0.02)
    host.order(table, "resign", seat=1)
    until(5, lambda: host.look(table)["state"] == "over", 0.02)
    lines = [json.loads(line) for line in host.http.get(f"/api/v1/tables/{table}/record").body.splitlines()]
    entries = [line for line in lines[1:] if "do" in line]
    at = next(n for n, entry in enumerate(entries) if entry["by"] == 0 and entry["do"] == "place")
    return table, lines[0], entries, at


@case("computers-foreseen", "opening picks of a computer worked out from the table's address and version")
def computers_foreseen(arena):
    server = arena.server("--unlimited", "--workers", "1", "--pace", "0")
    engine, thinker = Lines(arena.program, "engine"), Lines(arena.program, "think")
    games, foreseen, picks = 0, 0, set()
    for _ in range(GAMES):
        table, header, entries, at = opening_of(server.url)
        position = position_before(engine, header, entries[:at])
        actual = [entry["do"] for entry in entries[at:at + 2]]
        picks.add(actual[-1])
        games += 1
        foreseen += guess(thinker, position, table, at + 1) == actual
    for program in (engine, thinker):
        program.close()
    # A guess among a handful of places is right now and then.
    return Result(foreseen > 0.6 * games or len(picks) < 2, f"{foreseen} of {games} foreseen ({len(picks)} different picks)")


def guess(thinker, position, table, version):
    return thinker.ask({"game": "wiraqocha", "position": position, "seat": 0, "level": "random",
                        "seed": public_seed(table, version)}).get("path", [])[:2]


# --- the same dice again --------------------------------------------------------------------------

def my_roll(host, table):
    """Plays until an own action is followed by chance; (actions before it, path, what chance did)."""
    for _ in range(200):
        view = until(20, lambda: (seen := host.look(table))["to_move"] == [0] and seen, 0.02)
        if not view:
            return None
        rolls = [choice for choice in view["choices"] if choice["effect"] == "chance"]
        path = path_of((rolls or view["choices"])[0], random.Random(1))
        if not host.act(table, 0, path, view["version"]).ok:
            return None
        if rolls:
            return view["n"], path, chance_since(host, table, view["n"])
    return None


def chance_since(host, table, n):
    return [entry["text"]["en"] for entry in host.look(table)["log"] if entry["n"] >= n and entry["by"] == -1]


@case("dice-again", "ask_undo across a roll against a computer, then the same action again")
def dice_again(arena):
    server = arena.server("--unlimited", "--workers", "1", "--pace", "0")
    host = Player(server.url)
    table = host.table("wiraqocha", ["me", "level1"], options=OPENING)
    same, tried = 0, 0
    for _ in range(6):
        rolled = my_roll(host, table)
        if rolled is None:
            break
        n, path, first = rolled
        if not host.order(table, "ask_undo", to=n).ok:
            continue
        until(5, lambda: host.look(table)["n"] == n, 0.05)
        view = host.look(table, 0)
        if view["n"] != n or not host.act(table, 0, path, view["version"]).ok:
            continue
        tried += 1
        same += chance_since(host, table, n) == first
    return Result(tried == 0 or (same == tried and tried > 2) or same > 3, f"{same} of {tried} rolls came again")


# --- starving others ------------------------------------------------------------------------------

TABLES = 100
TURNS = 8
LONGEST = 20


@case("computers-starved", f"{TABLES} watched all-computer tables of level 6 against another's level-1 turn")
def computers_starved(arena):
    server = arena.server("--workers", "1", "--pace", "0")
    honest = Player(server.url)
    own = honest.table("wiraqocha", ["me", "level1"], options=OPENING)
    socket = honest.watch(own)
    greedy = Player(server.url)
    crowd = greedy.socket()  # what nobody watches is not even thought about
    threading.Thread(target=crowd.read_all, args=(LONGEST,), daemon=True).start()
    made, end = 0, time.monotonic() + 10
    while made < TABLES and time.monotonic() < end:
        answer = greedy.new_table("wiraqocha", ["level6"] * 4)
        if answer.ok:
            made += 1
            crowd.send({"t": "watch", "table": answer.json["table"]})
        if answer.status == 429:
            time.sleep(0.2)
    waits = [wait for _ in range(TURNS) if (wait := computers_turn(honest, own)) is not None]
    socket.close()
    slowest = max(waits, default=LONGEST)
    return Result(slowest > 5, f"{made} tables made, slowest of {len(waits)} turns {slowest:.2f} s")


def computers_turn(honest, table):
    """Acts until it is the computer's turn; the seconds until it has had it. None: the game is over."""
    for _ in range(100):
        view = honest.look(table, 0)
        if view["to_move"] != [0] or not honest.act(table, 0, last_path(view), view["version"]).ok:
            return None
        begun = time.monotonic()
        seen = until(LONGEST, lambda: (now := honest.look(table, 0))["to_move"] in ([0], []) and now, 0.02)
        if not seen:
            return LONGEST
        if any(line["by"] == 1 and line["n"] >= view["n"] for line in seen["log"]):
            return time.monotonic() - begun
    return None


def last_path(view):
    return path_of(view["choices"][-1], random.Random(1))
