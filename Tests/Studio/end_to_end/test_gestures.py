"""Fingers on the live view reach the page's recognizers."""

import re

import pytest

PAGE = """import UIKit
import PlaygroundSupport

final class Board: UIViewController, UIGestureRecognizerDelegate {
    override func viewDidLoad() {
        view.backgroundColor = .white
        let recognizers: [UIGestureRecognizer] = [
            UITapGestureRecognizer(target: self, action: #selector(heard(_:))),
            UILongPressGestureRecognizer(target: self, action: #selector(heard(_:))),
            UIPanGestureRecognizer(target: self, action: #selector(heard(_:))),
            UIPinchGestureRecognizer(target: self, action: #selector(heard(_:))),
        ]
        for recognizer in recognizers { view.addGestureRecognizer(recognizer) }
    }

    @objc func heard(_ recognizer: UIGestureRecognizer) {
        let place = recognizer.location(in: view)
        let name = String(describing: type(of: recognizer))
        print("\\(name) \\(recognizer.state.rawValue) at \\(Int(place.x)), \\(Int(place.y))")
        if let pinch = recognizer as? UIPinchGestureRecognizer { print("scale \\(pinch.scale > 1.5)") }
    }
}

PlaygroundPage.current.liveView = Board()
"""
BEGAN, ENDED = 1, 3


@pytest.fixture
def board(open_bundle):
    bench = open_bundle(PAGE)
    bench.wait_for_picture()
    bench.wait_until(
        lambda: "live" in bench.page.locator("#status").inner_text(), "the page to be live")
    return bench


def place(bench, x, y):
    """A point of the live view on the screen."""
    scale = bench.page.evaluate("lek.liveView().scale")
    box = bench.live_view.bounding_box()
    return box["x"] + x * scale, box["y"] + y * scale


def hears(bench, recognizer, state, x=None, y=None):
    """The page has said so; a pointer is a whole pixel of the screen, which is more than a point."""
    said = re.compile(rf"{recognizer} {state} at (\d+), (\d+)")

    def is_near(found):
        return x is None or abs(int(found[1]) - x) <= 2 and abs(int(found[2]) - y) <= 2

    bench.wait_until(
        lambda: any(map(is_near, said.finditer(bench.console))), f"{recognizer} in state {state}")


def test_a_tap(board):
    board.page.mouse.click(*place(board, 100, 200))
    hears(board, "UITapGestureRecognizer", ENDED, 100, 200)
    assert "Pan" not in board.console


def test_a_long_press(board):
    board.page.mouse.move(*place(board, 50, 60))
    board.page.mouse.down()
    hears(board, "UILongPressGestureRecognizer", BEGAN, 50, 60)
    board.page.mouse.up()
    hears(board, "UILongPressGestureRecognizer", ENDED, 50, 60)
    assert "Tap" not in board.console


def test_a_drag(board):
    board.page.mouse.move(*place(board, 50, 60))
    board.page.mouse.down()
    for step in range(1, 11):
        board.page.mouse.move(*place(board, 50 + 10 * step, 60 + 5 * step))
    board.page.mouse.up()
    hears(board, "UIPanGestureRecognizer", BEGAN)
    hears(board, "UIPanGestureRecognizer", ENDED, 150, 110)


def test_a_pinch_of_two_fingers(board):
    fingers = board.page.context.new_cdp_session(board.page)

    def touch(kind, *places):
        points = [dict(zip(("x", "y"), place(board, *one)), id=number)
                  for number, one in enumerate(places)]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        board.page.wait_for_timeout(20)

    touch("touchStart", (180, 300), (200, 300))
    for step in range(1, 9):
        touch("touchMove", (180 - 10 * step, 300), (200 + 10 * step, 300))
    touch("touchEnd")
    hears(board, "UIPinchGestureRecognizer", BEGAN)
    board.wait_until(lambda: "scale true" in board.console, "the fingers to be far apart")
    hears(board, "UIPinchGestureRecognizer", ENDED)
