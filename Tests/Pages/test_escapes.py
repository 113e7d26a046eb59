"""Fifty bundles try to get outside: nothing runs there, nothing there is read or written."""

import subprocess

import pytest

import escapes

ATTEMPTS = escapes.count()


@pytest.fixture
def world(tmp_path):
    # Pages run as another user, and have to find their way: the walls keep them from it, no permissions.
    for folder in (tmp_path, *tmp_path.parents):
        folder.chmod(0o755)
        if folder.name.startswith("pytest-of-"):
            break
    return escapes.World(tmp_path)


def nothing_got_out(world, before, said):
    assert world.state() == before
    assert escapes.SECRET not in said, said


def test_there_are_fifty():
    assert len(ATTEMPTS) >= 50


def test_what_the_library_and_the_state_would_show(world, tmp_path):
    before = world.state()
    page = tmp_path / "page.swift"
    page.write_text(escapes.MACRO)
    subprocess.run(
        ["swiftc", "-frontend", "-typecheck", page, "-load-plugin-library", world.library], capture_output=True, check=False)
    assert world.mark.exists() and world.state() != before


def test_what_a_page_without_a_sandbox_reaches(lek, world, tmp_path):
    files = escapes.attempts(world)["a file that the page opens"]
    before = world.state()
    done = lek("run", escapes.write(files, tmp_path / "page"), "--no-sandbox", "--time", "1")
    assert escapes.SECRET in done.stdout.decode() and world.state() != before


def test_nothing_gets_out_where_many_are_tried(lek, world, tmp_path):
    before = world.state()
    for number, files in enumerate(escapes.attempts(world).values()):
        escapes.write(files, tmp_path / "all" / str(number))
    done = lek("corpus", tmp_path / "all", timeout=500)
    nothing_got_out(world, before, (done.stdout + done.stderr).decode(errors="replace"))
    assert done.returncode in (0, 1), done.stderr.decode()[-2000:]


@pytest.mark.long
@pytest.mark.parametrize("name", ATTEMPTS)
def test_nothing_gets_out_of_a_run(lek, world, tmp_path, name):
    before = world.state()
    bundle = escapes.write(escapes.attempts(world)[name], tmp_path / "page")
    done = lek("run", bundle, "--time", "1", timeout=120)
    said = (done.stdout + done.stderr).decode(errors="replace")
    nothing_got_out(world, before, said)
    # It runs, or it is said what is wrong with it; it is no fault of ours.
    assert done.returncode in (0, 1, 2, 3, 4), said
    assert done.returncode == 0 or done.stderr, said
