/// A shape with a style: filled, or its line drawn.
struct PaintedShape<Content: Shape, Style: ShapeStyle>: View {
  typealias Body = Never
  var shape: Content
  var style: Style
  var fillStyle: FillStyle

  static func _makeNode(
    _ view: PaintedShape<Content, Style>, in context: _NodeContext
  ) -> _ViewNode<PaintedShape<Content, Style>> {
    ItemNode(view, in: context, item: ShapeItem()) { view, item, node in
      item.fill(from: view, in: node.environment)
    }
  }
}

/// What animates where no layer can follow the shape.
extension PaintedShape: Animatable, FollowedByLayer {
  var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }

  /// Whether the layer animates changes of the shape by itself.
  var isAnimatedByLayer: Bool { shape.isFollowedByLayer }
}

/// The item of a shape with a style.
final class ShapeItem: Item {
  private(set) var paint = _Paint(.none)
  private(set) var fillStyle = FillStyle()
  private(set) var isMirrored = false
  /// Whether a layer can animate changes of the shape itself, and not only of its size.
  private(set) var isLayerAnimated = false
  private var makeOutline: (CGRect) -> LayerOutline = { _ in LayerOutline(Path()) }
  private var fit: (ProposedViewSize) -> CGSize = { _ in .zero }
  private var hasShape = false

  func fill<S: Shape, Style: ShapeStyle>(
    from view: PaintedShape<S, Style>, in environment: EnvironmentValues
  ) {
    let shape = view.shape
    paint = view.style._paint(in: environment)
    fillStyle = view.fillStyle
    isLayerAnimated = shape.isFollowedByLayer
    isMirrored =
      shape.layoutDirectionBehavior == .mirrors(in: environment.layoutDirection)
    let container = environment.containerShape
    makeOutline = { [isMirrored] rect in
      ContainerShape.current = container
      let outline = LayerOutline(of: shape, in: rect)
      ContainerShape.current = nil
      return isMirrored ? outline.mirrored(in: rect) : outline
    }
    fit = { shape.sizeThatFits($0) }
    if hasShape, fit(proposal) == size { setNeedsCommit() } else { setNeedsLayout() }
    hasShape = true
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { fit(proposal) }

  func outline(in size: CGSize) -> LayerOutline {
    makeOutline(CGRect(origin: .zero, size: size))
  }

  override func makePresentation() -> ItemPresentation? { ShapePresentation(PaintedShapeView()) }
}

extension LayerOutline {
  /// The outline as it is where text is read from right to left. A rectangle or an ellipse in the
  /// middle is the same.
  func mirrored(in rect: CGRect) -> LayerOutline {
    if case .path = path.storage {
    } else if abs(path.boundingRect.midX - rect.midX) < 0.001 {
      return self
    }
    var outline = self
    outline.path = path.applying(
      CGAffineTransform(scaleX: -1, y: 1).around(CGPoint(x: rect.midX, y: rect.midY)))
    return outline
  }
}

final class ShapePresentation: ViewPresentation {
  private var shownSize: CGSize?

  override func update(_ item: Item, size: CGSize, commit: Commit) {
    guard let item = item as? ShapeItem, let view = view as? PaintedShapeView else { return }
    let follows = item.isLayerAnimated || shownSize != size
    shownSize = size
    let show = {
      view.show(
        item.outline(in: size), in: CGRect(origin: .zero, size: size), item.paint,
        item.fillStyle)
    }
    if follows { show() } else { view.withFixedPath(show) }
  }
}
