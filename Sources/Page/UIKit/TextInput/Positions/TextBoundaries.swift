import Foundation

/// Where letters, words, sentences and paragraphs of a text begin and end.
///
/// A word is letters, digits and what joins them; of the scripts that put no spaces between words
/// each sign counts as one.
struct TextBoundaries {
  let text: NSString

  init(_ text: String) {
    self.text = text as NSString
  }

  // MARK: Letters

  func letter(before index: Int) -> Int {
    guard index > 0 else { return 0 }
    return text.rangeOfComposedCharacterSequence(at: min(index, text.length) - 1).location
  }

  func letter(after index: Int) -> Int {
    guard index < text.length else { return text.length }
    return NSMaxRange(text.rangeOfComposedCharacterSequence(at: max(index, 0)))
  }

  // MARK: Words

  private enum Kind {
    case word, sign, space, other
  }

  private func kind(at index: Int) -> Kind {
    let range = text.rangeOfComposedCharacterSequence(at: index)
    guard let scalar = text.substring(with: range).unicodeScalars.first else { return .other }
    if CharacterSet.whitespacesAndNewlines.contains(scalar) { return .space }
    if Self.standsAlone(scalar) { return .sign }
    if scalar == "_" || CharacterSet.alphanumerics.contains(scalar) { return .word }
    let joins = scalar == "'" || scalar == "’"
    let isWithin =
      joins && range.location > 0 && NSMaxRange(range) < text.length
      && isLetter(range.location - 1) && isLetter(NSMaxRange(range))
    return isWithin ? .word : .other
  }

  private func isLetter(_ index: Int) -> Bool {
    Unicode.Scalar(text.character(at: index)).map(CharacterSet.letters.contains) ?? false
  }

  /// Han, kana and what else has no spaces.
  private static func standsAlone(_ scalar: Unicode.Scalar) -> Bool {
    (0x2e80...0x9fff).contains(scalar.value) || (0xf900...0xfaff).contains(scalar.value)
      || (0x20000...0x3ffff).contains(scalar.value)
  }

  /// The word around a place, or what else stands there alike; none in an empty text.
  func word(at index: Int) -> NSRange? {
    guard text.length > 0 else { return nil }
    var place = min(max(index, 0), text.length - 1)
    // Behind a word is in it.
    if kind(at: place) != .word, place > 0, index == place || index == text.length,
      kind(at: letter(before: place == index ? place : text.length)) == .word
    {
      place = letter(before: index)
    }
    let kind = kind(at: place)
    if kind == .sign || kind == .other {
      return text.rangeOfComposedCharacterSequence(at: place)
    }
    var (start, end) = (place, place)
    start = text.rangeOfComposedCharacterSequence(at: place).location
    while start > 0, self.kind(at: letter(before: start)) == kind { start = letter(before: start) }
    while end < text.length, self.kind(at: end) == kind { end = letter(after: end) }
    return NSRange(location: start, length: end - start)
  }

  func isWord(_ range: NSRange) -> Bool {
    guard range.length > 0 else { return false }
    let kind = kind(at: range.location)
    return kind == .word || kind == .sign
  }

  /// Where the word ends that is in or behind a place.
  func wordEnd(after index: Int) -> Int {
    var place = index
    while place < text.length, ![.word, .sign].contains(kind(at: place)) {
      place = letter(after: place)
    }
    if place < text.length, kind(at: place) == .sign { return letter(after: place) }
    while place < text.length, kind(at: place) == .word { place = letter(after: place) }
    return place
  }

  /// Where the word begins that is in or before a place.
  func wordStart(before index: Int) -> Int {
    var place = index
    while place > 0, ![.word, .sign].contains(kind(at: letter(before: place))) {
      place = letter(before: place)
    }
    if place > 0, kind(at: letter(before: place)) == .sign { return letter(before: place) }
    while place > 0, kind(at: letter(before: place)) == .word { place = letter(before: place) }
    return place
  }

  // MARK: Sentences and paragraphs

  func sentence(at index: Int) -> NSRange {
    let signs: Set<Character> = [".", "!", "?", "。", "！", "？", "\n"]
    func ends(_ place: Int) -> Bool {
      let range = text.rangeOfComposedCharacterSequence(at: place)
      return text.substring(with: range).first.map(signs.contains) ?? false
    }
    var (start, end) = (min(index, text.length), min(index, text.length))
    while start > 0, !ends(letter(before: start)) { start = letter(before: start) }
    while start < text.length, kind(at: start) == .space, start < index { start += 1 }
    while end < text.length, !ends(end) { end = letter(after: end) }
    while end < text.length, ends(end) || kind(at: end) == .space { end = letter(after: end) }
    return NSRange(location: start, length: end - start)
  }

  /// With the sign that ends it.
  func paragraph(at index: Int) -> NSRange {
    text.paragraphRange(for: NSRange(location: min(index, text.length), length: 0))
  }
}
