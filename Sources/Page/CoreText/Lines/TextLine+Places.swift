import CoreGraphics
import Foundation

extension TextLine {
  /// The edges of each letter that is on the line: its index, its left and its right.
  private var letters: [(index: Int, left: CGFloat, right: CGFloat, isRightToLeft: Bool)] {
    var letters: [(index: Int, left: CGFloat, right: CGFloat, isRightToLeft: Bool)] = []
    for run in runs where run.range.length > 0 {
      if run.content != .letters {
        letters.append((run.range.location, run.x, run.x + run.width, run.isRightToLeft))
        continue
      }
      var x = run.x
      for glyph in run.glyphs {
        if let last = letters.last, last.index == glyph.index, last.right == x {
          letters[letters.count - 1].right = x + glyph.advance
        } else {
          letters.append((glyph.index, x, x + glyph.advance, run.isRightToLeft))
        }
        x += glyph.advance
      }
    }
    return letters
  }

  /// The letter whose edge is nearest to a place on the line.
  @_spi(Text) public func index(at x: CGFloat) -> Int {
    let letters = letters
    guard let first = letters.first, let last = letters.last else { return range.location }
    if x <= first.left { return first.isRightToLeft ? end(of: first.index) : first.index }
    if x >= last.right { return last.isRightToLeft ? last.index : end(of: last.index) }
    for letter in letters where x < letter.right {
      let isBeforeMiddle = x < (letter.left + letter.right) / 2
      return isBeforeMiddle != letter.isRightToLeft ? letter.index : end(of: letter.index)
    }
    return NSMaxRange(range)
  }

  /// How far from the line's start a letter begins.
  @_spi(Text) public func offset(of index: Int) -> CGFloat {
    let letters = letters
    let holding = letters.filter { $0.index <= index }.max { $0.index < $1.index }
    guard let holding else { return 0 }
    let next = end(of: holding.index)
    if index >= next { return holding.isRightToLeft ? holding.left : holding.right }
    // A caret may stand within a ligature.
    let share = CGFloat(index - holding.index) / CGFloat(max(1, next - holding.index))
    let width = holding.right - holding.left
    return holding.isRightToLeft ? holding.right - share * width : holding.left + share * width
  }

  /// Where the letter behind another one begins.
  private func end(of index: Int) -> Int {
    let following = letters.map(\.index).filter { $0 > index }.min()
    let run = runs.first { NSLocationInRange(index, $0.range) }
    let limit = run.map { NSMaxRange($0.range) } ?? NSMaxRange(range)
    return min(following ?? limit, limit)
  }
}
