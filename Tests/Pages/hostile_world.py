"""The world that a hostile page would like to reach, and what it leaves behind there."""

import os
import socket
import subprocess
import time
from pathlib import Path

from conftest import command

LIMITS = "topLevelTime=3,busyTime=2,backgroundTime=2,memory=600000000,outputInAll=4000000"

# Where programs of the person's find each other.
SESSION = ["DBUS_SESSION_BUS_ADDRESS", "SSH_AUTH_SOCK", "DISPLAY", "WAYLAND_DISPLAY"]


class World:
    """A home of its own, with a secret and things that listen."""

    def __init__(self, folder):
        self.folder = folder
        self.secret = folder / "home/.ssh/id"
        self.secret.parent.mkdir(parents=True)
        self.secret.write_text("hush")
        self.secret.chmod(0o644)
        self.tcp = socket.create_server(("127.0.0.1", 0))
        self.abstract = f"lekplats-test-{os.getpid()}-{time.monotonic_ns()}"
        self.unix = []
        for name in ("\0" + self.abstract, str(folder / "socket")):
            listening = socket.socket(socket.AF_UNIX)
            listening.bind(name)
            listening.listen()
            self.unix.append(listening)
        self.scratch = folder / "tmp"
        self.scratch.mkdir(mode=0o777)
        self.scratch.chmod(0o777)
        folder.chmod(0o755)

    def bundle(self, page, sources=None):
        bundle = self.folder / f"{time.monotonic_ns()}.playground"
        bundle.mkdir()
        (bundle / "Contents.swift").write_text(page)
        (bundle / "contents.xcplayground").write_text("<playground version='5.0' target-platform='ios'/>")
        for name, text in (sources or {}).items():
            (bundle / "Sources").mkdir(exist_ok=True)
            (bundle / "Sources" / name).write_text(text)
        return bundle

    def run(self, bundle, *arguments, limits=""):
        session = {name: str(self.folder / "socket") for name in SESSION}
        environment = dict(os.environ, LEK_LIMITS=f"{LIMITS},{limits}", SECRET="hush", TMPDIR=str(self.scratch), **session)
        return subprocess.run(
            [command(), "run", str(bundle), *arguments], capture_output=True, timeout=100, env=environment)

    def left(self):
        """Processes and files that a run has left; a process takes a moment to be gone."""
        for _ in range(100):
            found = [entry.name for entry in self.scratch.iterdir()] + self.processes()
            if not found:
                return []
            time.sleep(0.05)
        return found

    def processes(self):
        found = []
        for entry in Path("/proc").iterdir():
            if not entry.name.isdigit():
                continue
            try:
                words = (entry / "environ").read_bytes() + (entry / "cmdline").read_bytes()
            except OSError:
                continue
            if str(self.scratch).encode() in words and int(entry.name) != os.getpid():
                found.append(words.split(b"\0")[0].decode(errors="replace"))
        return found

    def close(self):
        for listening in [self.tcp, *self.unix]:
            listening.close()
