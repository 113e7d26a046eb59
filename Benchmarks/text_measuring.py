"""What it costs to measure texts: ten thousand short ones that differ, one again and again, a long paragraph.

A small program with the built page-side modules asks strings for their sizes, as a page with a list does. Texts
that differ are set anew each; one that is asked for again is found among those that were set last. The memory is
what the process has grown by over all of it: what is remembered is bounded. The yardstick is Pango's own layout of the
same texts in the same face, made once and given one text after the other.
"""

import argparse
import subprocess
import sys
import tempfile

from page_side_program import UIKIT_LIBRARIES, UIKIT_MODULES, build

BUDGET_NEW_MICROSECONDS = 100
BUDGET_KNOWN_MICROSECONDS = 10
BUDGET_PARAGRAPH_MILLISECONDS = 25
BUDGET_MEGABYTES = 40
PROGRAM = """
import Foundation
import UIKit

func now() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

@_silgen_name("pango_cairo_font_map_get_default") func defaultMap() -> OpaquePointer
@_silgen_name("pango_font_map_create_context") func makeContext(_ map: OpaquePointer) -> OpaquePointer
@_silgen_name("pango_layout_new") func makeLayout(_ context: OpaquePointer) -> OpaquePointer
@_silgen_name("pango_font_description_new") func makeDescription() -> OpaquePointer
@_silgen_name("pango_font_description_set_family")
func setFamily(_ description: OpaquePointer, _ name: UnsafePointer<CChar>)
@_silgen_name("pango_font_description_set_absolute_size")
func setSize(_ description: OpaquePointer, _ size: Double)
@_silgen_name("pango_layout_set_font_description")
func setDescription(_ layout: OpaquePointer, _ description: OpaquePointer)
@_silgen_name("pango_layout_set_text")
func setText(_ layout: OpaquePointer, _ text: UnsafePointer<CChar>, _ length: Int32)
@_silgen_name("pango_layout_set_width") func setWidth(_ layout: OpaquePointer, _ width: Int32)
@_silgen_name("pango_layout_get_size")
func getSize(_ layout: OpaquePointer, _ width: UnsafeMutablePointer<Int32>, _ height: UnsafeMutablePointer<Int32>)

func pages() -> Int {
  let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? "0 0"
  return Int(text.split(separator: " ")[1])!
}

let count = Int(CommandLine.arguments[1])!
let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
let began = now()
_ = "first".size(withAttributes: attributes)
print("first", (now() - began) * 1e3)
let before = pages()
let words = ["row", "cell", "Über", "title", "naïve", "office", "Wave", "two words", "and so on"]
let texts = (0..<count).map { "\\(words[$0 % words.count]) \\(words[$0 / 7 % words.count]) \\($0)" }

var sum = 0.0
var moment = now()
for text in texts { sum += Double(text.size(withAttributes: attributes).width) }
print("new", (now() - moment) / Double(count) * 1e6)
moment = now()
for _ in 0..<count { sum += Double(texts[0].size(withAttributes: attributes).width) }
print("known", (now() - moment) / Double(count) * 1e6)

let long = (0..<1200).map { words[$0 * 5 % words.count] }.joined(separator: " ")
let room = CGSize(width: 320, height: CGFloat.greatestFiniteMagnitude)
var times: [Double] = []
for turn in 0..<20 {
  moment = now()
  let rect = (long + " \\(turn)").boundingRect(
    with: room, options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
  times.append(now() - moment)
  sum += Double(rect.height)
}
print("paragraph", times.sorted()[10] * 1e3)
print("letters", long.utf16.count)
print("megabytes", Double(pages() - before) * 4096 / 1e6)

let layout = makeLayout(makeContext(defaultMap()))
let description = makeDescription()
setFamily(description, UIFont.systemFont(ofSize: 17).familyName)
setSize(description, 17 * 1024)
setDescription(layout, description)
func plainWidth(_ text: String) -> Double {
  var (width, height) = (Int32(0), Int32(0))
  setText(layout, text, -1)
  getSize(layout, &width, &height)
  return Double(width) / 1024
}
sum += plainWidth("first")
moment = now()
for text in texts { sum += plainWidth(text) }
print("plainNew", (now() - moment) / Double(count) * 1e6)
setWidth(layout, 320 * 1024)
times = []
for turn in 0..<20 {
  moment = now()
  sum += plainWidth(long + " \\(turn)")
  times.append(now() - moment)
}
print("plainParagraph", times.sorted()[10] * 1e3)
precondition(sum > 0)
"""


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--root", required=True)
    parser.add_argument("--texts", type=int, default=10_000)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="text-measuring-") as folder:
        program = build(arguments.root, folder, "text-measuring", PROGRAM, UIKIT_MODULES, UIKIT_LIBRARIES)
        said = subprocess.run(
            [str(program), str(arguments.texts)], check=True, text=True, capture_output=True).stdout
    found = {name: float(value) for name, value in (line.split() for line in said.splitlines())}
    print(f"{arguments.texts} short texts, and a paragraph of {found['letters']:.0f} letters")
    print(f"  the first text, fonts and all  {found['first']:8.2f} ms")
    print(f"  a text that is new             {found['new']:8.2f} µs   (budget {BUDGET_NEW_MICROSECONDS} µs, "
          f"{found['new'] / found['plainNew']:.2f} times Pango's own {found['plainNew']:.1f})")
    print(f"  a text asked for again         {found['known']:8.2f} µs   (budget {BUDGET_KNOWN_MICROSECONDS} µs)")
    print(f"  the paragraph, median          {found['paragraph']:8.2f} ms   (budget {BUDGET_PARAGRAPH_MILLISECONDS} ms, "
          f"{found['paragraph'] / found['plainParagraph']:.2f} times Pango's own {found['plainParagraph']:.2f})")
    print(f"  memory                         {found['megabytes']:8.1f} MB   (budget {BUDGET_MEGABYTES} MB)")
    is_within = (
        found["new"] <= BUDGET_NEW_MICROSECONDS and found["known"] <= BUDGET_KNOWN_MICROSECONDS
        and found["paragraph"] <= BUDGET_PARAGRAPH_MILLISECONDS and found["megabytes"] <= BUDGET_MEGABYTES)
    if not is_within:
        print("over budget")
    return 0 if is_within else 1


if __name__ == "__main__":
    sys.exit(main())
