"""HTTP and WebSocket clients of the attackers; they share no code with the server."""

import base64
import http.client
import ipaddress
import json
import os
import socket
import struct
import time
import urllib.parse

PATIENCE = 20  # seconds that any single answer may take


def is_loopback(url):
    host = urllib.parse.urlsplit(url).hostname or ""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


class Answer:
    def __init__(self, status, headers, body):
        self.status, self.headers, self.body = status, headers, body

    @property
    def ok(self):
        return self.status < 400

    @property
    def json(self):
        try:
            return json.loads(self.body)
        except ValueError:
            return {}

    @property
    def code(self):
        """Why it was refused; empty if it was not."""
        return "" if self.ok else self.json.get("error", {}).get("code", str(self.status))


class Http:
    """One visitor: keeps a connection, a cookie or a token, and what a proxy would say of it."""

    def __init__(self, url, forwarded=None, token=None):
        self.url, self.forwarded, self.token = url, forwarded, token
        self.cookie = None
        self.connection = None

    def ask(self, method, path, body=None):
        for attempt in (0, 1):  # a connection that the server has closed meanwhile is opened again
            try:
                return self._ask(method, path, body)
            except (http.client.HTTPException, ConnectionError):
                self.close()
                if attempt:
                    raise

    def _ask(self, method, path, body):
        if self.connection is None:
            place = urllib.parse.urlsplit(self.url)
            self.connection = http.client.HTTPConnection(place.hostname, place.port, timeout=PATIENCE)
        data = body if body is None or isinstance(body, (bytes, str)) else json.dumps(body)
        self.connection.request(method, path, data.encode() if isinstance(data, str) else data, self.headers())
        response = self.connection.getresponse()
        answer = Answer(response.status, response.headers, response.read())
        for cookie in response.headers.get_all("Set-Cookie") or []:
            self._keep(cookie.split(";")[0])
        return answer

    def _keep(self, cookie):
        """Beside those of other names, as a browser does."""
        name = cookie.split("=")[0]
        others = [old for old in (self.cookie or "").split("; ") if old and old.split("=")[0] != name]
        self.cookie = "; ".join([*others, cookie])

    def headers(self):
        headers = {"Content-Type": "application/json"}
        if self.cookie:
            headers["Cookie"] = self.cookie
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        if self.forwarded:
            headers.update({"X-Forwarded-For": self.forwarded, "X-Forwarded-Proto": "https"})
        return headers

    def get(self, path):
        return self.ask("GET", path)

    def post(self, path, body=None):
        return self.ask("POST", path, {} if body is None else body)

    def close(self):
        if self.connection:
            self.connection.close()
        self.connection = None


class WebSocket:
    """Text messages both ways. With deflate=True it only asks for compression, as browsers do."""

    def __init__(self, http_client, deflate=False):
        place = urllib.parse.urlsplit(http_client.url)
        self.socket = socket.create_connection((place.hostname, place.port), timeout=PATIENCE)
        headers = {**http_client.headers(), "Host": place.netloc, "Upgrade": "websocket", "Connection": "Upgrade",
                   "Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode()}
        del headers["Content-Type"]
        if deflate:
            headers["Sec-WebSocket-Extensions"] = "permessage-deflate; client_max_window_bits"
        lines = ["GET /ws HTTP/1.1", *(f"{name}: {value}" for name, value in headers.items()), "", ""]
        self.socket.sendall("\r\n".join(lines).encode())
        self.buffer = b""
        self.received = 0  # bytes of messages
        head = self._until(b"\r\n\r\n")
        self.is_open = b" 101 " in head.split(b"\r\n")[0]

    def _more(self):
        data = self.socket.recv(65536)
        if not data:
            raise ConnectionError("closed")
        self.buffer += data

    def _until(self, end):
        while end not in self.buffer:
            self._more()
        head, self.buffer = self.buffer.split(end, 1)
        return head

    def send(self, message):
        data = message.encode() if isinstance(message, str) else json.dumps(message).encode()
        mask = os.urandom(4)
        size = len(data)
        head = struct.pack("!BB", 0x81, 0x80 | size) if size < 126 else struct.pack("!BBH", 0x81, 0xFE, size)
        key = (mask * (size // 4 + 1))[:size]
        masked = (int.from_bytes(data, "big") ^ int.from_bytes(key, "big")).to_bytes(size, "big") if size else b""
        self.socket.sendall(head + mask + masked)

    def read(self, seconds):
        """The next message, or None if none comes in time or the server closes."""
        try:
            return self._read(time.monotonic() + seconds)
        except (TimeoutError, OSError):
            return None

    def _read(self, until):
        while True:
            self.socket.settimeout(max(0.001, until - time.monotonic()))
            opcode, payload = self._frame()
            if opcode == 8:
                self.is_open = False
                return None
            if opcode == 1:
                self.received += len(payload)
                return json.loads(payload)

    def _frame(self):
        while (frame := self._whole_frame()) is None:
            self._more()  # on a timeout what has come so far stays in the buffer
        return frame

    def _whole_frame(self):
        if len(self.buffer) < 2:
            return None
        size, head = self.buffer[1] & 127, 2
        if size >= 126:
            head = 4 if size == 126 else 10
            if len(self.buffer) < head:
                return None
            size = int.from_bytes(self.buffer[2:head], "big")
        if len(self.buffer) < head + size:
            return None
        opcode, payload = self.buffer[0] & 15, self.buffer[head:head + size]
        self.buffer = self.buffer[head + size:]
        return opcode, payload

    def read_all(self, seconds):
        """Everything that comes until it is silent for so long."""
        messages = []
        while (message := self.read(seconds)) is not None:
            messages.append(message)
        return messages

    def wait_for(self, seconds, *types):
        """The first message of one of these types."""
        until = time.monotonic() + seconds
        while (left := until - time.monotonic()) > 0:
            message = self.read(left)
            if message is None or message["t"] in types:
                return message
        return None

    def close(self):
        self.socket.close()
