/// A view that makes its content of its own size and place.
///
/// It takes all the space that it is proposed and puts its content at the upper leading corner.
public struct GeometryReader<Content: View>: View {
  public typealias Body = Never
  public var content: (GeometryProxy) -> Content

  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  public static func _makeNode(
    _ view: GeometryReader<Content>, in context: _NodeContext
  ) -> _ViewNode<GeometryReader<Content>> {
    GeometryNode(view, in: context)
  }
}

/// What is known of the geometry of a view.
public struct GeometryProxy {
  weak var item: Item?
  public let size: CGSize

  init(item: Item?, size: CGSize) {
    self.item = item
    self.size = size
  }

  /// The frame of the view in a coordinate space.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    MainActor.assumeIsolated {
      guard let item else { return CGRect(origin: .zero, size: size) }
      switch coordinateSpace {
      case .local: return CGRect(origin: .zero, size: size)
      case .global: return CGRect(origin: item.originInHost, size: size)
      case .named(let name):
        let (own, outer) = (item.originInHost, item.outerSpace(named: name)?.originInHost ?? .zero)
        return CGRect(
          origin: CGPoint(x: own.x - outer.x, y: own.y - outer.y), size: size)
      }
    }
  }

  public func frame<C: CoordinateSpaceProtocol>(in coordinateSpace: C) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The insets of the safe area that reach into the view.
  public var safeAreaInsets: EdgeInsets {
    MainActor.assumeIsolated { item?.rootInsets ?? EdgeInsets() }
  }

  public subscript<T>(anchor: Anchor<T>) -> T {
    MainActor.assumeIsolated { UncheckedValue(anchor.value(from: item)) }.value
  }
}

/// The node of a geometry reader: its content is made when its size is known.
final class GeometryNode<Content: View>: _ViewNode<GeometryReader<Content>> {
  private let item = GeometryItem()
  private var child: _ViewNode<LayoutView<TopLeadingLayout, Content>>?
  private var shownSize: CGSize?

  override init(_ view: GeometryReader<Content>, in context: _NodeContext) {
    super.init(view, in: context)
    item.fill = { [weak self] in self?.fill($0) }
    item.moved = { [weak self] in self?.setNeedsUpdate() }
  }

  override var children: [_AnyNode] { child.map { [$0] } ?? [] }

  override func isEqual(
    _ old: GeometryReader<Content>, _ new: GeometryReader<Content>
  ) -> Bool { false }

  /// Something changed that the content depends on: it is made again with the same size.
  override func update() {
    guard let shownSize else { return }
    child?.receive(evaluate(shownSize))
  }

  private func evaluate(_ size: CGSize) -> LayoutView<TopLeadingLayout, Content> {
    tracking {
      LayoutView(
        layout: TopLeadingLayout(),
        content: view.content(GeometryProxy(item: item, size: size)))
    }
  }

  /// The item has its size: the content is made for it before it is laid out.
  private func fill(_ size: CGSize) {
    guard size != shownSize else { return }
    shownSize = size
    let content = evaluate(size)
    if let child {
      child.receive(content)
    } else {
      let made = LayoutView<TopLeadingLayout, Content>._makeNode(content, in: childContext)
      child = made
      var items: [Item] = []
      made.collect(into: &items)
      item.content = items.first
    }
    graph.settle()
  }

  override func collect(into items: inout [Item]) {
    items.append(item)
  }
}

/// An item that takes all space and hears its size before its content is placed.
final class GeometryItem: Item {
  var fill: (CGSize) -> Void = { _ in }
  var moved: () -> Void = {}
  var content: Item? {
    didSet { content?.setParent(self) }
  }

  override var children: [Item] { content.map { [$0] } ?? [] }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    fill(size)
    content?.place(at: .zero, proposal: ProposedViewSize(size))
  }

  override func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? { nil }
}

/// Puts all views at the upper leading corner.
struct TopLeadingLayout: Layout, Equatable {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
  }
}
