#!/usr/bin/env python3
"""Two guests play Gomoku until one of them has five in a row. Uses only Python's standard library.

    python3 docs/example_client.py http://localhost:8080

Shows what a simple client needs from docs/protocol.md: sessions and rooms over HTTP, then one WebSocket (RFC 6455) per
player.
"""
import base64, json, os, socket, struct, sys, urllib.parse, urllib.request

BASE = (sys.argv[1] if len(sys.argv) > 1 else "http://localhost:8080").rstrip("/")


def post(path, body, token=None):
    headers = {"Content-Type": "application/json", **({"Authorization": "Bearer " + token} if token else {})}
    request = urllib.request.Request(BASE + path, json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request, timeout=10) as response:
        return json.load(response)


class Player:
    """A guest with a session and an open WebSocket."""

    def __init__(self, name):
        session = post("/api/v1/session", {"name": name, "token": True})
        self.you, self.token, self.sent = session["you"], session["token"], 0
        url = urllib.parse.urlsplit(BASE)
        self.socket = socket.create_connection((url.hostname, url.port or 80), timeout=10)
        self.stream = self.socket.makefile("rb")
        head = ["GET /ws HTTP/1.1", "Host: " + url.netloc, "Upgrade: websocket", "Connection: Upgrade",
                "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: " + base64.b64encode(os.urandom(16)).decode(),
                "Sec-WebSocket-Protocol: tengen.v1", "Authorization: Bearer " + self.token]
        self.socket.sendall(("\r\n".join(head) + "\r\n\r\n").encode())
        answer = list(iter(self.stream.readline, b"\r\n"))
        assert b" 101 " in answer[0], answer
        assert self.expect("welcome")["you"] == self.you

    def frame(self, opcode, data):
        """Sends a frame. Clients must mask every frame with a new mask."""
        mask = os.urandom(4)
        length = bytes([128 | len(data)]) if len(data) < 126 else bytes([128 | 126]) + struct.pack(">H", len(data))
        self.socket.sendall(bytes([128 | opcode]) + length + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(data)))

    def send(self, **message):
        self.frame(1, json.dumps(message).encode())

    def receive(self):
        """Returns the next message. Answers the pings that arrive before it."""
        while True:
            first, second = self.stream.read(2)
            length = second & 127
            if length > 125:
                length = int.from_bytes(self.stream.read(2 if length == 126 else 8), "big")
            data = self.stream.read(length)
            if first & 15 == 9:
                self.frame(10, data)
            elif first & 15 == 8:
                sys.exit("closed: %d %s" % (int.from_bytes(data[:2], "big"), data[2:].decode()))
            elif first & 15 == 1:
                return json.loads(data)

    def expect(self, kind):
        """Skips messages until one of this type comes, and returns that one. Fails on an error or a refusal."""
        while True:
            message = self.receive()
            if message["type"] == kind:
                return message
            assert message["type"] not in ("error", "refused"), message

    def join(self, room):
        self.send(type="join", room=room)
        return self.expect("joined")["room"]

    def command(self, room, **command):
        """Sends a command and waits until the server has stored it."""
        self.sent += 1
        self.send(type="command", room=room, command_id="c%d" % self.sent, command=command)
        return self.expect("ack")


anna, ben = Player("anna"), Player("ben")
room = post("/api/v1/rooms", {"setup": {"kind": "gomoku", "size": 15, "ruleset": "freestyle"}, "time": {"type": "none"},
                           "colors": "black", "takeback": "off", "visibility": "public"}, anna.token)["id"]
assert anna.join(room)["role"] == {"type": "player", "seat": "host", "color": "black"}
assert ben.join(room)["role"] == {"type": "spectator"}
ben.command(room, type="sit")
for black, white in zip(["h8", "h9", "h10", "h11"], ["a1", "b1", "c1", "d1"]):
    anna.command(room, type="play", point=black)
    ben.command(room, type="play", point=white)
anna.command(room, type="play", point="h12")
while True:  # Ben has skipped all events up to his last `ack`. The end of the game comes later.
    events = ben.expect("events")
    if events["state"]["phase"] == "finished":
        break
outcome = events["state"]["outcome"]
print("outcome:", json.dumps(outcome))
assert outcome == {"type": "win", "winner": "black", "by": "row"}, outcome
assert events["state"]["row"] == ["h12", "h11", "h10", "h9", "h8"], events["state"]["row"]
