"""What the journal of a document adds to an edit, as a share of the baseline.

Two playgrounds are open in one studio. The lock of the second one's journal is held here, so that
the studio works without a journal there. Edits of the two take turns; each lasts from the message
until the studio has accepted it. Run alone, it prints both times.
"""

import argparse
import fcntl
import json
import os
import re
import statistics
import tempfile
import time
from contextlib import ExitStack, contextmanager
from pathlib import Path

from websockets.sync.client import connect

from opened_studio import opened
from yardstick import Yardstick

FILE = "Contents.swift"
LINES = "".join(f"let value{number} = {number}\n" for number in range(30))
PAIRS = 1000


class Document:
    """An open playground, as a window that types at the end of its page."""

    def __init__(self, connection, identifier):
        self.socket, self.sequence = connection, 0
        self._send({"type": "attach", "window": f"benchmark {identifier}", "document": identifier})
        facts = self._hear("document")
        assert facts["document"] == identifier
        self.identifier = identifier
        file = next(file for file in facts["files"] if file["path"] == FILE)
        self.length, self.revision = len(file["text"]), file["revision"]
        self._send({"type": "automatic", "isOn": False})

    def milliseconds(self):
        """Of one typed letter, until it is accepted."""
        self.sequence += 1
        began = time.perf_counter()
        self._send({
            "type": "edit", "document": self.identifier, "file": FILE, "base": self.revision,
            "operation": [self.length, "/"], "sequence": self.sequence,
            "keyTime": time.time() * 1000})
        accepted = self._hear("accepted")
        took = 1000 * (time.perf_counter() - began)
        self.length, self.revision = self.length + 1, accepted["revision"]
        return took

    def _send(self, message):
        self.socket.send(json.dumps(message))

    def _hear(self, kind):
        while True:
            message = self.socket.recv(timeout=60)
            if isinstance(message, str) and (read := json.loads(message))["type"] == kind:
                return read


class Desk:
    """A studio on two playgrounds, the second one without a journal."""

    def __init__(self, address, state, bundles, stack):
        port, token = re.search(r":(\d+)/\?token=(\w+)", address).groups()
        self.port, self.token, self.stack = port, token, stack
        with_journal = self._open(bundles[0])
        without = self._open(bundles[1])
        self._ask({"type": "closePlayground", "document": without})
        self.journals = [state / "journals" / name for name in (with_journal, without)]
        lock = stack.enter_context(self.journals[1].open("w"))
        fcntl.flock(lock, fcntl.LOCK_EX)
        assert self._open(bundles[1]) == without
        self.documents = [Document(self._connect(), name) for name in (with_journal, without)]

    def _connect(self):
        return self.stack.enter_context(connect(
            f"ws://127.0.0.1:{self.port}/socket?token={self.token}",
            origin=f"http://127.0.0.1:{self.port}", max_size=None, compression=None))

    def _open(self, bundle):
        return self._ask({"type": "openPlayground", "location": str(bundle)})["document"]

    def _ask(self, message):
        socket = self._connect()
        socket.send(json.dumps(message | {"id": 1}))
        while True:
            heard = socket.recv(timeout=60)
            if isinstance(heard, str) and (read := json.loads(heard))["type"] == "answer":
                return read


@contextmanager
def desk(root):
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="journal-cost-")))
        folder.chmod(0o755)
        bundles = [folder / f"{name}.playground" for name in ("With", "Without")]
        for bundle in bundles:
            bundle.mkdir()
            (bundle / FILE).write_text(f"{LINES}// ")
            (bundle / "contents.xcplayground").write_text(
                '<?xml version="1.0"?>\n<playground version="5.0" target-platform="ios"/>\n')
        state = folder / "state"
        address, _ = stack.enter_context(opened(root, bundles[0], state=state))
        yield Desk(address, state, bundles, stack)


def times(root, pairs=PAIRS):
    """Milliseconds of edits with a journal and of edits without."""
    found = ([], [])
    with desk(root) as studio:
        for number in range(pairs + 50):
            order = (0, 1) if number % 2 else (1, 0)
            for one in order:
                took = studio.documents[one].milliseconds()
                # The first ones begin the journal and fill caches.
                if number >= 50:
                    found[one].append(took)
        assert [bool(os.path.getsize(journal)) for journal in studio.journals] == [True, False]
    return found


def baseline(root):
    with tempfile.TemporaryDirectory() as bundle:
        compiler = Yardstick(root, bundle)
        try:
            return statistics.median(compiler.milliseconds(LINES, transform=True) for _ in range(5))
        finally:
            compiler.close()


def share(root):
    """Percent of the baseline."""
    with_journal, without = map(statistics.median, times(root))
    print(f"an edit is accepted within {with_journal:.3f} ms, without a journal {without:.3f} ms")
    return 100 * (with_journal - without) / baseline(root)


def main():
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("--root", type=Path, required=True)
    print(f"of the baseline: {share(arguments.parse_args().root):.3f} %")


if __name__ == "__main__":
    main()
