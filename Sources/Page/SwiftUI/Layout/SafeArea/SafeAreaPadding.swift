/// Adds to the safe area of the views inside: they keep their content out of a margin, and may
/// reach into it.
struct SafeAreaPaddingModifier: ItemModifier {
  typealias Body = Never
  let insets: EdgeInsets

  func makeWrapper(around item: Item, of node: _AnyNode) -> SafePaddingItem { SafePaddingItem() }

  func update(_ wrapper: SafePaddingItem, of node: _AnyNode) {
    wrapper.direction = node.environment.layoutDirection
    wrapper.insets = insets
  }
}

/// An item whose content stands in a part of it and may reach to its edges.
class SafePaddingItem: WrapperItem {
  var insets = EdgeInsets() {
    didSet { if insets != oldValue { setNeedsLayout() } }
  }

  override var priority: Double { 0 }
  override var keepsSpacing: Bool { false }
  override var spacing: ViewSpacing { ViewSpacing() }

  /// The margins for a proposal.
  func margins(_ proposal: ProposedViewSize) -> EdgeInsets { insets.turned(direction) }

  private func inner(_ proposal: ProposedViewSize) -> (EdgeInsets, ProposedViewSize) {
    let margins = margins(proposal)
    return (
      margins,
      ProposedViewSize(
        width: proposal.width.map { max($0 - margins.horizontal, 0) },
        height: proposal.height.map { max($0 - margins.vertical, 0) })
    )
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let (margins, inner) = inner(proposal)
    let size = content.sizeThatFits(inner)
    return CGSize(
      width: max(size.width + margins.horizontal, 0),
      height: max(size.height + margins.vertical, 0))
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    let (margins, inner) = inner(proposal)
    area = SafeArea(
      whole: CGRect(origin: .zero, size: size),
      safe: CGRect(
        x: margins.leading, y: margins.top, width: max(size.width - margins.horizontal, 0),
        height: max(size.height - margins.vertical, 0)))
    content.place(at: CGPoint(x: margins.leading, y: margins.top), proposal: inner)
  }

  private var area: SafeArea?
  override var safeArea: SafeArea? { area }

  override func contentPlace(
    in size: CGSize, proposal: ProposedViewSize
  ) -> (CGPoint, ProposedViewSize)? {
    let (margins, inner) = inner(proposal)
    return (CGPoint(x: margins.leading, y: margins.top), inner)
  }
}

extension View {
  /// Adds to the safe area of the views inside.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(
      SafeAreaPaddingModifier(insets: EdgeInsets(length ?? PaddingModifier.usual, edges)))
  }

  /// Adds the same length to the safe area of the views inside at all edges.
  public func safeAreaPadding(_ length: CGFloat) -> some View {
    safeAreaPadding(.all, length)
  }

  /// Adds space of its own at each edge of the safe area.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(SafeAreaPaddingModifier(insets: insets))
  }
}
