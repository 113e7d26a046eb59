struct IgnoreSafeAreaModifier: ItemModifier {
  typealias Body = Never
  let edges: Edge.Set

  func makeWrapper(around item: Item, of node: _AnyNode) -> UnsafeItem {
    let wrapper = UnsafeItem()
    node.graph.add(wrapper)
    return wrapper
  }

  func update(_ wrapper: UnsafeItem, of node: _AnyNode) {
    wrapper.direction = node.environment.layoutDirection
    wrapper.edges = edges
  }
}

/// An item whose content reaches beyond the safe area where its frame touches that. Those around
/// see the frame that it has without.
final class UnsafeItem: WrapperItem {
  var edges: Edge.Set = .all {
    didSet { if edges != oldValue { setNeedsLayout() } }
  }
  private var lastReach = EdgeInsets()

  /// How far the content reaches beyond the frame, at the left and right whatever is read first.
  private var reach: EdgeInsets {
    safeInsets.turned(direction).at(edges).turned(direction)
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    let reach = reach
    lastReach = reach
    guard reach != EdgeInsets() else { return content.place(at: .zero, proposal: proposal) }
    let outer = CGSize(width: size.width + reach.horizontal, height: size.height + reach.vertical)
    let inner = ProposedViewSize(outer)
    let own = content.sizeThatFits(inner)
    // What is larger than all the space stands in its middle.
    let x = own.width > outer.width ? (outer.width - own.width) / 2 : 0
    let y = own.height > outer.height ? (outer.height - own.height) / 2 : 0
    content.place(at: CGPoint(x: x - reach.leading, y: y - reach.top), proposal: inner)
  }
}

extension UnsafeItem: GeometryObserver {
  /// An item that has moved without being laid out may touch other edges now.
  func checkGeometry() -> Bool {
    guard reach != lastReach else { return false }
    setNeedsPlacement()
    return true
  }
}

extension View {
  /// Lets the view reach beyond the safe area at the edges that it touches.
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    modifier(IgnoreSafeAreaModifier(edges: regions.contains(.container) ? edges : []))
  }

  /// Lets the view reach beyond the safe area at the edges that it touches.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }
}
