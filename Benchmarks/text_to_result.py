"""Gives a page thirty different texts, and waits each time for the first value that is shown.

The page is thirty lines that import Foundation, with one file of Sources. The studio is driven as a browser drives
it, over its WebSocket: `edit` with the new text, `run` so that no pause is waited for, and then the first `results` of
that version. Between two changes the yardstick compiles the very same text, and `swiftc` compiles and runs it with its
Sources, so that all three meet the same machine.
"""

import argparse
import asyncio
import json
import random
import re
import shutil
import statistics
import subprocess
import tempfile
import time
from pathlib import Path

from websockets.asyncio.client import connect

from opened_studio import opened
from yardstick import Yardstick

REST = 0.4
PATIENCE = 30
MOST_OF_THE_YARDSTICK = 1.5
LEAST_OF_SWIFTC = 2.5

PAGE = """import Foundation

let seed = {number}
var numbers = [Int]()
for index in 0..<20 {{
    numbers.append((seed * (index + 3)) % 97)
}}
let sorted = numbers.sorted()
let sum = numbers.reduce(0, +)
let mean = Double(sum) / Double(numbers.count)

struct Reading {{
    var name: String
    var value: Double
    var text: String {{ String(format: "%@: %.2f", name, value) }}
}}

let readings = numbers.enumerated().map {{ Reading(name: "r\\($0.offset)", value: Double($0.element) / mean) }}
let words = readings.map {{ $0.text }}.joined(separator: ", ")
let upper = words.uppercased()

func squareRoot(of number: Double) -> Double {{
    var guess = number / 2
    for _ in 0..<6 {{ guess = (guess + number / guess) / 2 }}
    return guess
}}

let root = squareRoot(of: Double(seed))
let box = Box(width: mean, height: root)
let date = Date(timeIntervalSince1970: Double(seed) * 1000)
print(box.area, root, sum, date.timeIntervalSince1970)
"""

SOURCES = """import Foundation

public struct Box {
    public var width: Double
    public var height: Double

    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    public var area: Double { width * height }
    public var text: String { String(format: "%.1f x %.1f", width, height) }
}
"""


class Studio:
    """An open playground, as the browser that shows it."""

    def __init__(self, socket):
        self.socket = socket
        self.version = 0

    async def start(self):
        await self._send({"type": "attach", "window": "benchmark"})
        document = await self._message("document")
        self.version, self.sequence = document["version"], 0
        page = next(file for file in document["files"] if file["kind"] == "page")
        self.page, self.revision, self.text = page["path"], page["revision"], page["text"]
        await self._end()

    async def change(self, text):
        """Milliseconds from the text to its first value, and where they went."""
        self.version += 1
        start = time.perf_counter()
        self.sequence += 1
        await self._send({"type": "edit", "file": self.page, "base": self.revision,
                          "operation": [text, -len(self.text)], "sequence": self.sequence,
                          "keyTime": time.time() * 1000})
        self.text = text
        self.revision += 1
        await self._send({"type": "run"})
        seen = {}
        while not {"results", "trace"} <= seen.keys():
            message = await self._message("results", "trace", version=self.version)
            seen.setdefault(message["type"], (time.perf_counter(), message))
        await self._end()
        phases = {phase["name"]: phase["milliseconds"] for phase in seen["trace"][1]["phases"]}
        return (seen["results"][0] - start) * 1000, phases

    async def _end(self):
        while (await self._message("state", version=self.version))["phase"] != "finished":
            pass

    async def _send(self, message):
        await self.socket.send(json.dumps(message))

    async def _message(self, *kinds, version=None):
        async with asyncio.timeout(PATIENCE):
            while True:
                payload = await self.socket.recv()
                message = json.loads(payload) if isinstance(payload, str) else {}
                if message.get("type") == "diagnostics" and message["items"]:
                    raise SystemExit(f"The page does not compile: {message}")
                if message.get("type") in kinds and version in (None, message.get("version")):
                    return message


