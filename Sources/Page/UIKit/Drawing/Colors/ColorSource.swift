import CoreGraphics

/// Where a colour's components come from.
enum ColorSource {
  case fixed(CGColor)
  /// One colour or another, by the traits of where it is shown; Apple's own have names.
  case dynamic((UITraitCollection) -> UIColor, name: String?)
  /// A picture, again and again.
  case pattern(UIImage)
}

/// A color, the one for dark interfaces and, if it is another, the one for what lies above those.
struct ColorPair {
  let light: UIColor
  let dark: UIColor
  let elevated: UIColor

  init(
    _ light: UInt32, _ dark: UInt32, elevated: UInt32? = nil, alpha: CGFloat = 1,
    darkAlpha: CGFloat? = nil
  ) {
    self.light = ColorPair.color(light, alpha)
    self.dark = ColorPair.color(dark, darkAlpha ?? alpha)
    self.elevated = elevated.map { ColorPair.color($0, darkAlpha ?? alpha) } ?? self.dark
  }

  private static func color(_ value: UInt32, _ alpha: CGFloat) -> UIColor {
    UIColor(
      red: CGFloat(value >> 16 & 255) / 255, green: CGFloat(value >> 8 & 255) / 255,
      blue: CGFloat(value & 255) / 255, alpha: alpha)
  }

  func color(for traits: UITraitCollection) -> UIColor {
    guard traits.userInterfaceStyle == .dark else { return light }
    return traits.userInterfaceLevel == .elevated ? elevated : dark
  }
}
