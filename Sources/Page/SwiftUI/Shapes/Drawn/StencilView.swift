/// Shows the alpha of a view, such as a label or a symbol, in a paint: a gradient in the letters of
/// a text. The view is the mask of the paint and in no other view.
final class StencilView: UIView {
  private let paintView = PaintView()
  private let stencil: UIView

  init(_ stencil: UIView) {
    self.stencil = stencil
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    addSubview(paintView)
    mask = stencil
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a paint in a rectangle of a given size, in which the stencil lies at the origin.
  func show(_ paint: _Paint, in size: CGSize) {
    stencil.frame = CGRect(origin: .zero, size: size)
    paintView.frame = CGRect(origin: .zero, size: size)
    paintView.show(paint, in: size)
    setFilter(paint.blendMode)
    layer.show(paint.shadows.first { !$0.isInner }, by: self)
  }
}
