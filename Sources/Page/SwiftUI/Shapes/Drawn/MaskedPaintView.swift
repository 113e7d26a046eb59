/// A paint in a rectangle that is seen within an outline.
final class MaskedPaintView: UIView {
  private let paintView = PaintView()
  private let outlineView = OutlineView()

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    addSubview(paintView)
    mask = outlineView
  }

  required init?(coder: NSCoder) { nil }

  func show(
    _ outline: LayerOutline, _ paint: _Paint, _ fillStyle: FillStyle, isPathFixed: Bool
  ) {
    let area = outline.boundingRect
    let rect = area.isNull || area.isInfinite ? .zero : area
    frame = rect
    paintView.frame = CGRect(origin: .zero, size: rect.size)
    paintView.show(paint, in: rect.size)
    outlineView.frame = CGRect(origin: .zero, size: rect.size)
    var moved = outline
    moved.path = outline.path.offsetBy(dx: -rect.minX, dy: -rect.minY)
    outlineView.show(moved, fillStyle, isPathFixed: isPathFixed)
  }
}

/// The area of an outline, opaque: a mask.
final class OutlineView: UIView {
  override class var layerClass: AnyClass { CAShapeLayer.self }

  func show(_ outline: LayerOutline, _ fillStyle: FillStyle, isPathFixed: Bool) {
    let isLine = outline.line != nil
    unsafeDowncast(layer, to: CAShapeLayer.self).show(
      path: outline.path.cgPath, fill: isLine ? nil : .black, stroke: isLine ? .black : nil,
      fillStyle, outline, by: self, isPathFixed: isPathFixed)
  }
}

/// Shadows that fall into an outline from its edge.
final class InnerShadowsView: UIView {
  private let outlineView = OutlineView()

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    mask = outlineView
  }

  required init?(coder: NSCoder) { nil }

  func show(_ shadows: [PaintShadow], in path: Path, _ fillStyle: FillStyle) {
    for view in subviews { view.removeFromSuperview() }
    // A mask of no size lets nothing through in a browser.
    outlineView.frame = path.boundingRect
    let moved = path.offsetBy(dx: -outlineView.frame.minX, dy: -outlineView.frame.minY)
    outlineView.show(LayerOutline(moved), fillStyle, isPathFixed: true)
    for shadow in shadows {
      let view = OutlineView()
      // All around the outline throws the shadow; only what falls inside is seen.
      let reach = shadow.radius * 3 + abs(shadow.offset.width) + abs(shadow.offset.height) + 10
      var around = Path(path.boundingRect.insetBy(dx: -reach, dy: -reach))
      around.addPath(path)
      view.show(LayerOutline(around), FillStyle(eoFill: true), isPathFixed: true)
      view.layer.show(shadow, by: view)
      addSubview(view)
    }
  }
}
