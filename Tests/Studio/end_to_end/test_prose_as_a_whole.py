"""Prose of a real page: read by the server, drawn by the browser, typed, linked, kept on disk."""

import pytest
from playwright.sync_api import expect

from workbench import Workbench

FIRST = """/*:
 # Squares

 The [next page](@next) has *more*.

 | side | area |
 |-----:|-----:|
 | 2    | 4    |

 - [x] Look
 - Important: Keep it small. <script>window.stolen = 1</script>
 */
let side = 2
side * side
"""
SECOND = "//: ## Cubes\n//: Back to [squares](Squares).\nlet cube = 2 * 2 * 2\n"
SETTINGS = """<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<playground version='6.0' target-platform='ios' display-mode='rendered'>
  <pages><page name='Squares'/><page name='Cubes'/></pages>
</playground>
"""


@pytest.fixture
def bundle(tmp_path):
    folder = tmp_path / "Numbers.playground"
    for name, text in {"Squares": FIRST, "Cubes": SECOND}.items():
        page = folder / "Pages" / f"{name}.xcplaygroundpage"
        page.mkdir(parents=True)
        (page / "Contents.swift").write_text(text)
    (folder / "contents.xcplayground").write_text(SETTINGS)
    return folder


@pytest.fixture
def bench(studio, bundle, browser):
    address = studio.address
    page = browser.new_page(viewport={"width": 1400, "height": 900})
    page.goto(address)
    bench = Workbench(page, bundle)
    bench.wait_until(lambda: page.locator(".prose").count() > 0, "the drawn prose")
    yield bench
    page.close()


def test_prose_is_drawn_and_is_text(bench):
    prose = bench.page.locator(".prose")
    expect(prose.locator("h1")).to_have_text("Squares", use_inner_text=True)
    assert prose.locator("td").all_inner_texts() == ["2", "4"]
    expect(prose.locator(".task-mark.done")).to_have_count(1)
    callout = prose.locator(".prose-callout")
    assert "<script>window.stolen = 1</script>" in callout.inner_text()
    assert bench.page.evaluate("window.stolen") is None
    bench.wait_until(lambda: bench.result_beside("side * side") == "4", "4")


def test_a_link_leads_to_the_next_page_and_back(bench):
    bench.page.get_by_role("link", name="next page").click()
    bench.wait_until(lambda: bench.page.locator(".prose h2").count() == 1, "the second page")
    assert "let cube" in bench.text
    bench.page.get_by_role("link", name="squares").click()
    bench.wait_until(lambda: "let side" in bench.text, "the first page")
    expect(bench.page.locator(".prose h1")).to_have_count(1)


def test_what_is_typed_into_prose_is_drawn_and_saved(bench, bundle):
    bench.page.locator(".prose h1").click()
    bench.wait_until(lambda: bench.page.locator(".prose").count() == 0, "the open prose")
    bench.page.keyboard.press("End")
    bench.page.keyboard.type(" and **sides**")
    bench.page.keyboard.press("Escape")
    bench.wait_until(
        lambda: bench.page.locator(".prose h1").all_inner_texts() == ["Squares and sides"], "the new heading")
    expect(bench.page.locator(".prose h1 strong")).to_have_text("sides", use_inner_text=True)
    file = bundle / "Pages/Squares.xcplaygroundpage/Contents.swift"
    bench.wait_until(lambda: "# Squares and **sides**\n" in file.read_text(), "the text on disk")


def test_an_open_end_of_prose_hides_no_code(bench):
    bench.replace("let side = 2\n", "/*: \nlet side = 2\n")
    bench.wait_until(lambda: bench.page.locator(".prose h1").count() == 1, "the first prose")
    expect(bench.page.locator(".prose")).to_have_count(1)
    shown = bench.page.locator(".cm-content").inner_text()
    assert "let side = 2" in shown


def test_two_windows_see_the_same_prose(bench, studio, browser):
    other = browser.new_page(viewport={"width": 1200, "height": 800})
    other.goto(studio.address)
    other.wait_for_selector(".prose h1")
    bench.page.locator(".prose h1").click()
    bench.page.keyboard.press("End")
    bench.page.keyboard.type("!")
    bench.wait_until(
        lambda: other.locator(".prose h1").all_inner_texts() == ["Squares!"], "the other window's heading")
    other.close()
