import Foundation

/// Finds boundaries in any text that can be typed into.
@MainActor @preconcurrency
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var input: (UIResponder & UITextInput)?

  public init(textInput: UIResponder & UITextInput) {
    input = textInput
    super.init()
  }

  private var boundaries: TextBoundaries {
    guard let input,
      let whole = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
    else { return TextBoundaries("") }
    return TextBoundaries(input.text(in: whole) ?? "")
  }

  private func index(of position: UITextPosition) -> Int {
    guard let input else { return 0 }
    return input.offset(from: input.beginningOfDocument, to: position)
  }

  private func position(at index: Int) -> UITextPosition? {
    input.flatMap { $0.position(from: $0.beginningOfDocument, offset: index) }
  }

  /// None where there is nothing of the kind, as between words.
  private func unit(_ granularity: UITextGranularity, at index: Int, forward: Bool) -> NSRange? {
    let boundaries = boundaries
    let length = boundaries.text.length
    switch granularity {
    case .character:
      let start = forward ? index : boundaries.letter(before: index)
      let end = boundaries.letter(after: start)
      return end > start ? NSRange(location: start, length: end - start) : nil
    case .word:
      let place = forward ? index : max(0, index - 1)
      guard index >= 0, forward ? index < length : index > 0,
        let word = boundaries.word(at: place), boundaries.isWord(word),
        NSLocationInRange(place, word)
      else { return nil }
      return word
    case .sentence: return boundaries.sentence(at: index)
    case .paragraph: return boundaries.paragraph(at: index)
    case .line:
      return (input as? any TextHost)?.setText.lineRange(at: index)
        ?? boundaries.paragraph(at: index)
    case .document: return NSRange(location: 0, length: length)
    }
  }

  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange? {
    let unit = unit(granularity, at: index(of: position), forward: direction.isForward)
    guard let unit, let start = self.position(at: unit.location),
      let end = self.position(at: NSMaxRange(unit))
    else { return nil }
    return input?.textRange(from: start, to: end)
  }

  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    let place = index(of: position)
    guard let unit = unit(granularity, at: place, forward: !direction.isForward) else {
      return false
    }
    return direction.isForward ? NSMaxRange(unit) == place : unit.location == place
  }

  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition? {
    let place = index(of: position)
    let boundaries = boundaries
    let isForward = direction.isForward
    guard isForward ? place < boundaries.text.length : place > 0 else { return nil }
    switch granularity {
    case .character:
      return self.position(
        at: isForward ? boundaries.letter(after: place) : boundaries.letter(before: place))
    case .word:
      return self.position(
        at: isForward ? boundaries.wordEnd(after: place) : boundaries.wordStart(before: place))
    default:
      guard let unit = unit(granularity, at: place, forward: isForward) else { return nil }
      return self.position(at: isForward ? NSMaxRange(unit) : unit.location)
    }
  }

  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    unit(granularity, at: index(of: position), forward: direction.isForward) != nil
  }
}
