"""A disk that is full, or may not be written: it is said what to do, and what was typed is not lost."""

import subprocess

from fault_bench import PAGE, settled, told, typed


def saved(window):
    answer = window.ask("save")
    assert answer["isDone"], answer


def test_a_full_disk_is_told_and_what_was_typed_is_saved_once_there_is_room(bench):
    bench.small_disk(bench.bundle, 64)
    bench.write()
    bench.open()
    window = bench.window()
    settled(window, "finished")
    filling = bench.fill(bench.bundle)
    typed(window, "print(2)")
    assert "Free some space" in told(window, "No space left on device")
    assert bench.text_on_disk == "print(1)\n", "the old text is there, whole"
    assert settled(window, "finished"), "what cannot be saved runs all the same"
    refused = window.ask("save")
    assert not refused["isDone"] and "Free some space" in refused["message"]
    filling.unlink()
    saved(window)
    assert bench.text_on_disk == "print(1)\nprint(2)\n"


def test_what_cannot_be_saved_at_the_end_is_kept_elsewhere(bench):
    bench.small_disk(bench.bundle, 64)
    bench.write()
    bench.open()
    window = bench.window()
    bench.fill(bench.bundle)
    typed(window, "// the last words")
    window.cut("closed")
    assert bench.studio.end() == 0
    kept = list((bench.studio.folder / "state/kept").rglob(PAGE))
    assert [file.read_text() for file in kept] == ["print(1)\n// the last words\n"]
    assert f"what was typed is kept in {kept[0].parent}" in bench.words()


def test_a_read_only_folder_is_told_and_what_was_typed_is_saved_once_it_may_be_written(bench):
    bench.small_disk(bench.bundle, 64)
    bench.write()
    bench.open()
    window = bench.window()
    subprocess.run(["mount", "-o", "remount,ro", str(bench.bundle)], check=True)
    typed(window, "print(2)")
    assert "check permissions" in told(window, "Read-only file system")
    subprocess.run(["mount", "-o", "remount,rw", str(bench.bundle)], check=True)
    saved(window)
    assert bench.text_on_disk == "print(1)\nprint(2)\n"


def test_without_room_for_what_is_built_the_page_says_so_and_runs_once_there_is(bench):
    disk = bench.small_disk(bench.folder / "temporary", 400_000)
    disk.chmod(0o755)
    bench.open(TMPDIR=str(disk))
    window = bench.window()
    settled(window, "finished")
    filling = bench.fill(disk)
    typed(window, "print(2)")
    state = settled(window, "unavailable")
    assert "No space left on device" in state["detail"]["message"], state
    assert "Free some space" in state["detail"]["remedy"]
    filling.unlink()
    typed(window, "print(3)")
    settled(window, "finished")
    saved(window)
    assert bench.text_on_disk == "print(1)\nprint(2)\nprint(3)\n"
