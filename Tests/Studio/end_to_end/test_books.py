"""A book of the Swift Playgrounds app: its pages run with its modules, and what is typed is saved into it."""

import pytest

from running_studio import RunningStudio
from workbench import Workbench

PAGE = "Contents/Chapters/One.playgroundchapter/Pages/First.playgroundpage/main.swift"
CORE = "Contents/Modules/Core.playgroundmodule/Sources/Core.swift"


@pytest.fixture
def book(tmp_path, browser):
    bundle = tmp_path / "Walk.playgroundbook"
    texts = {
        PAGE: "//#-hidden-code\nimport Core\n//#-end-hidden-code\nlet area = core(3)\n",
        CORE: "public func core(_ side: Int) -> Int { side * side }\n",
    }
    for path, text in texts.items():
        (bundle / path).parent.mkdir(parents=True, exist_ok=True)
        (bundle / path).write_text(text)
    studio = RunningStudio(bundle)
    window = browser.new_page(viewport={"width": 1400, "height": 900})
    window.goto(studio.address)
    window.wait_for_selector(".CodeMirror")
    bench = Workbench(window, bundle)
    bench.studio = studio
    yield bench
    window.close()
    studio.end()


def test_a_page_of_a_book_runs_and_is_saved_into_it(book):
    book.wait_until(lambda: book.result_beside("let area") == "9", "the first run")
    folder = book.page.locator(f'#navigator [data-path="{CORE.rpartition("/")[0]}"]')
    assert "Core/Sources" in folder.inner_text()
    before = sorted(book.bundle.rglob("*"))
    assert "import Core" not in book.page.locator(".CodeMirror-code").inner_text()
    book.replace("core(3)", "core(4)")
    book.wait_until(lambda: book.result_beside("let area") == "16", "the run of what was typed")
    book.wait_until(lambda: "core(4)" in (book.bundle / PAGE).read_text(), "the text on disk")
    assert (book.bundle / PAGE).read_text().startswith("//#-hidden-code\nimport Core\n")
    assert sorted(book.bundle.rglob("*")) == before
