"""`lek run` of a page that says hello, to its end, beside `swiftc` building the same text; each text is a new one."""

import argparse
import os
import shutil
import statistics
import subprocess
import tempfile
import time
from pathlib import Path


def timed(command, **options):
    start = time.perf_counter()
    done = subprocess.run(command, capture_output=True, text=True, **options)
    elapsed = time.perf_counter() - start
    if done.returncode != 0:
        raise SystemExit(f"{command}: {done.stdout}\n{done.stderr}")
    return elapsed, done.stdout


def pairs(root, rounds):
    compiler = os.path.realpath(shutil.which("swiftc"))
    found = []
    with tempfile.TemporaryDirectory(prefix="hello-") as folder:
        bundle = Path(folder) / "Hello.playground"
        bundle.mkdir()
        (bundle / "contents.xcplayground").write_text("<playground version='5.0' target-platform='ios'/>\n")
        for number in range(rounds + 1):
            text = f'import Foundation\nprint("hello, {number}")\n'
            (bundle / "Contents.swift").write_text(text)
            (Path(folder) / "main.swift").write_text(text)
            ours, said = timed([Path(root) / ".build/release/lek", "run", bundle])
            if f"hello, {number}" not in said:
                raise SystemExit(f"The page said {said!r}.")
            theirs, _ = timed(["swiftc", "main.swift", "-o", "hello"], executable=compiler, cwd=folder)
            found.append((ours, theirs))
    # The first one warms the caches of both.
    return found[1:]


def ratio(root, rounds=12):
    found = pairs(root, rounds)
    print(f"lek run {statistics.median(ours for ours, _ in found) * 1000:.0f} ms, "
          f"swiftc {statistics.median(theirs for _, theirs in found) * 1000:.0f} ms")
    return statistics.median(ours / theirs for ours, theirs in found)


def main():
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--root", type=Path, required=True)
    arguments.add_argument("--rounds", type=int, default=12)
    options = arguments.parse_args()
    print(f"ratio {ratio(options.root, options.rounds):.2f}")


if __name__ == "__main__":
    main()
