import Foundation

extension String {
  /// A text of the localized strings, with values in it.
  ///
  /// A literal with interpolated values makes a key with places for them: `"\(count) apples"` is
  /// `"%lld apples"`.
  public struct LocalizationValue: Equatable, Hashable, Sendable, ExpressibleByStringInterpolation {
    /// A value that stands in the text.
    @_spi(Localizing)
    public enum Argument: Hashable, Sendable {
      case string(String)
      case integer(Int64, isSigned: Bool)
      case number(Double)
    }

    @_spi(Localizing) public let key: String
    @_spi(Localizing) public let arguments: [Argument]
    private let isFormat: Bool

    /// Creates a value from a string.
    public init(_ value: String) {
      (key, arguments, isFormat) = (value, [], false)
    }

    /// Creates a value from a literal.
    public init(stringLiteral value: String) {
      self.init(value)
    }

    /// Creates a value from a literal with values in it.
    public init(stringInterpolation: StringInterpolation) {
      (key, arguments) = (stringInterpolation.key, stringInterpolation.arguments)
      isFormat = true
    }

    /// The text of a format, with the values in it.
    func text(_ format: String, _ locale: Locale?) -> String {
      guard isFormat else { return format }
      let values = arguments.map { argument -> any CVarArg in
        switch argument {
        case .string(let string): NSString(string: string)
        case .integer(let integer, let isSigned):
          isSigned ? integer : UInt64(bitPattern: integer)
        case .number(let number): number
        }
      }
      if let forms = LocalizedTables.shared.forms(of: format) {
        return forms.text(values, locale: locale)
      }
      return String(format: format, locale: locale, arguments: values)
    }
  }
}

extension String.LocalizationValue {
  /// Collects the parts of an interpolated literal.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    fileprivate(set) var key = ""
    fileprivate(set) var arguments: [Argument] = []

    /// Begins a literal with values in it.
    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + interpolationCount * 4)
    }

    /// Adds a part of the literal.
    public mutating func appendLiteral(_ literal: String) {
      key += literal.replacingOccurrences(of: "%", with: "%%")
    }

    private mutating func add(_ specifier: String, _ argument: Argument) {
      key += specifier
      arguments.append(argument)
    }

    /// Puts a string into the text.
    public mutating func appendInterpolation(_ string: String) {
      add("%@", .string(string))
    }

    /// Puts an integer into the text.
    public mutating func appendInterpolation<T: FixedWidthInteger>(_ value: T) {
      let length = T.bitWidth > 32 ? "ll" : ""
      add("%\(length)\(T.isSigned ? "d" : "u")", Self.argument(value))
    }

    /// Puts an integer into the text by a specifier such as `%04d`.
    public mutating func appendInterpolation<T: FixedWidthInteger>(_ value: T, specifier: String) {
      add(specifier, Self.argument(value))
    }

    /// Puts a number into the text.
    public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T) {
      add(T.self == Float.self ? "%f" : "%lf", .number(Double(value)))
    }

    /// Puts a number into the text by a specifier such as `%.2f`.
    public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T, specifier: String)
    {
      add(specifier, .number(Double(value)))
    }

    /// Puts a value into the text as a format writes it.
    public mutating func appendInterpolation<F: FormatStyle>(
      _ value: F.FormatInput, format: F
    ) where F.FormatOutput == String {
      add("%@", .string(format.format(value)))
    }

    /// Puts a value into the text as a formatter writes it.
    public mutating func appendInterpolation<Subject>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      add("%@", .string(formatter?.string(for: subject) ?? "\(subject)"))
    }

    private static func argument<T: FixedWidthInteger>(_ value: T) -> Argument {
      .integer(Int64(truncatingIfNeeded: value), isSigned: T.isSigned)
    }
  }
}

extension String {
  /// A text of the localized strings, with its values. A key that no table has is the text itself.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.init(key: keyAndValue.key, keyAndValue, table, bundle ?? .main, locale)
  }

  /// A text of the localized strings by its key, with the text for a key that no table has.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.init(key: "\(key)", defaultValue, table, bundle ?? .main, locale)
  }

  /// The text of a resource, with its values.
  public init(localized resource: LocalizedStringResource) {
    self.init(
      key: resource.key, resource.defaultValue, resource.table, resource.place, resource.locale)
  }

  private init(
    key: String, _ value: LocalizationValue, _ table: String?, _ bundle: Bundle, _ locale: Locale
  ) {
    let format = bundle.localizedFormat(of: key, value.key, table: table, locale: locale)
    self = value.text(format, locale)
  }
}

extension Bundle {
  /// The text of a key in a table, or another text if the table has no such key.
  @_spi(Localizing)
  public func localizedFormat(
    of key: String, _ other: String?, table: String?, locale: Locale
  ) -> String {
    if let own = LocalizedTables.shared.format(of: key, table: table, in: self, locale: locale) {
      return own
    }
    let bundle = language(of: locale) ?? self
    return bundle.localizedString(forKey: key, value: other, table: table)
  }

  /// The part of the bundle in the language of a locale that is not the page's own.
  private func language(of locale: Locale) -> Bundle? {
    guard locale.identifier != Locale.current.identifier else { return nil }
    for name in StringCatalog.names(of: locale) {
      if let path = path(forResource: name, ofType: "lproj") { return Bundle(path: path) }
    }
    return nil
  }
}
