extension Text {
  /// A line under or through letters.
  public struct LineStyle: Hashable, Sendable {
    /// How the line is interrupted.
    public struct Pattern: Hashable, Sendable {
      let style: Int
      public static let solid = Pattern(style: 0)
      public static let dot = Pattern(style: 0x100)
      public static let dash = Pattern(style: 0x200)
      public static let dashDot = Pattern(style: 0x300)
      public static let dashDotDot = Pattern(style: 0x400)
    }

    public static let single = LineStyle()
    var pattern = Pattern.solid
    var color: Color?

    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }
  }

  /// How a text that is too long is cut.
  public enum TruncationMode: Hashable, Sendable { case head, tail, middle }

  /// Which letters are capitals.
  public enum Case: Hashable, Sendable { case uppercase, lowercase }

  public func font(_ font: Font?) -> Text { with { $0.font = font } }

  public func fontWeight(_ weight: Font.Weight?) -> Text {
    with { traits in if let weight { traits.changes.append(.weight(weight)) } }
  }

  public func fontWidth(_ width: Font.Width?) -> Text { self }

  public func fontDesign(_ design: Font.Design?) -> Text {
    with { traits in if let design { traits.changes.append(.design(design)) } }
  }

  public func bold() -> Text { bold(true) }
  public func bold(_ isActive: Bool) -> Text {
    with { if isActive { $0.changes.append(.weight(.bold)) } }
  }
  public func italic() -> Text { italic(true) }
  public func italic(_ isActive: Bool) -> Text {
    with { $0.changes.append(isActive ? .italic : .upright) }
  }
  public func monospaced(_ isActive: Bool = true) -> Text {
    with { if isActive { $0.changes.append(.design(.monospaced)) } }
  }
  public func monospacedDigit() -> Text { with { $0.changes.append(.monospacedDigits) } }

  public func foregroundColor(_ color: Color?) -> Text {
    with { $0.style = color.map { AnyShapeStyle($0) } }
  }

  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    with { $0.style = AnyShapeStyle(style) }
  }

  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    underline(isActive, pattern: .solid, color: color)
  }
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    with { $0.underline = TextTraits.Line(isActive: isActive, color: color, pattern: pattern) }
  }
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    strikethrough(isActive, pattern: .solid, color: color)
  }
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    with { $0.strikethrough = TextTraits.Line(isActive: isActive, color: color, pattern: pattern) }
  }

  public func kerning(_ kerning: CGFloat) -> Text { with { $0.kerning = kerning } }
  public func tracking(_ tracking: CGFloat) -> Text { with { $0.tracking = tracking } }
  public func baselineOffset(_ offset: CGFloat) -> Text { with { $0.baselineOffset = offset } }
}
