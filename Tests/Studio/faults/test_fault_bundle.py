"""A bundle that is changed, deleted or renamed beneath the studio, or opened by two of them."""

import shutil
import signal

from fault_bench import PAGE, settled, told, typed


def test_a_bundle_that_is_deleted_is_missed_and_what_is_typed_is_saved_once_it_is_back(bench):
    bench.open()
    window = bench.window()
    settled(window, "finished")
    copy = shutil.copytree(bench.bundle, bench.folder / "copy")
    shutil.rmtree(bench.bundle)
    typed(window, "print(2)")
    assert "Put it back" in told(window, "is not there any more")
    settled(window, "finished")
    shutil.copytree(copy, bench.bundle)
    typed(window, "print(3)")
    assert window.ask("save")["isDone"]
    assert bench.text_on_disk == "print(1)\nprint(2)\nprint(3)\n"


def test_of_a_bundle_that_stays_deleted_what_was_typed_is_kept(bench):
    bench.open()
    window = bench.window()
    settled(window, "finished")
    shutil.rmtree(bench.bundle)
    typed(window, "print(2)")
    window.cut("closed")
    assert bench.studio.end() == 0
    kept = list(bench.folder.rglob(PAGE))
    assert [file.read_text() for file in kept] == ["print(1)\nprint(2)\n"]
    # The file may have been private, and it is not known any more whether it was.
    assert kept[0].stat().st_mode & 0o077 == 0
    assert f"what was typed is kept in {kept[0].parent}" in bench.words()


def test_a_bundle_that_is_renamed_loses_nothing_of_either_text(bench):
    bench.open()
    window = bench.window()
    settled(window, "finished")
    bench.bundle.rename(bench.folder / "Other.playground")
    typed(window, "print(2)")
    window.ask("save")
    window.cut("closed")
    assert bench.studio.end() == 0
    texts = {file.read_text() for file in bench.folder.rglob(PAGE)}
    assert texts == {"print(1)\n", "print(1)\nprint(2)\n"}


def test_two_studios_on_one_bundle_show_each_other_what_is_saved(bench):
    bench.open("one")
    first = bench.window()
    second = bench.window(bench.open("two"))
    typed(first, "print(2)")
    assert first.ask("save")["isDone"]
    second.wait(lambda: second.texts[PAGE].text == first.texts[PAGE].text, "what the other studio saved")
    typed(second, "print(3)")
    assert second.ask("save")["isDone"]
    first.wait(lambda: first.texts[PAGE].text == "print(1)\nprint(2)\nprint(3)\n", "what the other studio saved")


def test_what_is_typed_in_two_studios_at_once_is_there_or_asked_about(bench):
    bench.open("one")
    first = bench.window()
    other = bench.open("two")
    second = bench.window(other)
    # The second studio hears of both only when the first has saved.
    other.process.send_signal(signal.SIGSTOP)
    typed(first, "print(10)")
    assert first.ask("save")["isDone"]
    second.type(PAGE, "print(1)\nprint(20)\n")
    other.process.send_signal(signal.SIGCONT)
    second.wait(lambda: second.is_heard, "the edit to be accepted")
    second.wait(lambda: second.conflicts or "print(10)" in second.texts[PAGE].text, "a question, or both texts")
    if second.conflicts:
        assert second.conflicts[0]["mine"] == "print(1)\nprint(20)\n"
        assert second.conflicts[0]["theirs"] == "print(1)\nprint(10)\n" == bench.text_on_disk
        assert second.ask("resolveConflict", file=PAGE, keep="mine")["isDone"]
    else:
        assert "print(20)" in second.texts[PAGE].text
    assert second.ask("save")["isDone"]
    assert "print(20)" in bench.text_on_disk
    first.wait(lambda: first.texts[PAGE].text == bench.text_on_disk, "what the other studio saved")
