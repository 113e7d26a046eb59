"""Tools that are missing or die: it is said what to do, and typing goes on."""

import os
import shutil
import signal

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
                os.kill(process, signal.SIGKILL)
    typed(window, "print(2)")
    settled(window, "finished")
    assert window.ask("save")["isDone"]
    assert bench.text_on_disk == "print(1)\nprint(2)\n"
