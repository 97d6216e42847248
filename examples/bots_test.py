#!/usr/bin/env python3
"""bots_test.py TETRAPOLIS CPP_BOT: both example bots play a game on a server; its record must hold."""

import json
import subprocess
import sys
import tempfile
import urllib.request
from pathlib import Path

PYTHON_BOT = Path(__file__).with_name("bot.py")
LIMIT = 300  # seconds for the whole game; it takes a few


def post(url, body, headers):
    request = urllib.request.Request(url, json.dumps(body).encode(), {"Content-Type": "application/json", **headers})
    with urllib.request.urlopen(request, timeout=20) as answer:
        cookie = (answer.headers.get("Set-Cookie") or "").split(";")[0]
        return json.load(answer), cookie


def start_server(program, folder):
    """The process and its address, which it tells when it is ready."""
    server = subprocess.Popen(
        [program, "serve", "--port", "0", "--database", f"{folder}/games.db", "--unlimited"],
        stdout=subprocess.PIPE, text=True)
    for line in server.stdout:
        if line.startswith("Tetrapolis is ready: "):
            return server, line.split(": ")[1].strip().rstrip("/")
    sys.exit("the server did not start")


def token_of(url, name):
    _, cookie = post(f"{url}/api/v1/guest", {"name": name}, {})
    session = {"Cookie": cookie}
    token, _ = post(f"{url}/api/v1/tokens", {"label": "test"}, session)
    return token["token"]


def main():
    program, cpp_bot = sys.argv[1:]
    with tempfile.TemporaryDirectory() as folder:
        server, url = start_server(program, folder)
        try:
            python, cpp = token_of(url, "Py"), token_of(url, "Cpp")
            seats = [{"kind": "open"}, {"kind": "open"}]
            table, _ = post(f"{url}/api/v1/tables", {"game": "wiraqocha", "seats": seats},
                            {"Authorization": f"Bearer {python}"})
            table = table["table"]
            host, port = url.removeprefix("http://").split(":")
            bots = [subprocess.Popen([sys.executable, PYTHON_BOT, "--server", url, "--token", python, "--table", table]),
                    subprocess.Popen([cpp_bot, cpp, table, host, port])]
            codes = [bot.wait(LIMIT) for bot in bots]
            with urllib.request.urlopen(f"{url}/api/v1/tables/{table}/record", timeout=20) as answer:
                record = Path(folder, "game.tetra.jsonl")
                record.write_bytes(answer.read())
        finally:
            server.terminate()
            server.wait(20)
        verified = subprocess.run([program, "verify", record], check=False).returncode
    return 0 if codes == [0, 0] and verified == 0 else 1


if __name__ == "__main__":
    sys.exit(main())
