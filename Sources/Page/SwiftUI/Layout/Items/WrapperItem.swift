/// An item around another one: a frame, padding, an effect. By itself it changes nothing.
@MainActor @preconcurrency
class WrapperItem: Item {
  private(set) var content: Item!
  /// The node whose modifier made the item.
  private(set) weak var node: _AnyNode?
  /// The reading direction, where the content is placed by it.
  final var direction = LayoutDirection.leftToRight {
    didSet { if direction != oldValue { setNeedsLayout() } }
  }

  final func adopt(_ item: Item, of node: _AnyNode) {
    content = item
    self.node = node
    item.setParent(self)
    adopted()
  }

  /// The content is there.
  func adopted() {}

  /// Nodes that belong to the item alone: those of a background or an overlay.
  var ownedNodes: [_AnyNode] { [] }

  override var children: [Item] { [content] }
  override var spacing: ViewSpacing { content.spacing }
  override var keepsSpacing: Bool { content.keepsSpacing }
  override var priority: Double { content.priority }
  override var zIndex: Double { content.zIndex }
  override func enter(axis: Axis?) { content.enter(axis: axis) }
  override func layoutValue(_ key: ObjectIdentifier) -> Any? { content.layoutValue(key) }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    content.sizeThatFits(proposal)
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    content.place(at: .zero, proposal: proposal)
  }

  override func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    guard let (origin, proposal) = contentPlace(in: size, proposal: proposal) else { return nil }
    let dimensions = content.dimensions(in: proposal)
    var start = origin[key.axis]
    // Guides count from the leading edge.
    if key.axis == .horizontal, direction == .rightToLeft {
      start = size.width - start - dimensions.width
    }
    return dimensions.explicit(key).map { $0 + start }
  }

  /// Where the content is and what it is proposed, in a given size.
  func contentPlace(
    in size: CGSize, proposal: ProposedViewSize
  ) -> (CGPoint, ProposedViewSize)? { (.zero, proposal) }
}
