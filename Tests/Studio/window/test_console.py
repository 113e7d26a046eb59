"""The console: everything printed, in order, and quick with a lot of it."""

import pytest
from playwright.sync_api import expect

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


def lines(count, first=0):
    return "".join(f"line {index}\n" for index in range(first, first + count))


def height(studio):
    return studio.page.evaluate("document.getElementById('console').scrollHeight")


@pytest.mark.parametrize("count", [5_000, 100_000])
def test_many_lines_are_all_there_and_few_are_drawn(studio, count):
    for first in range(0, count, 5_000):
        studio.server.send(printed(lines(5_000, first)))
    studio.wait(lambda: f"line {count - 1}" in studio.console(), "the last line")
    assert height(studio) == pytest.approx(count * 20, abs=100)
    assert studio.page.locator("#console .console-line").count() < 600
    studio.page.evaluate("document.getElementById('console').scrollTop = 0")
    studio.wait(lambda: "line 0" in studio.console(), "the first line")
    studio.page.evaluate(f"document.getElementById('console').scrollTop = {count * 10}")
    studio.wait(lambda: f"line {count // 2}" in studio.console(), "the lines in the middle")


def test_the_newest_hundred_thousand_lines_are_kept(studio):
    for first in range(0, 115_000, 5_000):
        studio.server.send(printed(lines(5_000, first)))
    studio.wait(lambda: "line 114999" in studio.console(), "the last line")
    assert height(studio) < 111_000 * 20


def test_printing_does_not_keep_the_window_from_drawing(studio):
    studio.page.evaluate("""() => {
        window.framesDrawn = 0;
        const next = () => {
          window.framesDrawn += 1;
          requestAnimationFrame(next);
        };
        requestAnimationFrame(next);
    }""")
    for first in range(0, 50_000, 500):
        studio.server.send(printed(lines(500, first)))
    studio.wait(lambda: "line 49999" in studio.console(), "the last line")
    assert studio.page.evaluate("window.framesDrawn") >= 3


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


def test_runs_are_separated_by_a_line_with_the_time(studio):
    studio.say(scenes.begin(run=1)[0], printed("old\n"), scenes.begin(run=2)[0])
    expect(studio.page.locator(".console-run")).to_have_count(0)
    studio.say(printed("new\n", run=2))
    assert studio.console() == ["old", "new"]
    assert ":" in studio.page.locator(".console-run").inner_text()
    ages = studio.page.evaluate(
        "[...document.querySelectorAll('.console-line')].map((e) => e.dataset.age ?? 'new')")
    assert ages == ["earlier", "new"]


def test_a_run_that_prints_nothing_leaves_nothing(studio):
    studio.say(scenes.begin(run=1)[0], printed("old\n"), scenes.begin(run=2)[0],
               scenes.state("finished", run=2))
    studio.wait(lambda: studio.page.locator(".console-line[data-age]").count() == 1, "it to be old")
    expect(studio.page.locator(".console-run")).to_have_count(0)


def choose(studio, title):
    studio.page.click("#console-more")
    studio.page.click(f".menu-item:has-text('{title}')")


def test_earlier_runs_go_where_the_person_wants_that(studio):
    choose(studio, "Keep what earlier runs printed")
    studio.say(scenes.begin(run=1)[0], printed("old\n"), scenes.begin(run=2)[0])
    assert studio.console() == ["old"]
    studio.say(printed("new\n", run=2))
    assert studio.console() == ["new"]


def test_what_is_told_again_after_a_lost_connection_is_there_once(studio):
    studio.say(scenes.begin(run=1)[0], printed("one\ntwo\n"))
    studio.say(scenes.begin(run=1)[0], printed("one\ntwo\nthree\n"))
    assert studio.console() == ["one", "two", "three"]


def test_runs_of_a_studio_started_anew_are_other_runs(studio):
    studio.say(scenes.begin(run=1)[0], printed("before\n"))
    studio.say({**studio.server.studio, "epoch": "second"}, scenes.begin(run=1)[0], printed("after\n"))
    assert studio.console() == ["before", "after"]


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
    expect(studio.page.locator("#console b")).to_have_count(0)


