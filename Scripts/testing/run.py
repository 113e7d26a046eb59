"""Starts the programs that run tests, and turns what they leave behind into cases."""

import os
import re
import subprocess
import sys
import time

from cases import Case, read

# What a program prints that ends without a result file is looked for here.
TAIL = 40


class Runner:
    """Runs the programs of one part; each writes a JUnit file and a log into .build/test."""

    def __init__(self, root, part):
        self.root = root
        self.part = part
        self.folder = root / ".build/test"
        self.folder.mkdir(parents=True, exist_ok=True)

    def file(self, name, ending):
        return self.folder / f"{re.sub('[^A-Za-z0-9-]+', '-', name)}.{ending}"

    def start(self, name, command, **environment):
        """Starts a program whose output goes into its log."""
        log = self.file(name, "log").open("w")
        process = subprocess.Popen(
            list(map(str, command)), cwd=self.root, env=os.environ | environment,
            stdout=log, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL)
        return process, time.monotonic()

    def finish(self, name, process, results):
        """The cases of a program that has ended. Ending badly without a failed case is a failure."""
        cases = read(results, self.part)
        status = process.returncode
        problem = None
        if status != 0 and not any(case.outcome == "failed" for case in cases):
            problem = f"ended with status {status}"
        elif not cases:
            problem = "ran no test"
        if problem:
            log = self.file(name, "log")
            last = log.open(errors="replace").readlines()[-TAIL:]
            sys.stdout.write("".join(f"  {line}" for line in last))
            cases.append(Case(self.part, name, 0, "failed", problem))
        return cases


def say(text):
    print(f"\n— {text}", flush=True)


def tell(name, cases, seconds):
    """One line for a program that has ended, and one for each case that failed."""
    failed = [case for case in cases if case.outcome == "failed"]
    print(f"{'✘' if failed else '✔'} {name}: {len(cases)} tests, {seconds:.0f} s", flush=True)
    for case in failed:
        print(f"    {case.name}: {case.message}", flush=True)
