extension Text {
  /// A line under or through text.
  public struct LineStyle: Hashable, Sendable {
    /// How a line is drawn.
    public struct Pattern: Hashable, Sendable {
      let style: Int
      /// A line without gaps.
      public static let solid = Pattern(style: 0)
      /// Dots.
      public static let dot = Pattern(style: 0x0100)
      /// Dashes.
      public static let dash = Pattern(style: 0x0200)
      /// A dash and a dot in turn.
      public static let dashDot = Pattern(style: 0x0300)
      /// A dash and two dots in turn.
      public static let dashDotDot = Pattern(style: 0x0400)
    }

    let pattern: Pattern
    let color: Color?

    /// Creates a line in a pattern; nil is the color of the text.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// The line of UIKit with the same look.
    public init?(nsUnderlineStyle: NSUnderlineStyle) {
      guard nsUnderlineStyle.rawValue != 0 else { return nil }
      self.init(pattern: Pattern(style: nsUnderlineStyle.rawValue & 0x0F00))
    }

    /// One line in the color of the text.
    public static let single = LineStyle()

    var uiStyle: NSUnderlineStyle {
      NSUnderlineStyle(rawValue: NSUnderlineStyle.single.rawValue | pattern.style)
    }
  }

  /// Where dots stand for what there is no room for.
  public enum TruncationMode: Hashable, Sendable {
    /// Dots stand for the beginning of the last line.
    case head
    /// Dots stand for the end of the last line.
    case tail
    /// Dots stand for the middle of the last line.
    case middle
  }

  /// Which letters are changed to capitals or from them.
  public enum Case: Hashable, Sendable {
    /// All letters are capitals.
    case uppercase
    /// No letter is a capital.
    case lowercase

    func changed(_ string: String) -> String {
      self == .uppercase ? string.uppercased() : string.lowercased()
    }
  }

  /// How large a text is beside others of its font.
  public struct Scale: Hashable, Sendable {
    private let level: Int
    /// The size of the font.
    public static let `default` = Scale(level: 0)
    /// A size for what is less important.
    public static let secondary = Scale(level: 1)
  }
}

/// To which side the lines of a text lean.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  /// Lines begin at the leading edge.
  case leading
  /// Lines stand in the middle.
  case center
  /// Lines end at the trailing edge.
  case trailing
}
