extension Font {
  /// What a text is, from which its size follows.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    /// A large title, 34 points.
    case largeTitle
    /// A title, 28 points.
    case title
    /// A title of the second level, 22 points.
    case title2
    /// A title of the third level, 20 points.
    case title3
    /// A heading, semibold, 17 points.
    case headline
    /// A subheading, 15 points.
    case subheadline
    /// Text to be read, 17 points.
    case body
    /// A callout, 16 points.
    case callout
    /// A footnote, 13 points.
    case footnote
    /// A caption, 12 points.
    case caption
    /// A second caption, 11 points.
    case caption2

    var uiTextStyle: UIFont.TextStyle {
      switch self {
      case .largeTitle: .largeTitle
      case .title: .title1
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .body: .body
      case .callout: .callout
      case .footnote: .footnote
      case .caption: .caption1
      case .caption2: .caption2
      }
    }
  }

  /// How thick the strokes of letters are.
  public struct Weight: Hashable, Sendable {
    let value: CGFloat

    /// The thinnest weight.
    public static let ultraLight = Weight(value: -0.8)
    /// The thin weight.
    public static let thin = Weight(value: -0.6)
    /// The light weight.
    public static let light = Weight(value: -0.4)
    /// The regular weight.
    public static let regular = Weight(value: 0)
    /// The medium weight.
    public static let medium = Weight(value: 0.23)
    /// The semibold weight.
    public static let semibold = Weight(value: 0.3)
    /// The bold weight.
    public static let bold = Weight(value: 0.4)
    /// The heavy weight.
    public static let heavy = Weight(value: 0.56)
    /// The thickest weight.
    public static let black = Weight(value: 0.62)
  }

  /// How wide letters are.
  public struct Width: Hashable, Sendable {
    /// How thick or wide the letters are.
    public var value: CGFloat

    /// Creates a width from a number; 0 is the usual one.
    public init(_ value: CGFloat) {
      self.value = value
    }

    /// The narrowest letters.
    public static let compressed = Width(-0.3)
    /// Narrow letters.
    public static let condensed = Width(-0.2)
    /// Letters of the usual width.
    public static let standard = Width(0)
    /// Wide letters.
    public static let expanded = Width(0.2)
  }

  /// How the letters of the system's fonts are formed.
  public enum Design: Hashable, Sendable {
    /// The usual letters.
    case `default`
    /// Letters with serifs.
    case serif
    /// Letters with round ends.
    case rounded
    /// Letters that are all equally wide.
    case monospaced
  }

  /// How far lines are apart.
  public enum Leading: Hashable, Sendable {
    /// The distance of the font.
    case standard
    /// Lines are closer together.
    case tight
    /// Lines are farther apart.
    case loose
  }

  /// The font of large titles, 34 points at the default text size.
  public static let largeTitle = Font(.style(.largeTitle, design: nil, weight: nil))
  /// The font of titles, 28 points at the default text size.
  public static let title = Font(.style(.title, design: nil, weight: nil))
  /// The font of second-level titles, 22 points at the default text size.
  public static let title2 = Font(.style(.title2, design: nil, weight: nil))
  /// The font of third-level titles, 20 points at the default text size.
  public static let title3 = Font(.style(.title3, design: nil, weight: nil))
  /// The font of headings, semibold, 17 points at the default text size.
  public static let headline = Font(.style(.headline, design: nil, weight: nil))
  /// The font of subheadings, 15 points at the default text size.
  public static let subheadline = Font(.style(.subheadline, design: nil, weight: nil))
  /// The font of body text, 17 points at the default text size.
  public static let body = Font(.style(.body, design: nil, weight: nil))
  /// The font of callouts, 16 points at the default text size.
  public static let callout = Font(.style(.callout, design: nil, weight: nil))
  /// The font of footnotes, 13 points at the default text size.
  public static let footnote = Font(.style(.footnote, design: nil, weight: nil))
  /// The font of captions, 12 points at the default text size.
  public static let caption = Font(.style(.caption, design: nil, weight: nil))
  /// The font of secondary captions, 11 points at the default text size.
  public static let caption2 = Font(.style(.caption2, design: nil, weight: nil))

  /// The system's font for a kind of text.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(.style(style, design: design, weight: weight))
  }

  /// The system's font in a size that stays as it is.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(.system(size: size, weight: weight, design: design))
  }

  /// A font by its name, whose size follows the text size of the user as body text does.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.custom(name: name, size: size, scaling: .relative(.body)))
  }

  /// A font by its name, whose size follows the text size of the user.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font
  {
    Font(.custom(name: name, size: size, scaling: .relative(textStyle)))
  }

  /// A font by its name, in a size that stays as it is.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name: name, size: fixedSize, scaling: .fixed))
  }
}
