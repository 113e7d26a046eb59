/// A text of the app's localized strings, with the table and the language to look in.
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation {
  let content: LocalizedStringKey
  public var key: String { content.key }
  public let table: String?
  public var locale: Locale
  let bundle: Bundle?

  public init(
    _ key: LocalizedStringKey, table: String? = nil, locale: Locale = .current,
    bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    content = key
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }

  public init(stringLiteral value: String) {
    self.init(LocalizedStringKey(value))
  }

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
