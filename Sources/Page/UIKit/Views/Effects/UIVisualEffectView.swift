import CoreGraphics
import Foundation
@_spi(UIKit) import QuartzCore

/// Lies over other views and shows them blurred, or shows what is in it as a shade of them.
///
/// The view's own layer has the backdrop, so its corners, mask and alpha hold for that too. Views
/// belong in the content view.
@MainActor @preconcurrency
open class UIVisualEffectView: UIView {
  public let contentView: UIView = VisualEffectContentView(frame: .zero)

  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    setUpContent()
    self.effect = effect
    showEffect()
  }

  public override convenience init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpContent()
    fill(from: coder, as: UIVisualEffectView.self)
  }

  private func setUpContent() {
    isOpaque = false
    contentView.isOpaque = false
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// Changed in an animation block, one effect runs into the other.
  open var effect: UIVisualEffect? {
    didSet {
      if effect !== oldValue { showEffect() }
    }
  }

  override func colorAppearanceDidChange() {
    super.colorAppearanceDidChange()
    showEffect()
  }

  private func showEffect() {
    let material =
      (effect as? UIBlurEffect).map { BlurMaterial($0.style, in: traitCollection) } ?? .none
    layer.backdropBlur = material.radius
    layer.backdropSaturation = material.saturation
    showTint(effect is UIBlurEffect ? material.tint.cgColor : nil)
    layer.silhouette = (effect as? UIVibrancyEffect)?.shade(in: traitCollection).cgColor
  }

  /// A tint that comes or goes fades, whatever its colour.
  private func showTint(_ tint: CGColor?) {
    if let tint, layer.backdropTint == nil {
      UIView.performWithoutAnimation { layer.backdropTint = tint.copy(alpha: 0) }
    }
    layer.backdropTint = tint ?? layer.backdropTint?.copy(alpha: 0)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
  }

  override var treeDetails: [String] {
    switch effect {
    case let blur as UIBlurEffect: ["effect=\(blur.style)"]
    case let vibrancy as UIVibrancyEffect:
      ["effect=vibrancy" + (vibrancy.style.map { "-\($0)" } ?? "")]
    default: []
    }
  }
}

/// Where views stand that belong to an effect.
@MainActor
final class VisualEffectContentView: UIView {}
