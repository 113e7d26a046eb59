"""Tools that are missing or die: it is said what to do, and typing goes on."""

import os
import shutil
import signal
import subprocess
from contextlib import suppress
from pathlib import Path

import pytest

from fault_bench import PAGE, settled, typed


def test_without_a_toolchain_it_is_said_where_to_get_one_and_typing_is_saved(bench):
    nothing = bench.folder / "nothing"
    nothing.mkdir()
    (nothing / "bwrap").symlink_to(shutil.which("bwrap"))
    bench.open(PATH=str(nothing))
    window = bench.window()
    detail = settled(window, "unavailable")["detail"]
    assert "swiftc" in detail["message"] and "swift.org" in detail["remedy"], detail
    typed(window, "print(2)")
    assert window.ask("save")["isDone"]
    assert bench.text_on_disk == "print(1)\nprint(2)\n"


@pytest.fixture
def tools(tmp_path):
    """A toolchain of one's own, beside the one that is there."""
    there = Path(shutil.which("swiftc")).resolve().parents[1]
    place = tmp_path / "tools/usr"
    place.parent.mkdir()
    for folder in (place.parent, tmp_path, *tmp_path.parents[:2]):
        folder.chmod(0o755)
    # The files themselves, by another name: there are gigabytes of them.
    done = subprocess.run(["cp", "-al", str(there), str(place)], capture_output=True)
    if done.returncode:
        shutil.rmtree(place)
        pytest.skip("the toolchain lies on another disk than temporary files")
    yield place
    shutil.rmtree(place.parent)


def test_a_toolchain_that_is_taken_away_is_told_and_one_that_comes_back_is_used(bench, tools):
    bench.open(PATH=f"{tools}/bin:{os.environ['PATH']}")
    window = bench.window()
    settled(window, "finished")
    tools.rename(tools.with_name("away"))
    # What was started before it went may still answer once.
    for line in ("print(2)", "print(3)"):
        typed(window, line)
        settled(window, "unavailable", "finished")
    detail = settled(window, "unavailable")["detail"]
    assert str(tools / "bin") in detail["message"] and "lek doctor" in detail["remedy"], detail
    assert window.ask("save")["isDone"]
    tools.with_name("away").rename(tools)
    typed(window, "print(4)")
    settled(window, "finished")
    assert bench.text_on_disk == "print(1)\nprint(2)\nprint(3)\nprint(4)\n"


def test_a_toolchain_that_is_replaced_by_another_is_told_and_typing_is_saved(bench, tools):
    bench.open(PATH=f"{tools}/bin:{os.environ['PATH']}")
    window = bench.window()
    settled(window, "finished")
    compiler = tools / "bin/swift-frontend"
    compiler.unlink()
    compiler.write_text(
        "#!/bin/sh\necho '<unknown>:0: error: module compiled with Swift 6.1 cannot be imported by the Swift 9.0 compiler: "
        "/x/UIKit.swiftmodule' >&2\nexit 1\n")
    compiler.chmod(0o755)
    for line in ("print(2)", "print(3)"):
        typed(window, line)
        settled(window, "unavailable", "finished")
    detail = settled(window, "unavailable")["detail"]
    assert "built with another Swift" in detail["message"] and "open it again" in detail["remedy"], detail
    assert window.ask("save")["isDone"]
    assert bench.text_on_disk == "print(1)\nprint(2)\nprint(3)\n"


def test_a_language_server_that_is_killed_again_and_again_is_said_and_typing_goes_on(bench):
    bench.open()
    window = bench.window()
    settled(window, "finished")
    for _ in range(4):
        answer = window.ask("completion", file=PAGE, line=1, column=1)
        assert answer["isDone"] or answer["message"] in (
            "", "Swift's language server is not running; it is started again in a moment."), answer
        for process, name in bench.studio.household.below(bench.studio.process.pid).items():
            if name == "sourcekit-lsp":
                # The one of the round before may be gone since it was listed.
                with suppress(ProcessLookupError):
                    os.kill(process, signal.SIGKILL)
    typed(window, "print(2)")
    settled(window, "finished")
    assert window.ask("save")["isDone"]
    assert bench.text_on_disk == "print(1)\nprint(2)\n"
