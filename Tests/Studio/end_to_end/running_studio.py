"""The real `lek` on a bundle."""

import os
import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]


def command():
    return os.environ.get("LEK") or str(ROOT / ".build/release/lek")


class RunningStudio:
    """`lek open` on a bundle; it can be killed and started again at the same port."""

    def __init__(self, bundle):
        self.bundle = bundle
        self.port = "0"
        self.start()

    def start(self):
        self.process = subprocess.Popen(
            [command(), "open", str(self.bundle), "--no-browser", "--trace", "--port", self.port],
            stdout=subprocess.PIPE, text=True, bufsize=1,
            env=os.environ | {"LEK_STATE": str(self.bundle.parent / "state")})
        self.address = re.search(r"http://\S+", self.process.stdout.readline()).group()
        self.port = re.search(r":(\d+)/", self.address).group(1)

    def kill(self):
        self.process.kill()
        self.process.wait(timeout=15)

    def end(self):
        """As with Ctrl-C; ending it twice is no fault."""
        self.process.terminate()
        assert self.process.wait(timeout=15) == 0
