@_spi(Localizing) import FoundationAdditions

extension TextBuilder {
  /// Adds a text of the app's localized strings: its Markdown is read, that of values is not.
  mutating func append(
    _ key: LocalizedStringKey, table: String?, bundle: Bundle?, _ look: TextLook
  ) {
    let format = (bundle ?? .main).localizedFormat(
      of: key.key, key.fallback, table: table, locale: environment.locale)
    var values: [LocalizedStringKey.Argument] = []
    let source = Self.fill(format, key.arguments, environment.locale, &values)
    for run in InlineMarkdown.runs(of: source) {
      appendParts(of: run.text, values, run.look(over: look))
    }
  }

  /// Adds a string in which marks stand for values.
  private mutating func appendParts(
    of string: String, _ values: [LocalizedStringKey.Argument], _ look: TextLook
  ) {
    var plain = ""
    for character in string {
      guard let index = ValueMark.index(of: character), values.indices.contains(index) else {
        plain.append(character)
        continue
      }
      switch values[index] {
      case .string(let string): plain += string
      case .text(let text):
        append(plain, look)
        plain = ""
        append(text, look)
      case .integer, .number: break
      }
    }
    append(plain, look)
  }

  /// A format with numbers written into it, and marks for strings and texts.
  private static func fill(
    _ format: String, _ arguments: [LocalizedStringKey.Argument], _ locale: Locale,
    _ values: inout [LocalizedStringKey.Argument]
  ) -> String {
    // Words that go by number are chosen by Foundation.
    if format.contains("#@") { return byNumber(format, arguments, locale) }
    var filled = ""
    var next = 0
    var rest = Substring(format)
    while let character = rest.popFirst() {
      guard character == "%", !arguments.isEmpty || rest.first == "%" else {
        filled.append(character)
        continue
      }
      if rest.first == "%" {
        rest.removeFirst()
        filled.append("%")
        continue
      }
      guard let place = FormatPlace(&rest) else {
        filled.append("%")
        continue
      }
      let index = place.position ?? next
      next = index + 1
      guard arguments.indices.contains(index) else { continue }
      filled += place.text(arguments[index], locale) { argument in
        values.append(argument)
        return ValueMark.string(values.count - 1)
      }
    }
    return filled
  }

  private static func byNumber(
    _ format: String, _ arguments: [LocalizedStringKey.Argument], _ locale: Locale
  ) -> String {
    let values = arguments.map { argument -> any CVarArg in
      switch argument {
      case .integer(let integer, _): integer
      case .number(let number): number
      case .string(let string): NSString(string: string)
      case .text: NSString(string: "")
      }
    }
    return LocalizedTables.shared.forms(of: format)?.text(values, locale: locale)
      ?? String(format: format, locale: locale, arguments: values)
  }
}

/// A character of private use that stands for a value.
private enum ValueMark {
  private static let first: UInt32 = 0xF_A000

  static func string(_ index: Int) -> String {
    UnicodeScalar(first + UInt32(index)).map { String(Character($0)) } ?? ""
  }

  static func index(of character: Character) -> Int? {
    guard let scalar = character.unicodeScalars.first, scalar.value >= first,
      scalar.value < first + 1_000
    else { return nil }
    return Int(scalar.value - first)
  }
}

/// A place of a format: `%2$lld`, `%.1f`.
private struct FormatPlace {
  private(set) var position: Int?
  private let specification: String
  private let conversion: Character

  init?(_ rest: inout Substring) {
    var read = rest
    let digits = read.prefix { $0.isASCII && $0.isNumber }
    if !digits.isEmpty, read.dropFirst(digits.count).first == "$" {
      position = (Int(digits) ?? 1) - 1
      read = read.dropFirst(digits.count + 1)
    }
    var specification = ""
    while let character = read.first, "0123456789.+- #'lhqzjt".contains(character) {
      specification.append(character)
      read.removeFirst()
    }
    guard let conversion = read.popFirst(), "@dDiuUxXoOfFeEgGaAcCsSp".contains(conversion) else {
      return nil
    }
    self.specification = specification
    self.conversion = conversion
    rest = read
  }

  func text(
    _ argument: LocalizedStringKey.Argument, _ locale: Locale,
    mark: (LocalizedStringKey.Argument) -> String
  ) -> String {
    switch argument {
    case .string, .text: return mark(argument)
    case .integer(let integer, let isSigned):
      guard specification.allSatisfy({ "lhqzjt".contains($0) }), "diu@".contains(conversion) else {
        if conversion == "@" || "fFeEgG".contains(conversion) {
          return String(format: "%\(specification)\(conversion)", locale: locale, Double(integer))
        }
        let flags = specification.filter { !"lhqzjt".contains($0) }
        return String(format: "%\(flags)ll\(conversion)", locale: locale, integer)
      }
      let style = IntegerFormatStyle<Int64>(locale: locale)
      return isSigned || integer >= 0
        ? integer.formatted(style)
        : UInt64(bitPattern: integer).formatted(IntegerFormatStyle<UInt64>(locale: locale))
    case .number(let number):
      if "dDiu@".contains(conversion) { return number.formatted(.number.locale(locale)) }
      let flags = specification.filter { !"lhqzjt".contains($0) }
      return String(format: "%\(flags)\(conversion)", locale: locale, number)
    }
  }
}
