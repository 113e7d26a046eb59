import Foundation

// What languages Core Foundation finds in a text is not here, nor the parts of compound words: ICU knows neither.

/// Takes a text apart into words, sentences, paragraphs or lines, one token after the other.
public final class CFStringTokenizer {
  fileprivate enum Unit {
    case word, sentence, paragraph, lineBreak, wordBoundary

    init(_ options: CFOptionFlags) {
      switch options & 0xFFFF {
      case kCFStringTokenizerUnitSentence: self = .sentence
      case kCFStringTokenizerUnitParagraph: self = .paragraph
      case kCFStringTokenizerUnitLineBreak: self = .lineBreak
      case kCFStringTokenizerUnitWordBoundary: self = .wordBoundary
      default: self = .word
      }
    }
  }

  private let unit: Unit
  private let locale: Locale
  private var text: NSString = ""
  private var tokens: [Range<Int>] = []
  /// Before the first token -1, and behind the last one their number.
  private var place = -1

  fileprivate init(_ options: CFOptionFlags, _ locale: Locale) {
    unit = Unit(options)
    self.locale = locale
  }

  fileprivate func take(_ string: String, _ range: CFRange) {
    text = NSString(string: string)
    place = -1
    let start = min(max(range.location, 0), text.length)
    let part = NSRange(location: start, length: min(max(range.length, 0), text.length - start))
    tokens = parts(of: part).map { $0.lowerBound + start..<$0.upperBound + start }
  }

  private func parts(of range: NSRange) -> [Range<Int>] {
    let units = Array(text.substring(with: range).utf16)
    switch unit {
    case .word:
      return TextBreaks.parts(.words, of: units, locale: locale).filter(\.isWord).map(\.range)
    case .wordBoundary:
      return TextBreaks.parts(.words, of: units, locale: locale).map(\.range)
    case .sentence:
      return TextBreaks.parts(.sentences, of: units, locale: locale).map(\.range)
    case .lineBreak:
      return TextBreaks.parts(.lines, of: units, locale: locale).map(\.range)
    case .paragraph: return paragraphs(of: range)
    }
  }

  private func paragraphs(of range: NSRange) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var start = range.location
    let end = range.location + range.length
    while start < end {
      let paragraph = text.paragraphRange(for: NSRange(location: start, length: 0))
      let next = min(paragraph.location + paragraph.length, end)
      if next <= start { break }
      found.append(start - range.location..<next - range.location)
      start = next
    }
    return found
  }

  fileprivate func goToNext() -> CFStringTokenizerTokenType {
    place = min(place + 1, tokens.count)
    return kind
  }

  fileprivate func go(to index: Int) -> CFStringTokenizerTokenType {
    place = tokens.firstIndex { $0.contains(index) } ?? tokens.count
    return kind
  }

  fileprivate var current: NSRange? {
    tokens.indices.contains(place) ? NSRange(tokens[place]) : nil
  }

  fileprivate var currentText: String? { current.map(text.substring(with:)) }

  private var kind: CFStringTokenizerTokenType {
    guard let word = currentText else { return [] }
    let scalars = word.unicodeScalars
    var kind = CFStringTokenizerTokenType.normal
    if scalars.contains(where: { $0.properties.numericType != nil }) {
      kind.insert(.hasHasNumbersMask)
    }
    // Within a word an apostrophe is part of how it is spelled.
    if !scalars.allSatisfy({ $0.properties.isAlphabetic || $0.isInsideWords }) {
      kind.insert(.hasNonLettersMask)
    }
    if scalars.contains(where: \.properties.isIdeographic) { kind.insert(.isCJWordMask) }
    return kind
  }
}

extension Unicode.Scalar {
  fileprivate var isInsideWords: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: self == "'" || self == "\u{2019}"
    }
  }
}

/// A tokenizer of a part of a text.
public func CFStringTokenizerCreate(
  _ allocator: CFAllocator!, _ string: CFString!, _ range: CFRange, _ options: CFOptionFlags,
  _ locale: CFLocale!
) -> CFStringTokenizer! {
  let tokenizer = CFStringTokenizer(options, locale ?? Locale(identifier: ""))
  tokenizer.take(string, range)
  return tokenizer
}

/// Begins anew, with another text.
public func CFStringTokenizerSetString(
  _ tokenizer: CFStringTokenizer!, _ string: CFString!, _ range: CFRange
) {
  tokenizer.take(string, range)
}

/// Makes the next token the current one, and says of what kind it is; of none behind the last one.
@discardableResult
public func CFStringTokenizerAdvanceToNextToken(
  _ tokenizer: CFStringTokenizer!
) -> CFStringTokenizerTokenType {
  tokenizer.goToNext()
}

/// Makes the token around a place the current one, and says of what kind it is.
@discardableResult
public func CFStringTokenizerGoToTokenAtIndex(
  _ tokenizer: CFStringTokenizer!, _ index: CFIndex
) -> CFStringTokenizerTokenType {
  tokenizer.go(to: index)
}

/// Where the current token is; at `kCFNotFound` where there is none.
public func CFStringTokenizerGetCurrentTokenRange(_ tokenizer: CFStringTokenizer!) -> CFRange {
  tokenizer.current.map { CFRange($0) } ?? CFRange(location: kCFNotFound, length: 0)
}

/// What is known of the current token: how it is written in Latin letters.
public func CFStringTokenizerCopyCurrentTokenAttribute(
  _ tokenizer: CFStringTokenizer!, _ attribute: CFOptionFlags
) -> CFTypeRef! {
  guard attribute == kCFStringTokenizerAttributeLatinTranscription else { return nil }
  let latin = tokenizer.currentText?.applyingTransform(.toLatin, reverse: false)
  return latin.map { NSString(string: $0) }
}
