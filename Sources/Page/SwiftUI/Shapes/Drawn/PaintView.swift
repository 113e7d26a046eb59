@_spi(SwiftUI) import UIKit

/// Shows a paint in a rectangle: a color, a gradient, a material or a picture.
final class PaintView: UIView {
  private var surface: PaintSurface?

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  func show(_ paint: _Paint, in size: CGSize) {
    let surface = surface.flatMap { $0.canShow(paint.fill) ? $0 : nil } ?? makeSurface(paint.fill)
    surface?.frame = CGRect(origin: .zero, size: size)
    surface?.show(paint.fill, in: size)
    if case .color(let color) = paint.fill {
      backgroundColor = color
    } else {
      backgroundColor = nil
    }
    alpha = paint.opacity
  }

  private func makeSurface(_ fill: _Paint.Fill) -> PaintSurface? {
    surface?.removeFromSuperview()
    surface =
      switch fill {
      case .none, .color: nil
      case .gradient: GradientSurface(frame: .zero)
      case .material: MaterialSurface(frame: .zero)
      case .mesh, .image: DrawnSurface(frame: .zero)
      }
    if let surface { UIView.performWithoutAnimation { addSubview(surface) } }
    return surface
  }
}

/// A view that shows one kind of paint.
class PaintSurface: UIView {
  func canShow(_ fill: _Paint.Fill) -> Bool { false }
  func show(_ fill: _Paint.Fill, in size: CGSize) {}
}

final class GradientSurface: PaintSurface {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  override func canShow(_ fill: _Paint.Fill) -> Bool {
    if case .gradient = fill { true } else { false }
  }

  override func show(_ fill: _Paint.Fill, in size: CGSize) {
    guard case .gradient(let gradient) = fill, let layer = layer as? CAGradientLayer else { return }
    let values = gradient.layerValues(in: size)
    let before = (layer.colors, layer.locations, layer.startPoint, layer.endPoint)
    values.apply(to: layer)
    guard before.0?.count == layer.colors?.count else { return }
    if before.0 as? [CGColor] != layer.colors as? [CGColor] {
      animateInBlock("colors", from: before.0)
    }
    if before.1 != layer.locations { animateInBlock("locations", from: before.1) }
    if before.2 != layer.startPoint { animateInBlock("startPoint", from: before.2) }
    if before.3 != layer.endPoint { animateInBlock("endPoint", from: before.3) }
  }
}

final class MaterialSurface: PaintSurface {
  private let effectView = UIVisualEffectView(effect: nil)

  override func canShow(_ fill: _Paint.Fill) -> Bool {
    if case .material = fill { true } else { false }
  }

  override func show(_ fill: _Paint.Fill, in size: CGSize) {
    guard case .material(let style) = fill else { return }
    if effectView.superview == nil { addSubview(effectView) }
    effectView.frame = CGRect(origin: .zero, size: size)
    effectView.effect = UIBlurEffect(style: style)
  }
}

/// Draws a paint that no layer knows.
final class DrawnSurface: PaintSurface {
  private var fill = _Paint.Fill.none

  override func canShow(_ fill: _Paint.Fill) -> Bool {
    switch fill {
    case .mesh, .image: true
    default: false
    }
  }

  override func show(_ fill: _Paint.Fill, in size: CGSize) {
    isOpaque = false
    guard fill != self.fill || layer.contents == nil else { return setNeedsDisplay() }
    self.fill = fill
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.paint(_Paint(fill), in: bounds)
  }
}
