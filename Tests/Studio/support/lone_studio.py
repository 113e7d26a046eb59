"""`lek open` without a browser: what it says goes into a file, what it makes for itself into a folder of its own."""

import os
import re
import subprocess
import time
from pathlib import Path

from household import Household

ROOT = Path(__file__).resolve().parents[3]
PATIENCE = 120


def command():
    return os.environ.get("LEK") or str(ROOT / ".build/release/lek")


class LoneStudio:
    def __init__(self, bundle, folder, **environment):
        """With other variables in its environment, where it needs them."""
        self.bundle, self.folder, self.environment = bundle, folder, environment
        self.scratch = folder / "tmp"
        self.scratch.mkdir(parents=True)
        for place in (folder, self.scratch):
            place.chmod(0o755)
        self.household = Household(self.scratch)
        self.words = folder / "words.txt"
        self.port = "0"
        self.start()

    def start(self):
        said = self.words.stat().st_size if self.words.exists() else 0
        with self.words.open("a") as words:
            self.process = subprocess.Popen(
                [command(), "open", str(self.bundle), "--no-browser", "--port", self.port], stdout=words, stderr=words,
                env=os.environ | {"TMPDIR": str(self.scratch), "LEK_STATE": str(self.folder / "state")} | self.environment)
        end = time.monotonic() + PATIENCE
        while not (found := re.search(r"http://127\.0\.0\.1:(\d+)/\?token=(\w+)", self.words.read_text()[said:])):
            assert self.process.poll() is None and time.monotonic() < end, self.words.read_text()[-2000:]
            time.sleep(0.02)
        self.port, self.token = found.groups()

    def kill(self):
        self.process.kill()
        self.process.wait(timeout=PATIENCE)

    def end(self):
        """As with Ctrl-C."""
        self.process.terminate()
        return self.process.wait(timeout=PATIENCE)

    def processes(self):
        """Its processes that live long, by what they are: (name, process)."""
        yield "studio", self.process.pid
        for process, name in self.household.below(self.process.pid).items():
            if name == "sourcekit-lsp":
                yield "language server", process
        for host in self.household.hosts():
            yield "sandbox of a host", host
