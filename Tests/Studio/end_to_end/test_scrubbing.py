"""Numbers and booleans of the page are dragged and flipped, and the live view follows before anything is written."""

import re

ROW = """import UIKit
import PlaygroundSupport

class GameController: UIViewController {
    var padding: CGFloat = 20
    var isTall = false
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        for index in 0..<3 {
            let card = UIView(frame: CGRect(x: padding + CGFloat(index) * (50 + padding), y: 40,
                                            width: 50, height: isTall ? 180 : 60))
            card.backgroundColor = .systemBlue
            card.tag = index + 1
            view.addSubview(card)
        }
        print("laid out")
    }
}

let gc = GameController()
gc.padding = 75
gc.isTall = false
PlaygroundPage.current.liveView = gc
"""


def place_of(bench, text):
    """The middle of a piece of the text on the screen."""
    return bench.page.evaluate(
        """text => {
          const editor = document.querySelector(".cm-editor").codeEditor;
          const start = editor.text.lastIndexOf(text);
          editor.reveal(editor.positionAt(start), 60);
          const from = editor.boxOf(editor.positionAt(start), "window");
          const to = editor.boxOf(editor.positionAt(start + text.length), "window");
          return { x: (from.left + to.left) / 2, y: (from.top + from.bottom) / 2 };
        }""", text)


def press(bench, text):
    """Takes hold of a literal, with Alt; where the pointer is then."""
    place = place_of(bench, text)
    bench.page.mouse.move(place["x"], place["y"])
    bench.page.keyboard.down("Alt")
    bench.page.mouse.down()
    bench.page.wait_for_timeout(200)
    return place


def let_go(bench):
    bench.page.mouse.up()
    bench.page.keyboard.up("Alt")


def opened_row(open_bundle):
    bench = open_bundle(ROW)
    bench.wait_for_picture()
    bench.wait_until_still()
    return bench


def written(bench):
    return re.search(r"gc\.padding = (.*)", bench.text).group(1)


def drawn(bench):
    return bench.page.locator(".scrubbed-literal").inner_text()


def test_a_dragged_number_is_followed_and_written_once(open_bundle):
    bench = opened_row(open_bundle)
    before = bench.picture().tobytes()
    place = press(bench, "75")
    bench.page.mouse.move(place["x"] - 100, place["y"], steps=10)
    bench.wait_until(lambda: bench.picture().tobytes() != before, "a picture that follows")
    assert drawn(bench) == "25"
    assert written(bench) == "75"
    assert "gc.padding = 75" in bench.text_on_disk
    bench.page.mouse.move(place["x"] + 20, place["y"], steps=10)
    assert drawn(bench) == "85"
    let_go(bench)
    assert written(bench) == "85"
    bench.wait_until(lambda: "gc.padding = 85" in bench.text_on_disk, "the text on disk")
    bench.wait_until(lambda: bench.console.count("laid out") >= 1, "the console")
    bench.page.locator(".cm-editor").press("Control+z")
    assert written(bench) == "75"
    bench.wait_until_still()
    bench.wait_until(lambda: bench.picture().tobytes() == before, "the first picture")


def test_escape_brings_the_old_picture_back(open_bundle):
    bench = opened_row(open_bundle)
    before = bench.picture().tobytes()
    place = press(bench, "75")
    bench.page.mouse.move(place["x"] - 80, place["y"], steps=5)
    bench.wait_until(lambda: bench.picture().tobytes() != before, "a picture that follows")
    bench.page.keyboard.press("Escape")
    bench.wait_until(lambda: bench.picture().tobytes() == before, "the old picture")
    let_go(bench)
    assert bench.text == ROW
    assert bench.console.count("laid out") <= 2


def test_a_boolean_is_flipped_by_a_press(open_bundle):
    bench = opened_row(open_bundle)
    before = bench.picture().tobytes()
    press(bench, "false")
    let_go(bench)
    assert "gc.isTall = true" in bench.text
    bench.wait_until(lambda: bench.picture().tobytes() != before, "tall cards")


def test_a_handle_drags_what_was_clicked(open_bundle):
    bench = opened_row(open_bundle)
    place = place_of(bench, "75")
    bench.page.mouse.click(place["x"], place["y"])
    handle = bench.page.locator(".scrub-handle")
    handle.wait_for()
    box = handle.bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    bench.page.mouse.move(x, y)
    bench.page.mouse.down()
    bench.page.mouse.move(x + 20, y, steps=4)
    bench.page.mouse.up()
    assert written(bench) == "85"


def test_alt_and_the_arrows_change_the_literal_at_the_caret(open_bundle):
    bench = opened_row(open_bundle)
    place = place_of(bench, "75")
    bench.page.mouse.click(place["x"], place["y"])
    bench.page.keyboard.down("Alt")
    for _ in range(3):
        bench.page.keyboard.press("ArrowUp")
    assert drawn(bench) == "78"
    bench.page.keyboard.press("Shift+ArrowDown")
    assert drawn(bench) == "68"
    bench.page.keyboard.up("Alt")
    assert written(bench) == "68"
    bench.page.keyboard.press("Control+z")
    assert written(bench) == "75"


def test_a_click_and_a_selection_are_what_they_were(open_bundle):
    bench = opened_row(open_bundle)
    place = place_of(bench, "75")
    bench.page.mouse.dblclick(place["x"], place["y"])
    bench.page.keyboard.type("31")
    assert written(bench) == "31"