def test_traces_are_shown_and_kept(studio):
    studio.say(scenes.begin()[0], {
        "type": "trace", "version": 3,
        "phases": [{"name": "pause", "milliseconds": 40}, {"name": "front end", "milliseconds": 101.26}]})
    assert studio.console() == ["version 3: pause 40.0 · front end 101.3"]
    assert studio.page.evaluate("lek.traces[0].version") == 3


def test_colours_of_terminals_are_left_out(studio):
    studio.say(printed("\x1b[31mred\x1b[0m and \x1b[1"), printed(";4mbold\x1b[0m\r\n\x1b]0;title\x07end\x07\n"))
    assert studio.console() == ["red and bold", "end"]


def test_only_output_or_only_errors_are_shown(studio):
    studio.say(printed("fine\n"), printed("wrong\n", stream="error"))
    studio.page.click("#console-filter >> text=Errors")
    assert studio.console() == ["wrong"]
    studio.page.click("#console-filter >> text=Output")
    assert studio.console() == ["fine"]
    studio.say(printed("worse\n", stream="error"))
    assert studio.console() == ["fine"]
    studio.page.click("#console-filter >> text=All")
    assert studio.console() == ["fine", "wrong", "worse"]


def marks(studio):
    return studio.page.locator("#console mark").all_inner_texts()


def test_a_text_is_found_and_counted(studio):
    studio.say(printed("".join(f"{'Card' if index % 100 == 0 else 'line'} {index}\n" for index in range(1000))))
    studio.page.focus("#console")
    studio.page.keyboard.press("Control+f")
    studio.page.keyboard.type("card")
    count = studio.page.locator("#console-count")
    expect(count).to_have_text("1 of 10", use_inner_text=True)
    studio.page.keyboard.press("Enter")
    studio.page.keyboard.press("Enter")
    expect(count).to_have_text("3 of 10", use_inner_text=True)
    current = studio.page.locator("#console mark.current")
    expect(current).to_have_text("Card", use_inner_text=True)
    expect(current.locator("xpath=..")).to_have_text("Card 200", use_inner_text=True)
    box, pane = current.bounding_box(), studio.box("#console")
    assert pane["y"] <= box["y"] <= pane["y"] + pane["height"] - 20
    studio.say(printed("one more card\n"))
    expect(count).to_have_text("3 of 11", use_inner_text=True)
    studio.page.keyboard.press("Shift+Enter")
    expect(count).to_have_text("2 of 11", use_inner_text=True)
    studio.page.keyboard.type("s")
    expect(count).to_have_text("Not found", use_inner_text=True)
    studio.page.keyboard.press("Escape")
    assert (count.inner_text(), marks(studio)) == ("", [])


def test_all_of_it_or_what_is_selected_is_copied(open_studio):
    studio = open_studio(permissions=["clipboard-read", "clipboard-write"])
    pasted = lambda: studio.page.evaluate("navigator.clipboard.readText()")
    text = lines(3000)
    studio.say(printed(text))
    studio.page.focus("#console")
    studio.page.keyboard.press("Control+Shift+c")
    studio.wait(lambda: pasted() == text.rstrip("\n"), "the whole text")
    studio.page.evaluate("navigator.clipboard.writeText('')")
    studio.page.keyboard.press("Control+a")
    studio.page.keyboard.press("Control+c")
    studio.wait(lambda: pasted().rstrip("\n") == text.rstrip("\n"), "all that was selected")
    studio.page.evaluate("""() => {
        const lines = [...document.querySelectorAll("#console .console-line")].slice(-3);
        getSelection().setBaseAndExtent(lines[0].firstChild, 5, lines[2].firstChild, 4);
    }""")
    studio.page.keyboard.press("Control+c")
    studio.wait(lambda: pasted() == "2997\nline 2998\nline", "the selected piece")


