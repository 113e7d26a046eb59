"""One connection of a browser: requests one after the other, or a socket for messages."""

import asyncio

from websockets.exceptions import InvalidHandshake
from websockets.frames import Opcode
from websockets.http11 import Request
from websockets.protocol import OPEN
from websockets.server import ServerProtocol

END = b"\r\n\r\n"


class WebConnection(asyncio.Protocol):
    """`owner` answers requests, and is told when a socket opens, says something and ends."""

    def __init__(self, owner):
        self.owner = owner
        self.transport = None
        self.protocol = None
        self._waiting = b""
        self._pieces = []

    def send(self, message):
        """A text or bytes, to an open socket; to one that is closing, nothing."""
        if self.protocol.state is not OPEN:
            return
        if isinstance(message, bytes):
            self.protocol.send_binary(message)
        else:
            self.protocol.send_text(message.encode())
        self._flush()

    def abort(self):
        self.transport.abort()

    # What the loop says

    def connection_made(self, transport):
        self.transport = transport
        self.owner.connected(self)

    def connection_lost(self, problem):
        self.owner.disconnected(self)

    def data_received(self, data):
        if self.protocol is not None:
            self._receive(data)
            return
        self._waiting += data
        while self.protocol is None and END in self._waiting:
            head, _, rest = self._waiting.partition(END)
            if b"\r\nupgrade: websocket" in head.lower():
                self.protocol = ServerProtocol(max_size=None)
                self._receive(self._waiting)
                return
            self._waiting = rest
            self.transport.write(self.owner.answer(head.split(b" ", 2)[1].decode()))

    # A socket

    def _receive(self, data):
        self.protocol.receive_data(data)
        for event in self.protocol.events_received():
            if isinstance(event, Request):
                self._open(event)
            elif event.opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
                self._take(event)
        self._flush()

    def _open(self, request):
        response = self.protocol.accept(request)
        self.protocol.send_response(response)
        if self.protocol.state is not OPEN:
            raise InvalidHandshake(f"{request.path} opens no socket")
        self._flush()
        self.owner.opened(self)

    def _take(self, frame):
        """A long message comes in pieces, and only the first says of which kind it is."""
        self._pieces.append(frame)
        if not frame.fin:
            return
        whole = b"".join(piece.data for piece in self._pieces)
        kind, self._pieces = self._pieces[0].opcode, []
        self.owner.heard(self, whole.decode() if kind is Opcode.TEXT else whole)

    def _flush(self):
        for data in self.protocol.data_to_send():
            if data:
                self.transport.write(data)
            elif self.transport.can_write_eof():
                self.transport.write_eof()
        if self.protocol.close_expected():
            self.transport.close()
