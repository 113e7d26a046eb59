"""Kills the page, the warm host and `lek` itself, at moments made by a seed, while texts are saved and run.

    python Tests/Pages/kill_storm.py [--rounds 500] [--seed 1]

It drives `lek open` as a browser does. Each round types a new text, which is saved and run, and kills
something, or nothing, a while later. What always has to hold: the page's file is one of the texts that
were typed, whole, and never older than the last that was said to be saved; the next text runs; and at
the end no process, no session folder, no control group and no second file in the bundle is left.
"""

import argparse
import json
import os
import random
import re
import shutil
import signal
import subprocess
import tempfile
import time
from collections import Counter, deque
from pathlib import Path

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 60
VICTIMS = ["nothing", "page", "host", "lek"]


class Storm:
    def __init__(self, command, folder, seed):
        self.command, self.folder = command, folder
        self.random = random.Random(seed)
        self.scratch = folder / "tmp"
        self.scratch.mkdir()
        self.scratch.chmod(0o755)
        folder.chmod(0o755)
        self.bundle = folder / "Storm.playground"
        self.bundle.mkdir()
        self.file = self.bundle / "Contents.swift"
        (self.bundle / "contents.xcplayground").write_text(
            "<playground version='5.0' target-platform='ios'/>")
        self.texts = [self.text(0)]
        self.file.write_text(self.texts[0])
        self.saved = 0
        self.said = set()
        self.heard = deque(maxlen=30)
        self.counts = Counter()
        self.process = self.socket = None
        self.others = set(self.groups())

    def text(self, number):
        # Long enough that half of it would be seen.
        filling = "".join(f"let n{number}_{line} = {line}\n" for line in range(20))
        return f"{filling}print(\"round {number}\")\nwhile {number} % 3 == 0 {{}}\n"

    # lek

    def start(self):
        environment = dict(os.environ, TMPDIR=str(self.scratch), LEK_LIMITS="topLevelTime=20")
        self.process = subprocess.Popen(
            [self.command, "open", str(self.bundle), "--no-browser", "--port", "0"],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=environment)
        line = self.process.stdout.readline()
        port, token = re.search(r"127\.0\.0\.1:(\d+)/\?token=([0-9a-f]+)", line).groups()
        # Left open on purpose: a browser whose server was killed does not say goodbye.
        self.socket = connect(
            f"ws://127.0.0.1:{port}/socket?token={token}", origin=f"http://127.0.0.1:{port}",
            max_size=None, compression=None).__enter__()
        self.socket.send(json.dumps({"type": "attach", "window": f"{port} {self.process.pid}"}))
        opened = self.hear(lambda message: message["type"] == "document")
        self.version = opened["version"]
        self.versions = {}
        self.sequence = 0
        page = next(file for file in opened["files"] if file["path"] == "Contents.swift")
        self.revision, self.shown = page["revision"], page["text"]
        assert self.shown in self.texts[self.saved:], "lek opened a text that nobody typed"

    def hear(self, wanted, patience=PATIENCE):
        """Hears messages until one is wanted; none within the time is none."""
        end = time.monotonic() + patience
        while (left := end - time.monotonic()) > 0:
            try:
                message = self.socket.recv(timeout=left)
            except TimeoutError:
                return None
            if isinstance(message, bytes):
                continue
            message = json.loads(message)
            self.heard.append(str(message)[:300])
            if message["type"] == "console":
                text = "".join(item["text"] for item in message["items"])
                self.said.update(int(number) for number in re.findall(r"round (\d+)\n", text))
            if message["type"] == "saved":
                self.saved = max(self.saved, self.versions.get(message["version"], 0))
            if wanted(message):
                return message
        return None

    def type(self):
        """The next text; each one is told apart by its number."""
        number = len(self.texts)
        self.texts.append(self.text(number))
        self.version += 1
        self.sequence += 1
        self.versions[self.version] = number
        self.socket.send(json.dumps({
            "type": "edit", "file": "Contents.swift", "base": self.revision,
            "operation": [self.texts[-1], -len(self.shown)], "sequence": self.sequence,
            "keyTime": time.time() * 1000}))
        self.revision += 1
        self.shown = self.texts[-1]

    # What is checked

    def check_file(self):
        text = self.file.read_text()
        assert text in self.texts[self.saved:], (
            f"the file is not one of the texts since {self.saved}: {text[:80]!r} … {len(text)}")

    def has_run(self, number):
        return number in self.said or self.hear(lambda _: number in self.said)

    # Who is there

    def sandboxed(self):
        """Processes that live in one of our sandboxes, by their numbers: (process, parent, inner)."""
        found = []
        for entry in Path("/proc").iterdir():
            if not entry.name.isdigit():
                continue
            try:
                if str(self.scratch) not in (entry / "mountinfo").read_text():
                    continue
                status = (entry / "status").read_text()
            except OSError:
                continue
            parent = int(re.search(r"^PPid:\s+(\d+)", status, re.M).group(1))
            inner = int(re.search(r"^NSpid:.*\s(\d+)$", status, re.M).group(1))
            found.append((int(entry.name), parent, inner))
        return found

    def victims(self, kind):
        processes = self.sandboxed()
        hosts = [process for process, _, inner in processes if inner == 1]
        if kind == "host":
            return hosts
        return [process for process, parent, _ in processes if parent in hosts]

    def all_processes(self):
        found = {process for process, _, _ in self.sandboxed()}
        for entry in Path("/proc").iterdir():
            try:
                if entry.name.isdigit() and int(entry.name) != os.getpid():
                    if str(self.scratch).encode() in (entry / "cmdline").read_bytes():
                        found.add(int(entry.name))
            except OSError:
                pass
        return found

    # A round

    def round(self):
        if self.process is None:
            self.start()
        self.type()
        number = len(self.texts) - 1
        victim = self.random.choice(VICTIMS)
        self.counts[victim] += 1
        end = time.monotonic() + self.random.uniform(0, 0.8)
        try:
            while (left := end - time.monotonic()) > 0:
                self.hear(lambda _: False, left)
                self.check_file()
            self.kill(victim)
            self.check_file()
        except ConnectionClosed:
            assert victim == "lek"
        if self.process is None or self.random.random() < 0.3:
            return
        if victim == "nothing":
            assert self.has_run(number), f"round {number} was not run"
        else:
            # Whatever was lost with it, the next text runs.
            self.type()
            assert self.has_run(number + 1), f"nothing runs after {victim} was killed"
        self.check_file()

    def kill(self, victim):
        if victim == "nothing":
            return
        if victim == "lek":
            self.process.kill()
            self.process.wait()
            self.process = None
            return
        for process in self.victims(victim):
            try:
                os.kill(process, signal.SIGKILL)
            except ProcessLookupError:
                pass

    def run(self, rounds):
        for number in range(rounds):
            self.round()
            if number % 50 == 49:
                print(f"{number + 1} rounds, {len(self.texts) - 1} texts, {dict(self.counts)}", flush=True)
        self.end()

    def end(self):
        """The next `lek` sweeps what a killed one left; then it ends as it should."""
        if self.process is None:
            self.start()
        self.type()
        number = len(self.texts) - 1
        assert self.has_run(number), "the last text was not run"
        self.process.terminate()
        assert self.process.wait(timeout=30) == 0
        self.process = None
        assert self.file.read_text() == self.texts[-1]
        assert sorted(entry.name for entry in self.bundle.iterdir()) == [
            "Contents.swift", "contents.xcplayground"]
        for _ in range(100):
            groups = [group for group in self.groups() if group not in self.others]
            left = [entry.name for entry in self.scratch.iterdir()], self.all_processes(), groups
            if left == ([], set(), []):
                return
            time.sleep(0.05)
        assert False, f"left: {left}"

    def groups(self):
        """Control groups of dead `lek`s. Others may be at work on this machine, and a `lek` that was
        killed below another control group than ours leaves what no `lek` of ours can sweep."""
        found = []
        for folder in Path("/sys/fs/cgroup").glob("**/lekplats-*-*"):
            if not Path("/proc", folder.name.split("-")[1]).exists():
                found.append(str(folder))
        return found

    def close(self):
        if self.process:
            self.process.kill()
            self.process.wait()


def storm(rounds, seed, command=None):
    command = command or os.environ.get("LEK") or str(ROOT / ".build/release/lek")
    folder = Path(tempfile.mkdtemp(prefix="lek-storm-"))
    storm = Storm(command, folder, seed)
    try:
        storm.run(rounds)
    except BaseException:
        print("heard last:", *storm.heard, sep="\n")
        raise
    finally:
        storm.close()
        shutil.rmtree(folder, ignore_errors=True)
    return storm.counts


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    print(dict(storm(arguments.rounds, arguments.seed)))
