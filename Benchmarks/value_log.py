"""What logging a value costs: two million of each kind, beside the same page with hooks that do nothing.

Three builds of one page, run in turn: in the page host with the value log, as a program with empty hooks, and
as a program without the transform. The page times its own loops, one at top level and one in a function for
each kind of value. The memory is what the page's process has grown by over all of its loops.
"""

import argparse
import os
import re
import shutil
import statistics
import subprocess
import tempfile
from pathlib import Path

BUDGET_NANOSECONDS = 30
BUDGET_MEGABYTES = 20

# name, type, a value
KINDS = [
    ("Int", "Int", "41"),
    ("Double", "Double", "2.5"),
    ("String", "String", 'String(repeating: "long ", count: 12)'),
    ("plain struct", "Point", "Point(x: 1, y: 2)"),
    ("[Int]", "[Int]", "Array(0..<10)"),
    ("[String]", "[String]", '["one", "two", "three"]'),
    ("[String: Int]", "[String: Int]", '["one": 1, "two": 2]'),
    ("struct of texts", "Person", 'Person(name: "Ada", parts: [1, 2])'),
    ("own description", "Described", 'Described(name: "Ada")'),
    ("enum with payload", "Shape", 'Shape.named("circle")'),
    ("class", "Node", "Node()"),
]

HEAD = """
import Foundation
struct Point { var x: Double; var y: Double }
struct Person { var name: String; var parts: [Int] }
struct Described: CustomStringConvertible {
  var name: String
  var description: String { "described as " + name }
}
enum Shape { case named(String), none }
final class Node { var number = 1 }
let passes = PASSES
func now() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}
func pages() -> Int {
  var text = [CChar](repeating: 0, count: 200)
  let descriptor = open("/proc/self/statm", O_RDONLY)
  read(descriptor, &text, 199)
  close(descriptor)
  return Int(String(cString: text).split(separator: " ")[1])!
}
var began = 0.0
let pagesBefore = pages()
"""

PART = """
let sampleINDEX: TYPE = VALUE
func loopINDEX(_ sample: TYPE) {
  for _ in 0..<passes { let value = sample }
}
began = now()
for _ in 0..<passes { let value = sampleINDEX }
print("TIME INDEX top", (now() - began) / Double(passes))
began = now()
loopINDEX(sampleINDEX)
print("TIME INDEX function", (now() - began) / Double(passes))
"""

EMPTY_HOOKS = """
public func __builtin_log_with_id<Value>(
  _ object: Value, _ name: String, _ id: Int, _ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int
) -> AnyObject? { nil }
public func __builtin_log_scope_entry(
  _ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int) -> AnyObject? { nil }
public func __builtin_log_scope_exit(
  _ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int) -> AnyObject? { nil }
public func __builtin_postPrint(
  _ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int) -> AnyObject? { nil }
public func __builtin_send_data(_ object: AnyObject?) {}
"""


def page_text(passes):
    text = HEAD.replace("PASSES", str(passes))
    for index, (_, type_name, value) in enumerate(KINDS):
        text += PART.replace("INDEX", str(index)).replace("TYPE", type_name).replace("VALUE", value)
    return text + 'print("PAGES", pages() - pagesBefore)\n'


