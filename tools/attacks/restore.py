"""The careless operator: changes a content pack, copies a file over the database, damages it."""

import json
import shutil
import sqlite3
from pathlib import Path

from attacks.case import Result, case
from attacks.player import Player, path_of
from attacks.quotas import finished_table

PACK = Path(__file__).resolve().parent.parent.parent / "content/wiraqocha/standard.json"


def played_table(host, actions=6):
    table = host.table("wiraqocha", ["me", "me"])
    for _ in range(actions):
        view = host.look(table)
        host.act(table, view["viewer"], path_of(view["choices"][0]), view["version"])
    return table


def changed_pack(folder):
    """The standard pack with another price: a number that is somewhere in it, one bigger."""
    pack = json.loads(PACK.read_text())
    card = next(iter(pack["cards"])) if isinstance(pack["cards"], dict) else 0
    raise_a_number(pack["cards"][card])
    file = folder / "pack.json"
    file.write_text(json.dumps(pack))
    return file


def raise_a_number(part):
    items = part.items() if isinstance(part, dict) else enumerate(part)
    for key, value in items:
        if isinstance(value, int) and not isinstance(value, bool):
            part[key] = value + 1
            return True
        if isinstance(value, (dict, list)) and raise_a_number(value):
            return True
    return False


@case("changed-pack", "a restart with another content pack: running and finished tables")
def changed_content(arena):
    server = arena.server("--workers", "1")
    host = Player(server.url)
    tables = {"running": played_table(host), "finished": finished_table(host)}
    before = {name: host.look(table)["n"] for name, table in tables.items()}
    server.stop()
    again = arena.server("--workers", "1", "--content", str(changed_pack(arena.folder)))
    if not again.serves:
        return Result(True, f"the server did not start: {again.said()[:200]}")
    host.http.close()
    host.http.url = again.url
    gone = [name for name, table in tables.items() if host.look(table).get("n") != before[name]]
    return Result(bool(gone), f"gone or changed: {', '.join(gone) or 'none'}")


def content_of(database):
    """What SQLite says of the file, and the tables in it."""
    with sqlite3.connect(f"file:{database}?mode=ro", uri=True) as connection:
        sound = connection.execute("PRAGMA integrity_check").fetchone()[0]
        tables = [row[0] for row in connection.execute("SELECT id FROM tables")]
    return sound, set(tables)


@case("old-wal", "another database copied over the file while its old -wal lies beside it")
def old_wal(arena):
    other = arena.server("--workers", "1", "--unlimited", database="other.db")
    guest = Player(other.url)
    copied = {played_table(guest, 3) for _ in range(3)}
    other.stop()
    server = arena.server("--workers", "1", "--unlimited")
    own = {played_table(Player(server.url), 20) for _ in range(6)}
    server.stop()
    server = arena.server("--workers", "1", "--unlimited")
    own |= {played_table(Player(server.url), 5)}
    server.kill()
    wal = Path(f"{server.database}-wal")
    left = wal.exists() and wal.stat().st_size
    shutil.copy(other.database, server.database)
    again = arena.server("--workers", "1", "--unlimited")
    if not again.serves:
        return Result(False, f"refused to start ({left} bytes of -wal): {again.said()[:160]}")
    again.stop()
    sound, tables = content_of(server.database)
    return Result(sound != "ok" or tables != copied or not left,
                  f"started; integrity_check: {sound[:60]}; {len(tables & copied)} tables of the copy, "
                  f"{len(tables & own)} of the old file")


@case("damaged-file", "pages in the middle of the database overwritten")
def damaged_file(arena):
    server = arena.server("--workers", "1", "--unlimited")
    host = Player(server.url)
    for _ in range(5):
        played_table(host, 20)
    server.stop()
    with open(server.database, "r+b") as file:
        size = file.seek(0, 2)
        for page in range(4, size // 4096, 3):
            file.seek(page * 4096)
            file.write(b"\x07" * 2048)
    again = arena.server("--workers", "1", "--unlimited")
    return Result(again.serves, f"{'served it' if again.serves else 'refused: ' + again.said()[:160]}")
