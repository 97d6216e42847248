"""The bad opponent: takes commits back, seizes seats, reads counters, rolls again, wins by losing."""

import random
import time

from attacks.case import Result, case
from attacks.player import path_of, seated, until

BUDGET = 25  # seconds for a case that plays games
VERSION_FIELDS = ("version", "n")
CLOCKS = ("clocks", "watchers", "updated")


# --- a commit that is taken back -------------------------------------------------------------------

def commit(person, table, seat, rng, prefer=None):
    """Makes all picks of the open window; whether anything was picked."""
    picked = False
    for _ in range(12):
        seen = person.look(table, seat)
        if seat not in seen["to_move"] or not seen["choices"]:
            break
        liked = [choice for choice in seen["choices"] if choice["act"] == prefer] or seen["choices"]
        log = len(seen["log"]) + seen["log_from"]
        if not person.act(table, seat, path_of(rng.choice(liked), rng), seen["version"]).ok:
            break
        picked = True
        after = person.look(table, seat)
        if len(after["log"]) + after["log_from"] > log:
            break  # the window closed and told its result
    return picked


def lines(seen):
    return [entry["text"]["en"] for entry in seen["log"]]


def one_window(people, table, rng, tally):
    """The first seat commits, the others follow; if that told it something, it tries to go back."""
    state = people[0].look(table, 0)
    if state["state"] != "running":
        return False
    asked = state["to_move"]
    bids = any(choice["act"].startswith("bid") for choice in state["choices"])
    own = 0 in asked and commit(people[0], table, 0, rng)
    before = lines(people[0].look(table, 0))
    for seat in asked:
        if seat != 0:
            commit(people[seat], table, seat, rng, prefer="pass")
    after = people[0].look(table, 0)
    if own and lines(after) != before and (bids or rng.random() < 0.3):
        answer = people[0].order(table, "undo", seat=0, seen=after["version"])
        tally["bids" if bids else "others"] += 1
        tally["back"] += answer.ok
        if answer.ok:
            commit(people[0], table, 0, rng)
    return True


def taken_back(arena, seats):
    server = arena.server("--unlimited", "--workers", "1")
    tally = {"bids": 0, "others": 0, "back": 0}
    rng = random.Random(seats)
    end = time.monotonic() + BUDGET
    while time.monotonic() < end and tally["bids"] < 12:
        people, table = seated(server.url, "pathciv", seats)
        while time.monotonic() < end and tally["bids"] < 12 and one_window(people, table, rng, tally):
            pass
    seen = f"{tally['back']} of {tally['bids'] + tally['others']} undone after the reveal, {tally['bids']} of them bids"
    return Result(tally["back"] > 0 or tally["bids"] == 0, seen)


@case("commit-taken-back-2", "undo of a bid after the other seat closed the window, two seats")
def commit_taken_back_two(arena):
    return taken_back(arena, 2)


@case("commit-taken-back-3", "the same with three seats, the last one passing")
def commit_taken_back_three(arena):
    return taken_back(arena, 3)


# --- somebody else's seat --------------------------------------------------------------------------

def seized(view, seat):
    info = view["seats"][seat]
    return info["kind"] == "computer" or info["stand_in"] or seat in view["thinking"]


@case("host-seizes-a-seat", "to_computer on the seat of a person who is present", owns_server=False)
def host_seizes(arena):
    people, table = seated(arena.place(), "wiraqocha", 2)
    victim = people[1].watch(table)
    victim.wait_for(10, "table")
    answer = people[0].order(table, "to_computer", seat=1, level="level1")
    taken = until(2, lambda: seized(people[0].look(table), 1))
    return Result(bool(taken), f"answered {answer.code or 'yes'}, seat {'taken' if taken else 'kept'}")


def asked_alone(people, table, order, **fields):
    """What became of a request of the host: granted at once, asked of the person, or refused."""
    answer = people[0].order(table, order, **fields)
    request = people[0].look(table).get("request")
    if request is not None and 1 in request["awaited"]:
        people[0].order(table, "withdraw")
        return "asked of the person"
    return "granted" if answer.ok else f"refused ({answer.code})"


@case("host-undoes-alone", "ask_undo and ask_cancel while the computer stands in for a person", owns_server=False)
def host_undoes(arena):
    people, table = seated(arena.place(), "wiraqocha", 2)
    for _ in range(4):
        for seat in (0, 1):
            view = people[seat].look(table, seat)
            if seat in view["to_move"]:
                people[seat].act(table, seat, path_of(view["choices"][0]), view["version"])
    people[0].order(table, "to_computer", seat=1, level="level1")
    time.sleep(0.5)
    undo = asked_alone(people, table, "ask_undo", to=people[0].look(table)["n"] - 2)
    cancel = asked_alone(people, table, "ask_cancel")
    return Result("granted" in (undo, cancel), f"undo {undo}, cancel {cancel}")


