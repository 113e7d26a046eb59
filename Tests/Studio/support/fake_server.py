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

from websockets.asyncio.server import serve
from websockets.datastructures import Headers
from websockets.http11 import Response

ROOT = Path(__file__).resolve().parents[3]
FOLDERS = {
    "/studio/": [ROOT / "Studio"],
    "/codemirror/": [Path("/usr/share/javascript/codemirror")],
    "/fonts/": [
        Path("/usr/share/fonts/opentype/inter"), Path("/usr/share/fonts/truetype/jetbrains-mono")],
}
BLANK = b"""<!doctype html><meta charset="utf-8"><style>body { margin: 0 }</style>
<link rel="stylesheet" href="/studio/css/layers.css"><body></body>"""
PATIENCE = 5


class FakeServer:
    def __init__(self):
        self.received = []
        self.sockets = []
        self.on_connect = []
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
        self._do(self._send(message))

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
        for message in list(self.on_connect):
            await socket.send(message if isinstance(message, bytes) else json.dumps(message))
        try:
            async for message in socket:
                self.received.append(json.loads(message))
        except Exception:
            pass
        finally:
            self.sockets.remove(socket)

    def _answer(self, connection, request):
        path = request.path.split("?")[0]
        if path == "/socket":
            return None
        if path == "/blank":
            return self._response(BLANK, "text/html")
        file = self._file(path)
        if file is None:
            return Response(404, "Not Found", Headers({"Content-Length": "0"}), b"")
        kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        return self._response(file.read_bytes(), kind)

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
