"""What a page sends while it runs, recorded as a browser hears it, and the Swift player's pictures of it."""

import asyncio
import json
import os
import re
import struct
import subprocess
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from websockets.asyncio.client import connect

import swift_player
from scene_frames import COMMIT, DRAWN

ROOT = Path(__file__).resolve().parents[3]
_PATIENCE = 60


class RecordedPage:
    """A page's frames with their times, and the pictures the Swift player drew of chosen moments after the first."""

    glyph_mask = ()

    def __init__(self, folder, name, frames, size, after):
        self.folder, self.name, self.size = folder, name, size
        self.frames = list(_with_times(frames))
        first = min(time for time, body in self.frames if body[1] == COMMIT)
        self.moments = [first + seconds for seconds in after]
        (folder / f"{name}.frames").write_bytes(
            b"".join(struct.pack("<I", len(body)) + body for body in frames))
        (folder / f"{name}.json").write_text(json.dumps({"size": size, "moments": self.moments}))

    def until(self, moment):
        return [(time, struct.pack("<I", 1) + frame) for time, frame in self.frames if time <= moment]

    def picture(self, number):
        return self.folder / f"{self.name}@{number}.png"

    def draw(self):
        swift_player.draw("RecordedPageTests", LEK_RECORDED=str(self.folder))


def record(bundle, seconds, state):
    """All binary frames of a page's first seconds, and the size of its live view; `state` is the studio's own folder."""
    lek = subprocess.Popen(
        [ROOT / ".build/release/lek", "open", bundle, "--no-browser", "--port", "0"],
        stdout=subprocess.PIPE, text=True, env=os.environ | {"LEK_STATE": str(state)})
    try:
        address = re.search(r"https?://\S+", lek.stdout.readline()).group()
        # Playwright has a loop of its own in this thread.
        with ThreadPoolExecutor(1) as elsewhere:
            return elsewhere.submit(asyncio.run, _listen(address, seconds)).result()
    finally:
        lek.terminate()
        lek.wait(timeout=20)


async def _listen(address, seconds):
    origin = re.match(r"https?://[^/]+", address).group()
    token = re.search(r"[?&]token=([^&#]+)", address)
    url = origin.replace("http", "ws", 1) + "/socket" + (f"?token={token.group(1)}" if token else "")
    frames, size, end = [], None, None
    async with connect(url, origin=origin, max_size=None) as socket:
        await socket.send(json.dumps({"type": "attach", "window": "recording"}))
        loop = asyncio.get_running_loop()
        while end is None or loop.time() < end:
            patience = _PATIENCE if end is None else max(0.001, end - loop.time())
            try:
                message = await asyncio.wait_for(socket.recv(), patience)
            except TimeoutError:
                break
            if isinstance(message, bytes):
                if message[5] in DRAWN:
                    frames.append(message[4:])
                if message[5] == COMMIT and end is None:
                    end = loop.time() + seconds
            else:
                said = json.loads(message)
                if said["type"] == "liveView":
                    size = [said["width"], said["height"]]
    return frames, size


def _with_times(frames):
    """A picture or font belongs to the commit that comes after it."""
    waiting = []
    for body in frames:
        waiting.append(body)
        if body[1] == COMMIT:
            time = struct.unpack_from("<d", body, 6)[0]
            yield from ((time, each) for each in waiting)
            waiting = []
