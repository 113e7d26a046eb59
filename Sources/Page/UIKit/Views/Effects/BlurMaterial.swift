import CoreGraphics

/// What a blur style does with what lies beneath: how far it blurs, how strong colours become, and
/// which tint covers them.
struct BlurMaterial {
  var radius: CGFloat
  var saturation: CGFloat
  var tint: UIColor

  static let none = BlurMaterial(radius: 0, saturation: 1, tint: .clear)

  /// Of a style, in light or dark surroundings.
  init(_ style: UIBlurEffect.Style, in traits: UITraitCollection) {
    let isDark = BlurMaterial.isDark(style, in: traits)
    switch style {
    case .extraLight: self.init(20, 1.8, white: 0.97, alpha: 0.82)
    case .light: self.init(30, 1.8, white: 1, alpha: 0.3)
    case .dark: self.init(20, 1.8, white: 0.11, alpha: 0.73)
    case .regular: self.init(20, 1.8, isDark ? (0.11, 0.62) : (0.97, 0.56))
    case .prominent: self.init(20, 1.8, isDark ? (0.11, 0.78) : (0.97, 0.8))
    default: self.init(BlurMaterial.thickness(of: style), isDark: isDark)
    }
  }

  /// How much of what lies beneath a material of the system lets through.
  private enum Thickness {
    case ultraThin, thin, regular, thick, chrome
  }

  private init(_ thickness: Thickness, isDark: Bool) {
    switch thickness {
    case .ultraThin: self.init(22, 1.8, isDark ? (0.15, 0.45) : (0.95, 0.44))
    case .thin: self.init(26, 1.8, isDark ? (0.14, 0.62) : (0.95, 0.62))
    case .regular: self.init(30, 1.8, isDark ? (0.14, 0.76) : (0.96, 0.74))
    case .thick: self.init(34, 1.8, isDark ? (0.14, 0.86) : (0.97, 0.84))
    case .chrome: self.init(30, 1.8, isDark ? (0.1, 0.75) : (0.97, 0.78))
    }
  }

  private init(radius: CGFloat, saturation: CGFloat, tint: UIColor) {
    (self.radius, self.saturation, self.tint) = (radius, saturation, tint)
  }

  private init(_ radius: CGFloat, _ saturation: CGFloat, white: CGFloat, alpha: CGFloat) {
    self.init(
      radius: radius, saturation: saturation, tint: UIColor(white: white, alpha: alpha))
  }

  private init(_ radius: CGFloat, _ saturation: CGFloat, _ tint: (CGFloat, CGFloat)) {
    self.init(radius, saturation, white: tint.0, alpha: tint.1)
  }

  private static func thickness(of style: UIBlurEffect.Style) -> Thickness {
    switch style {
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark:
      .ultraThin
    case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: .thin
    case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: .thick
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: .chrome
    default: .regular
    }
  }

  /// Whether a style is dark, by its name or by where it is.
  static func isDark(_ style: UIBlurEffect.Style, in traits: UITraitCollection) -> Bool {
    switch style {
    case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
      .systemThickMaterialDark, .systemChromeMaterialDark:
      true
    case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight,
      .systemMaterialLight, .systemThickMaterialLight, .systemChromeMaterialLight:
      false
    default: traits.userInterfaceStyle == .dark
    }
  }
}
