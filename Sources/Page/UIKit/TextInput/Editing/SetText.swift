import CoreGraphics
@_spi(Text) import CoreText
import Foundation

/// Where the letters of a text stand in a view.
///
/// Places are those of the text itself, also where dots stand for its letters.
struct SetText {
  var layout: TextLayout
  /// Where the layout's upper left corner is.
  var origin: CGPoint
  var length: Int
  var secret: SecretText?
  /// How high a line is where there is none.
  var lineHeight: CGFloat = 0
  /// Where the caret stands where there is no line.
  var emptyX: CGFloat = 0

  static let caretWidth: CGFloat = 2

  /// A place where a line was broken is at the end of one and at the beginning of the other.
  enum Side {
    case lineBefore, lineBehind
  }

  private func shown(_ index: Int) -> Int { secret?.shown(index) ?? index }
  private func real(_ index: Int) -> Int { min(secret?.real(index) ?? index, length) }

  // MARK: Lines

  func lineIndex(at index: Int, _ side: Side = .lineBehind) -> Int? {
    let place = shown(index)
    guard !layout.lines.isEmpty else { return nil }
    let last = layout.lines.lastIndex { $0.range.location <= place } ?? 0
    if side == .lineBefore, last > 0, layout.lines[last].range.location == place {
      return last - 1
    }
    return last
  }

  /// With the sign that ends it.
  func lineRange(at index: Int, _ side: Side = .lineBehind) -> NSRange? {
    guard let line = lineIndex(at: index, side) else { return nil }
    let range = layout.lines[line].range
    let start = real(range.location)
    return NSRange(location: start, length: real(NSMaxRange(range)) - start)
  }

  // MARK: Carets

  func caret(at index: Int, _ side: Side = .lineBehind) -> CGRect {
    guard let number = lineIndex(at: index, side) else {
      return CGRect(x: origin.x + emptyX, y: origin.y, width: Self.caretWidth, height: lineHeight)
    }
    let line = layout.lines[number]
    return CGRect(
      x: origin.x + line.x + line.offset(of: shown(index)), y: origin.y + line.top,
      width: Self.caretWidth, height: line.height)
  }

  func place(at point: CGPoint) -> (index: Int, side: Side) {
    guard let last = layout.lines.last else { return (0, .lineBehind) }
    let y = point.y - origin.y
    let line = layout.lines.first { y < $0.top + $0.height } ?? last
    return place(x: point.x, on: line)
  }

  private func place(x: CGFloat, on line: TextLine) -> (index: Int, side: Side) {
    var index = line.index(at: x - origin.x - line.x)
    let end = NSMaxRange(line.range)
    let isLast = end >= (layout.lines.last.map { NSMaxRange($0.range) } ?? 0)
    // The sign that ends a line is behind its last place.
    if index >= end, !isLast, endsParagraph(line) { index = max(line.range.location, end - 1) }
    let isAtBreak = index == end && !isLast
    return (real(index), isAtBreak ? .lineBefore : .lineBehind)
  }

  private func endsParagraph(_ line: TextLine) -> Bool {
    guard let next = layout.lines.first(where: { $0.range.location >= NSMaxRange(line.range) })
    else { return false }
    _ = next
    return paragraphEnds.contains(NSMaxRange(line.range))
  }

  /// Where paragraphs begin that have one before them.
  var paragraphEnds: Set<Int> = []

  /// Up or down some lines, at the same distance from the edge; none beyond the first and the last.
  func place(_ lines: Int, from index: Int, _ side: Side, x: CGFloat) -> (index: Int, side: Side)? {
    guard let line = lineIndex(at: index, side) else { return nil }
    let target = line + lines
    guard layout.lines.indices.contains(target) else { return nil }
    return place(x: x, on: layout.lines[target])
  }

  // MARK: Boxes

  /// A box for each line that a part of the text is on.
  func boxes(of range: NSRange) -> [CGRect] {
    let (start, end) = (shown(range.location), shown(NSMaxRange(range)))
    return layout.lines.compactMap { line in
      let first = max(start, line.range.location)
      let last = min(end, NSMaxRange(line.range))
      guard last > first else { return nil }
      let edges = [line.offset(of: first), line.offset(of: last)].sorted()
      // The sign that ends a paragraph shows as a little more.
      let isOverEnd = paragraphEnds.contains(last) && end >= last
      let more: CGFloat = isOverEnd ? 4 : 0
      return CGRect(
        x: origin.x + line.x + edges[0], y: origin.y + line.top,
        width: edges[1] - edges[0] + more, height: line.height)
    }
  }
}

extension TextLayout {
  /// No line at all.
  static var nothing: TextLayout {
    var layout = TextMeasurer.shared.layout(
      NSAttributedString(string: ""), base: StringDrawing.base, TextLayoutRequest())
    layout.lines = []
    return layout
  }
}

extension String {
  /// Behind which places of it a new paragraph begins.
  var paragraphStarts: Set<Int> {
    var starts: Set<Int> = []
    for (index, unit) in utf16.enumerated() where unit == 0x0a || unit == 0x0d || unit == 0x2029 {
      starts.insert(index + 1)
    }
    return starts
  }
}
