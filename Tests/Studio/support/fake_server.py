"""A server that speaks docs/wire-format.md to a browser and does what a test tells it.

It serves the studio as it lies on disk, under the policy the real server sets, and keeps every
message the browser sends.
"""

import asyncio
import http
import json
import mimetypes
import threading
import time
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

from websockets.asyncio.server import serve
from websockets.datastructures import Headers
from websockets.exceptions import ConnectionClosed
from websockets.http11 import Response

import joined_scripts
from shared_texts import SharedTexts

ROOT = Path(__file__).resolve().parents[3]
FOLDERS = {
    "/studio/js/": joined_scripts.folders(),
    "/studio/": [ROOT / "Studio"],
    "/codemirror/": [Path("/usr/share/javascript/codemirror")],
    "/fonts/": [
        Path("/usr/share/fonts/opentype/inter"), Path("/usr/share/fonts/truetype/jetbrains-mono")],
}
BLANK = b"""<!doctype html><meta charset="utf-8"><style>body { margin: 0 }</style>
<link rel="stylesheet" href="/studio/css/layers.css"><body></body>"""
# As Sources/StudioServer/Files/WebFrame.swift says it; a test of the server holds the two together.
WEB_POLICY = (
    "sandbox allow-scripts; default-src 'none'; script-src 'unsafe-inline' 'unsafe-eval' data:; "
    "style-src 'unsafe-inline' data:; img-src data: blob:; media-src data: blob:; font-src data:; "
    "connect-src 'none'; frame-src 'none'; worker-src 'none'; base-uri 'none'; form-action 'none'; "
    "webrtc 'block'; frame-ancestors 'self'")
PATIENCE = 15


