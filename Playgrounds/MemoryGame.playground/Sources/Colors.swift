import UIKit

extension UIColor {
  /// A colour as designers write it.
  convenience init(hex: UInt32, alpha: CGFloat = 1) {
    self.init(
      red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255,
      blue: CGFloat(hex & 0xFF) / 255, alpha: alpha)
  }

  /// One colour by day, another by night.
  convenience init(light: UInt32, dark: UInt32) {
    self.init { traits in
      UIColor(hex: traits.userInterfaceStyle == .dark ? dark : light)
    }
  }
}

/// The colours the game begins with.
enum Colors {
  static let table = UIColor(light: 0xF1E9DC, dark: 0x1F2530)
  static let text = UIColor(light: 0x3B3430, dark: 0xF2ECE2)
  static let accent = UIColor(light: 0xC2413B, dark: 0xFF8A80)
  static let panel = UIColor(light: 0xFFFDF8, dark: 0x2C3442)
  static let cardBack = UIColor(hex: 0xE4574F)
  static let star = UIColor(hex: 0xF6B73C)
  static let confetti = [0xE4574F, 0xF6B73C, 0x6CBB45, 0x3F8FD0, 0x8A6BBE, 0xF5A3B3]
    .map { UIColor(hex: UInt32($0)) }
}
