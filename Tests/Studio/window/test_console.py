"""The console: everything printed, in order, and quick with a lot of it."""

import scenes


def printed(text, run=1, stream="output"):
    return {"type": "console", "run": run, "items": [{"stream": stream, "text": text}]}


def test_pieces_make_lines(studio):
    studio.say(printed("one\ntw"), printed("o\n"), printed("\nthree"))
    assert studio.console() == ["one", "two", "", "three"]


def test_errors_are_marked(studio):
    studio.say(printed("fine\n"), printed("not fine\n", stream="error"), printed("fine again"))
    streams = studio.page.evaluate(
        "[...document.querySelectorAll('.console-line')].map((e) => e.dataset.stream)")
    assert streams == ["output", "error", "output"]


def test_the_newest_five_thousand_lines_are_kept(studio):
    studio.say(printed("".join(f"line {index}\n" for index in range(6000))))
    studio.say(printed("".join(f"line {index}\n" for index in range(6000, 12000))))
    studio.wait(lambda: studio.page.locator(".console-line").count() == 5000)
    lines = studio.page.evaluate(
        "[...document.querySelectorAll('.console-line')].map((e) => e.textContent)")
    assert (lines[0], lines[-1]) == ("line 7000", "line 11999")


def scroll(studio):
    return studio.page.evaluate(
        "(() => { const c = document.getElementById('console');"
        " return c.scrollHeight - c.scrollTop - c.clientHeight })()")


def test_it_follows_the_end_unless_one_has_scrolled_away(studio):
    studio.say(printed("".join(f"line {index}\n" for index in range(100))))
    assert abs(scroll(studio)) < 2
    studio.page.evaluate("document.getElementById('console').scrollTop = 40")
    studio.say(printed("more\n"))
    assert studio.page.evaluate("document.getElementById('console').scrollTop") == 40


def test_a_new_run_begins_with_an_empty_console(studio):
    studio.say(scenes.begin(run=1)[0], printed("old\n"), scenes.begin(run=2)[0])
    assert studio.console() == ["old"]
    studio.say(printed("new\n", run=2))
    assert studio.console() == ["new"]


def test_a_run_that_prints_nothing_leaves_nothing(studio):
    studio.say(scenes.begin(run=1)[0], printed("old\n"), scenes.begin(run=2)[0],
               scenes.state("finished", run=2))
    studio.wait(lambda: studio.console() == [], "the old text to go")


def test_it_is_cleared_by_its_button_and_its_key(studio):
    studio.say(printed("text\n"))
    studio.page.click("#clear-console")
    assert studio.console() == []
    studio.say(printed("text\n"))
    studio.page.keyboard.press("Control+Alt+k")
    assert studio.console() == []


def test_what_is_printed_is_only_text(studio):
    studio.say(printed("<b onclick=x>bold</b>\n"))
    assert studio.console() == ["<b onclick=x>bold</b>"]
    assert studio.page.locator("#console b").count() == 0


def test_traces_are_shown_and_kept(studio):
    studio.say(scenes.begin()[0], {
        "type": "trace", "version": 3,
        "phases": [{"name": "pause", "milliseconds": 40}, {"name": "front end", "milliseconds": 101.26}]})
    assert studio.console() == ["version 3: pause 40.0 · front end 101.3"]
    assert studio.page.evaluate("lek.traces[0].version") == 3
