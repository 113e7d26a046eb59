/// A view that makes its content of its own size and place.
///
/// It takes all the space that it is proposed and puts its content at the upper leading corner.
public struct GeometryReader<Content: View>: View {
  public typealias Body = Never
  /// Makes the content from the size and the place of the view.
  public var content: (GeometryProxy) -> Content

  /// Makes the content of the size and place of the space that the view takes.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  public static func _makeNode(
    _ view: GeometryReader<Content>, in context: _NodeContext
  ) -> _ViewNode<GeometryReader<Content>> {
    GeometryNode(view, in: context)
  }
}

/// The node of a geometry reader: its content is made when its size is known.
final class GeometryNode<Content: View>: _ViewNode<GeometryReader<Content>>, GeometryObserver {
  private let item = GeometryItem()
  private var child: _ViewNode<LayoutView<TopLeadingLayout, Content>>?
  private var shownSize: CGSize?
  /// Where the item was when the content read that; nil if it has not.
  private var readPlace: CGPoint?
  private var readInsets = EdgeInsets()

  override init(_ view: GeometryReader<Content>, in context: _NodeContext) {
    super.init(view, in: context)
    item.fill = { [weak self] in self?.fill($0) }
    graph.add(self)
  }

  override var children: [_AnyNode] { child.map { [$0] } ?? [] }
  override var ownItems: [Item] { [item] }

  override func isEqual(
    _ old: GeometryReader<Content>, _ new: GeometryReader<Content>
  ) -> Bool { false }

  /// Something changed that the content depends on. If there will be another size, the content is
  /// made again for that.
  override func update() {
    guard let shownSize else { return }
    child?.receive(evaluate(shownSize))
  }

  private func evaluate(_ size: CGSize) -> LayoutView<TopLeadingLayout, Content> {
    readPlace = nil
    return tracking {
      let proxy = GeometryProxy(item: item, size: size) { [weak self] in self?.noteRead() }
      return LayoutView(layout: TopLeadingLayout(), content: view.content(proxy))
    }
  }

  private func noteRead() {
    readPlace = item.originInHost
    readInsets = item.safeInsets
  }

  /// The item has its size: the content is made for it before it is laid out.
  private func fill(_ size: CGSize) {
    guard isMounted, size != shownSize else { return }
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

  /// Content that has read a place is made again when the view has moved.
  func checkGeometry() -> Bool {
    guard isMounted, let readPlace else { return false }
    guard item.originInHost != readPlace || item.safeInsets != readInsets else { return false }
    setNeedsUpdate()
    return true
  }

  override func collect(into items: inout [Item]) {
    items.append(item)
  }
}

/// An item that takes all space and hears its size before its content is placed.
final class GeometryItem: Item {
  var fill: (CGSize) -> Void = { _ in }
  var content: Item? {
    didSet { content?.setParent(self) }
  }
  private var isFilling = false

  override var children: [Item] { content.map { [$0] } ?? [] }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    isFilling = true
    fill(size)
    isFilling = false
    content?.place(at: .zero, proposal: ProposedViewSize(size))
  }

  /// The content has no say in the size, and what changes while it is made is placed right after.
  override var holdsLayoutChanges: Bool { true }

  override func contentChanged() {
    if isFilling { setNeedsCommit() } else { setNeedsPlacement() }
  }
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
