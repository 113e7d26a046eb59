@_spi(Localizing) import FoundationAdditions

extension LocalizedStringKey {
  /// The key of a text that is looked up later.
  init(_ resource: LocalizedStringResource) {
    key = resource.key
    fallback = resource.defaultValue.key
    arguments = resource.defaultValue.arguments.map {
      switch $0 {
      case .string(let string): .string(string)
      case .integer(let integer, let isSigned): .integer(integer, isSigned: isSigned)
      case .number(let number): .number(number)
      }
    }
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Puts a text of the app's localized strings into the text.
  public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
    appendInterpolation(Text(resource))
  }
}

extension Text {
  /// A text of the app's localized strings.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    let bundle = resource.bundle == .main ? nil : resource.place
    self.init(.localized(LocalizedStringKey(resource), table: resource.table, bundle: bundle))
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