def test_a_selection_far_away_is_copied_whole(open_studio):
    studio = open_studio(permissions=["clipboard-read", "clipboard-write"])
    studio.say(printed(lines(5000)))
    studio.page.evaluate("document.getElementById('console').scrollTop = 0")
    studio.wait(lambda: "line 0" in studio.console())
    studio.page.evaluate("""() => {
        const line = document.querySelector("#console .console-line");
        getSelection().setBaseAndExtent(line.firstChild, 0, line.firstChild, 1);
        document.getElementById("console").scrollTop = 1e6;
    }""")
    studio.wait(lambda: "line 4999" in studio.console())
    studio.page.evaluate("""() => {
        const line = [...document.querySelectorAll("#console .console-line")].at(-1);
        getSelection().extend(line.firstChild, 9);
        document.getElementById("console").focus();
    }""")
    studio.page.keyboard.press("Control+c")
    studio.wait(lambda: studio.page.evaluate("navigator.clipboard.readText()")
                == lines(5000).rstrip("\n"), "five thousand lines")


def test_long_lines_are_wrapped_or_not(studio):
    studio.say(printed("long " * 400 + "\n"))
    line = studio.page.locator(".console-line")
    assert line.bounding_box()["height"] > 20
    choose(studio, "Wrap long lines")
    assert line.bounding_box()["height"] == 20
    choose(studio, "Wrap long lines")
    assert line.bounding_box()["height"] > 20


def test_errors_of_the_compiler_lead_to_their_place_and_go(studio):
    studio.say(scenes.begin()[0], printed("old\n"))
    studio.say(scenes.diagnostics(scenes.diagnostic(14, "cannot find 'x' in scope", column=9)),
               scenes.state("failed", run=2, errors=1))
    studio.wait(lambda: len(studio.console()) == 2)
    assert studio.console()[1] == "Contents.swift, line 14: cannot find 'x' in scope"
    studio.page.click(".console-place")
    assert studio.editor("return editor.caret.line") == 13
    studio.say(scenes.begin(run=3)[0], printed("new\n", run=3))
    assert studio.console() == ["old", "new"]


def test_a_crash_leads_to_its_line(studio):
    studio.say(scenes.begin()[0], printed("before\n"), scenes.state(
        "crashed", message="Index out of range", file="Contents.swift", line=15, column=3))
    studio.wait(lambda: len(studio.console()) == 2)
    assert studio.console()[1] == "Contents.swift, line 15: Crashed: Index out of range"
    studio.page.focus(".console-place")
    studio.page.keyboard.press("Enter")
    studio.wait(lambda: studio.editor("return editor.caret.line") == 14, "the line")
    studio.say(scenes.state("crashed", message="Index out of range", file="Contents.swift", line=15))
    assert len(studio.console()) == 2


def test_a_focused_place_keeps_the_focus_while_more_is_printed(studio):
    place = dict(message="Index out of range", file="Contents.swift", line=15, column=3)
    studio.say(scenes.begin()[0], printed("before\n"), scenes.state("crashed", **place))
    studio.wait(lambda: len(studio.console()) == 2)
    studio.page.focus(".console-place")
    # What the run has printed is told again from its beginning, and the lines are made anew.
    studio.say(scenes.begin()[0], printed("again\n"))
    studio.wait(lambda: studio.console()[-1] == "again")
    assert studio.page.evaluate("document.activeElement.className") == "console-place"
    studio.page.keyboard.press("Enter")
    studio.wait(lambda: studio.editor("return editor.caret.line") == 14, "the line")


def test_a_hidden_console_says_that_there_are_new_errors(studio):
    studio.page.click("#show-console")
    studio.say(printed("fine\n"))
    button = studio.page.locator("#show-console")
    assert button.get_attribute("data-badge") is None
    studio.say(printed("wrong\n", stream="error"))
    studio.wait(lambda: button.get_attribute("data-badge") == "error", "the badge")
    expect(button).to_have_attribute("aria-label", "Console, with new errors")
    button.click()
    studio.wait(lambda: button.get_attribute("data-badge") is None, "the badge to go")
    assert studio.console() == ["fine", "wrong"]
