/// Which of several forms of a text is shown. Texts here have one form.
public protocol TextVariantPreference {}

/// The form does not depend on the size.
public struct FixedTextVariant: TextVariantPreference, Sendable {}

/// The longest form that fits is shown.
public struct SizeDependentTextVariant: TextVariantPreference, Sendable {}

extension TextVariantPreference where Self == FixedTextVariant {
  /// The text as it is.
  public static var fixed: FixedTextVariant { FixedTextVariant() }
}

extension TextVariantPreference where Self == SizeDependentTextVariant {
  /// A variant of the text that fits the space.
  public static var sizeDependent: SizeDependentTextVariant { SizeDependentTextVariant() }
}

/// The language that a text is typeset for.
public struct TypesettingLanguage: Equatable, Sendable {
  let language: Locale.Language?
  /// That of the interface.
  public static let automatic = TypesettingLanguage(language: nil)

  /// A given one.
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage(language: language)
  }
}

extension Text {
  /// Sets which form of the text is shown. Accepted without effect: texts here have one form.
  public func textVariant<V: TextVariantPreference>(_ preference: V) -> some View { self }

  /// Sets the language that the text is typeset for. Accepted without effect.
  public func typesettingLanguage(
    _ language: TypesettingLanguage, isEnabled: Bool = true
  ) -> Text { self }
}

extension View {
  /// Sets the language that texts inside are typeset for. Accepted without effect.
  public func typesettingLanguage(
    _ language: TypesettingLanguage, isEnabled: Bool = true
  ) -> some View { self }
}
