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
    window.wait_for_selector(".cm-editor")
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
    assert "import Core" not in book.page.locator(".cm-content").inner_text()
    book.replace("core(3)", "core(4)")
    book.wait_until(lambda: book.result_beside("let area") == "16", "the run of what was typed")
    book.wait_until(lambda: "core(4)" in (book.bundle / PAGE).read_text(), "the text on disk")
    assert (book.bundle / PAGE).read_text().startswith("//#-hidden-code\nimport Core\n")
    assert sorted(book.bundle.rglob("*")) == before


FIRST = "Contents/Chapters/One.playgroundchapter/Pages/First.playgroundpage/"
SECOND = "Contents/Chapters/Two.playgroundchapter/Pages/Second.playgroundpage/"
TASK = {
    FIRST + "Contents.swift": """import PlaygroundSupport
//#-code-completion(everything, hide)
let page = PlaygroundPage.current
func walk(_ steps: Int) {
  (page.liveView as? PlaygroundRemoteLiveViewProxy)?.send(.integer(steps))
  page.assessmentStatus = steps == 3 ? .pass(message: "**Three** steps.")
    : .fail(hints: ["Another number.", "More than two."], solution: "`walk(3)`")
}
//#-editable-code
walk(2)
//#-end-editable-code
let name = /*#-editable-code your name*/"Ada"/*#-end-editable-code*/
//#-editable-code Add more here

//#-end-editable-code
""",
    FIRST + "LiveView.swift": """import PlaygroundSupport
import UIKit
let name = UILabel()
class Steps: UIViewController, PlaygroundLiveViewMessageHandler {
  override func viewDidLoad() {
    name.frame = CGRect(x: 20, y: 20, width: 200, height: 40)
    view.addSubview(name)
  }
  func receive(_ message: PlaygroundValue) {
    if case .integer(let steps) = message { name.text = "went \\(steps)" }
  }
}
PlaygroundPage.current.liveView = Steps()
""",
    SECOND + "Contents.swift": "let second = 2 + 2\n",
}


@pytest.fixture
def task(tmp_path, browser):
    bundle = tmp_path / "Task.playgroundbook"
    for path, text in TASK.items():
        (bundle / path).parent.mkdir(parents=True, exist_ok=True)
        (bundle / path).write_text(text)
    studio = RunningStudio(bundle)
    window = browser.new_page(viewport={"width": 1400, "height": 900})
    window.goto(studio.address)
    window.wait_for_selector(".cm-editor")
    bench = Workbench(window, bundle)
    bench.studio = studio
    yield bench
    window.close()
    studio.end()


def test_a_task_is_solved_with_hints_and_leads_on(task):
    bar = task.page.locator(".assessment")
    bar.get_by_role("heading", name="Hint 1 of 2").wait_for()
    assert "More than two." not in bar.inner_text() and "walk(3)" not in bar.inner_text()
    bar.get_by_role("button", name="Next hint").click()
    assert "More than two." in bar.inner_text()
    bar.get_by_role("button", name="Show the solution").click()
    assert "walk(3)" in bar.inner_text()
    task.wait_until(lambda: "went 2" in task.page.locator("#live-view").inner_text(), "the live view's answer")
    task.replace("walk(2)", "walk(3)")
    bar.locator("strong", has_text="Three").wait_for()
    assert bar.get_attribute("data-outcome") == "passed"
    task.wait_until(lambda: "went 3" in task.page.locator("#live-view").inner_text(), "the live view's answer")
    bar.get_by_role("button", name="Next page: Two – Second").click()
    task.wait_until(lambda: task.result_beside("let second") == "4", "the next page")
    assert bar.is_hidden()


def test_a_bar_that_was_put_away_comes_back_with_news(task):
    bar = task.page.locator(".assessment")
    bar.get_by_role("button", name="Hide").click()
    assert bar.is_hidden()
    task.replace("walk(2)", "walk(3)")
    bar.wait_for()


def test_chapters_hold_their_pages(task):
    rows = task.page.locator("#navigator .file")
    assert [row.split("\n")[0] for row in rows.all_inner_texts()] == [
        "One", "First", "LiveView.swift", "Two", "Second"]
    rows.nth(4).click()
    task.wait_until(lambda: task.result_beside("let second") == "4", "the other chapter's page")


def test_what_is_to_be_edited_is_seen_and_nothing_is_lost(task):
    shown = task.page.locator(".cm-content")
    shown.locator(".editable-hint", has_text="Add more here").wait_for()
    assert shown.locator(".editable-line").count() == 2
    assert shown.locator(".editable-span").inner_text() == '"Ada"'
    assert "#-editable-code your" not in shown.inner_text()
    before = TASK[FIRST + "Contents.swift"]
    # One sign to the left of what may be edited is the mark: it stays.
    line = before.splitlines().index(next(one for one in before.splitlines() if "Ada" in one))
    ch = before.splitlines()[line].index('"Ada"')
    task.page.evaluate(
        "([line, ch]) => { const { codeEditor: editor } = document.querySelector('.cm-editor');"
        "editor.focus(); editor.setCaret(line, ch); }", [line, ch])
    task.page.keyboard.press("Backspace")
    assert task.page.evaluate("document.querySelector('.cm-editor').codeEditor.text") == before
    shown.locator(".editable-hint").click()
    task.page.keyboard.type("walk(3)")
    task.wait_until(
        lambda: (task.bundle / (FIRST + "Contents.swift")).read_text()
        == before.replace("Add more here\n\n", "Add more here\nwalk(3)\n"), "the text on disk")
