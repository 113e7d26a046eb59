/// Shifts a view by a distance that nobody else sees.
struct OffsetModifier: ItemModifier {
  typealias Body = Never
  var offset: CGSize

  func makeWrapper(around item: Item, of node: _AnyNode) -> OffsetItem { OffsetItem() }

  func update(_ wrapper: OffsetItem, of node: _AnyNode) {
    wrapper.direction = node.environment.layoutDirection
    wrapper.offset = offset
  }
}

final class OffsetItem: WrapperItem {
  var offset = CGSize.zero {
    didSet { if offset != oldValue { moveContent() } }
  }
  fileprivate var place: CGPoint {
    CGPoint(x: direction == .leftToRight ? offset.width : -offset.width, y: offset.height)
  }

  private func moveContent() {
    guard content != nil else { return }
    content.move(to: place)
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    content.place(at: place, proposal: proposal)
  }

  /// A view of its own moves the content where an animation inside does not count for the offset.
  override func makePresentation() -> ItemPresentation? {
    var inner = content
    while let wrapper = inner as? WrapperItem {
      if wrapper is TransactionItem { return OffsetPresentation(self) }
      if wrapper.presentation != nil { return nil }
      inner = wrapper.content
    }
    return nil
  }
}

/// Moves a view by an offset. What is inside stands in the view as if there was none.
final class OffsetPresentation: ViewPresentation {
  private weak var item: OffsetItem?

  init(_ item: OffsetItem) {
    self.item = item
    super.init(EffectView())
  }

  private var place: CGPoint { item?.place ?? .zero }

  override var contentOrigin: CGPoint { CGPoint(x: -place.x, y: -place.y) }

  override func place(_ frame: CGRect) {
    super.place(frame.offsetBy(dx: place.x, dy: place.y))
  }
}

/// Puts the middle of a view at a point of the space that is proposed.
struct PositionModifier: ItemModifier {
  typealias Body = Never
  var position: CGPoint

  func makeWrapper(around item: Item, of node: _AnyNode) -> PositionItem { PositionItem() }

  func update(_ wrapper: PositionItem, of node: _AnyNode) {
    wrapper.direction = node.environment.layoutDirection
    wrapper.position = position
  }
}

final class PositionItem: WrapperItem {
  var position = CGPoint.zero {
    didSet { if position != oldValue { setNeedsLayout() } }
  }

  override var priority: Double { 0 }
  override var keepsSpacing: Bool { false }
  override var spacing: ViewSpacing { ViewSpacing() }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let ideal = proposal.width == nil || proposal.height == nil
    return proposal.replacingUnspecifiedDimensions(
      by: ideal ? content.sizeThatFits(proposal) : .zero)
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    let x = direction == .leftToRight ? position.x : size.width - position.x
    content.place(
      at: CGPoint(x: x, y: position.y), anchor: .center, proposal: ProposedViewSize(size))
  }

  override func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? { nil }
}

extension View {
  /// Shifts the view; the space that it takes stays where it was.
  public func offset(_ offset: CGSize) -> some View {
    modifier(OffsetModifier(offset: offset))
  }

  /// Moves the view without a change of its place in the layout.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }

  /// Puts the middle of the view at a point of its parent, whose space it takes whole.
  public func position(_ position: CGPoint) -> some View {
    modifier(PositionModifier(position: position))
  }

  /// Puts the view's center at a point of the space around it.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }
}
