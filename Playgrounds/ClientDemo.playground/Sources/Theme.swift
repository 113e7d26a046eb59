import UIKit

/// The colours of a proposal.
public struct Theme {
  /// The ground, from top to bottom.
  public var ground: [UIColor]
  /// Words on the ground.
  public var ink: UIColor
  /// What is to be tapped, and what is chosen.
  public var accent: UIColor
  /// Words on the accent.
  public var onAccent: UIColor

  public static let sunrise = Theme(
    ground: [rgb(0xFFF1DC), rgb(0xFFB48F)], ink: rgb(0x4A2117), accent: rgb(0xB8402A),
    onAccent: .white)

  public static let forest = Theme(
    ground: [rgb(0xEEF5EA), rgb(0xA5CDB1)], ink: rgb(0x173B2B), accent: rgb(0x1F6647),
    onAccent: .white)

  public static let night = Theme(
    ground: [rgb(0x171D3D), rgb(0x4A3470)], ink: rgb(0xF6F0E4), accent: rgb(0xF4BE55),
    onAccent: rgb(0x2A1E0B))

  public static let berry = Theme(
    ground: [rgb(0xFBE7F3), rgb(0xD69CDB)], ink: rgb(0x3D1140), accent: rgb(0x84267F),
    onAccent: .white)

  public static let paper = Theme(
    ground: [rgb(0xFCFBF8), rgb(0xEAE4D8)], ink: rgb(0x2B2A28), accent: rgb(0x2B57C4),
    onAccent: .white)

  /// How much lighter the words on a button are than the button, or darker: 1 to 21.
  public var contrast: Double {
    let both = [Theme.luminance(of: accent), Theme.luminance(of: onAccent)]
    return (both.max()! + 0.05) / (both.min()! + 0.05)
  }

  private static func luminance(of color: UIColor) -> Double {
    var red: CGFloat = 0
    var green: CGFloat = 0
    var blue: CGFloat = 0
    color.getRed(&red, green: &green, blue: &blue, alpha: nil)
    let linear = [red, green, blue].map { part -> Double in
      let part = Double(part)
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }

  private static func rgb(_ hex: Int) -> UIColor {
    UIColor(
      red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255,
      blue: CGFloat(hex & 0xFF) / 255, alpha: 1)
  }
}
