// Apple's colors, each with the one for dark interfaces, and for what is presented over those.

extension UIColor {
  public class var systemRed: UIColor { SystemColor.systemRed }
  public class var systemOrange: UIColor { SystemColor.systemOrange }
  public class var systemYellow: UIColor { SystemColor.systemYellow }
  public class var systemGreen: UIColor { SystemColor.systemGreen }
  public class var systemMint: UIColor { SystemColor.systemMint }
  public class var systemTeal: UIColor { SystemColor.systemTeal }
  public class var systemCyan: UIColor { SystemColor.systemCyan }
  public class var systemBlue: UIColor { SystemColor.systemBlue }
  public class var systemIndigo: UIColor { SystemColor.systemIndigo }
  public class var systemPurple: UIColor { SystemColor.systemPurple }
  public class var systemPink: UIColor { SystemColor.systemPink }
  public class var systemBrown: UIColor { SystemColor.systemBrown }
  public class var systemGray: UIColor { SystemColor.systemGray }
  public class var systemGray2: UIColor { SystemColor.systemGray2 }
  public class var systemGray3: UIColor { SystemColor.systemGray3 }
  public class var systemGray4: UIColor { SystemColor.systemGray4 }
  public class var systemGray5: UIColor { SystemColor.systemGray5 }
  public class var systemGray6: UIColor { SystemColor.systemGray6 }
  public class var tintColor: UIColor { SystemColor.tintColor }
  public class var label: UIColor { SystemColor.label }
  public class var secondaryLabel: UIColor { SystemColor.secondaryLabel }
  public class var tertiaryLabel: UIColor { SystemColor.tertiaryLabel }
  public class var quaternaryLabel: UIColor { SystemColor.quaternaryLabel }
  public class var link: UIColor { SystemColor.link }
  public class var placeholderText: UIColor { SystemColor.placeholderText }
  public class var separator: UIColor { SystemColor.separator }
  public class var opaqueSeparator: UIColor { SystemColor.opaqueSeparator }
  public class var systemBackground: UIColor { SystemColor.systemBackground }
  public class var secondarySystemBackground: UIColor { SystemColor.secondarySystemBackground }
  public class var tertiarySystemBackground: UIColor { SystemColor.tertiarySystemBackground }
  public class var systemGroupedBackground: UIColor { SystemColor.systemGroupedBackground }
  public class var secondarySystemGroupedBackground: UIColor {
    SystemColor.secondarySystemGroupedBackground
  }
  public class var tertiarySystemGroupedBackground: UIColor {
    SystemColor.tertiarySystemGroupedBackground
  }
  public class var systemFill: UIColor { SystemColor.systemFill }
  public class var secondarySystemFill: UIColor { SystemColor.secondarySystemFill }
  public class var tertiarySystemFill: UIColor { SystemColor.tertiarySystemFill }
  public class var quaternarySystemFill: UIColor { SystemColor.quaternarySystemFill }
}

private enum SystemColor {
  private static func named(_ name: String, _ pair: ColorPair) -> UIColor {
    UIColor(source: .dynamic({ pair.color(for: $0) }, name: name))
  }

