/// The item around all others of a hosted view: it puts them in the middle of the safe area.
final class RootItem: Item {
  private var items: [Item] = []
  var insets = EdgeInsets() {
    didSet { if insets != oldValue { setNeedsLayout() } }
  }

  func fill(with new: [Item]) {
    items = new
    for item in items { item.setParent(self) }
    // The stack is the host's own, around what the page has written.
    for case let stack as ContainerItem<VStackLayout> in items { stack.isImplicit = true }
    setNeedsLayout()
  }

  override var children: [Item] { items }

  /// The size that the content chooses, for a proposal.
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    items.filter { !$0.isLeaving }.reduce(CGSize.zero) { size, item in
      let next = item.sizeThatFits(proposal)
      return CGSize(
        width: max(size.width, next.width), height: max(size.height, next.height))
    }
  }

  var hostSize = CGSize.zero

  /// The part of the host in which content is safe.
  private var area: CGRect {
    CGRect(
      x: insets.leading, y: insets.top, width: max(hostSize.width - insets.horizontal, 0),
      height: max(hostSize.height - insets.vertical, 0))
  }

  override var safeArea: SafeArea? {
    SafeArea(whole: CGRect(origin: .zero, size: hostSize), safe: area)
  }

  override var containerSize: CGSize? { area.size }

  /// Places the content in a view of a given size.
  func lay(in size: CGSize) {
    let area = area
    for item in items where !item.isLeaving {
      item.place(
        at: CGPoint(x: area.midX, y: area.midY), anchor: .center,
        proposal: ProposedViewSize(area.size))
    }
  }
}