class Builds:
    """The three ways to run the page."""

    def __init__(self, root, passes):
        self.root = Path(root)
        self.folder = Path(tempfile.mkdtemp(prefix="value-log-"))
        text = page_text(passes)
        bundle = self.folder / "Loops.playground"
        bundle.mkdir()
        (bundle / "Contents.swift").write_text(text)
        (bundle / "contents.xcplayground").write_text(
            '<playground version="5.0" target-platform="ios" executeOnSourceChanges="true"/>')
        (self.folder / "main.swift").write_text(text)
        (self.folder / "EmptyHooks.swift").write_text(EMPTY_HOOKS)
        self._compile("-O", "-parse-as-library", "-emit-library", "-emit-module", "-module-name",
                      "EmptyHooks", "EmptyHooks.swift", "-o", "libEmptyHooks.so")
        self._compile("-Onone", "-Xfrontend", "-playground", "-Xfrontend", "-import-module", "-Xfrontend",
                      "EmptyHooks", "-I", ".", "-L", ".", "-lEmptyHooks", "-Xlinker", "-rpath=$ORIGIN",
                      "main.swift", "-o", "empty")
        self._compile("-Onone", "main.swift", "-o", "plain")
        self.commands = {
            "log": [self.root / ".build/release/lek", "run", bundle],
            "empty": [self.folder / "empty"],
            "plain": [self.folder / "plain"],
        }

    def close(self):
        shutil.rmtree(self.folder)

    def _compile(self, *arguments):
        compiler = os.path.realpath(shutil.which("swiftc"))
        subprocess.run(["swiftc", "-swift-version", "5", "-suppress-warnings", *arguments],
                       executable=compiler, cwd=self.folder, check=True)

    def run(self, name):
        """Nanoseconds by kind and place, and the megabytes the page has grown by."""
        done = subprocess.run(self.commands[name], capture_output=True, text=True, timeout=300)
        if done.returncode != 0:
            raise SystemExit(f"{name}: {done.stdout}\n{done.stderr}")
        times = {(int(index), place): float(time) for index, place, time in
                 re.findall(r"^TIME (\d+) (\w+) (\S+)$", done.stdout, re.M)}
        pages = int(re.search(r"^PAGES (-?\d+)$", done.stdout, re.M).group(1))
        return times, pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def report(samples, memory):
    median = {name: {key: statistics.median(run[key] for run in runs) for key in runs[0]}
              for name, runs in samples.items()}
    print(f"{'ns a pass, medians':32}{'plain':>9}{'empty':>9}{'log':>9}{'above':>9}{'to plain':>10}")
    worst = 0
    for index, (name, _, _) in enumerate(KINDS):
        for place in ["top", "function"]:
            plain, empty, log = (median[build][index, place] for build in ["plain", "empty", "log"])
            worst = max(worst, log - empty)
            title = f"{name}, {'top level' if place == 'top' else 'function'}"
            print(f"{title:32}{plain:9.1f}{empty:9.1f}{log:9.1f}{log - empty:9.1f}{log / plain:9.1f}x")
    grown = statistics.median(memory["log"]) - statistics.median(memory["empty"])
    print(f"\nabove empty hooks: at most {worst:.1f} ns a value (budget {BUDGET_NANOSECONDS})")
    print(f"memory above empty hooks: {grown:.1f} MB (budget {BUDGET_MEGABYTES})")
    return worst <= BUDGET_NANOSECONDS and grown <= BUDGET_MEGABYTES


def ratio(root, passes=2_000_000, rounds=3):
    """The logged loop over an Int in a function, over the same loop without the transform."""
    builds = Builds(root, passes)
    try:
        times = [[builds.run(name)[0][0, "function"] for name in ("log", "empty", "plain")] for _ in range(rounds)]
    finally:
        builds.close()
    log, empty, plain = (statistics.median(column) for column in zip(*times))
    print(f"an Int in a function, ns a pass: {log:.1f}; with empty hooks {empty:.1f}; bare {plain:.1f}")
    return log / plain


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--root", required=True)
    parser.add_argument("--passes", type=int, default=2_000_000)
    parser.add_argument("--rounds", type=int, default=5)
    options = parser.parse_args()
    builds = Builds(options.root, options.passes)
    samples = {name: [] for name in builds.commands}
    memory = {name: [] for name in builds.commands}
    try:
        for _ in range(options.rounds):
            for name in builds.commands:
                times, megabytes = builds.run(name)
                samples[name].append(times)
                memory[name].append(megabytes)
    finally:
        builds.close()
    raise SystemExit(0 if report(samples, memory) else 1)


if __name__ == "__main__":
    main()
