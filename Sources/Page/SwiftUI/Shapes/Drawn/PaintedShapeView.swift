@_spi(SwiftUI) import UIKit

/// Shows an outline with a paint. Simple outlines of one color are shown by the layer's own
/// corners and background, others by its path; other paints lie in a view that the outline masks.
final class PaintedShapeView: UIView {
  override class var layerClass: AnyClass { CAShapeLayer.self }

  private var shapeLayer: CAShapeLayer { unsafeDowncast(layer, to: CAShapeLayer.self) }
  private var ground: MaskedPaintView?
  private var shadows: InnerShadowsView?
  private var isPathFixed = false
  private var outline = LayerOutline(Path())
  private var fillStyle = FillStyle()

  func show(_ outline: LayerOutline, in rect: CGRect, _ paint: _Paint, _ fillStyle: FillStyle) {
    let outline = outline.withoutFilledTrim
    self.outline = outline
    self.fillStyle = fillStyle
    if let color = paint.color {
      ground?.removeFromSuperview()
      ground = nil
      show(outline, in: rect, color, fillStyle)
    } else {
      backgroundColor = nil
      set(path: nil, fill: nil, stroke: nil, fillStyle, outline)
      showGround(outline, paint, fillStyle)
    }
    setFilter(paint.blendMode)
    layer.show(paint.shadows.first { !$0.isInner }, by: self)
    showInnerShadows(of: paint, outline)
  }

  private func show(
    _ outline: LayerOutline, in rect: CGRect, _ color: UIColor, _ fillStyle: FillStyle
  ) {
    if let radius = outline.cornerRadius(in: rect, isExact: true) {
      set(path: nil, fill: nil, stroke: nil, fillStyle, outline)
      layer.cornerRadius = radius
      backgroundColor = color
      return
    }
    backgroundColor = nil
    let isLine = outline.line != nil
    set(
      path: outline.path.cgPath, fill: isLine ? nil : color.cgColor,
      stroke: isLine ? color.cgColor : nil, fillStyle, outline)
  }

  private func set(
    path: CGPath?, fill: CGColor?, stroke: CGColor?, _ fillStyle: FillStyle,
    _ outline: LayerOutline
  ) {
    shapeLayer.show(
      path: path, fill: fill, stroke: stroke, fillStyle, outline, by: self,
      isPathFixed: isPathFixed)
  }

  private func showGround(_ outline: LayerOutline, _ paint: _Paint, _ fillStyle: FillStyle) {
    let view = ground ?? MaskedPaintView()
    if ground == nil { UIView.performWithoutAnimation { insertSubview(view, at: 0) } }
    ground = view
    view.show(outline, paint, fillStyle, isPathFixed: isPathFixed)
  }

  private func showInnerShadows(of paint: _Paint, _ outline: LayerOutline) {
    let inner = paint.shadows.filter(\.isInner)
    guard !inner.isEmpty else {
      shadows?.removeFromSuperview()
      shadows = nil
      return
    }
    let view = shadows ?? InnerShadowsView()
    shadows = view
    if view.superview == nil { addSubview(view) }
    view.show(inner, in: outline.filledPath, fillStyle)
  }

  /// Shows a change of the outline at once, even in an animation.
  func withFixedPath(_ change: () -> Void) {
    isPathFixed = true
    change()
    isPathFixed = false
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    outline.filledPath.contains(point, eoFill: fillStyle.isEOFilled)
  }
}

extension CAShapeLayer {
  /// Sets what the layer draws, and animates it where the view that owns the layer is in a block.
  @MainActor
  func show(
    path: CGPath?, fill: CGColor?, stroke: CGColor?, _ fillStyle: FillStyle,
    _ outline: LayerOutline, by view: UIView, isPathFixed: Bool
  ) {
    let line = outline.line ?? StrokeStyle()
    fillRule = fillStyle.isEOFilled ? .evenOdd : .nonZero
    lineCap = CAShapeLayerLineCap(line.lineCap)
    lineJoin = CAShapeLayerLineJoin(line.lineJoin)
    miterLimit = line.miterLimit
    lineDashPattern = line.dash.isEmpty ? nil : line.dash.map { NSNumber(value: Double($0)) }
    if !isPathFixed || path == nil || self.path == nil {
      view.change(\.path, of: self, "path", to: path)
    } else {
      self.path = path
    }
    view.change(\.fillColor, of: self, "fillColor", to: fill)
    view.change(\.strokeColor, of: self, "strokeColor", to: stroke)
    view.change(\.lineWidth, of: self, "lineWidth", to: line.lineWidth)
    view.change(\.lineDashPhase, of: self, "lineDashPhase", to: line.dashPhase)
    view.change(\.strokeStart, of: self, "strokeStart", to: outline.trim?.start ?? 0)
    view.change(\.strokeEnd, of: self, "strokeEnd", to: outline.trim?.end ?? 1)
  }
}

extension CAShapeLayerLineCap {
  init(_ cap: CGLineCap) {
    self = cap == .round ? .round : cap == .square ? .square : .butt
  }
}

extension CAShapeLayerLineJoin {
  init(_ join: CGLineJoin) {
    self = join == .round ? .round : join == .bevel ? .bevel : .miter
  }
}

extension UIView {
  /// Sets a value of the view's layer, animated where the view is changed in a block.
  func change<Layer: CALayer, Value: Equatable>(
    _ property: ReferenceWritableKeyPath<Layer, Value>, of layer: Layer, _ name: String,
    to value: Value
  ) {
    let before = layer[keyPath: property]
    guard before != value else { return }
    layer[keyPath: property] = value
    animateInBlock(name, from: before)
  }

  /// Blends what the view shows with what lies behind it.
  func setFilter(_ mode: BlendMode) {
    let name = mode.layerFilter
    if layer.compositingFilter as? String != name { layer.compositingFilter = name }
  }
}
