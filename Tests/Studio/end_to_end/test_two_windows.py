"""Two windows on one playground stay in step."""

from workbench import Workbench

PAGE = "let one = 1\nlet two = 2\nlet three = one + two\n"


def two(open_bundle, browser):
    first = open_bundle(PAGE)
    page = browser.new_page(viewport={"width": 1200, "height": 800})
    page.goto(first.studio.address)
    page.wait_for_selector(".cm-editor")
    second = Workbench(page, first.bundle)
    second.wait_until(lambda: second.text == PAGE, "the text in the second window")
    return first, second


def test_what_one_types_the_other_shows(open_bundle, browser):
    first, second = two(open_bundle, browser)
    first.replace("let two = 2", "let two = 40")
    second.wait_until(lambda: second.text == first.text, "the same text")
    for bench in (first, second):
        bench.wait_until(lambda: bench.result_beside("let three") == "41", "41")


def test_both_type_at_once_and_nothing_is_lost(open_bundle, browser):
    first, second = two(open_bundle, browser)
    for number in range(6):
        first.replace("let one", f"let a{number} = 0; let one")
        second.append(f"let b{number} = 0")
    words = [f"let {letter}{number} = 0" for letter in "ab" for number in range(6)]
    for bench in (first, second):
        bench.wait_until(lambda: all(word in bench.text for word in words), "all that was typed")
    first.wait_until(lambda: first.text == second.text == first.text_on_disk, "one text")
