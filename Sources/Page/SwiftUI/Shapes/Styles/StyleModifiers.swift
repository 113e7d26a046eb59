extension View {
  private func foreground(_ styles: [AnyShapeStyle]) -> some View {
    modifier(
      EnvironmentModifier {
        $0.foregroundLevels = ForegroundLevels(styles, inside: $0.foregroundLevels)
      })
  }

  /// Sets the style of text, symbols and shapes inside the view.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    foreground([AnyShapeStyle(style)])
  }

  /// Sets the primary and secondary styles of text, symbols and shapes inside the view.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    foreground([AnyShapeStyle(primary), AnyShapeStyle(secondary)])
  }

  /// Sets three levels of the style of text, symbols and shapes inside the view.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    foreground([AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)])
  }

  /// Sets the color of text, symbols and shapes inside the view. Nil is the usual color.
  public func foregroundColor(_ color: Color?) -> some View {
    modifier(
      EnvironmentModifier {
        $0.foregroundLevels = color.map { ForegroundLevels([AnyShapeStyle($0)], inside: nil) }
      })
  }

  /// Sets the style of controls inside the view. Nil keeps the style from outside.
  @_disfavoredOverload
  public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    modifier(
      EnvironmentModifier { if let tint { $0.tintPaint = AnyShapeStyle(tint) } })
  }

  /// Sets the color of controls inside the view. Nil is the app's accent color.
  public func tint(_ tint: Color?) -> some View {
    modifier(EnvironmentModifier { $0.tintPaint = tint.map { AnyShapeStyle($0) } })
  }

  /// Sets the accent color inside the view. Nil is the app's accent color.
  public func accentColor(_ accentColor: Color?) -> some View {
    tint(accentColor)
  }

  /// Sets the style that `.background` means inside the view.
  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }
}
