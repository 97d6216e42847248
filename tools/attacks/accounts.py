"""Accounts: floods of sign-ins, sockets that outlive their session, tokens, names, what is public."""

import threading
import time

from attacks.case import Result, case
from attacks.player import Player
from attacks.wire import Http

PASSWORD = "a long password 1"


def account(url, name, forwarded="198.51.100.7"):
    visitor = Http(url, forwarded)
    answer = visitor.post("/api/v1/register", {"name": name, "password": PASSWORD})
    if not answer.ok:
        raise RuntimeError(f"no account: {answer.status} {answer.body[:200]}")
    return visitor


def login(url, name, password, forwarded):
    return Http(url, forwarded).post("/api/v1/login", {"name": name, "password": password})


@case("ipv6-network", "wrong logins from 100 addresses of one IPv6 /64, through a proxy")
def ipv6_network(arena):
    server = arena.server("--behind-proxy")
    judged = sum(login(server.url, f"nobody {n}", PASSWORD, f"2001:db8:0:1::{n:x}").status == 401 for n in range(100))
    return Result(judged > 45, f"{judged} of 100 were judged")


@case("password-guessing", "60 wrong passwords for one account, each from another network")
def password_guessing(arena):
    server = arena.server("--behind-proxy")
    account(server.url, "Victim")
    begin, judged = time.monotonic(), 0
    for number in range(60):
        if time.monotonic() - begin > 25:
            break
        judged += login(server.url, "Victim", f"wrong password {number}", f"203.0.{number}.9").status == 401
    return Result(judged > 30, f"{judged} guesses were judged in {time.monotonic() - begin:.0f} s")


@case("login-flood", "a flood of logins from one network against an honest login")
def login_flood(arena):
    server = arena.server("--behind-proxy")
    account(server.url, "Honest")
    running = [True]

    def flood(number):
        while running[0]:
            login(server.url, f"nobody {number}", PASSWORD, f"203.0.113.{number}")

    threads = [threading.Thread(target=flood, args=(n,), daemon=True) for n in range(1, 21)]
    for thread in threads:
        thread.start()
    time.sleep(1)
    answers = [login(server.url, "Honest", PASSWORD, f"192.0.2.{n}") for n in range(1, 6)]
    running[0] = False
    for thread in threads:
        thread.join(20)
    done = sum(answer.ok for answer in answers)
    return Result(done < 5, f"{done} of 5 honest logins done; refusals: {', '.join(sorted({a.code for a in answers} - {''})) or 'none'}")


def still_acts(socket, table):
    try:
        socket.send({"t": "say", "id": "late", "table": table, "text": "still here"})
        answer = socket.wait_for(3, "ack", "refused")
    except OSError:
        return False
    return answer is not None and answer["t"] == "ack"


@case("socket-after-logout", "a socket that goes on writing after logout")
def after_logout(arena):
    server = arena.server()
    host = Player(server.url)
    table = host.table("wiraqocha", ["me", "open"])
    socket = host.socket()
    host.http.post("/api/v1/logout")
    acts = still_acts(socket, table)
    return Result(acts, "it wrote" if acts else "it could not")


def new_token(visitor, **more):
    answer = visitor.post("/api/v1/tokens", {"label": "bot", **more})
    if not answer.ok:
        raise RuntimeError(f"no token: {answer.status} {answer.body[:200]}")
    return answer.json["info"]["id"], answer.json["token"]


@case("socket-after-token", "a socket that goes on writing after its token was deleted")
def after_token(arena):
    server = arena.server()
    host = Player(server.url)
    table = host.table("wiraqocha", ["me", "open"])
    token_id, token = new_token(host.http)
    bot = Player(server.url)
    bot.http.cookie, bot.http.token = None, token
    socket = bot.socket()
    host.http.ask("DELETE", f"/api/v1/tokens/{token_id}")
    acts = still_acts(socket, table)
    return Result(acts, "it wrote" if acts else "it could not")


@case("token-scopes", "a bot's token that makes tokens, sets a password, renames and deletes")
def token_scopes(arena):
    server = arena.server()
    host = Player(server.url)
    token_id, token = new_token(host.http)
    bot = Http(server.url, token=token)
    tries = {
        "list tokens": bot.get("/api/v1/tokens"),
        "make a token": bot.post("/api/v1/tokens", {"label": "more"}),
        "rename": bot.ask("PATCH", "/api/v1/me", {"name": "Renamed"}),
        "set a password": bot.post("/api/v1/register", {"name": "Taken over", "password": PASSWORD}),
        "delete the account": bot.ask("DELETE", "/api/v1/account", {"password": PASSWORD}),
        "delete a token": bot.ask("DELETE", f"/api/v1/tokens/{token_id}"),
    }
    done = [name for name, answer in tries.items() if answer.ok]
    return Result(bool(done), f"could: {', '.join(done) or 'nothing'}")


@case("guest-with-account-name", "a guest, a rename and a look-alike with the name of an account")
def account_name(arena):
    server = arena.server("--behind-proxy")
    account(server.url, "Honest")
    visitor = Http(server.url, "203.0.113.9")
    done = [name for name in ("Honest", "honest", " Honest ", "Hоnest")
            if visitor.post("/api/v1/guest", {"name": name}).ok]
    visitor.post("/api/v1/guest", {"name": "Other"})
    if visitor.ask("PATCH", "/api/v1/me", {"name": "Honest"}).ok:
        done.append("by renaming")
    plain = [name for name in done if name != "Hоnest"]  # the last has a Cyrillic letter: told, not judged
    return Result(bool(plain), f"accepted: {', '.join(repr(name) for name in done) or 'none'}")


INVISIBLE = {
    "only spaces": "   ", "no-break spaces": "\u00a0\u00a0", "ideographic space": "\u3000", "zero width": "\u200b\u200b",
    "right to left": "\u202eeimmaD", "isolate": "A\u2066b", "hangul filler": "\u3164", "joiner inside": "Ho\u200dnest",
    "soft hyphen": "Ho\u00adnest", "tag letters": "A\U000E0041", "braille blank": "\u2800", "variation": "A\ufe0f\ufe0f",
    "byte order mark": "\ufeffAda", "line": "A\u2028b", "only marks": "\u0301\u0301",
}


@case("invisible-names", "names of invisible, right-to-left or only blank characters")
def invisible_names(arena):
    server = arena.server("--behind-proxy")
    done = [what for number, (what, name) in enumerate(INVISIBLE.items())
            if Http(server.url, f"203.0.113.{number}").post("/api/v1/guest", {"name": name}).ok]
    return Result(bool(done), f"{len(done)} of {len(INVISIBLE)} accepted: {', '.join(done) or 'none'}")


@case("metrics-public", "/metrics from the network, through a proxy")
def metrics_public(arena):
    server = arena.server("--behind-proxy")
    answer = Http(server.url, "203.0.113.9").get("/metrics")
    return Result(answer.ok, f"status {answer.status}")


@case("hsts", "no Strict-Transport-Security behind TLS")
def hsts(arena):
    server = arena.server("--behind-proxy")
    visitor = Http(server.url, "203.0.113.9")
    missing = [path for path in ("/", "/api/v1/me") if "Strict-Transport-Security" not in visitor.get(path).headers]
    return Result(bool(missing), f"missing on: {', '.join(missing) or 'nothing'}")
