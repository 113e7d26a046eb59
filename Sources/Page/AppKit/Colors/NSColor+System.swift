import CoreGraphics
import Foundation

// The Mac's colours, each with its twin for the dark.

extension NSColor {
  public class var systemRed: NSColor { SystemColor.systemRed }
  public class var systemOrange: NSColor { SystemColor.systemOrange }
  public class var systemYellow: NSColor { SystemColor.systemYellow }
  public class var systemGreen: NSColor { SystemColor.systemGreen }
  public class var systemMint: NSColor { SystemColor.systemMint }
  public class var systemTeal: NSColor { SystemColor.systemTeal }
  public class var systemCyan: NSColor { SystemColor.systemCyan }
  public class var systemBlue: NSColor { SystemColor.systemBlue }
  public class var systemIndigo: NSColor { SystemColor.systemIndigo }
  public class var systemPurple: NSColor { SystemColor.systemPurple }
  public class var systemPink: NSColor { SystemColor.systemPink }
  public class var systemBrown: NSColor { SystemColor.systemBrown }
  public class var systemGray: NSColor { SystemColor.systemGray }
  public class var controlAccentColor: NSColor { SystemColor.controlAccentColor }
  public class var textColor: NSColor { SystemColor.textColor }
  public class var textBackgroundColor: NSColor { SystemColor.textBackgroundColor }
  public class var selectedTextColor: NSColor { SystemColor.selectedTextColor }
  public class var selectedTextBackgroundColor: NSColor { SystemColor.selectedTextBackgroundColor }
  public class var windowBackgroundColor: NSColor { SystemColor.windowBackgroundColor }
  public class var underPageBackgroundColor: NSColor { SystemColor.underPageBackgroundColor }
  public class var controlBackgroundColor: NSColor { SystemColor.controlBackgroundColor }
  public class var selectedControlColor: NSColor { SystemColor.selectedControlColor }
  public class var selectedContentBackgroundColor: NSColor {
    SystemColor.selectedContentBackgroundColor
  }
  public class var gridColor: NSColor { SystemColor.gridColor }
  public class var linkColor: NSColor { SystemColor.linkColor }
  public class var findHighlightColor: NSColor { SystemColor.findHighlightColor }
  public class var labelColor: NSColor { SystemColor.labelColor }
  public class var secondaryLabelColor: NSColor { SystemColor.secondaryLabelColor }
  public class var tertiaryLabelColor: NSColor { SystemColor.tertiaryLabelColor }
  public class var quaternaryLabelColor: NSColor { SystemColor.quaternaryLabelColor }
  public class var controlTextColor: NSColor { SystemColor.controlTextColor }
  public class var disabledControlTextColor: NSColor { SystemColor.disabledControlTextColor }
  public class var selectedControlTextColor: NSColor { SystemColor.selectedControlTextColor }
  public class var headerTextColor: NSColor { SystemColor.headerTextColor }
  public class var placeholderTextColor: NSColor { SystemColor.placeholderTextColor }
  public class var separatorColor: NSColor { SystemColor.separatorColor }
  public class var windowFrameTextColor: NSColor { SystemColor.windowFrameTextColor }
  public class var controlColor: NSColor { SystemColor.controlColor }
  public class var alternateSelectedControlTextColor: NSColor {
    SystemColor.alternateSelectedControlTextColor
  }
}

