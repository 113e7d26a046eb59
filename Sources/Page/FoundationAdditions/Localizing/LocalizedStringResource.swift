import Foundation

/// A text of the localized strings that is looked up later, with the table and the bundle that have
/// it.
public struct LocalizedStringResource: Equatable, Hashable, Sendable,
  ExpressibleByStringInterpolation
{
  /// Where the tables are.
  public enum BundleDescription: Equatable, Hashable, Sendable {
    /// In the bundle of the app.
    case main
    /// In the bundle of a class: here the app's.
    case forClass(AnyClass)
    /// In the bundle at a place.
    case atURL(URL)

    public static func == (one: BundleDescription, other: BundleDescription) -> Bool {
      one.url == other.url
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(url) }

    fileprivate var url: URL? {
      if case .atURL(let url) = self { return url }
      return nil
    }
  }

  /// The key of the text.
  public let key: String
  /// The text where no table has the key.
  public let defaultValue: String.LocalizationValue
  /// The table; nil is the usual one.
  public let table: String?
  /// The locale in whose language the text is looked up, and values are written.
  public var locale: Locale
  /// Where the table is.
  public let bundle: BundleDescription

  /// Creates a text from its key.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    (key, defaultValue) = (keyAndValue.key, keyAndValue)
    (self.table, self.locale, self.bundle) = (table, locale, bundle)
  }

  /// Creates a text from its key, with the text for a key that no table has.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    (self.key, self.defaultValue) = ("\(key)", defaultValue)
    (self.table, self.locale, self.bundle) = (table, locale, bundle)
  }

  /// Creates a text from a literal.
  public init(stringLiteral value: String) {
    self.init(String.LocalizationValue(value))
  }

  /// Creates a text from a literal with values in it.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  /// The bundle with the tables.
  @_spi(Localizing) public var place: Bundle { bundle.url.flatMap(Bundle.init(url:)) ?? .main }
}
