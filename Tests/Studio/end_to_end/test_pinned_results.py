"""What is pinned is kept with the playground, and what a source file declares is told, by the real server."""

import re

TIMELINE = "timeline.xctimeline"


def keep(bench, text):
    line = bench.line_number(text)
    bench.page.hover(f".result[data-line='{line}']")
    bench.page.click(f".result[data-line='{line}'] .result-keep")


def titles(bench):
    return bench.page.locator(".inline-title").all_inner_texts()


def pinned_places(bench):
    """By the timeline file: where each begins in the text on disk."""
    file = bench.bundle / TIMELINE
    text = file.read_text() if file.exists() else ""
    return [int(place) for place in re.findall(r"CharacterRangeLoc=(\d+)", text)]


def test_a_pinned_result_is_kept_and_moves_with_its_line(workbench):
    bench = workbench
    bench.append("let squares = (1...5).map { $0 * $0 }")
    bench.wait_until(lambda: bench.result_beside("let squares"), "the value")
    keep(bench, "let squares")
    bench.wait_until(lambda: len(pinned_places(bench)) == 1, "the timeline file")
    bench.wait_until(lambda: bench.text_on_disk == bench.text, "the text on disk")
    [before] = pinned_places(bench)
    assert bench.text_on_disk[before:].startswith("squares")
    bench.select(bench.text[:1])
    bench.page.keyboard.press("ArrowLeft")
    bench.page.keyboard.type("// first")
    bench.page.keyboard.press("Enter")
    bench.wait_until(lambda: pinned_places(bench) == [before + 9], "the place to move")
    bench.page.reload()
    bench.wait_until(lambda: len(titles(bench)) == 1, "the result under its line")
    assert "LoggerValueHistoryTimelineItem" in (bench.bundle / TIMELINE).read_text()
    keep(bench, "let squares")
    bench.wait_until(lambda: pinned_places(bench) == [], "it to go")


def test_a_range_reads_as_it_is_written(workbench):
    workbench.append("let range = 1...5")
    workbench.wait_until(lambda: workbench.result_beside("let range") == "1...5", "1...5")


def test_a_source_file_shows_its_interface(workbench):
    bench = workbench
    source = next(
        file for file in sorted((bench.bundle / "Sources").glob("*.swift"))
        if "public func" in file.read_text())
    bench.page.click(f".file[data-path='Sources/{source.name}']")
    shown = """() => document.querySelector('.second-editor .cm-editor')?.codeEditor.text ?? ''"""
    bench.wait_until(lambda: "public" in bench.page.evaluate(shown), "the interface")
    assert "{ get }" in bench.page.evaluate(shown) or "(" in bench.page.evaluate(shown)
