/// An opening tag of an XML text, and where its parts lie in UTF-8 bytes.
struct MarkupTag: Equatable, Sendable {
  struct Attribute: Equatable, Sendable {
    var name: String
    var value: String
    /// From the first byte of the name to the last quote.
    var range: Range<Int>
    /// Between the quotes.
    var valueRange: Range<Int>
    var quote: UInt8
  }

  enum Ending: Equatable, Sendable {
    /// `>`: the element goes on.
    case open
    /// `/>`: that is all of it.
    case closed
    /// The text or another tag comes before any `>`.
    case missing
  }

  var name: String
  /// Behind the element's name.
  var nameEnd: Int
  var attributes: [Attribute]
  /// From `<` to behind `>`.
  var range: Range<Int>
  var ending: Ending

  func value(of attribute: String) -> String? {
    attributes.first { $0.name == attribute }?.value
  }

  /// Where an attribute that is new is put.
  enum Place {
    case first, last
  }

  /// The text with an attribute changed, added or, for nil, taken out; else byte for byte.
  func setting(
    _ name: String, to value: String?, in text: String, newOnes newPlace: Place = .last
  ) -> String {
    var bytes = Array(text.utf8)
    let old = attributes.first { $0.name == name }
    switch (old, value) {
    case (let old?, let value?):
      bytes.replaceSubrange(old.valueRange, with: Self.escaped(value, in: old.quote).utf8)
    case (let old?, nil):
      var start = old.range.lowerBound
      while start > nameEnd, MarkupReader.isBlank(bytes[start - 1]) { start -= 1 }
      bytes.removeSubrange(start..<old.range.upperBound)
    case (nil, let value?):
      let place = newPlace == .last ? attributes.last?.range.upperBound ?? nameEnd : nameEnd
      let quote = attributes.last?.quote ?? UInt8(ascii: "'")
      let mark = String(UnicodeScalar(quote))
      bytes.insert(
        contentsOf: " \(name)=\(mark)\(Self.escaped(value, in: quote))\(mark)".utf8, at: place)
    case (nil, nil): break
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func escaped(_ value: String, in quote: UInt8) -> String {
    value.reduce(into: "") { result, character in
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case "'" where quote == UInt8(ascii: "'"): result += "&apos;"
      case "\"" where quote == UInt8(ascii: "\""): result += "&quot;"
      default: result.append(character)
      }
    }
  }
}
