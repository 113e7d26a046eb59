/// A view in which a closure draws.
public struct Canvas<Symbols: View>: View {
  public typealias Body = Never
  /// The views that can be drawn as symbols.
  public var symbols: Symbols
  /// Draws the canvas.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether the canvas is opaque.
  public var isOpaque: Bool
  /// How the components of colors are stored.
  public var colorMode: ColorRenderingMode
  /// Whether the closure may draw beside the main thread; here it always draws on it.
  public var rendersAsynchronously: Bool

  /// Creates a canvas that can also draw views, by their ids.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }

  public static func _makeNode(
    _ view: Canvas<Symbols>, in context: _NodeContext
  ) -> _ViewNode<Canvas<Symbols>> {
    CanvasNode(view, in: context)
  }
}

extension Canvas where Symbols == EmptyView {
  /// Creates a canvas.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously,
      renderer: renderer, symbols: { EmptyView() })
  }
}

/// The node of a canvas. What the closure reads while it draws is what the node depends on.
final class CanvasNode<Symbols: View>: _ViewNode<Canvas<Symbols>> {
  private let item = CanvasItem()
  private var symbols: HostedViews<Symbols>?

  override init(_ view: Canvas<Symbols>, in context: _NodeContext) {
    super.init(view, in: context)
    item.render = { [unowned self] context, size in self.render(in: context, size: size) }
    update()
  }

  override func isEqual(_ old: Canvas<Symbols>, _ new: Canvas<Symbols>) -> Bool { false }

  override func update() {
    item.isOpaque = view.isOpaque
    item.setNeedsCommit()
  }

  override func passEnvironment(changed keys: Set<ObjectIdentifier>) {
    if !keys.isEmpty { symbols = nil }
    super.passEnvironment(changed: keys)
  }

  private func render(in context: CGContext, size: CGSize) {
    tracking {
      var context = GraphicsContext(context, size: size, environment: environment)
      if Symbols.self != EmptyView.self {
        let hosted = symbols ?? HostedViews(view.symbols, in: environment)
        hosted.content = view.symbols
        symbols = hosted
        context.symbols = { hosted.resolve($0) }
      }
      view.renderer(&context, size)
    }
  }

  override var ownItems: [Item] { [item] }

  override func collect(into items: inout [Item]) {
    items.append(item)
  }
}

final class CanvasItem: Item {
  var render: (CGContext, CGSize) -> Void = { _, _ in }
  var isOpaque = false

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func makePresentation() -> ItemPresentation? { CanvasPresentation(CanvasView()) }
}

final class CanvasPresentation: ViewPresentation {
  override func update(_ item: Item, size: CGSize, commit: Commit) {
    guard let item = item as? CanvasItem, let view = view as? CanvasView else { return }
    view.isOpaque = item.isOpaque
    view.render = item.render
    view.setNeedsDisplay()
  }
}

final class CanvasView: UIView {
  var render: (CGContext, CGSize) -> Void = { _, _ in }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    render(context, bounds.size)
  }
}
