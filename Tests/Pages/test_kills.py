"""A short storm; `python Tests/Pages/kill_storm.py` makes the long one."""

import os
import shutil
import subprocess
import tempfile
import time
from pathlib import Path

import pytest

from kill_storm import storm


@pytest.mark.parametrize("seed", [1, 2])
def test_nothing_is_lost_whoever_is_killed(seed):
    counts = storm(rounds=12, seed=seed)
    assert sum(counts.values()) == 12
    assert len(counts) > 2


def processes_with(argument):
    """The processes that have an argument, by their numbers."""
    found = []
    for entry in Path("/proc").iterdir():
        try:
            if entry.name.isdigit() and argument in (entry / "cmdline").read_text().split("\0"):
                found.append(int(entry.name))
        except OSError:
            pass
    return found


def wait_until(condition, what):
    end = time.monotonic() + 30
    while not condition():
        assert time.monotonic() < end, what
        time.sleep(0.02)


@pytest.fixture
def orphans():
    """A command line of `lek run` whose bubblewrap leaves a process in its group that does not end
    with it, as bubblewrap does if it is killed early; and the argument of these processes."""
    folder = Path(tempfile.mkdtemp(prefix="lek-kills-"))
    # The sandbox may start as another user.
    folder.chmod(0o755)
    argument = f"{os.getpid()}.25"
    program = folder / "bwrap"
    program.write_text(
        f"#!/bin/sh\nsleep {argument} </dev/null >/dev/null 2>&1 &\nexec /usr/bin/bwrap \"$@\"\n")
    program.chmod(0o755)
    page = folder / "Page.playground"
    page.mkdir()
    (page / "contents.xcplayground").write_text(
        "<playground version='5.0' target-platform='ios'/>")
    (page / "Contents.swift").write_text("print(\"runs\")\nwhile true {}\n")
    yield page, dict(os.environ, PATH=f"{folder}:{os.environ['PATH']}"), argument
    for process in processes_with(argument):
        os.kill(process, 9)
    shutil.rmtree(folder)


def test_what_bubblewrap_leaves_ends_with_lek(lek_program, orphans):
    page, environment, argument = orphans
    lek = subprocess.Popen(
        [lek_program, "run", page], stdout=subprocess.PIPE, env=environment, text=True)
    assert lek.stdout.readline() == "runs\n"
    # Those of the page's host, and of compilers that wait.
    assert processes_with(argument)
    lek.kill()
    lek.wait()
    wait_until(lambda: not processes_with(argument), "the processes did not end")


def test_what_bubblewrap_leaves_ends_with_its_sandbox(lek_program, orphans):
    page, environment, argument = orphans
    (page / "Contents.swift").write_text("print(\"runs\")\n")
    subprocess.run([lek_program, "run", page], env=environment, check=True)
    wait_until(lambda: not processes_with(argument), "the processes did not end")
