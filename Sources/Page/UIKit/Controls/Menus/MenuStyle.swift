import CoreGraphics

/// The lengths and colors of a menu.
@MainActor
enum MenuStyle {
  static let width: CGFloat = 250
  static let rowHeight: CGFloat = 44
  static let headerHeight: CGFloat = 30
  static let gap: CGFloat = 8
  static let margin: CGFloat = 16
  static let markWidth: CGFloat = 20
  static let cornerRadius: CGFloat = 13
  static let distance: CGFloat = 8
  static let edge: CGFloat = 8
  static let duration = 0.3

  static let ground = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 0.145, green: 0.145, blue: 0.15, alpha: 1)
      : UIColor(red: 0.975, green: 0.975, blue: 0.98, alpha: 1)
  }

  static let gapColor = UIColor { traits in
    UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.35 : 0.08)
  }

  static let highlight = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 1, alpha: 0.12) : UIColor(white: 0, alpha: 0.08)
  }
}