  static let systemRed = named("systemRedColor", ColorPair(0xFF3B30, 0xFF453A))
  static let systemOrange = named("systemOrangeColor", ColorPair(0xFF9500, 0xFF9F0A))
  static let systemYellow = named("systemYellowColor", ColorPair(0xFFCC00, 0xFFD60A))
  static let systemGreen = named("systemGreenColor", ColorPair(0x34C759, 0x30D158))
  static let systemMint = named("systemMintColor", ColorPair(0x00C7BE, 0x63E6E2))
  static let systemTeal = named("systemTealColor", ColorPair(0x30B0C7, 0x40C8E0))
  static let systemCyan = named("systemCyanColor", ColorPair(0x32ADE6, 0x64D2FF))
  static let systemBlue = named("systemBlueColor", ColorPair(0x007AFF, 0x0A84FF))
  static let systemIndigo = named("systemIndigoColor", ColorPair(0x5856D6, 0x5E5CE6))
  static let systemPurple = named("systemPurpleColor", ColorPair(0xAF52DE, 0xBF5AF2))
  static let systemPink = named("systemPinkColor", ColorPair(0xFF2D55, 0xFF375F))
  static let systemBrown = named("systemBrownColor", ColorPair(0xA2845E, 0xAC8E68))
  static let systemGray = named("systemGrayColor", ColorPair(0x8E8E93, 0x8E8E93))
  static let systemGray2 = named("systemGray2Color", ColorPair(0xAEAEB2, 0x636366))
  static let systemGray3 = named("systemGray3Color", ColorPair(0xC7C7CC, 0x48484A))
  static let systemGray4 = named("systemGray4Color", ColorPair(0xD1D1D6, 0x3A3A3C))
  static let systemGray5 = named("systemGray5Color", ColorPair(0xE5E5EA, 0x2C2C2E))
  static let systemGray6 = named("systemGray6Color", ColorPair(0xF2F2F7, 0x1C1C1E))
  static let tintColor = named("tintColor", ColorPair(0x007AFF, 0x0A84FF))
  static let label = named("labelColor", ColorPair(0x000000, 0xFFFFFF))
  static let secondaryLabel = named(
    "secondaryLabelColor", ColorPair(0x3C3C43, 0xEBEBF5, alpha: 0.6))
  static let tertiaryLabel = named("tertiaryLabelColor", ColorPair(0x3C3C43, 0xEBEBF5, alpha: 0.3))
  static let quaternaryLabel = named(
    "quaternaryLabelColor", ColorPair(0x3C3C43, 0xEBEBF5, alpha: 0.18, darkAlpha: 0.16))
  static let link = named("linkColor", ColorPair(0x007AFF, 0x0984FF))
  static let placeholderText = named(
    "placeholderTextColor", ColorPair(0x3C3C43, 0xEBEBF5, alpha: 0.3))
  static let separator = named(
    "separatorColor", ColorPair(0x3C3C43, 0x545458, alpha: 0.29, darkAlpha: 0.6))
  static let opaqueSeparator = named("opaqueSeparatorColor", ColorPair(0xC6C6C8, 0x38383A))
  static let systemBackground = named(
    "systemBackgroundColor", ColorPair(0xFFFFFF, 0x000000, elevated: 0x1C1C1E))
  static let secondarySystemBackground = named(
    "secondarySystemBackgroundColor", ColorPair(0xF2F2F7, 0x1C1C1E, elevated: 0x2C2C2E))
  static let tertiarySystemBackground = named(
    "tertiarySystemBackgroundColor", ColorPair(0xFFFFFF, 0x2C2C2E, elevated: 0x3A3A3C))
  static let systemGroupedBackground = named(
    "systemGroupedBackgroundColor", ColorPair(0xF2F2F7, 0x000000, elevated: 0x1C1C1E))
  static let secondarySystemGroupedBackground = named(
    "secondarySystemGroupedBackgroundColor", ColorPair(0xFFFFFF, 0x1C1C1E, elevated: 0x2C2C2E))
  static let tertiarySystemGroupedBackground = named(
    "tertiarySystemGroupedBackgroundColor", ColorPair(0xF2F2F7, 0x2C2C2E, elevated: 0x3A3A3C))
  static let systemFill = named(
    "systemFillColor", ColorPair(0x787880, 0x787880, alpha: 0.2, darkAlpha: 0.36))
  static let secondarySystemFill = named(
    "secondarySystemFillColor", ColorPair(0x787880, 0x787880, alpha: 0.16, darkAlpha: 0.32))
  static let tertiarySystemFill = named(
    "tertiarySystemFillColor", ColorPair(0x767680, 0x767680, alpha: 0.12, darkAlpha: 0.24))
  static let quaternarySystemFill = named(
    "quaternarySystemFillColor", ColorPair(0x747480, 0x767680, alpha: 0.08, darkAlpha: 0.18))
}
