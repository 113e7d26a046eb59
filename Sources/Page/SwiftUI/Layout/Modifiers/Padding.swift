/// Space around a view.
struct PaddingModifier: ItemModifier {
  typealias Body = Never
  var edges: Edge.Set
  /// Nil is the distance that is usual on the platform.
  var insets: EdgeInsets?

  static let usual: CGFloat = 16

  func makeWrapper(around item: Item, of node: _AnyNode) -> PaddingItem { PaddingItem() }

  func update(_ wrapper: PaddingItem, of node: _AnyNode) {
    wrapper.direction = node.environment.layoutDirection
    wrapper.insets = insets ?? EdgeInsets(Self.usual, edges)
  }
}

final class PaddingItem: WrapperItem {
  var insets = EdgeInsets() {
    didSet { if insets != oldValue { setNeedsLayout() } }
  }

  private var left: CGFloat { direction == .leftToRight ? insets.leading : insets.trailing }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max($0 - insets.horizontal, 0) },
      height: proposal.height.map { max($0 - insets.vertical, 0) })
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = content.sizeThatFits(inner(proposal))
    return CGSize(
      width: max(size.width + insets.horizontal, 0), height: max(size.height + insets.vertical, 0))
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    content.place(at: CGPoint(x: left, y: insets.top), proposal: inner(proposal))
  }

  override func contentPlace(
    in size: CGSize, proposal: ProposedViewSize
  ) -> (CGPoint, ProposedViewSize)? {
    (CGPoint(x: left, y: insets.top), inner(proposal))
  }

  override var priority: Double { 0 }
  override var keepsSpacing: Bool { false }

  override var spacing: ViewSpacing {
    var edges: Edge.Set = []
    if insets.top != 0 { edges.insert(.top) }
    if insets.leading != 0 { edges.insert(.leading) }
    if insets.bottom != 0 { edges.insert(.bottom) }
    if insets.trailing != 0 { edges.insert(.trailing) }
    return content.spacing.reset(edges)
  }
}

extension View {
  /// Adds space at some edges: a length, or the usual one of 16 points.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(PaddingModifier(edges: edges, insets: length.map { EdgeInsets($0, edges) }))
  }

  /// Adds the same space at all edges.
  public func padding(_ length: CGFloat) -> some View {
    modifier(PaddingModifier(edges: .all, insets: EdgeInsets(length, .all)))
  }

  /// Adds space of its own at each edge.
  public func padding(_ insets: EdgeInsets) -> some View {
    modifier(PaddingModifier(edges: .all, insets: insets))
  }
}
