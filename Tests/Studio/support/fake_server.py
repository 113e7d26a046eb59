"""A server that speaks docs/wire-format.md to a browser and does what a test tells it.

It serves the studio as it lies on disk, under the policy the real server sets, and keeps every
message the browser sends. One serves many tests: `reset` makes it what a new one is, but for its
port and for the files, which a browser keeps.
"""

import asyncio
import json
import mimetypes
import threading
import time
from urllib.parse import parse_qs, urlsplit

from served_files import read, response
from shared_texts import SharedTexts
from web_connection import WebConnection

PATIENCE = 60


class FakeServer:
    # What stays when all else is reset.
    _OWN = ("_loop", "_server", "_thread", "_connections", "_files", "port", "sockets")

    def __init__(self):
        self.sockets = []
        self.port = None
        # Every connection, and the answers of files that were asked for.
        self._connections = set()
        self._files = {}
        self._begin()
        self._loop = asyncio.new_event_loop()
        self._server = None
        started = threading.Event()
        self._thread = threading.Thread(target=self._run, args=[started], daemon=True)
        self._thread.start()
        assert started.wait(PATIENCE)

    def _begin(self):
        """What every test begins with."""
        self.received = []
        # What a window is told when it has said what it wants to show.
        self.on_connect = []
        self.studio = {
            "type": "studio", "epoch": "first", "documents": [], "recents": [], "templates": [],
            "folder": "/home", "locale": "en"}
        self.shared = SharedTexts()
        # The last document that a window was told of.
        self.told = None
        # Whether edits are done; else they stay unanswered.
        self.does_edits = True
        # By the type of a request: a function from the message to the answer's fields; a text refuses it.
        self.answers = {}
        # What every window is told after the next answer.
        self.to_tell = []
        # What a window is told that attaches; else `on_connect`.
        self.on_attach = None
        # Hears the bytes that a window sends.
        self.on_bytes = lambda message: None
        # The bundle's pictures, by path: what is served at /resource.
        self.resources = {}
        # What is served as the archive of sample pictures.
        self.archive = b"PK"
        self._refuses = False

    # What tests say

    @property
    def address(self):
        return f"http://127.0.0.1:{self.port}/"

    def send(self, message):
        """A JSON message, or the bytes of a frame, to every browser."""
        if isinstance(message, dict) and message["type"] == "document":
            self.shared.learn(message)
        self._do(self._send, message)

    def change(self, path, operation, origin="window"):
        """Another window, or the disk, changes a text."""
        self.send(self.shared.change(path, operation, origin))

    def drop(self):
        """Cuts all sockets."""
        self._do(self._drop)

    def refuse(self):
        """Cuts all connections and accepts no new ones."""
        self._do(self._refuse)

    def accept(self):
        """Accepts connections again, at the same port."""
        self._refuses = False

    def reset(self):
        """Cuts all sockets, and knows of nothing that happened."""
        self._do(self._reset)

    def messages(self, kind):
        return [message for message in list(self.received) if message["type"] == kind]

    def wait_for(self, kind, count=1, pump=lambda: time.sleep(0.01)):
        end = time.monotonic() + PATIENCE
        while len(self.messages(kind)) < count:
            assert time.monotonic() < end, f"waited for {count} × {kind}, got {self.received}"
            pump()
        return self.messages(kind)[count - 1]

    def close(self):
        self._do(self._stop)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(PATIENCE)

    # What it does

    def _do(self, work, *arguments):
        """Done where the messages are heard, so that nothing happens meanwhile."""
        async def done():
            work(*arguments)
        asyncio.run_coroutine_threadsafe(done(), self._loop).result(PATIENCE)

    def _run(self, started):
        asyncio.set_event_loop(self._loop)
        self._server = self._loop.run_until_complete(
            self._loop.create_server(lambda: WebConnection(self), "127.0.0.1", 0, backlog=128))
        self.port = self._server.sockets[0].getsockname()[1]
        started.set()
        self._loop.run_forever()

    def _stop(self):
        self._server.close()
        self._refuse()

    def _drop(self, connections=None):
        sockets = list(self.sockets)
        # One that is cut says nothing more, whatever lies in its buffers.
        self.sockets.clear()
        for connection in connections or sockets:
            connection.abort()

    def _refuse(self):
        self._refuses = True
        self._drop(list(self._connections))

    def _reset(self):
        self._drop()
        for name in set(vars(self)) - set(self._OWN):
            delattr(self, name)
        self._begin()

    def _send(self, message):
        for socket in list(self.sockets):
            socket.send(message if isinstance(message, bytes) else json.dumps(message))

    # What a connection says

    def connected(self, connection):
        self._connections.add(connection)
        if self._refuses:
            connection.abort()

    def disconnected(self, connection):
        self._connections.discard(connection)
        if connection in self.sockets:
            self.sockets.remove(connection)

    def opened(self, socket):
        self.sockets.append(socket)
        socket.send(json.dumps(self.studio | {"documents": self._documents()}))

    def heard(self, socket, message):
        if socket not in self.sockets:
            return
        try:
            self._hear(socket, message)
        except Exception as problem:
            self.received.append({"type": "fault", "problem": repr(problem)})
            socket.abort()

    def _documents(self):
        """Those of the studio; else those that a window will be told of."""
        if self.on_attach or self.studio["documents"]:
            return self.studio["documents"]
        told = [message for message in self.on_connect
                if isinstance(message, dict) and message["type"] == "document"]
        return [
            {key: document[key] for key in ("document", "name", "location")} for document in told]

    def _tell(self):
        while self.to_tell:
            self._send(self.to_tell.pop(0))

    def _hear(self, socket, message):
        if isinstance(message, bytes):
            self.received.append({"type": "bytes", "bytes": message})
            self.on_bytes(message)
            self._tell()
            return
        message = json.loads(message)
        if message["type"] == "heard?":
            socket.send(json.dumps({"type": "answer", "id": message["id"], "isDone": True}))
            return
        if message["type"] == "attach":
            self._greet(socket, message)
        if message["type"] == "edit" and self.does_edits:
            accepted = self.shared.edit(message)
            message |= {"text": self.shared.texts[message["file"]], "version": accepted["version"]}
            self.received.append(message)
            socket.send(json.dumps(self._whole(message) if "restores" in message else accepted))
            return
        self.received.append(message)
        if "id" in message:
            socket.send(json.dumps(self._answer_to(message)))
            self._tell()

    def _whole(self, edit):
        """The document as it is after an edit: what brings back an old text is answered so."""
        files = [file | {"text": self.shared.texts[file["path"]], "revision": self.shared.revisions[file["path"]]}
                 if "text" in file else file for file in self.told["files"]]
        return self.told | {"files": files, "version": self.shared.version, "sequence": edit["sequence"]}

    def _greet(self, socket, wanted):
        if self.on_attach:
            for message in self.on_attach(wanted):
                socket.send(json.dumps(message))
                if message["type"] == "document":
                    self.shared.learn(message)
                    self.told = message
                self.told = message
            return
        for message in list(self.on_connect):
            if isinstance(message, bytes):
                socket.send(message)
                continue
            socket.send(json.dumps(message))
            if message["type"] == "document":
                self.shared.learn(message)
                self.told = message
                page = message["pages"][0]
                socket.send(json.dumps({"type": "page", **page}))

    def _answer_to(self, message):
        answer = self.answers.get(message["type"], lambda _: f"There is no {message['type']} here.")
        said = answer(message)
        if isinstance(said, str):
            return {"type": "answer", "id": message["id"], "isDone": False, "message": said}
        return {"type": "answer", "id": message["id"], "isDone": True, **(said or {})}

    # Files

    def answer(self, address):
        """What is answered to a request for an address, head and body."""
        path = address.split("?")[0]
        if path == "/resource":
            asked = parse_qs(urlsplit(address).query)["path"][0]
            if asked not in self.resources:
                return response(self.port, b"", "text/plain", status="404 Not Found")
            kind = mimetypes.guess_type(asked)[0] or "application/octet-stream"
            return response(self.port, self.resources[asked], kind)
        if path == "/images.zip":
            return response(self.port, self.archive, "application/zip")
        if path not in self._files:
            self._files[path] = read(self.port, path)
        return self._files[path]
