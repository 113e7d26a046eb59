/// Lets a view have its ideal size, whatever is proposed.
struct FixedSizeModifier: ItemModifier {
  typealias Body = Never
  var horizontal: Bool
  var vertical: Bool

  func makeWrapper(around item: Item, of node: _AnyNode) -> FixedSizeItem { FixedSizeItem() }

  func update(_ wrapper: FixedSizeItem, of node: _AnyNode) {
    (wrapper.horizontal, wrapper.vertical) = (horizontal, vertical)
    wrapper.setNeedsLayout()
  }
}

final class FixedSizeItem: WrapperItem {
  var horizontal = true
  var vertical = true

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    content.sizeThatFits(inner(proposal))
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    content.place(at: .zero, proposal: inner(proposal))
  }

  override func contentPlace(
    in size: CGSize, proposal: ProposedViewSize
  ) -> (CGPoint, ProposedViewSize)? { (.zero, inner(proposal)) }
}

extension View {
  /// Gives the view its ideal size.
  public func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }

  /// Gives the view its ideal size in some directions.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(FixedSizeModifier(horizontal: horizontal, vertical: vertical))
  }
}