class PlainSwift:
    """What one does without Lekplats: `swiftc main.swift Sources/*.swift && ./a.out`."""

    def __init__(self, sources):
        self.folder = Path(tempfile.mkdtemp(prefix="plain-swift-"))
        self.sources = sources

    def close(self):
        shutil.rmtree(self.folder)

    def milliseconds(self, text):
        # Only a file of this name may have code at its top level when there are several.
        (self.folder / "main.swift").write_text(text)
        start = time.perf_counter()
        subprocess.run(["swiftc", "main.swift", *self.sources, "-o", "a.out"], cwd=self.folder,
                       check=True, capture_output=True)
        subprocess.run(["./a.out"], cwd=self.folder, check=True, capture_output=True)
        return (time.perf_counter() - start) * 1000


def make_bundle(folder, number):
    bundle = folder / "Texts.playground"
    (bundle / "Sources").mkdir(parents=True)
    (bundle / "Contents.swift").write_text(PAGE.format(number=number))
    (bundle / "Sources/Box.swift").write_text(SOURCES)
    (bundle / "contents.xcplayground").write_text(
        "<playground version='5.0' target-platform='ios'/>\n")
    return bundle


async def measure(address, numbers, yardstick, plain):
    token = re.search(r"[?&]token=([^&#]+)", address)
    origin = re.match(r"https?://[^/]+", address).group()
    url = origin.replace("http", "ws", 1) + "/socket" + (f"?token={token.group(1)}" if token else "")
    rows = []
    async with connect(url, origin=origin, max_size=None) as socket:
        studio = Studio(socket)
        await studio.start()
        for number in numbers:
            text = PAGE.format(number=number)
            await asyncio.sleep(REST)
            whole, phases = await studio.change(text)
            row = {"whole": whole, **phases}
            for name, milliseconds in {
                "yardstick": lambda: yardstick.milliseconds(text, transform=True),
                "without the transform": lambda: yardstick.milliseconds(text, transform=False),
                "swiftc and run": lambda: plain.milliseconds(text),
            }.items():
                # Whoever comes after a rest finds a slower machine than whoever comes at once.
                await asyncio.sleep(REST)
                row[name] = milliseconds()
            rows.append(row)
    return rows


def report(rows):
    """Prints medians and ratios; whether both promises hold."""
    print(f"{len(rows)} changes, milliseconds     median     95th")
    for name in rows[0]:
        values = sorted(row[name] for row in rows if name in row)
        print(f"{name:28} {statistics.median(values):9.1f} {values[int(len(values) * 0.95)]:8.1f}")
    to_yardstick = statistics.median(row["whole"] / row["yardstick"] for row in rows)
    to_swiftc = statistics.median(row["swiftc and run"] / row["whole"] for row in rows)
    plain = statistics.median(row["whole"] / row["without the transform"] for row in rows)
    print(f"ratio to the yardstick: median {to_yardstick:.2f} (at most {MOST_OF_THE_YARDSTICK}); "
          f"without the transform {plain:.2f}")
    print(f"times as fast as swiftc: median {to_swiftc:.2f} (at least {LEAST_OF_SWIFTC})")
    return to_yardstick <= MOST_OF_THE_YARDSTICK and to_swiftc >= LEAST_OF_SWIFTC


def main():
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--root", type=Path, required=True)
    arguments.add_argument("--changes", type=int, default=30)
    options = arguments.parse_args()

    folder = Path(tempfile.mkdtemp(prefix="text-to-result-"))
    numbers = random.Random(3).sample(range(100, 1000), options.changes + 1)
    bundle = make_bundle(folder, numbers.pop())
    yardstick = Yardstick(options.root, bundle)
    plain = PlainSwift([bundle / "Sources/Box.swift"])
    try:
        with opened(options.root, bundle, "--trace") as (address, _):
            rows = asyncio.run(measure(address, numbers, yardstick, plain))
    finally:
        yardstick.close()
        plain.close()
        shutil.rmtree(folder)
    raise SystemExit(0 if report(rows) else 1)


if __name__ == "__main__":
    main()
