"""Types numbers into pages of thirty, four hundred and a thousand lines, and watches when the picture stands.

Every page is the board of `key-to-pixel` with teaching code behind it: values, functions, types, loops, texts. The
yardstick stays the compiler alone on the thirty lines, so that the ratios say what the length costs.
"""

import argparse
import random
import statistics
from pathlib import Path

from key_to_pixel import board, measure, watched

LENGTHS = {30: 1.5, 400: 6, 1000: 12}
CHAPTER = """
// What chapter NUMBER is about

struct BoxNUMBER: Equatable {
  var width: Double
  var height: Double
  var area: Double { width * height }

  func scaled(by factor: Double) -> BoxNUMBER {
    BoxNUMBER(width: width * factor, height: height * factor)
  }
}

let boxesNUMBER = (1...4).map { BoxNUMBER(width: Double($0), height: 2) }
let largestNUMBER = boxesNUMBER.max { $0.area < $1.area }
let namesNUMBER = ["oak", "ash", "elm", "fir"].sorted()

func wordsNUMBER(_ text: String) -> [String: Int] {
  var counts: [String: Int] = [:]
  for word in text.split(separator: " ") {
    counts[String(word), default: 0] += 1
  }
  return counts
}

var totalNUMBER = 0
for number in 1...5 where number != 3 {
  totalNUMBER += number * NUMBER
}
let countedNUMBER = wordsNUMBER("one two two three three three")
let titleNUMBER = namesNUMBER.map(\\.capitalized).joined(separator: ", ")
let viewNUMBER = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
viewNUMBER.text = "\\(titleNUMBER): \\(totalNUMBER)"
if let box = largestNUMBER, box.area > 1 {
  "the largest is \\(box.scaled(by: 2).area)"
}
"""


def lengthened(text, length):
    """The text with as many whole chapters as there is room for, and blank comments up to the length."""
    lines = text.splitlines()
    height = CHAPTER.count("\n")
    for chapter in range(1, (length - len(lines)) // height + 1):
        lines += CHAPTER.rstrip("\n").replace("NUMBER", str(chapter)).split("\n")
    return "\n".join(lines + ["//"] * (length - len(lines))) + "\n"


def ratios(root, length, edits):
    with board(root) as bundle:
        page_file = bundle / "Contents.swift"
        short = page_file.read_text()
        page_file.write_text(lengthened(short, length))
        numbers = random.Random(length).sample(range(10, 100), edits)
        with watched(root, bundle) as (page, watcher, yardstick):
            rows = measure(page, watcher, yardstick, numbers, measured=short)
    return [(row["whole"] - row.get("pause", 0)) / row["yardstick"] for row in rows], rows


medians = {}


def ratio(root, length, edits=12):
    """Over the yardstick of thirty lines, whatever the length."""
    if length not in medians:
        found, rows = ratios(root, length, edits)
        medians[length] = statistics.median(found)
        phases = (f"{name} {statistics.median(row.get(name, 0) for row in rows):.0f}" for name in rows[0])
        print(f"{length} lines, milliseconds: {', '.join(phases)}")
    return medians[length]


def main():
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("--root", type=Path, required=True)
    arguments.add_argument("--edits", type=int, default=12)
    options = arguments.parse_args()
    print("lines   without the pause, over the compiler alone on thirty lines")
    for length, most in LENGTHS.items():
        found, rows = ratios(options.root, length, options.edits)
        front_end = statistics.median(row.get("front end", 0) for row in rows)
        print(f"{length:5}   {statistics.median(found):6.2f}   (must {most}; the front end took {front_end:.0f} ms)")


if __name__ == "__main__":
    main()
