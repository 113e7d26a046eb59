import CoreGraphics
import Foundation

/// The requirements of `UITextInput` that nobody overrides, for text fields and text views.
///
/// The members are public because they satisfy the requirements of a public protocol.
extension TextHost {
  public func text(in range: UITextRange) -> String? {
    (storage.string as NSString).substring(with: stretch(range))
  }

  public func replace(_ range: UITextRange, withText text: String) {
    editor.replace(stretch(range), with: text)
  }

  public var markedTextRange: UITextRange? { editor.marked.map(TextStretch.init) }
  public var beginningOfDocument: UITextPosition { TextPlace(0) }
  public var endOfDocument: UITextPosition { TextPlace(storage.length) }

  public func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    let (first, last) = (index(of: fromPosition), index(of: toPosition))
    return TextStretch(NSRange(location: min(first, last), length: abs(last - first)))
  }

  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let target = index(of: position) + offset
    return (0...storage.length).contains(target) ? TextPlace(target) : nil
  }

  public func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    place(from: index(of: position), in: direction, offset: offset).map(TextPlace.init)
  }

  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    let (first, second) = (index(of: position), index(of: other))
    return first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
  }

  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    index(of: toPosition) - index(of: from)
  }

  public func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? {
    direction == .left || direction == .up ? range.start : range.end
  }

  public func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? {
    let here = index(of: position)
    let isBackward = direction == .left || direction == .up
    return TextStretch(
      isBackward
        ? NSRange(location: 0, length: here)
        : NSRange(location: here, length: storage.length - here))
  }

  public func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection {
    let range = editor.boundaries.paragraph(at: index(of: position))
    let text = (storage.string as NSString).substring(with: range)
    return TextDirection.isFromRight(text) ? .rightToLeft : .leftToRight
  }

  public func setBaseWritingDirection(
    _ writingDirection: NSWritingDirection, for range: UITextRange
  ) {
    let stretch = stretch(range)
    guard stretch.length > 0 else { return }
    let style = NSMutableParagraphStyle()
    let key = NSAttributedString.Key.paragraphStyle
    if let own = storage.attribute(key, at: stretch.location, effectiveRange: nil),
      let own = own as? NSParagraphStyle
    {
      style.setParagraphStyle(own)
    }
    style.baseWritingDirection = writingDirection
    storage.removeAttribute(key, range: stretch)
    storage.addAttribute(key, value: style, range: stretch)
    setTextNeedsLayout()
  }

  public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    let (limits, place) = (stretch(range), setText.place(at: point).index)
    return TextPlace(min(max(place, limits.location), NSMaxRange(limits)))
  }

  public func characterRange(at point: CGPoint) -> UITextRange? {
    guard storage.length > 0 else { return nil }
    let place = setText.place(at: point).index
    let boundaries = editor.boundaries
    let isBefore = setText.caret(at: place).minX > point.x || place == storage.length
    let start = isBefore ? boundaries.letter(before: place) : place
    let end = boundaries.letter(after: start)
    return TextStretch(NSRange(location: start, length: end - start))
  }

  public func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? {
    guard storage.length > 0 else { return typingStyle }
    let here = index(of: position) - (direction == .backward ? 1 : 0)
    return storage.attributes(at: min(max(0, here), storage.length - 1), effectiveRange: nil)
  }
}
