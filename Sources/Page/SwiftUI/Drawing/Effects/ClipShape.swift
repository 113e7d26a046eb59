/// Cuts a view out along a shape.
struct ClipShapeEffect<S: Shape>: Effect {
  var shape: S
  var fillStyle: FillStyle
  private var direction = LayoutDirection.leftToRight

  init(shape: S, fillStyle: FillStyle) {
    self.shape = shape
    self.fillStyle = fillStyle
  }

  mutating func resolve(in environment: EnvironmentValues) {
    direction = environment.layoutDirection
  }

  func apply(to view: EffectView, size: CGSize, before: ClipShapeEffect<S>?) {
    let rect = CGRect(origin: .zero, size: size)
    var outline = LayerOutline(of: shape, in: rect)
    if shape.layoutDirectionBehavior == .mirrors(in: direction) {
      outline = outline.mirrored(in: rect)
    }
    view.clipOutline = (outline.path, fillStyle)
    if let radius = outline.cornerRadius(in: rect, isExact: false) {
      view.mask = nil
      view.clipsToBounds = true
      view.layer.cornerRadius = radius
      return
    }
    view.clipsToBounds = false
    view.layer.cornerRadius = 0
    let cut = view.mask as? OutlineView ?? OutlineView()
    cut.frame = rect
    cut.show(outline.withoutFilledTrim, fillStyle, isPathFixed: false)
    if view.mask !== cut { view.mask = cut }
  }
}

extension View {
  /// Cuts the view out along a shape in its frame.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    effect(ClipShapeEffect(shape: shape, fillStyle: style))
  }

  /// Cuts off the corners of the view's frame in circles of a radius.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(
      RoundedRectangle(cornerRadius: radius, style: .circular),
      style: FillStyle(antialiased: antialiased))
  }
}
