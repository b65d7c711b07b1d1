#!/usr/bin/env python3
"""A bot that plays random moves: TENGEN_TOKEN=tengen_… python3 docs/example_bot.py http://localhost:8080"""
import json, os, random, sys, time, urllib.error, urllib.request

BASE = (sys.argv[1] if len(sys.argv) > 1 else "http://localhost:8080").rstrip("/")
HEADERS = {"Authorization": "Bearer " + os.environ["TENGEN_TOKEN"], "Content-Type": "application/json"}
SEEK = {"setup": {"kind": "gomoku", "size": 9, "ruleset": "freestyle"}, "time": {"type": "none"},
        "colors": "random", "takeback": "off", "visibility": "public"}


def request(path, body=None):
    return urllib.request.urlopen(urllib.request.Request(BASE + path, body and json.dumps(body).encode(), HEADERS), timeout=60)


def command(room, kind, **fields):
    """Sends a command, again and again with the same id while the server asks to wait."""
    body = {"command_id": "%x" % random.getrandbits(64), "command": {"type": kind, **fields}}
    while True:
        try:
            return request("/api/v1/rooms/%s/commands" % room, body).close()
        except urllib.error.HTTPError as error:
            answer = json.load(error)
            if answer["code"] not in ("rate_limited", "unavailable", "draining"):
                return  # For example, the opponent has resigned meanwhile.
            time.sleep(answer.get("wait_ms", 1000) / 1000)


def act(room):
    view = json.load(request("/api/v1/rooms/%s?legal=true" % room))
    move, phase = random.choice(view["legal"] or ["resign"]), view["state"]["phase"]
    if phase == "waiting":
        command(room, "guess", parity=random.choice(["odd", "even"]))
    elif phase == "scoring":
        command(room, "accept_score", dead=view["state"]["scoring"]["dead"])
    elif phase == "playing":
        command(room, move) if move in ("pass", "resign") else command(room, "play", point=move)


while True:
    try:
        for line in request("/api/v1/stream?open=true"):
            message = json.loads(line)
            print(message["type"], flush=True)
            if message["type"] in ("ready", "over"):
                rooms = json.load(request("/api/v1/rooms"))["yours"]
                if not any(room["phase"] == "waiting" for room in rooms):
                    request("/api/v1/rooms", SEEK).close()
            elif message["type"] == "challenge" and message["room"]["opening"] == "free":
                command(message["room"]["id"], "sit")
            elif message["type"] == "challenge":  # This bot cannot play other openings.
                request("/api/v1/rooms/%s/challenge/decline" % message["room"]["id"], {"reason": "game"}).close()
            elif message["type"] == "ping":
                request("/api/v1/session").close()  # This proves that the bot does not hang.
            elif message["type"] == "turn":
                act(message["room"])
            elif message["type"] == "offered":
                command(message["room"], "decline", offer=message["offer"])
    except OSError as error:  # The connection is lost or refused, or the server refused a request.
        sys.exit("The token is unknown or deleted.") if getattr(error, "code", 0) == 401 else print("trying again:", error)
    time.sleep(2)
