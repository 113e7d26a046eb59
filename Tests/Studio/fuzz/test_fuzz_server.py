"""What strangers may send to the studio's port: HTTP, frames of a WebSocket, and messages of a window, made by chance.

`LEK_FUZZ_ROUNDS` says how many of each, `LEK_FUZZ_SEED` from which seed on; a failure names the seed of its round.
Whatever comes, the studio lives, a window that behaves is served, and the bundle's text is what that window typed.
"""

import base64
import json
import os
import random
import re
import socket
import struct

import pytest

from lone_studio import LoneStudio
from wire_window import GONE, Window

ROUNDS = int(os.environ.get("LEK_FUZZ_ROUNDS", 150))
SEED = int(os.environ.get("LEK_FUZZ_SEED", 1))
PAGE = "print(1)\n"
ODD = [0, -1, 1, 2 ** 31, 2 ** 53, -2 ** 63, 1e308, 0.5, None, True, "", "x", "é\0", "../..", [], [[]], {}, {"type": 1}]

MESSAGES = [
    {"type": "attach", "window": "w", "document": "Made", "page": "Made"}, {"type": "look", "page": "Made"},
    {"type": "edit", "file": "Contents.swift", "base": 0, "operation": [9], "sequence": 1, "keyTime": 0},
    {"type": "touches", "run": 1, "touches": [{"phase": "began", "identifier": 1, "x": 1, "y": 2}], "modifiers": 1},
    {"type": "hover", "run": 1, "x": 1, "y": 1}, {"type": "run", "line": 1}, {"type": "stop"}, {"type": "silent"},
    {"type": "scroll", "run": 1, "phase": "began", "wheel": "smooth", "x": 1, "y": 1, "deltaX": 1, "deltaY": 1},
    {"type": "key", "run": 1, "phase": "down", "usage": 4, "characters": "a", "charactersIgnoringModifiers": "a"},
    {"type": "text", "run": 1, "action": "insert", "text": "a", "selectionStart": 0, "selectionLength": 0},
    {"type": "act", "run": 1, "element": 1, "action": "activate"}, {"type": "pause", "milliseconds": 100},
    {"type": "web", "run": 1, "view": 1, "load": 1, "kind": "message", "question": 1, "name": "a", "text": "b"},
    {"type": "stage", "size": {"width": 100, "height": 100}, "orientation": "upright", "appearance": "dark", "pace": "usual"},
    {"type": "timeline", "page": "Contents.swift", "revision": 0, "items": [{"id": 1, "start": 0, "length": 1}]},
    {"type": "painted", "run": 1, "time": 1}, {"type": "picture", "id": 1, "run": 1, "time": 1},
    {"type": "film", "id": 2, "run": 1, "from": 0, "to": 1}, {"type": "listFolder", "id": 3, "location": "/"},
    {"type": "addFile", "id": 4, "folder": "../..", "name": "a.swift"}, {"type": "upload", "id": 5, "folder": "Resources", "path": "a", "size": 9},
    {"type": "renameFile", "id": 6, "path": "../x", "name": "y"}, {"type": "undoDelete", "id": 7, "undo": "x"},
    {"type": "interface", "id": 8, "file": "Contents.swift"}, {"type": "resolveConflict", "id": 9, "file": "a", "keep": "mine"},
    {"type": "applyConversion", "id": 10, "files": [{"file": "a", "revision": 1}]}, {"type": "orderPages", "id": 11, "pages": ["a"]},
]
REQUEST = b"GET /?token=0 HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: lek=1\r\nIf-None-Match: \"a\"\r\nRange: bytes=0-9\r\n\r\n"


@pytest.fixture(scope="module")
def studio(tmp_path_factory):
    folder = tmp_path_factory.mktemp("fuzz")
    for place in (folder, folder.parent, folder.parent.parent):
        place.chmod(0o755)
    bundle = folder / "Made.playground"
    bundle.mkdir()
    (bundle / "Contents.swift").write_text(PAGE)
    (bundle / "contents.xcplayground").write_text('<playground version="5.0" target-platform="ios"/>')
    studio = LoneStudio(bundle, folder / "studio")
    window = Window("the one that behaves")
    window.connect(studio.port, studio.token)
    window.send({"type": "automatic", "isOn": False})
    yield studio, window
    assert studio.process.poll() is None, "the studio lives"
    window.close()
    assert studio.end() == 0
    assert re.findall(r"(?i)fatal|crash|stack|errno", studio.words.read_text()) == []


