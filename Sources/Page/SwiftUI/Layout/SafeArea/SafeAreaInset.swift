/// Puts a view at an edge and takes its place from the safe area of the content.
struct SafeAreaInsetModifier<Bar: View>: ItemModifier {
  typealias Body = Never
  let edge: Edge
  let alignment: Alignment
  let spacing: CGFloat?
  let bar: Bar

  func makeWrapper(around item: Item, of node: _AnyNode) -> SafeInsetItem<Bar> {
    SafeInsetItem(bar, of: node)
  }

  func update(_ wrapper: SafeInsetItem<Bar>, of node: _AnyNode) {
    wrapper.direction = node.environment.layoutDirection
    if (wrapper.edge, wrapper.distance) != (edge, spacing) || wrapper.alignment != alignment {
      (wrapper.edge, wrapper.alignment, wrapper.distance) = (edge, alignment, spacing)
      wrapper.setNeedsLayout()
    }
    wrapper.bar.receive(LayoutView(layout: ZStackLayout(), content: bar))
  }
}

final class SafeInsetItem<Bar: View>: SafePaddingItem {
  let bar: _ViewNode<LayoutView<ZStackLayout, Bar>>
  private let barItem: Item
  var edge = Edge.bottom
  var alignment = Alignment.center
  /// The distance between the bar and the content; nil is the one that they prefer.
  var distance: CGFloat?

  init(_ view: Bar, of node: _AnyNode) {
    bar = LayoutView<ZStackLayout, Bar>._makeNode(
      LayoutView(layout: ZStackLayout(), content: view), in: node.childContext)
    var items: [Item] = []
    bar.collect(into: &items)
    barItem = items[0]
    super.init()
    barItem.setParent(self)
  }

  override var ownedNodes: [_AnyNode] { [bar] }
  override var children: [Item] { [content, barItem] }

  private var isVertical: Bool { edge == .top || edge == .bottom }

  private func barProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    isVertical
      ? ProposedViewSize(width: proposal.width, height: nil)
      : ProposedViewSize(width: nil, height: proposal.height)
  }

  override func margins(_ proposal: ProposedViewSize) -> EdgeInsets {
    let size = barItem.sizeThatFits(barProposal(proposal))
    let distance =
      distance
      ?? content.spacing.distance(to: barItem.spacing, along: isVertical ? .vertical : .horizontal)
    let length = (isVertical ? size.height : size.width) + distance
    return EdgeInsets(length, Edge.Set(edge)).turned(direction)
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    super.placeChildren(in: size, proposal: proposal)
    let proposal = barProposal(ProposedViewSize(size))
    let dimensions = barItem.dimensions(in: proposal)
    var origin = aligned(dimensions, in: size, alignment, direction, proposal: proposal)
    let isAtLeft = (edge == .leading) == (direction == .leftToRight)
    switch edge {
    case .top: origin.y = 0
    case .bottom: origin.y = size.height - dimensions.height
    case .leading, .trailing: origin.x = isAtLeft ? 0 : size.width - dimensions.width
    }
    barItem.place(at: origin, proposal: proposal)
  }
}

extension View {
  /// Puts a view at the upper or lower edge and keeps the content of this one out of its place.
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        edge: edge == .top ? .top : .bottom,
        alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing,
        bar: content()))
  }

  /// Puts a view at the leading or trailing edge and keeps the content of this one out of its
  /// place.
  public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        edge: edge == .leading ? .leading : .trailing,
        alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing,
        bar: content()))
  }
}
