"""A window of the studio, without a browser: it says and hears what docs/wire-format.md says."""

import contextlib
import hashlib
import json
import socket
import struct
import time

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from window_text import WindowText
from wire import COMMIT, ELEMENTS


class Seen:
    """What a window was shown of one run."""

    def __init__(self):
        self.commits, self.time, self.total = 0, 0.0, None
        self.gaps = 0
        self.digest = hashlib.sha256()
        self.has_live_view = False


class Window:
    def __init__(self, name, queue=None):
        """It answers pings while nobody asks it what it has heard, as a browser does; one with a queue stops reading when that is full."""
        self.name, self.queue = name, queue
        self.socket = None
        self.left_open = []
        self.epoch = None
        self.texts, self.pages = {}, []
        self.page = None
        self.sequence = self.version = 0
        self.versions = {}
        self.state, self.runs, self.run = {}, {}, None
        self.answers, self.asked, self.latest_version = {}, 0, 0
        self.problems, self.conflicts = [], []
        self.is_cut = self.is_ending = False
        # One that is silent says its edits later.
        self.is_silent = False
        # Texts that a server started anew had otherwise; whoever typed them types again.
        self.to_type_again = []

    # The connection

    def connect(self, port, token, page=None):
        self.socket = connect(
            f"ws://127.0.0.1:{port}/socket?token={token}", origin=f"http://127.0.0.1:{port}",
            max_size=None, max_queue=self.queue, compression=None, open_timeout=60, ping_interval=None)
        wanted = page or self.page
        self.documents_heard = 0
        self.send({"type": "attach", "window": self.name} | ({"page": wanted} if wanted else {}))
        self.wait(lambda: self.documents_heard, "the document")

    def cut(self, manner):
        """The connection goes: as it should, in the middle of a word, or without the server noticing."""
        self.is_cut = True
        self.state, self.run, self.runs = {}, None, {}
        left, self.socket = self.socket, None
        if left is None:
            return
        if manner == "half-open":
            self.left_open.append(left)
        elif manner == "reset":
            with contextlib.suppress(OSError):
                left.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            left.close_socket()
        else:
            left.close()

    def close(self):
        for each in [self.socket, *self.left_open]:
            if each:
                each.close_socket()
        self.socket, self.left_open = None, []

    def send(self, message):
        self.socket.send(json.dumps(message))

    def pump(self):
        """Hears all that has come."""
        while self.socket is not None:
            try:
                self.hear(self.socket.recv(timeout=0))
            except TimeoutError:
                return

    def wait(self, condition, what, patience=60):
        end = time.monotonic() + patience
        while not condition():
            left = end - time.monotonic()
            if left <= 0:
                raise TimeoutError(f"{self.name} waited {patience} s for {what}; it was told {self.state}")
            try:
                self.hear(self.socket.recv(timeout=min(left, 0.2)))
            except TimeoutError:
                pass

    def ask(self, kind, patience=60, **fields):
        self.asked += 1
        number = self.asked
        self.send({"type": kind, "id": number, **fields})
        self.wait(lambda: number in self.answers, f"an answer to {kind}", patience)
        return self.answers.pop(number)

    # Typing

    def type(self, path, text):
        """The text becomes another one."""
        self.texts[path].edit(text)
        self.say_edit(path)

    def say_edit(self, path):
        if self.is_silent:
            return
        edit = self.texts[path].send(self.sequence + 1)
        if edit and self.socket:
            self.sequence += 1
            self.send({"type": "edit", "file": path, "keyTime": time.time() * 1000, **edit})
        elif edit:
            # Nobody hears it; it stays what has to be said.
            self.texts[path].waiting, self.texts[path].outstanding = self.texts[path].outstanding[0], None

    def versions_of_run(self):
        """The version that a run has to have so that it is of the newest texts of this page."""
        return max((version for path, version in self.versions.items()
                    if path == self.pages.get(self.page) or path.startswith("Sources/")), default=0)

    @property
    def is_heard(self):
        return all(text.is_heard for text in self.texts.values())

    # Hearing

    def hear(self, message):
        if isinstance(message, bytes):
            self.hear_frame(message)
            return
        message = json.loads(message)
        handler = getattr(self, "hear_" + message["type"], None)
        if handler:
            handler(message)

    def hear_document(self, message):
        self.documents_heard += 1
        former, self.epoch = self.epoch, message["epoch"]
        is_same = former == self.epoch
        was_cut, self.is_cut = self.is_cut, False
        self.pages = {page["name"]: page["path"] for page in message["pages"]}
        self.latest_version = message["version"]
        if not is_same:
            self.versions.clear()
        for file in message["files"]:
            if "text" not in file:
                continue
            path, known = file["path"], self.texts.get(file["path"])
            if known is None:
                self.texts[path] = WindowText(file["text"], file["revision"])
            elif is_same:
                confirmed = known.confirmed
                known.rejoin(file["text"], file["revision"], message.get("sequence", 0),
                             lambda sent: was_cut or sent == message.get("refused"))
                if known.confirmed != confirmed:
                    self.versions[path] = message["version"]
            elif known.begin_anew(file["text"], file["revision"], former):
                self.to_type_again.append(path)
            self.say_edit(path)

    def hear_accepted(self, message):
        self.latest_version = max(self.latest_version, message["version"])
        self.versions[message["file"]] = message["version"]
        self.texts[message["file"]].accepted(message["revision"])
        self.say_edit(message["file"])

    def hear_changed(self, message):
        self.latest_version = max(self.latest_version, message["version"])
        self.versions[message["file"]] = message["version"]
        self.texts[message["file"]].changed(message["operation"], message["revision"])

    def hear_saved(self, message):
        for path, text in self.texts.items():
            if self.versions.get(path, 0) <= message["version"]:
                text.saved = text.confirmed

    def hear_page(self, message):
        self.page, self.run, self.runs, self.state = message["name"], None, {}, {}

    def hear_state(self, message):
        self.state = message

    def hear_runStarted(self, message):
        self.run = message["run"]
        self.runs = {self.run: Seen()}

    def hear_liveView(self, message):
        if message["run"] in self.runs:
            self.runs[message["run"]].has_live_view = True

    def hear_answer(self, message):
        self.answers[message["id"]] = message

    def hear_problem(self, message):
        self.problems.append(message["message"])

    def hear_conflict(self, message):
        self.conflicts.append(message)

    def hear_ending(self, message):
        self.is_ending = True
        self.send({"type": "silent"})

    def hear_frame(self, frame):
        run, _, kind = struct.unpack_from("<IBB", frame)
        seen = self.runs.get(run)
        if seen is None:
            return
        if kind == COMMIT:
            number, moment = struct.unpack_from("<Id", frame, 6)
            seen.gaps += number != seen.commits + 1
            seen.commits, seen.time = number, moment
            seen.digest.update(frame)
        if kind == ELEMENTS and (place := frame.find(b"total ")) > 0:
            seen.total = int(frame[place + 6:place + 14].split(b".")[0])


GONE = ConnectionClosed, ConnectionError, OSError