def forever(studio):
    """The seeds to be tried; after every few of them the window that behaves has to be served."""
    studio, window = studio
    for number in range(ROUNDS):
        yield SEED + number, random.Random(SEED + number), studio
        if number % 50 == 49 or number == ROUNDS - 1:
            assert studio.process.poll() is None, f"the studio ended at or before seed {SEED + number}"
            line = f"// {SEED + number}\n"
            text = window.texts["Contents.swift"].text
            window.type("Contents.swift", PAGE + line)
            window.wait(lambda: window.is_heard, f"its edit after seed {SEED + number}")
            assert window.ask("save")["isDone"]
            on_disk = (studio.bundle / "Contents.swift").read_text()
            assert on_disk == window.texts["Contents.swift"].text and line in on_disk, (text, on_disk)


def damaged(whole, chance):
    made = bytearray(whole)
    for _ in range(chance.randint(1, 8)):
        place = chance.randrange(len(made)) if made else 0
        way = chance.randrange(5)
        if way == 0 and made:
            made[place] ^= 1 << chance.randrange(8)
        elif way == 1:
            made[place:place] = chance.choice([b"\r\n", b"\0", b"%00", b"../", b":", b"\xff" * 9, b"a" * 9000])
        elif way == 2:
            del made[place:place + chance.randrange(20)]
        elif way == 3:
            made[place:place] = made[:chance.randrange(60)]
        elif made:
            made[place] = chance.randrange(256)
    return bytes(made)


def raw(studio):
    connection = socket.create_connection(("127.0.0.1", int(studio.port)), timeout=20)
    return connection


def say(connection, data, chance):
    """Says it in pieces, hears a little of what comes back, and leaves in one way or another."""
    try:
        cut = chance.randrange(len(data) + 1)
        connection.sendall(data[:cut])
        connection.sendall(data[cut:])
        if chance.random() < 0.3:
            connection.shutdown(socket.SHUT_WR)
            connection.settimeout(0.05)
            connection.recv(1000)
    except OSError:
        pass
    if chance.random() < 0.3:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    connection.close()


def test_http_by_chance(studio):
    for _, chance, one in forever(studio):
        say(raw(one), damaged(REQUEST.replace(b"127.0.0.1", f"127.0.0.1:{one.port}".encode()), chance), chance)


def upgraded(studio):
    connection = raw(studio)
    key = base64.b64encode(b"0123456789abcdef").decode()
    connection.sendall((
        f"GET /socket?token={studio.token} HTTP/1.1\r\nHost: 127.0.0.1:{studio.port}\r\n"
        f"Origin: http://127.0.0.1:{studio.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n").encode())
    assert connection.recv(12) == b"HTTP/1.1 101"
    return connection


def frame(data, chance):
    head = bytes([chance.choice([0x81, 0x82, 0x01, 0x00, 0x80, 0x88, 0x89, 0x8a, 0xf1, 0x83])])
    mask = chance.randbytes(4)
    length = len(data) if chance.random() < 0.8 else chance.choice([0, 125, 126, 65535, 2 ** 31, 2 ** 63 - 1])
    size = bytes([0x80 | length]) if length < 126 else (
        b"\xfe" + struct.pack(">H", length) if length < 65536 else b"\xff" + struct.pack(">Q", length))
    return head + size + mask + bytes(byte ^ mask[index % 4] for index, byte in enumerate(data))


def test_frames_by_chance(studio):
    for _, chance, one in forever(studio):
        frames = b"".join(
            frame(json.dumps(chance.choice(MESSAGES[3:])).encode(), chance) for _ in range(chance.randint(1, 5)))
        say(upgraded(one), damaged(frames, chance) if chance.random() < 0.7 else frames, chance)


def changed(value, chance):
    """A message with odd values in it."""
    if chance.random() < 0.2:
        return chance.choice(ODD)
    if isinstance(value, dict):
        return {key: changed(part, chance) if key != "type" else part
                for key, part in value.items() if chance.random() > 0.1 or key == "type"}
    if isinstance(value, list):
        return [changed(part, chance) for part in value] * chance.choice([1, 1, 1, 30])
    return value


def test_messages_by_chance(studio):
    """Touch streams among them: what begins may never end, and what ends may never have begun."""
    stranger, living = None, 0
    for seed, chance, one in forever(studio):
        if stranger is None:
            stranger = Window(f"a stranger {seed}")
            stranger.connect(one.port, one.token)
            # What it is told is of no interest to it.
            stranger.hear = lambda message: None
        try:
            for _ in range(10):
                message = chance.choice([message for message in MESSAGES if message["type"] not in ("edit",)])
                stranger.send(changed(message, chance) | {"type": message["type"]} if chance.random() < 0.95 else ODD)
            stranger.send(changed({"type": "edit", "file": "Contents.swift", "base": 10 ** 6, "operation": [1, "x", -1],
                                   "sequence": 10 ** 6, "keyTime": 0}, chance) if chance.random() < 0.2 else {"type": "stop"})
            stranger.pump()
            living += 1
        except (*GONE, TypeError):
            stranger.close()
            stranger = None
    assert living > 0
    if stranger:
        stranger.close()