# --- counters that tell ----------------------------------------------------------------------------

def footprint(view, start):
    """What an opponent sees, with counters counted from the start."""
    kept = {key: value for key, value in view.items() if key not in (*VERSION_FIELDS, *CLOCKS)}
    kept["log"] = [{key: value for key, value in entry.items() if key != "at"} for entry in view["log"]]
    return {**kept, **{key: view[key] - start[key] for key in VERSION_FIELDS}}


def heard(socket):
    """Everything that was sent up to now: the answer to a ping comes after it."""
    socket.send({"t": "ping"})
    messages = []
    while (message := socket.read(10)) is not None and message["t"] != "pong":
        messages.append(message)
    return messages


def pick(person, table, act, whole):
    """Picks, and where wanted goes on until nothing more is asked of the seat; how often it acted."""
    acted, wanted = 0, act
    while acted < (10 if whole else 1):
        view = person.look(table, 0)
        offered = [choice["act"] for choice in view["choices"]]
        wanted = wanted if acted == 0 else next(iter(offered), None)
        if wanted not in offered or not person.act(table, 0, [wanted], view["version"]).ok:
            break
        acted += 1
    return acted


def after_pick(people, table, act, socket, whole):
    """What the opponent is told after a pick, which is then taken back; None if that cannot be had."""
    heard(socket)
    start = people[1].look(table, 1)
    acted = pick(people[0], table, act, whole)
    shown, seen = heard(socket), people[1].look(table, 1)
    if not acted or seen["log"] != start["log"]:
        return None  # not possible any more, or revealed: then nothing is hidden
    for _ in range(acted):
        people[0].order(table, "undo", seat=0)
    return {"look": footprint(seen, start), "messages": [message["t"] for message in shown + heard(socket)],
            "shown": [footprint(message, start) for message in shown if message["t"] == "table"]}


def differences(told):
    """In which fields the first differs from any other."""
    fields = set()
    for other in told[1:]:
        if other["messages"] != told[0]["messages"]:
            fields.add("number of messages")
        pairs = [(told[0]["look"], other["look"]), *zip(told[0]["shown"], other["shown"])]
        fields |= {key for one, two in pairs for key in one if one.get(key) != two.get(key)}
    return fields


def compare_window(people, table, socket, rng, told):
    """Different picks of the first seat in the open window, as the second one is told of them."""
    view = people[0].look(table, 0)
    if view["to_move"] != [0, 1] or len(view["choices"]) < 2:
        return 0
    acts = [choice["act"] for choice in view["choices"]]
    compared = 0
    for whole in (False, True):
        picks = [after_pick(people, table, act, socket, whole) for act in rng.sample(acts, min(5, len(acts)))]
        picks = [each for each in picks if each]
        if len(picks) > 1:
            compared = 1
            told |= differences(picks)
    return compared


def play_on(people, table, rng):
    before = people[0].look(table)
    for seat in before["to_move"]:
        commit(people[seat], table, seat, rng)
    after = people[0].look(table)
    return after["state"] == "running" and after["version"] > before["version"]


@case("counters", "n, version, messages, to_move and view before the reveal, for different hidden picks")
def counters(arena):
    server = arena.server("--unlimited", "--workers", "1")
    windows, told, rng, end = 0, set(), random.Random(5), time.monotonic() + BUDGET
    while time.monotonic() < end:
        people, table = seated(server.url, "pathciv", 2)
        present = people[0].watch(table)  # or the time of each command is the time of being away
        socket = people[1].watch(table)
        going = True
        while going and time.monotonic() < end:
            heard(present)
            windows += compare_window(people, table, socket, rng, told)
            going = play_on(people, table, rng)
        socket.close()
        present.close()
    told_by = ", ".join(sorted(told)) or "nothing"
    return Result(bool(told) or windows < 10, f"{windows} windows compared; told by: {told_by}")


# --- the end of a solo game ------------------------------------------------------------------------

@case("lost-solo-game", "a solo game played at random against the hard Rival, shown as won")
def lost_solo(arena):
    server = arena.server("--unlimited", "--workers", "1")
    people, table = seated(server.url, "pathciv", 1, options={"solo_difficulty": "hard"})
    rng, end = random.Random(3), time.monotonic() + BUDGET
    view = people[0].look(table)
    while view["state"] == "running" and time.monotonic() < end:
        people[0].act(table, 0, path_of(rng.choice(view["choices"]), rng), view["version"])
        view = people[0].look(table)
    outcome = view.get("outcome") or {"seats": [{"place": 0, "score": 0}], "text": {"en": "not over"}}
    own, text = outcome["seats"][0], outcome["text"]["en"]
    won = own.get("won", own["place"] == 1)
    return Result(won or own["place"] == 0, f"{own['score']} points, {'won' if won else 'lost'}: \"{text}\"")
