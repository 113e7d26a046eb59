/// A text of the app's localized strings, with the table and the language to look in.
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation {
  let content: LocalizedStringKey
  /// The key of the string.
  public var key: String { content.key }
  /// The table of strings; nil is the usual one.
  public let table: String?
  /// The locale in which values are written.
  public var locale: Locale
  let bundle: Bundle?

  /// Creates a string of the app, by its key.
  public init(
    _ key: LocalizedStringKey, table: String? = nil, locale: Locale = .current,
    bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    content = key
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }

  /// Creates a string from a literal.
  public init(stringLiteral value: String) {
    self.init(LocalizedStringKey(value))
  }

  /// Creates a string from a literal with values in it.
  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    self.init(LocalizedStringKey(stringInterpolation: stringInterpolation))
  }
}

extension Text {
  /// A text of the app's localized strings.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    self.init(.localized(resource.content, table: resource.table, bundle: resource.bundle))
  }
}

extension Label where Title == Text, Icon == Image {
  /// A label with one of Apple's symbols.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
    self.init {
      Text(titleResource)
    } icon: {
      Image(systemName: name)
    }
  }
}
