extension View {
  /// Sets the largest number of lines of texts; nil is any number.
  public func lineLimit(_ number: Int?) -> some View {
    environment(\.lineLimit, number)
  }

  /// Sets the largest number of lines of texts, and whether they take the space of all of them.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    environment(\.lineLimits, LineLimits(most: limit, least: reservesSpace ? limit : nil))
  }

  /// Sets the smallest and the largest number of lines.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    environment(\.lineLimits, LineLimits(most: limit.upperBound, least: limit.lowerBound))
  }

  /// Sets the smallest number of lines.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    environment(\.lineLimits, LineLimits(least: limit.lowerBound))
  }

  /// Sets the largest number of lines.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    environment(\.lineLimits, LineLimits(most: limit.upperBound))
  }

  /// Sets the distance between the lines of texts.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }

  /// Sets to which side the lines of texts lean.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Sets where dots stand for what there is no room for.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// Sets how small letters may become for texts to fit.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }

  /// Lets letters move together for texts to fit. They do not here.
  public func allowsTightening(_ flag: Bool) -> some View {
    environment(\.allowsTightening, flag)
  }

  /// Changes all letters to capitals or from them. Nil leaves them.
  public func textCase(_ textCase: Text.Case?) -> some View {
    environment(\.textCase, textCase)
  }

  /// Lets people select text, or not. Text cannot be selected here.
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }

  /// Says in which language texts are. Lines are broken in the same way in all languages.
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View
  { self }
}

/// Whether text can be selected.
public protocol TextSelectability {
  /// Whether the user can select text.
  static var allowsSelection: Bool { get }
}

/// Text can be selected.
public struct EnabledTextSelectability: TextSelectability {
  /// Whether the user can select text.
  public static var allowsSelection: Bool { true }
}

/// Text cannot be selected.
public struct DisabledTextSelectability: TextSelectability {
  /// Whether the user can select text.
  public static var allowsSelection: Bool { false }
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// The user can select text.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// The user cannot select text.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
