import Foundation

/// How strong what stands in a vibrant view is.
public enum UIVibrancyEffectStyle: Int, Sendable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel
  case fill, secondaryFill, tertiaryFill
  case separator
}

/// Shows what is in a view as one shade that lets the blur beneath shine through.
@MainActor @preconcurrency
open class UIVibrancyEffect: UIVisualEffect {
  let blur: UIBlurEffect
  /// None for the effect as it was before there were styles.
  let style: UIVibrancyEffectStyle?

  public init(blurEffect: UIBlurEffect) {
    (blur, style) = (blurEffect, nil)
    super.init()
  }

  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    (blur, self.style) = (blurEffect, style)
    super.init()
  }

  public required init?(coder: NSCoder) {
    (blur, style) = (UIBlurEffect(style: .regular), nil)
    super.init(coder: coder)
  }

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIVibrancyEffect else { return false }
    return self === other
      || MainActor.assumeIsolated { blur.isEqual(other.blur) && style == other.style }
  }

  nonisolated open override var hash: Int { MainActor.assumeIsolated { blur.hash } }

  /// Light on dark blurs, dark on light ones, and thinner the less it matters.
  func shade(in traits: UITraitCollection) -> UIColor {
    let isDark = BlurMaterial.isDark(blur.style, in: traits)
    let strength: (light: CGFloat, dark: CGFloat) =
      switch style {
      case nil: (0.62, 0.72)
      case .label: (0.85, 0.9)
      case .secondaryLabel: (0.55, 0.6)
      case .tertiaryLabel: (0.32, 0.38)
      case .quaternaryLabel: (0.2, 0.24)
      case .fill: (0.2, 0.28)
      case .secondaryFill: (0.14, 0.2)
      case .tertiaryFill: (0.1, 0.14)
      case .separator: (0.18, 0.22)
      }
    return isDark
      ? UIColor(white: 1, alpha: strength.dark) : UIColor(white: 0.1, alpha: strength.light)
  }
}
