extension View {
  fileprivate func look(_ change: TextChange) -> some View {
    transformEnvironment(\.textLook) { $0.apply(change) }
  }

  /// Sets the font of text inside the view. Nil is the body font.
  public func font(_ font: Font?) -> some View {
    environment(\.font, font)
  }

  /// Sets how thick the strokes of letters are.
  public func fontWeight(_ weight: Font.Weight?) -> some View { look(.weight(weight)) }
  /// Sets how wide letters are. The system's font here has one width.
  public func fontWidth(_ width: Font.Width?) -> some View { look(.width(width)) }
  /// Sets how letters are formed.
  public func fontDesign(_ design: Font.Design?) -> some View { look(.design(design)) }
  /// Makes the strokes of letters thick, or not.
  public func bold(_ isActive: Bool = true) -> some View { look(.bold(isActive)) }
  /// Makes letters lean, or not.
  public func italic(_ isActive: Bool = true) -> some View { look(.italic(isActive)) }
  /// Makes letters equally wide.
  public func monospaced(_ isActive: Bool = true) -> some View { look(.monospaced(isActive)) }
  /// Makes digits equally wide.
  public func monospacedDigit() -> some View { look(.monospacedDigit) }

  /// Draws a line under text.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    look(.underline(isActive ? Text.LineStyle(pattern: pattern, color: color) : nil))
  }

  /// Draws a line through text.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    look(.strikethrough(isActive ? Text.LineStyle(pattern: pattern, color: color) : nil))
  }

  /// Sets the space between pairs of letters.
  public func kerning(_ kerning: CGFloat) -> some View { look(.kerning(kerning)) }
  /// Sets the space after each letter.
  public func tracking(_ tracking: CGFloat) -> some View { look(.tracking(tracking)) }

  /// Moves text up from its baseline.
  public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    look(.baselineOffset(baselineOffset))
  }

  /// Sets how large texts are beside others of their font.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    transformEnvironment(\.textLook) { if isEnabled { $0.apply(.scale(scale)) } }
  }
}
