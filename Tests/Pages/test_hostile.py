"""Pages that mean ill, through the built `lek run`: each ends as promised, within its limits.

After each, no process and no file is left; after some, and at the end, a page runs as if nothing had
been. A page is given by what stands in its Contents.swift; limits are made short by the environment of `lek`, which
no page sees. Long because the pages stand in one table.
"""

import fcntl
import os
import platform
import pty
import shutil
import subprocess
import tempfile
import termios
import tty
from pathlib import Path

import pytest

from conftest import command
from hostile_pages import CALL, ENDINGS, ESCAPES
from hostile_world import World

# Each default run includes a quarter of these.
pytestmark = pytest.mark.long

# After how many pages another one is run.
EACH = 8


@pytest.fixture(scope="module")
def world():
    folder = Path(tempfile.mkdtemp(prefix="lek-hostile-"))
    world = World(folder)
    yield world
    check_next_run(world)
    world.close()
    shutil.rmtree(folder)


def check_next_run(world):
    done = world.run(world.bundle("print(6 * 7)"))
    assert (done.stdout, done.returncode) == (b"42\n", 0), done.stderr.decode()


@pytest.mark.parametrize("name", ENDINGS)
def test_a_hostile_page_ends_as_promised(name, world):
    ending = ENDINGS[name]
    bundle = world.bundle(ending.page, ending.sources)
    done = world.run(bundle, *ending.time, limits=ending.limits)
    errors = done.stderr.decode(errors="replace")
    said = f"{done.returncode} {done.stdout[:500]} {errors[-2000:]}"
    statuses = ending.status if isinstance(ending.status, tuple) else (ending.status,)
    assert done.returncode in statuses, said
    assert ending.says in errors, said
    if ending.line:
        lines = ending.line if isinstance(ending.line, tuple) else (ending.line,)
        assert any(f"Contents.swift:{line}:" in errors for line in lines), said
    if ending.output is not None:
        assert done.stdout.decode() == ending.output, said
    assert world.left() == []
    # Every run is a `lek` of its own: what one page could spoil for the next lies on the disk, and stays there.
    if list(ENDINGS).index(name) % EACH == 0:
        check_next_run(world)


@pytest.mark.parametrize("name", ESCAPES)
def test_a_page_does_not_get_out(name, world):
    page = ESCAPES[name]
    if page.startswith(CALL) and platform.machine() != "x86_64":
        pytest.skip("system calls have other numbers here")
    for word, value in {
            "PORT": world.tcp.getsockname()[1], "ABSTRACT": world.abstract,
            "SOCKET": world.folder / "socket", "\"SECRET\"": f'"{world.secret}"'}.items():
        page = page.replace(word, str(value))
    done = world.run(world.bundle(page))
    assert done.stdout == b"false\n", (name, done.stdout, done.stderr.decode())


@pytest.mark.parametrize("name", ["the internet", "an abstract socket", "a socket with a name",
                                  "another person's file"])
def test_it_would_without_walls(name, world):
    page = ESCAPES[name]
    for word, value in {
            "PORT": world.tcp.getsockname()[1], "ABSTRACT": world.abstract,
            "SOCKET": world.folder / "socket", "\"SECRET\"": f'"{world.secret}"'}.items():
        page = page.replace(word, str(value))
    done = world.run(world.bundle(page), "--no-sandbox")
    assert done.stdout == b"true\n", (name, done.stdout, done.stderr.decode())


@pytest.mark.parametrize("place", ["folder", "file", "inner"])
def test_links_in_resources_lead_nowhere(place, world):
    bundle = world.bundle(
        "import Foundation\nlet all = FileManager.default.enumerator(atPath: Bundle.main.bundlePath)!\n"
        "print(all.contains { \"\\($0)\".hasSuffix(\"id\") })")
    resources = bundle / "Resources"
    if place == "folder":
        resources.symlink_to(world.secret.parent)
    else:
        (resources / "inside").mkdir(parents=True)
        (resources / ("id" if place == "file" else "inside/id")).symlink_to(world.secret)
    done = world.run(bundle)
    assert done.stdout == b"false\n", done.stderr.decode()


def test_where_bubblewrap_cannot_work_no_page_runs(world):
    programs = world.folder / "programs"
    programs.mkdir()
    (programs / "bwrap").write_text("#!/bin/sh\necho 'bwrap: No permissions to create new namespace' >&2\nexit 1\n")
    (programs / "bwrap").chmod(0o755)
    environment = dict(os.environ, PATH=f"{programs}:{os.environ['PATH']}")
    arguments = [command(), "run", str(world.bundle("print(1)"))]
    done = subprocess.run(arguments, capture_output=True, timeout=60, env=environment)
    assert (done.stdout, done.returncode) == (b"", 5)
    assert b"--no-sandbox" in done.stderr
    free = subprocess.run([*arguments, "--no-sandbox"], capture_output=True, timeout=60, env=environment)
    assert (free.stdout, free.returncode) == (b"1\n", 0)


def test_limits_that_are_not_understood_are_refused(world):
    done = world.run(world.bundle("print(1)"), limits="memroy=1")
    assert done.returncode == 5 and b"LEK_LIMITS" in done.stderr


def test_a_page_cannot_type_into_the_terminal_it_was_started_in(world):
    first, second = pty.openpty()
    tty.setraw(second)
    page = CALL + """var letter: UInt8 = 33
let terminal = open("/dev/tty", O_RDWR)
print([0, 1, 2, Int(terminal)].contains { attempt(16, $0, 0x5412, withUnsafePointer(to: &letter) { Int(bitPattern: $0) }) })
"""
    try:
        done = subprocess.run(
            [command(), "run", str(world.bundle(page))], stdin=second, stdout=subprocess.PIPE, timeout=60,
            start_new_session=True, preexec_fn=lambda: fcntl.ioctl(second, termios.TIOCSCTTY, 0))
        assert done.stdout == b"false\n"
        os.set_blocking(second, False)
        with pytest.raises(BlockingIOError):
            os.read(second, 1)
        os.write(first, b"!")
        assert os.read(second, 1) == b"!"
    finally:
        os.close(first)
        os.close(second)