class FakeServer:
    def __init__(self):
        self.received = []
        self.sockets = []
        # What a window is told when it has said what it wants to show.
        self.on_connect = []
        self.studio = {
            "type": "studio", "epoch": "first", "documents": [], "recents": [], "templates": [],
            "folder": "/home", "locale": "en"}
        self.shared = SharedTexts()
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
        self._loop = asyncio.new_event_loop()
        self._started = threading.Event()
        self._server = None
        self.port = None
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        assert self._started.wait(PATIENCE)

    # What tests say

    @property
    def address(self):
        return f"http://127.0.0.1:{self.port}/"

    def send(self, message):
        """A JSON message, or the bytes of a frame, to every browser."""
        if isinstance(message, dict) and message["type"] == "document":
            self.shared.learn(message)
        self._do(self._send(message))

    def change(self, path, operation, origin="window"):
        """Another window, or the disk, changes a text."""
        self.send(self.shared.change(path, operation, origin))

    def drop(self):
        """Cuts all connections."""
        self._do(self._drop())

    def refuse(self):
        """Cuts all connections and accepts no new ones."""
        self._do(self._stop_listening())

    def accept(self):
        """Accepts connections again, at the same port."""
        self._do(self._listen(self.port))

    def messages(self, kind):
        return [message for message in list(self.received) if message["type"] == kind]

    def wait_for(self, kind, count=1, pump=lambda: time.sleep(0.01)):
        end = time.monotonic() + PATIENCE
        while len(self.messages(kind)) < count:
            assert time.monotonic() < end, f"waited for {count} × {kind}, got {self.received}"
            pump()
        return self.messages(kind)[count - 1]

    def close(self):
        self._do(self._stop_listening())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(PATIENCE)

    # What it does

    def _do(self, work):
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE)

    def _run(self):
        asyncio.set_event_loop(self._loop)
        self._loop.run_until_complete(self._listen(0))
        self._started.set()
        self._loop.run_forever()

    async def _listen(self, port):
        self._server = await serve(
            self._converse, "127.0.0.1", port, process_request=self._answer, compression=None,
            max_size=None)
        self.port = self._server.sockets[0].getsockname()[1]

    async def _stop_listening(self):
        server, self._server = self._server, None
        if server:
            server.close()
            await self._drop()
            await server.wait_closed()

    async def _drop(self):
        for socket in list(self.sockets):
            socket.transport.abort()

    async def _send(self, message):
        for socket in list(self.sockets):
            await socket.send(message if isinstance(message, bytes) else json.dumps(message))

    async def _converse(self, socket):
        self.sockets.append(socket)
        await socket.send(json.dumps(self.studio | {"documents": self._documents()}))
        try:
            async for message in socket:
                await self._hear(socket, message)
        except Exception as problem:
            if self.sockets and not isinstance(problem, ConnectionClosed):
                self.received.append({"type": "fault", "problem": repr(problem)})
        finally:
            self.sockets.remove(socket)

    def _documents(self):
        """Those of the studio; else those that a window will be told of."""
        if self.on_attach or self.studio["documents"]:
            return self.studio["documents"]
        told = [message for message in self.on_connect
                if isinstance(message, dict) and message["type"] == "document"]
        return [
            {key: document[key] for key in ("document", "name", "location")} for document in told]

    async def _tell(self):
        while self.to_tell:
            await self._send(self.to_tell.pop(0))

    async def _hear(self, socket, message):
        if isinstance(message, bytes):
            self.received.append({"type": "bytes", "bytes": message})
            self.on_bytes(message)
            await self._tell()
            return
        message = json.loads(message)
        if message["type"] == "attach":
            await self._greet(socket, message)
        if message["type"] == "edit" and self.does_edits:
            accepted = self.shared.edit(message)
            message |= {"text": self.shared.texts[message["file"]], "version": accepted["version"]}
            self.received.append(message)
            await socket.send(json.dumps(self._whole(message) if "restores" in message else accepted))
            return
        self.received.append(message)
        if "id" in message:
            await socket.send(json.dumps(self._answer_to(message)))
            await self._tell()

    def _whole(self, edit):
        """The document as it is after an edit: what brings back an old text is answered so."""
        files = [file | {"text": self.shared.texts[file["path"]], "revision": self.shared.revisions[file["path"]]}
                 if "text" in file else file for file in self.told["files"]]
        return self.told | {"files": files, "version": self.shared.version, "sequence": edit["sequence"]}

    async def _greet(self, socket, wanted):
        if self.on_attach:
            for message in self.on_attach(wanted):
                await socket.send(json.dumps(message))
                if message["type"] == "document":
                    self.shared.learn(message)
                    self.told = message
                self.told = message
            return
        for message in list(self.on_connect):
            if isinstance(message, bytes):
                await socket.send(message)
                continue
            await socket.send(json.dumps(message))
            if message["type"] == "document":
                self.shared.learn(message)
                self.told = message
                page = message["pages"][0]
                await socket.send(json.dumps({"type": "page", **page}))

    def _answer_to(self, message):
        answer = self.answers.get(message["type"], lambda _: f"There is no {message['type']} here.")
        said = answer(message)
        if isinstance(said, str):
            return {"type": "answer", "id": message["id"], "isDone": False, "message": said}
        return {"type": "answer", "id": message["id"], "isDone": True, **(said or {})}

    def _answer(self, connection, request):
        path = request.path.split("?")[0]
        if path == "/socket":
            return None
        if path == "/blank":
            return self._response(BLANK, "text/html")
        if path == "/resource":
            asked = parse_qs(urlsplit(request.path).query)["path"][0]
            if asked in self.resources:
                kind = mimetypes.guess_type(asked)[0] or "application/octet-stream"
                return self._response(self.resources[asked], kind)
        if path == "/images.zip":
            return self._response(self.archive, "application/zip")
        file = self._file(path)
        if file is None:
            return Response(404, "Not Found", Headers({"Content-Length": "0"}), b"")
        kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        response = self._response(file.read_bytes(), kind)
        if path == "/studio/web-frame.html":
            del response.headers["Content-Security-Policy"]
            response.headers["Content-Security-Policy"] = WEB_POLICY
        return response

    def _file(self, path):
        if path == "/":
            return ROOT / "Studio/index.html"
        for prefix, folders in FOLDERS.items():
            if not path.startswith(prefix):
                continue
            for folder in folders:
                file = (folder / path[len(prefix):]).resolve()
                if file.is_file():
                    return file
        return None

    def _response(self, body, kind):
        policy = (
            f"default-src 'self'; connect-src 'self' ws://127.0.0.1:{self.port}; "
            "img-src 'self' blob: data:; style-src 'self' 'unsafe-inline'; script-src 'self'; "
            "object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'")
        headers = Headers({
            "Content-Type": kind, "Content-Length": str(len(body)), "Cache-Control": "no-cache",
            "Content-Security-Policy": policy, "Connection": "close"})
        return Response(http.HTTPStatus.OK.value, "OK", headers, body)
