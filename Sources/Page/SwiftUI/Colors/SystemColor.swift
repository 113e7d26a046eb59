/// The colors of the system that have a name in SwiftUI.
enum SystemColor: String, Hashable, Sendable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown
  case white, gray, black, clear, primary, secondary

  var uiColor: UIColor {
    switch self {
    case .red: .systemRed
    case .orange: .systemOrange
    case .yellow: .systemYellow
    case .green: .systemGreen
    case .mint: .systemMint
    case .teal: .systemTeal
    case .cyan: .systemCyan
    case .blue: .systemBlue
    case .indigo: .systemIndigo
    case .purple: .systemPurple
    case .pink: .systemPink
    case .brown: .systemBrown
    case .white: .white
    case .gray: .systemGray
    case .black: .black
    case .clear: .clear
    case .primary: .label
    case .secondary: .secondaryLabel
    }
  }
}

extension Color {
  /// The system's red, which differs in light and dark.
  public static let red = Color(source: .system(.red))
  /// The system's orange, which differs in light and dark.
  public static let orange = Color(source: .system(.orange))
  /// The system's yellow, which differs in light and dark.
  public static let yellow = Color(source: .system(.yellow))
  /// The system's green, which differs in light and dark.
  public static let green = Color(source: .system(.green))
  /// The system's mint, which differs in light and dark.
  public static let mint = Color(source: .system(.mint))
  /// The system's teal, which differs in light and dark.
  public static let teal = Color(source: .system(.teal))
  /// The system's cyan, which differs in light and dark.
  public static let cyan = Color(source: .system(.cyan))
  /// The system's blue, which differs in light and dark.
  public static let blue = Color(source: .system(.blue))
  /// The system's indigo, which differs in light and dark.
  public static let indigo = Color(source: .system(.indigo))
  /// The system's purple, which differs in light and dark.
  public static let purple = Color(source: .system(.purple))
  /// The system's pink, which differs in light and dark.
  public static let pink = Color(source: .system(.pink))
  /// The system's brown, which differs in light and dark.
  public static let brown = Color(source: .system(.brown))
  /// White.
  public static let white = Color(source: .system(.white))
  /// The system's gray, which differs in light and dark.
  public static let gray = Color(source: .system(.gray))
  /// Black.
  public static let black = Color(source: .system(.black))
  /// No color: everything behind it is seen.
  public static let clear = Color(source: .system(.clear))
  /// The color of text.
  public static let primary = Color(source: .system(.primary))
  /// The color of text that matters less.
  public static let secondary = Color(source: .system(.secondary))
  /// The color of controls: that of the tint outside, or the app's accent color.
  public static let accentColor = Color(source: .accent)
}
