import CoreGraphics
import Foundation

/// The places of our own texts, which all count UTF-16 units.
extension TextHost {
  func index(of position: UITextPosition) -> Int {
    min(max(0, (position as? TextPlace)?.index ?? 0), storage.length)
  }

  func stretch(_ range: UITextRange) -> NSRange {
    let (first, last) = (index(of: range.start), index(of: range.end))
    return NSRange(location: min(first, last), length: abs(last - first))
  }

  func boxes(of range: UITextRange) -> [UITextSelectionRect] {
    let boxes = setText.boxes(of: stretch(range))
    return boxes.enumerated().map { number, box in
      let part: SelectionBox.Part =
        boxes.count == 1
        ? .only : number == 0 ? .first : number == boxes.count - 1 ? .last : .middle
      let text = (storage.string as NSString).substring(with: stretch(range))
      return SelectionBox(
        box, part, TextDirection.isFromRight(text) ? .rightToLeft : .leftToRight)
    }
  }

  func place(from index: Int, in direction: UITextLayoutDirection, offset: Int) -> Int? {
    let set = setText
    switch direction {
    case .left, .right:
      let target = index + (direction == .right ? offset : -offset)
      return (0...storage.length).contains(target) ? target : nil
    case .up, .down:
      let lines = direction == .down ? offset : -offset
      return set.place(lines, from: index, .lineBehind, x: set.caret(at: index).minX)?.index
    }
  }
}
