import CoreGraphics
import Foundation
import QuartzCore

/// What lies behind the contents of a configured button or cell.
final class BackgroundPlateView: UIView {
  private var effect: UIVisualEffectView?
  private var picture: UIImageView?
  private var stroke: UIView?
  private weak var custom: UIView?
  private var strokeOutset: CGFloat = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  func show(_ configuration: UIBackgroundConfiguration, color: UIColor, tint: UIColor) {
    if backgroundColor != color { backgroundColor = color }
    showEffect(configuration)
    showPicture(configuration)
    showCustom(configuration.customView)
    showStroke(configuration, tint)
  }

  private func showEffect(_ configuration: UIBackgroundConfiguration) {
    guard configuration.visualEffect != nil || effect != nil else { return }
    let view = effect ?? UIVisualEffectView(effect: nil)
    if effect == nil {
      view.clipsToBounds = true
      insertSubview(view, at: 0)
    }
    effect = view
    if view.effect !== configuration.visualEffect { view.effect = configuration.visualEffect }
  }

  private func showPicture(_ configuration: UIBackgroundConfiguration) {
    guard configuration.image != nil || picture != nil else { return }
    let view = picture ?? UIImageView(frame: bounds)
    if picture == nil { insertSubview(view, at: effect == nil ? 0 : 1) }
    picture = view
    view.contentMode = configuration.imageContentMode
    view.clipsToBounds = true
    view.image = configuration.image
  }

  private func showCustom(_ view: UIView?) {
    guard view !== custom else { return }
    custom?.removeFromSuperview()
    custom = view
    if let view { addSubview(view) }
  }

  private func showStroke(_ configuration: UIBackgroundConfiguration, _ tint: UIColor) {
    guard configuration.strokeWidth > 0 || stroke != nil else { return }
    let view = stroke ?? UIView()
    if stroke == nil { addSubview(view) }
    stroke = view
    strokeOutset = configuration.strokeOutset
    view.layer.borderWidth = configuration.strokeWidth
    let color = configuration.resolvedStrokeColor(for: tint)
    view.layer.borderColor = color.resolvedColor(with: traitCollection).cgColor
  }

  func place(_ rect: CGRect, cornerRadius: CGFloat) {
    frame = rect
    layer.cornerRadius = cornerRadius
    for view in [effect, picture] {
      view?.frame = bounds
      view?.layer.cornerRadius = cornerRadius
    }
    custom?.frame = bounds
    stroke?.frame = bounds.insetBy(dx: -strokeOutset, dy: -strokeOutset)
    stroke?.layer.cornerRadius = cornerRadius + strokeOutset
    let isCapsule = cornerRadius * 2 >= min(rect.width, rect.height)
    for layer in [layer, effect?.layer, picture?.layer, stroke?.layer] {
      layer?.cornerCurve = isCapsule ? .circular : .continuous
    }
  }
}
