import CoreGraphics
import Foundation
import QuartzCore

/// The bubble a popover's view lies in.
@MainActor
final class UIPopoverView: UIView {
  private let content: UIView
  private let ground = PopoverGround(frame: .zero)
  private let clip = UIView(frame: .zero)
  private var geometry: PopoverGeometry?

  init(around content: UIView) {
    self.content = content
    super.init(frame: .zero)
    clip.clipsToBounds = true
    clip.layer.cornerRadius = PopoverGeometry.radius
    addSubview(ground)
    addSubview(clip)
    clip.addSubview(content)
  }

  required init?(coder: NSCoder) { nil }

  var color = UIColor.popover {
    didSet { ground.fillColor = color }
  }

  func take(_ geometry: PopoverGeometry) {
    guard geometry != self.geometry else { return }
    self.geometry = geometry
    frame = geometry.frame
    ground.frame = bounds
    ground.show(geometry.outline)
    clip.frame = geometry.content
    if content.superview === clip { content.frame = clip.bounds }
  }
}

/// The outline of a popover in one colour, and its shadow.
@MainActor
private final class PopoverGround: UIView {
  override class var layerClass: AnyClass { CAShapeLayer.self }

  var fillColor = UIColor.popover {
    didSet { colorAppearanceDidChange() }
  }

  func show(_ path: CGPath) {
    guard let layer = layer as? CAShapeLayer else { return }
    (layer.path, layer.shadowPath) = (path, path)
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 24
    layer.shadowOffset = CGSize(width: 0, height: 4)
    colorAppearanceDidChange()
  }

  override func colorAppearanceDidChange() {
    super.colorAppearanceDidChange()
    (layer as? CAShapeLayer)?.fillColor =
      fillColor.resolvedColor(with: traitCollection).cgColor
  }
}

extension UIColor {
  static let popover = UIColor {
    $0.userInterfaceStyle == .dark ? UIColor(white: 0.16, alpha: 1) : .white
  }
}
