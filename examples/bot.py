#!/usr/bin/env python3
"""bot.py --token TOKEN [--server URL] [--table ID]: a Tetrapolis bot that plays at random.

It follows its tables (or joins the given one), answers whenever it is to move, and connects again
after any failure. Only the standard library is used; replace `choose` by something clever.
"""

import argparse
import json
import random
import threading
import time
import urllib.error
import urllib.request
import uuid

SILENCE = 15  # a stream sends something every 5 seconds


def choose(table):
    """A path of actions: one of the choices, with one of the answers if it asks a question."""
    choice = random.choice(table["choices"])
    path = [choice["act"]]
    if choice["next"]:
        path.append(random.choice(choice["next"])["act"])
    return path


class Server:
    def __init__(self, url, token):
        self.url = url.rstrip("/")
        self.headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}

    def open(self, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, data, self.headers)
        return urllib.request.urlopen(request, timeout=SILENCE)

    def lines(self, path):
        with self.open(path) as stream:
            for line in stream:
                yield json.loads(line)

    def post(self, path, body):
        """The answer, or the error's code. Waits if the server says that we are too fast."""
        while True:
            try:
                with self.open(path, body) as answer:
                    return json.load(answer)
            except urllib.error.HTTPError as error:
                complaint = json.load(error)["error"]
                if error.code != 429:
                    return complaint
                time.sleep(float(error.headers.get("Retry-After", "1")))


def play(server, table_id):
    """Plays one table to its end."""
    version = ""
    while True:
        try:
            for table in server.lines(f"/api/v1/tables/{table_id}/stream?since={version}"):
                if table["t"] != "table":
                    continue
                version = table["version"]
                if table["state"] in ("over", "cancelled"):
                    print(f"{table_id}: {table['outcome']['text']['en']}", flush=True)
                    return
                if table["choices"]:
                    act(server, table)
        except OSError as error:
            print(f"{table_id}: {error}; connecting again", flush=True)
            time.sleep(1)


def act(server, table):
    command = {"t": "act", "id": str(uuid.uuid4()), "table": table["table"],
               "seen": table["version"], "seat": table["viewer"], "path": choose(table)}
    while True:  # the same id again is safe: it is played once
        try:
            server.post(f"/api/v1/tables/{table['table']}/act", command)
            return
        except OSError:
            time.sleep(1)


def join(server, table_id):
    order = {"t": "order", "id": str(uuid.uuid4()), "table": table_id, "seen": 0, "order": "sit"}
    with server.open(f"/api/v1/tables/{table_id}") as answer:
        order["seen"] = json.load(answer)["version"]
    print(f"{table_id}: {server.post(f'/api/v1/tables/{table_id}/order', order)}", flush=True)


def follow(server):
    """Starts a player for every table of mine."""
    playing = set()
    while True:
        try:
            for message in server.lines("/api/v1/stream"):
                # "mine" once, then what is new in it.
                news = {"mine": "tables", "mine_changed": "changed"}.get(message["t"])
                for table in message[news] if news else []:
                    if table["id"] not in playing and table["state"] == "running":
                        playing.add(table["id"])
                        threading.Thread(target=play, args=(server, table["id"]), daemon=True).start()
        except OSError as error:
            print(f"{error}; connecting again", flush=True)
            time.sleep(1)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--server", default="http://127.0.0.1:8080")
    parser.add_argument("--token", required=True)
    parser.add_argument("--table", help="join this table, play it and stop")
    arguments = parser.parse_args()
    server = Server(arguments.server, arguments.token)
    if arguments.table:
        join(server, arguments.table)
        play(server, arguments.table)
    else:
        follow(server)


if __name__ == "__main__":
    main()
