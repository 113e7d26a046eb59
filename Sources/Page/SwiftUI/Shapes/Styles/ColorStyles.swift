extension ShapeStyle where Self == Color {
  /// The system's red, which differs in light and dark.
  public static var red: Color { .red }
  /// The system's orange, which differs in light and dark.
  public static var orange: Color { .orange }
  /// The system's yellow, which differs in light and dark.
  public static var yellow: Color { .yellow }
  /// The system's green, which differs in light and dark.
  public static var green: Color { .green }
  /// The system's mint, which differs in light and dark.
  public static var mint: Color { .mint }
  /// The system's teal, which differs in light and dark.
  public static var teal: Color { .teal }
  /// The system's cyan, which differs in light and dark.
  public static var cyan: Color { .cyan }
  /// The system's blue, which differs in light and dark.
  public static var blue: Color { .blue }
  /// The system's indigo, which differs in light and dark.
  public static var indigo: Color { .indigo }
  /// The system's purple, which differs in light and dark.
  public static var purple: Color { .purple }
  /// The system's pink, which differs in light and dark.
  public static var pink: Color { .pink }
  /// The system's brown, which differs in light and dark.
  public static var brown: Color { .brown }
  /// White.
  public static var white: Color { .white }
  /// The system's gray, which differs in light and dark.
  public static var gray: Color { .gray }
  /// Black.
  public static var black: Color { .black }
  /// No color: everything behind it is seen.
  public static var clear: Color { .clear }
}
