"""Two playgrounds in one studio: what is typed stays, whichever of them a window shows and however it came there."""

import pytest

from typing_desk import Desk


@pytest.fixture
def desk(tmp_path, browser):
    made = []

    def make(page="// 0:\n"):
        made.append(Desk(tmp_path, browser, page))
        return made[-1]

    yield make
    for each in made:
        each.close()


def test_what_is_typed_before_and_after_another_tab_is_all_there(desk):
    desk = desk("")
    window = desk.windows[0]
    window.show("B")
    window.put_caret("")
    window.press("let first = 111")
    window.show("A")
    window.show("B")
    window.put_caret("let first")
    window.page.keyboard.press("Enter")
    window.press("let second = 222")
    desk.agree("B", "let first = 111\nlet second = 222")
    desk.agree("A", "")


def test_a_tab_is_left_and_come_back_to_many_times(desk):
    desk = desk()
    window = desk.windows[0]
    typed = {"A": "// 0:", "B": "// 0:"}
    for number in range(6):
        for name in "BA":
            window.show(name)
            window.put_caret("// 0:")
            window.press(f" {name}{number}")
            typed[name] += f" {name}{number}"
    for name, line in typed.items():
        desk.agree(name, line + "\n")


def test_a_tab_is_left_while_the_connection_is_gone(desk):
    desk = desk()
    window = desk.windows[0]
    window.show("B")
    window.put_caret("// 0:")
    window.page.evaluate("cut.now()")
    window.press(" typed alone")
    window.click_tab("A")
    window.page.evaluate("cut.isCut = false")
    window.wait_until(lambda: window.shown == "A", "the other tab")
    desk.agree("B", "// 0: typed alone\n")
    window.show("B")
    window.put_caret("// 0:")
    window.press(" and on")
    desk.agree("B", "// 0: typed alone and on\n")
    desk.agree("A", "// 0:\n")


def test_what_is_typed_without_hearing_the_others_is_merged_after_a_reload(desk):
    desk = desk("// 0:\n// 1:\n")
    desk.windows.append(desk.window())
    hearing, deaf = desk.windows
    hearing.show("B")
    deaf.show("B")
    deaf.page.evaluate("cut.now()")
    hearing.put_caret("// 0:")
    hearing.press(" heard")
    hearing.wait_until(lambda: "// 0: heard" in desk.on_disk("B"), "the words on disk")
    deaf.put_caret("// 1:")
    deaf.press(" unheard")
    deaf.page.reload()
    deaf.wait_until(lambda: deaf.shown == "B", "the playground that it showed")
    desk.agree("B", "// 0: heard\n// 1: unheard\n")
    assert not deaf.page.locator(".conflict-bar").is_visible()


def test_what_is_typed_until_the_other_tab_is_there_is_not_lost(desk):
    desk = desk()
    window = desk.windows[0]
    window.show("B")
    for letters in ("abcdefghijklmnop", "ABCDEFGHIJKLMNOP", "qrstuvwxyz", "QRSTUVWXYZ"):
        name = window.shown
        other = "A" if name == "B" else "B"
        window.put_caret("")
        # The keys come while the window still waits for the other document.
        window.page.evaluate("document => { lek.session.attach({ document }); }", desk.names[other])
        window.press(letters)
        window.wait_until(lambda: window.shown == other, "the other tab")

        def typed():
            return "".join(letter for one in (name, other) for letter in desk.in_memory(one) if letter in letters)

        window.wait_until(lambda: typed() == letters, f"{letters}, in their order")
        for one in "AB":
            desk.agree(one, desk.in_memory(one))


def test_a_playground_that_is_closed_and_opened_again_is_typed_into(desk):
    desk = desk()
    window = desk.windows[0]
    window.show("B")
    window.put_caret("// 0:")
    window.press(" once")
    window.page.evaluate("() => { lek.commands.run('closePlayground'); }")
    window.wait_until(lambda: window.shown == "A", "the neighbour")
    assert desk.on_disk("B") == "// 0: once\n"
    window.page.evaluate(
        """async location => {
          const { document } = await lek.session.request({ type: 'openPlayground', location });
          lek.session.attach({ document });
        }""", str(desk.folder / "B.playground"))
    window.wait_until(lambda: window.shown == "B", "it again")
    window.put_caret("// 0:")
    window.press(" and again")
    desk.agree("B", "// 0: once and again\n")


def test_it_is_closed_and_opened_again_while_the_connection_is_gone(desk):
    desk = desk()
    window, other = desk.windows[0], desk.window()
    desk.windows.append(other)
    window.show("B")
    window.put_caret("// 0:")
    window.press(" once")
    desk.agree("B", "// 0: once\n")
    # The studio does the first edit, and the window does not hear of it.
    window.page.evaluate("cut.isDeaf = true")
    window.press("!")
    desk.windows.remove(window)
    desk.agree("B", "// 0: once!\n")
    desk.windows.append(window)
    window.page.evaluate("cut.now()")
    window.press(" and")
    for ask in ("{ type: 'closePlayground', document }", "{ type: 'openPlayground', location }"):
        other.page.evaluate(
            "({ document, location }) => lek.session.request(" + ask + ")",
            {"document": desk.names["B"], "location": str(desk.folder / "B.playground")})
    window.page.evaluate("cut.isCut = cut.isDeaf = false")
    desk.agree("B", "// 0: once! and\n")
    window.put_caret("// 0:")
    window.press(" again")
    desk.agree("B", "// 0: once! and again\n")
    window.wait_until(lambda: window.page.evaluate("lek.session.texts.isSaved"), "it to be said to be saved")
