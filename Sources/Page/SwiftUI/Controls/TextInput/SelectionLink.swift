/// Keeps the selection of a field of UIKit and the binding of a page equal.
@MainActor
final class SelectionLink {
  private var binding: Binding<TextSelection?>?
  /// The selection that was set or heard of last.
  private var known: TextSelection?

  /// Selects what the page has chosen, if that is another selection than before.
  func apply(_ binding: Binding<TextSelection?>?, to field: some UIView & UITextInput) {
    self.binding = binding
    guard let new = binding?.wrappedValue, new != known else { return }
    known = new
    let range = new.characters(in: field.wholeText)
    if range != field.selectedCharacters { field.selectedCharacters = range }
  }

  /// Tells the page what is selected.
  func report(_ field: some UIView & UITextInput) {
    guard let binding,
      let range = field.selectedCharacters.flatMap({ Range($0, in: field.wholeText) })
    else { return }
    let new = TextSelection(range: range)
    guard new != known else { return }
    known = new
    binding.wrappedValue = new
  }
}

extension TextSelection {
  /// The selection as a range of UTF-16 units, as far as the text has it.
  fileprivate func characters(in text: String) -> NSRange {
    func place(_ index: String.Index) -> Int {
      min(max(index, text.startIndex), text.endIndex).utf16Offset(in: text)
    }
    switch indices {
    case .selection(let range):
      let start = place(range.lowerBound)
      return NSRange(location: start, length: place(range.upperBound) - start)
    case .multiSelection(let ranges):
      guard let first = ranges.ranges.first, let last = ranges.ranges.last else {
        return NSRange(location: text.utf16.count, length: 0)
      }
      let start = place(first.lowerBound)
      return NSRange(location: start, length: place(last.upperBound) - start)
    }
  }
}

extension UITextInput {
  fileprivate var wholeText: String {
    textRange(from: beginningOfDocument, to: endOfDocument).flatMap { text(in: $0) } ?? ""
  }

  fileprivate var selectedCharacters: NSRange? {
    get {
      guard let range = selectedTextRange else { return nil }
      let start = offset(from: beginningOfDocument, to: range.start)
      return NSRange(location: start, length: offset(from: range.start, to: range.end))
    }
    set {
      guard let newValue,
        let start = position(from: beginningOfDocument, offset: newValue.location),
        let end = position(from: start, offset: newValue.length)
      else { return }
      selectedTextRange = textRange(from: start, to: end)
    }
  }
}
