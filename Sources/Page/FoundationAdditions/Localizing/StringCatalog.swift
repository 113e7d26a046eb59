import Foundation

/// A string catalog, `Localizable.xcstrings`: the texts of all languages in one file.
struct StringCatalog: Sendable {
  private let file: File

  /// Reads the JSON of a catalog; nothing if it is none.
  init?(_ data: Data) {
    guard let file = try? JSONDecoder().decode(File.self, from: data) else { return nil }
    self.file = file
  }

  struct File: Decodable, Sendable {
    var sourceLanguage: String
    var strings: [String: Entry]
  }

  struct Entry: Decodable, Sendable {
    var localizations: [String: Localization]?
  }

  /// The text of one language, or what it goes by.
  struct Localization: Decodable, Sendable {
    var stringUnit: Unit?
    var variations: Variations?
    var substitutions: [String: Substitution]?
  }

  struct Unit: Decodable, Sendable {
    var value: String
  }

  struct Variations: Decodable, Sendable {
    var plural: [String: Localization]?
    var device: [String: Localization]?
  }

  /// A word that goes by one of the values.
  struct Substitution: Decodable, Sendable {
    var argNum: Int?
    var formatSpecifier: String?
    var variations: Variations
  }

  enum Text {
    case plain(String)
    case forms(LocalizedForms)
  }

  /// The text of a key in the language of a locale, else in that of the source.
  func text(of key: String, for locale: Locale) -> Text? {
    guard let localizations = file.strings[key]?.localizations else { return nil }
    for language in Self.names(of: locale) + [file.sourceLanguage] {
      if let found = localizations[language] { return text(found, language, of: key) }
    }
    return nil
  }

  /// The names of a locale's language from the most special one on: `zh-Hant-TW`, `zh-Hant`, `zh`.
  static func names(of locale: Locale) -> [String] {
    let identifier = locale.identifier.prefix { $0 != "@" && $0 != "." }
    let parts = identifier.split { $0 == "_" || $0 == "-" }.map(String.init)
    return parts.indices.reversed().map { parts[...$0].joined(separator: "-") }
  }

  private func text(_ localization: Localization, _ language: String, of key: String) -> Text? {
    let device = localization.variations?.device
    if let device, let own = device["iphone"] ?? device["ipad"] ?? device["other"] {
      return text(own, language, of: key)
    }
    if let substitutions = localization.substitutions, let unit = localization.stringUnit {
      return .forms(forms(unit.value, substitutions, language, of: key))
    }
    if let plural = localization.variations?.plural {
      return .forms(forms(plural, language, of: key))
    }
    return localization.stringUnit.map { .plain($0.value) }
  }

  /// A text that goes by its first number as a whole.
  private func forms(
    _ plural: [String: Localization], _ language: String, of key: String
  ) -> LocalizedForms {
    let texts = plural.compactMapValues { $0.stringUnit.map { FormatPiece.positioned($0.value) } }
    let number = FormatPiece.firstNumber(in: key) ?? 1
    let word = "\(language) \(Self.mark(key))"
    return LocalizedForms("%\(number)$#@\(word)@", words: [word: texts], language: language)
  }

  /// A text with words that go by numbers. Their names are made unlike those of other texts.
  private func forms(
    _ format: String, _ substitutions: [String: Substitution], _ language: String, of key: String
  ) -> LocalizedForms {
    var format = format
    var words: [String: [String: String]] = [:]
    for (index, name) in substitutions.keys.sorted().enumerated() {
      guard let substitution = substitutions[name] else { continue }
      let word = "\(name) \(language) \(Self.mark(key))"
      let position = substitution.argNum ?? index + 1
      for place in ["%#@\(name)@", "%\(position)$#@\(name)@"] {
        format = format.replacingOccurrences(of: place, with: "%\(position)$#@\(word)@")
      }
      let value = "%" + (substitution.formatSpecifier ?? "lld")
      words[word] = (substitution.variations.plural ?? [:]).compactMapValues {
        $0.stringUnit?.value.replacingOccurrences(of: "%arg", with: value)
      }
    }
    return LocalizedForms(format, words: words, language: language)
  }

  /// A key as a part of a name that a format can have.
  private static func mark(_ key: String) -> String {
    key.map { $0 == "@" ? "\u{FF20}" : $0 == "%" ? "\u{FF05}" : String($0) }.joined()
  }
}

extension FormatPiece {
  /// A format whose values have positions, unless some have.
  static func positioned(_ format: String) -> String {
    let pieces = pieces(of: format)
    var next = 0
    return pieces.map { piece in
      switch piece {
      case .text(let text): return text.replacingOccurrences(of: "%", with: "%%")
      case .variable(let name, let position):
        return "%" + (position.map { "\($0)$" } ?? "") + "#@\(name)@"
      case .value(let specification, let position, _):
        next += 1
        return "%\(position ?? next)$\(specification)"
      }
    }.joined()
  }

  /// The position of the first number in a format.
  static func firstNumber(in format: String) -> Int? {
    var next = 0
    for piece in pieces(of: format) {
      guard case .value(let specification, let position, _) = piece else { continue }
      next += 1
      if let last = specification.last, "dDiuUfFeEgG".contains(last) { return position ?? next }
    }
    return nil
  }
}
