import CoreGraphics
@_spi(Text) import CoreText
import Foundation

/// How keys move the caret, and one end of the selection.
extension TextEditor {
  enum Step {
    case letter, word, line, document
  }

  enum Way {
    case backward, forward
  }

  enum Hold {
    /// What is selected is let go.
    case nothing
    /// One end of what is selected moves.
    case anchor
  }

  func go(to index: Int, _ hold: Hold, side: SetText.Side = .lineBehind) {
    goal = nil
    move(to: index, hold, side)
  }

  private func move(to index: Int, _ hold: Hold, _ side: SetText.Side) {
    switch hold {
    case .nothing: select(NSRange(location: index, length: 0), side: side)
    case .anchor:
      let range = NSRange(location: min(anchor, index), length: abs(index - anchor))
      select(range, anchor: anchor, side: side)
    }
  }

  func move(_ way: Way, by step: Step, _ hold: Hold) {
    if hold == .nothing, selection.length > 0, step == .letter {
      return go(to: way == .backward ? selection.location : NSMaxRange(selection), .nothing)
    }
    let isAtLineEnd = way == .forward && step == .line
    let end = place(way, by: step)
    let isSoft = isAtLineEnd && end < length && !storage.string.paragraphStarts.contains(end)
    go(to: end, hold, side: isSoft ? .lineBefore : .lineBehind)
  }

  /// Where a key leads from the end that moves.
  func place(_ way: Way, by step: Step) -> Int {
    let boundaries = boundaries
    switch (step, way) {
    case (.letter, .backward): return boundaries.letter(before: head)
    case (.letter, .forward): return boundaries.letter(after: head)
    case (.word, .backward): return boundaries.wordStart(before: head)
    case (.word, .forward): return boundaries.wordEnd(after: head)
    case (.document, .backward): return 0
    case (.document, .forward): return length
    case (.line, _):
      let line =
        host?.setText.lineRange(at: head, side) ?? NSRange(location: 0, length: length)
      guard way == .forward else { return line.location }
      let end = NSMaxRange(line)
      let isHard = end > line.location && storage.string.paragraphStarts.contains(end)
      return isHard ? boundaries.letter(before: end) : end
    }
  }

  /// Up for less than nothing; beyond the first line is the beginning, behind the last the end.
  func move(lines: Int, _ hold: Hold) {
    guard let set = host?.setText else { return }
    var (from, side) = (head, side)
    if hold == .nothing, selection.length > 0 {
      (from, side) = (lines < 0 ? selection.location : NSMaxRange(selection), .lineBehind)
    }
    let x = goal ?? set.caret(at: from, side).minX
    let last = set.layout.lines.count - 1
    let here = set.lineIndex(at: from, side) ?? 0
    let target = abs(lines) > 1 ? min(max(here + lines, 0), last) - here : lines
    if target != 0, let found = set.place(target, from: from, side, x: x) {
      move(to: found.index, hold, found.side)
    } else {
      move(to: lines < 0 ? 0 : length, hold, .lineBehind)
    }
    goal = x
  }

  /// Left is where it looks like that, which in a line from the right is onward.
  func way(isLeft: Bool) -> Way {
    let paragraph = boundaries.paragraph(at: head)
    let isFromRight = TextDirection.isFromRight(
      (storage.string as NSString).substring(with: paragraph))
    return isLeft == isFromRight ? .forward : .backward
  }
}

enum TextDirection {
  /// Whether the first letter that says anything about it belongs to a script from the right.
  static func isFromRight(_ text: String) -> Bool {
    for scalar in text.unicodeScalars {
      if (0x590...0x8ff).contains(scalar.value) || (0xfb1d...0xfdff).contains(scalar.value)
        || (0xfe70...0xfeff).contains(scalar.value)
      {
        return true
      }
      if CharacterSet.letters.contains(scalar) { return false }
    }
    return false
  }
}
