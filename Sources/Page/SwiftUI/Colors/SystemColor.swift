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
  /// The color of text.
  public static let primary = Color(source: .system(.primary))
  /// The color of text that matters less.
  public static let secondary = Color(source: .system(.secondary))
  /// The color of controls: that of the tint outside, or the app's accent color.
  public static let accentColor = Color(source: .accent)
}
