/// A font, which depends on the size of type that the user prefers.
public struct Font: Hashable, Sendable {
  enum Base: Hashable, Sendable {
    case style(TextStyle, Design?, Weight?)
    case system(CGFloat, Weight?, Design?)
    case custom(String, CGFloat, relativeTo: TextStyle?)
    case fixed(UncheckedFont)
  }

  /// A change of a font.
  enum Change: Hashable, Sendable {
    case weight(Weight)
    case italic
    case upright
    case design(Design)
    case monospacedDigits
    case width(CGFloat)
  }

  /// A font of UIKit, which does not change.
  struct UncheckedFont: Hashable, @unchecked Sendable {
    let font: UIFont
  }

  let base: Base
  var changes: [Change] = []

  init(base: Base) {
    self.base = base
  }

  /// A font of UIKit or CoreText.
  public init(_ font: UIFont) {
    base = .fixed(UncheckedFont(font: font))
  }

  // MARK: Text styles

  /// What a text is for.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
    case caption, caption2, extraLargeTitle, extraLargeTitle2
  }

  /// The form of the letters.
  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced
  }

  /// How strong the letters are.
  public struct Weight: Hashable, Sendable {
    let value: CGFloat
    public static let ultraLight = Weight(value: UIFont.Weight.ultraLight.rawValue)
    public static let thin = Weight(value: UIFont.Weight.thin.rawValue)
    public static let light = Weight(value: UIFont.Weight.light.rawValue)
    public static let regular = Weight(value: UIFont.Weight.regular.rawValue)
    public static let medium = Weight(value: UIFont.Weight.medium.rawValue)
    public static let semibold = Weight(value: UIFont.Weight.semibold.rawValue)
    public static let bold = Weight(value: UIFont.Weight.bold.rawValue)
    public static let heavy = Weight(value: UIFont.Weight.heavy.rawValue)
    public static let black = Weight(value: UIFont.Weight.black.rawValue)
  }

  /// How wide the letters are. The typeface here has one width, so it changes nothing.
  public struct Width: Hashable, Sendable {
    public var value: CGFloat
    public init(_ value: CGFloat) { self.value = value }
    public static let compressed = Width(-0.3)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)
  }

  /// The distance of lines.
  public enum Leading: Hashable, Sendable { case standard, tight, loose }

  public static let largeTitle = Font(base: .style(.largeTitle, nil, nil))
  public static let title = Font(base: .style(.title, nil, nil))
  public static let title2 = Font(base: .style(.title2, nil, nil))
  public static let title3 = Font(base: .style(.title3, nil, nil))
  public static let headline = Font(base: .style(.headline, nil, nil))
  public static let subheadline = Font(base: .style(.subheadline, nil, nil))
  public static let body = Font(base: .style(.body, nil, nil))
  public static let callout = Font(base: .style(.callout, nil, nil))
  public static let footnote = Font(base: .style(.footnote, nil, nil))
  public static let caption = Font(base: .style(.caption, nil, nil))
  public static let caption2 = Font(base: .style(.caption2, nil, nil))

  /// The system's font for a purpose.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(base: .style(style, design, weight))
  }

  /// The system's font in a size.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(base: .system(size, weight, design))
  }

  @_disfavoredOverload
  public static func system(
    size: CGFloat, weight: Weight = .regular, design: Design = .default
  ) -> Font {
    Font(base: .system(size, weight, design))
  }

  /// A font with a name, which scales as body text does.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(base: .custom(name, size, relativeTo: .body))
  }

  /// A font with a name, which scales as a text style does.
  public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
    Font(base: .custom(name, size, relativeTo: style))
  }

  /// A font with a name in a size that does not change.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(base: .custom(name, fixedSize, relativeTo: nil))
  }

  // MARK: Changes

  func with(_ change: Change) -> Font {
    var font = self
    font.changes.append(change)
    return font
  }

  public func weight(_ weight: Weight) -> Font { with(.weight(weight)) }
  public func bold() -> Font { with(.weight(.bold)) }
  public func italic() -> Font { with(.italic) }
  public func monospaced() -> Font { with(.design(.monospaced)) }
  public func monospacedDigit() -> Font { with(.monospacedDigits) }
  public func width(_ width: Width) -> Font { with(.width(width.value)) }
  /// The distance of lines is that of the typeface here.
  public func leading(_ leading: Leading) -> Font { self }
  /// The typeface here has no small capitals; the letters stay as they are.
  public func smallCaps() -> Font { self }
  public func lowercaseSmallCaps() -> Font { self }
  public func uppercaseSmallCaps() -> Font { self }
}