private enum SystemColor {
  static let systemRed = color("systemRed", 0xFF3B30, 0xFF453A)
  static let systemOrange = color("systemOrange", 0xFF9500, 0xFF9F0A)
  static let systemYellow = color("systemYellow", 0xFFCC00, 0xFFD60A)
  static let systemGreen = color("systemGreen", 0x28CD41, 0x32D74B)
  static let systemMint = color("systemMint", 0x00C7BE, 0x66D4CF)
  static let systemTeal = color("systemTeal", 0x59ADC4, 0x6AC4DC)
  static let systemCyan = color("systemCyan", 0x55BEF0, 0x5AC8F5)
  static let systemBlue = color("systemBlue", 0x007AFF, 0x0A84FF)
  static let systemIndigo = color("systemIndigo", 0x5856D6, 0x5E5CE6)
  static let systemPurple = color("systemPurple", 0xAF52DE, 0xBF5AF2)
  static let systemPink = color("systemPink", 0xFF2D55, 0xFF375F)
  static let systemBrown = color("systemBrown", 0xA2845E, 0xAC8E68)
  static let systemGray = color("systemGray", 0x8E8E93, 0x98989D)
  static let controlAccentColor = color("controlAccentColor", 0x007AFF, 0x007AFF)
  static let textColor = color("textColor", 0x000000, 0xFFFFFF)
  static let textBackgroundColor = color("textBackgroundColor", 0xFFFFFF, 0x1E1E1E)
  static let selectedTextColor = color("selectedTextColor", 0x000000, 0xFFFFFF)
  static let selectedTextBackgroundColor = color("selectedTextBackgroundColor", 0xB3D7FF, 0x3F638B)
  static let windowBackgroundColor = color("windowBackgroundColor", 0xECECEC, 0x323232)
  static let underPageBackgroundColor = color("underPageBackgroundColor", 0x969696, 0x282828)
  static let controlBackgroundColor = color("controlBackgroundColor", 0xFFFFFF, 0x1E1E1E)
  static let selectedControlColor = color("selectedControlColor", 0xB3D7FF, 0x3F638B)
  static let selectedContentBackgroundColor = color(
    "selectedContentBackgroundColor", 0x0063E1, 0x0058D0)
  static let gridColor = color("gridColor", 0xE6E6E6, 0x1A1A1A)
  static let linkColor = color("linkColor", 0x0068DA, 0x419CFF)
  static let findHighlightColor = color("findHighlightColor", 0xFFFF00, 0xFFFF00)
  static let labelColor = ink("labelColor", 0.85, 0.85)
  static let secondaryLabelColor = ink("secondaryLabelColor", 0.5, 0.55)
  static let tertiaryLabelColor = ink("tertiaryLabelColor", 0.26, 0.25)
  static let quaternaryLabelColor = ink("quaternaryLabelColor", 0.1, 0.1)
  static let controlTextColor = ink("controlTextColor", 0.85, 0.85)
  static let disabledControlTextColor = ink("disabledControlTextColor", 0.25, 0.25)
  static let selectedControlTextColor = ink("selectedControlTextColor", 0.85, 0.85)
  static let headerTextColor = ink("headerTextColor", 0.85, 0.85)
  static let placeholderTextColor = ink("placeholderTextColor", 0.25, 0.25)
  static let separatorColor = ink("separatorColor", 0.1, 0.1)
  static let windowFrameTextColor = ink("windowFrameTextColor", 0.85, 0.85)
  static let controlColor = NSColor(name: "controlColor") {
    NSColor(white: 1, alpha: $0.isDark ? 0.25 : 1)
  }
  static let alternateSelectedControlTextColor = color(
    "alternateSelectedControlTextColor", 0xFFFFFF, 0xFFFFFF)

  /// By its red, green and blue, a byte each.
  private static func color(_ name: String, _ light: Int, _ dark: Int) -> NSColor {
    let (light, dark) = (fixed(light), fixed(dark))
    return NSColor(name: name) { $0.isDark ? dark : light }
  }

  /// Black on light and white on dark, as strong as is said.
  private static func ink(_ name: String, _ light: CGFloat, _ dark: CGFloat) -> NSColor {
    let (light, dark) = (NSColor(white: 0, alpha: light), NSColor(white: 1, alpha: dark))
    return NSColor(name: name) { $0.isDark ? dark : light }
  }

  private static func fixed(_ bytes: Int) -> NSColor {
    func part(_ shift: Int) -> CGFloat { CGFloat(bytes >> shift & 255) / 255 }
    return NSColor(srgbRed: part(16), green: part(8), blue: part(0), alpha: 1)
  }
}
