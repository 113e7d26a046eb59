import CoreGraphics
import Foundation

/// Chooses what stays of a line that is too long.
struct Truncation {
  let builder: LineBuilder
  let paragraph: ParagraphText
  let range: Range<Int>
  let available: CGFloat

  /// What stays before and behind the ellipsis, and the place whose look the ellipsis has.
  struct Pieces {
    var head: Range<Int>
    var tail: Range<Int>
    var styleAt: Int
  }

  func pieces(mode: NSLineBreakMode) -> Pieces {
    switch mode {
    case .byTruncatingHead: head()
    case .byTruncatingMiddle: middle()
    default: tail()
    }
  }

  private func ellipsisWidth(at position: Int) -> CGFloat {
    builder.inserted("\u{2026}", like: position, level: 0).reduce(0) { $0 + $1.width }
  }

  private func tail() -> Pieces {
    var end = prefixEnd(room: available - ellipsisWidth(at: range.lowerBound))
    // The ellipsis looks as the letters it stands behind do, which may be larger ones.
    let place = max(range.lowerBound, end - 1)
    end = prefixEnd(room: available - ellipsisWidth(at: place))
    return Pieces(
      head: range.lowerBound..<withoutSpaces(end), tail: end..<end,
      styleAt: max(range.lowerBound, end - 1))
  }

  private func head() -> Pieces {
    let last = max(range.lowerBound, range.upperBound - 1)
    let start = suffixStart(room: available - ellipsisWidth(at: last))
    return Pieces(
      head: range.lowerBound..<range.lowerBound, tail: start..<range.upperBound,
      styleAt: min(start, last))
  }

  private func middle() -> Pieces {
    let room = available - ellipsisWidth(at: range.lowerBound)
    let end = prefixEnd(room: room / 2)
    let kept = builder.width(of: paragraph, range.lowerBound..<end)
    let start = max(end, suffixStart(room: room - kept))
    return Pieces(
      head: range.lowerBound..<withoutSpaces(end), tail: start..<range.upperBound,
      styleAt: max(range.lowerBound, end - 1))
  }

  /// The end of the longest beginning that fits.
  private func prefixEnd(room: CGFloat) -> Int {
    var (end, width) = (range.lowerBound, CGFloat(0))
    for position in range {
      if paragraph.isLetterStart(position) { end = position }
      width += Tabs.advance(at: position, in: paragraph, x: width)
      if width > room { return end }
    }
    return range.upperBound
  }

  /// The start of the longest ending that fits.
  private func suffixStart(room: CGFloat) -> Int {
    var (start, width) = (range.upperBound, CGFloat(0))
    for position in range.reversed() {
      width += paragraph.advance(at: position)
      if width > room { return start }
      if paragraph.isLetterStart(position) { start = position }
    }
    return range.lowerBound
  }

  private func withoutSpaces(_ end: Int) -> Int {
    var end = end
    while end > range.lowerBound, paragraph.isSpace(end - 1) { end -= 1 }
    return end
  }
}
