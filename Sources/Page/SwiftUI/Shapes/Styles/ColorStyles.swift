// The only declarations of these colors, also for `Color.red`. If `Color` declared them too, each
// `Color.red` would have two candidates, and the time to type-check a chain of modifiers would
// double with each color in it.

extension ShapeStyle where Self == Color {
  /// The system's red, which differs in light and dark.
  public static var red: Color { Color(source: .system(.red)) }
  /// The system's orange, which differs in light and dark.
  public static var orange: Color { Color(source: .system(.orange)) }
  /// The system's yellow, which differs in light and dark.
  public static var yellow: Color { Color(source: .system(.yellow)) }
  /// The system's green, which differs in light and dark.
  public static var green: Color { Color(source: .system(.green)) }
  /// The system's mint, which differs in light and dark.
  public static var mint: Color { Color(source: .system(.mint)) }
  /// The system's teal, which differs in light and dark.
  public static var teal: Color { Color(source: .system(.teal)) }
  /// The system's cyan, which differs in light and dark.
  public static var cyan: Color { Color(source: .system(.cyan)) }
  /// The system's blue, which differs in light and dark.
  public static var blue: Color { Color(source: .system(.blue)) }
  /// The system's indigo, which differs in light and dark.
  public static var indigo: Color { Color(source: .system(.indigo)) }
  /// The system's purple, which differs in light and dark.
  public static var purple: Color { Color(source: .system(.purple)) }
  /// The system's pink, which differs in light and dark.
  public static var pink: Color { Color(source: .system(.pink)) }
  /// The system's brown, which differs in light and dark.
  public static var brown: Color { Color(source: .system(.brown)) }
  /// White.
  public static var white: Color { Color(source: .system(.white)) }
  /// The system's gray, which differs in light and dark.
  public static var gray: Color { Color(source: .system(.gray)) }
  /// Black.
  public static var black: Color { Color(source: .system(.black)) }
  /// No color: everything behind it is seen.
  public static var clear: Color { Color(source: .system(.clear)) }
}
