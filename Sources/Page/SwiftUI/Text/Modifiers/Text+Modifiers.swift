extension Text {
  /// Sets the font. Nil keeps the font from outside.
  public func font(_ font: Font?) -> Text { adding(.font(font)) }
  /// Sets how thick the strokes of letters are.
  public func fontWeight(_ weight: Font.Weight?) -> Text { adding(.weight(weight)) }
  /// Sets how wide letters are. The system's font here has one width.
  public func fontWidth(_ width: Font.Width?) -> Text { adding(.width(width)) }
  /// Sets how letters are formed.
  public func fontDesign(_ design: Font.Design?) -> Text { adding(.design(design)) }
  /// Makes the strokes of letters thick.
  public func bold() -> Text { adding(.bold(true)) }
  /// Makes the strokes of letters thick, or not.
  public func bold(_ isActive: Bool) -> Text { adding(.bold(isActive)) }
  /// Makes letters lean.
  public func italic() -> Text { adding(.italic(true)) }
  /// Makes letters lean, or not.
  public func italic(_ isActive: Bool) -> Text { adding(.italic(isActive)) }
  /// Makes letters equally wide.
  public func monospaced(_ isActive: Bool = true) -> Text { adding(.monospaced(isActive)) }
  /// Makes digits equally wide.
  public func monospacedDigit() -> Text { adding(.monospacedDigit) }

  /// Draws a line under the text.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    adding(.underline(isActive ? LineStyle(color: color) : nil))
  }

  /// Draws a line under the text.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    adding(.underline(isActive ? LineStyle(pattern: pattern, color: color) : nil))
  }

  /// Draws a line through the text.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    adding(.strikethrough(isActive ? LineStyle(color: color) : nil))
  }

  /// Draws a line through the text.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    adding(.strikethrough(isActive ? LineStyle(pattern: pattern, color: color) : nil))
  }

  /// Sets the space between pairs of letters.
  public func kerning(_ kerning: CGFloat) -> Text { adding(.kerning(kerning)) }
  /// Sets the space after each letter.
  public func tracking(_ tracking: CGFloat) -> Text { adding(.tracking(tracking)) }
  /// Moves the text up from its baseline.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    adding(.baselineOffset(baselineOffset))
  }

  /// Sets the color. Nil is the color from outside.
  public func foregroundColor(_ color: Color?) -> Text {
    adding(.style(color.map { AnyShapeStyle($0) }))
  }

  /// Sets what the letters are filled with: a color or a gradient.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    adding(.style(AnyShapeStyle(style)))
  }

  /// Sets how large the text is beside others of its font.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? adding(.scale(scale)) : self
  }

  /// Says in which language the text is. Lines are broken in the same way in all languages.
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text {
    self
  }

  /// Sets how names and code are read aloud. Nothing reads aloud here.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }
  /// Spells the text when it is read aloud. Nothing reads aloud here.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
  /// Sets the pitch in which the text is read aloud. Nothing reads aloud here.
  public func speechAdjustedPitch(_ value: Double) -> Text { self }
  /// Lets announcements of the text wait for others. Nothing reads aloud here.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
}
