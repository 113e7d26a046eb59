"""The pages that the soak types into: each window has lines of its own in them, so that nothing it typed can hide.

A page shows a tile for each window, which counts its taps, and says the total. What it looks like follows from its text
and its taps alone, so that a fresh run of the same text has to look the same.
"""

import re

TILE, ACROSS, TOP, WIDTH, HEIGHT = 70, 4, 60, 300, 220

HEAD = """import UIKit
import PlaygroundSupport

"""

BOARD = """
final class Tile: UIView {
  let count = UILabel(frame: CGRect(x: 10, y: 20, width: 50, height: 30))
  var taps = 0
  override init(frame: CGRect) {
    super.init(frame: frame)
    count.text = "0"
    addSubview(count)
  }
  required init?(coder: NSCoder) { fatalError() }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    taps += 1
    total += 1
    count.text = "\\(taps)"
    layer.cornerRadius = CGFloat(taps % 30)
    words.text = "total \\(total)."
    alpha = taps % 2 == 0 ? 1 : 0.6
  }
}

var total = 0
let words = UILabel(frame: CGRect(x: 10, y: 10, width: 280, height: 30))
let board = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 220))
board.backgroundColor = .white
words.text = "total 0."
board.addSubview(words)
for (place, number) in numbers.enumerated() {
  let x = CGFloat(5 + 75 * (place % 4)), y = CGFloat(60 + 75 * (place / 4))
  let tile = Tile(frame: CGRect(x: x, y: y, width: 70, height: 70))
  tile.backgroundColor = UIColor(hue: CGFloat(number % 100) / 100, saturation: 0.7, brightness: 0.9, alpha: 1)
  board.addSubview(tile)
}
print("drawn", shared(numbers[0]))
PlaygroundPage.current.liveView = board
"""

SHARED = "public func shared(_ number: Int) -> Int { number + 1 }\n"


LESSON = """
func lessonNUMBER(_ number: Int) -> Int {
  let half = number / 2
  return half + NUMBER
}
let learntNUMBER = lessonNUMBER(total)
learntNUMBER > 1
"""


def lessons(count):
    """What makes a page so long that it is compiled in parts."""
    return "".join(LESSON.replace("NUMBER", str(number)) for number in range(count))


def page(windows, count_of_lessons=0):
    numbers = "".join(f"let number{window} = 1\n" for window in range(windows))
    listing = ", ".join(f"number{window}" for window in range(windows))
    lines = "".join(f"// window {window}:\n" for window in range(windows))
    return f"{HEAD}{numbers}let numbers = [{listing}]\n{BOARD}{lessons(count_of_lessons)}{lines}"


def tile_centre(place):
    return 5 + 75 * (place % ACROSS) + TILE // 2, TOP + 75 * (place // ACROSS) + TILE // 2


def with_number(text, window, number):
    """The text with another number, or whatever is put for it, of a window."""
    return re.sub(rf"(let number{window} = ).*", rf"\g<1>{number}", text, count=1)


def with_words(text, window, words):
    """The text with other words in the line of a window."""
    return re.sub(rf"(// window {window}:).*", rf"\g<1>{words}", text, count=1)


def with_mark(text, mark):
    """The text with a line at its very beginning, where every window puts its own."""
    return f"// mark {mark}\n{text}"


def without_mark(text, mark):
    return text.replace(f"// mark {mark}\n", "", 1)


def written(text, window):
    """What stands in a text of one window: its number, its words, and its marks."""
    number = re.search(rf"let number{window} = (.*)", text)
    words = re.search(rf"// window {window}:(.*)", text)
    marks = re.findall(rf"// mark (w{window}m\d+)$", text, re.M)
    return number and number[1], words and words[1], sorted(marks)
