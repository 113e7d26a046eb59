/// A view whose content scrolls.
public struct ScrollView<Content: View>: View {
  public typealias Body = Never
  public var content: Content
  public var axes: Axis.Set
  public var showsIndicators: Bool

  /// Scrolls content along some axes.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  public static func _makeNode(
    _ view: ScrollView<Content>, in context: _NodeContext
  ) -> _ViewNode<ScrollView<Content>> {
    ScrollNode(view, in: context)
  }
}

/// The node of a scroll view: its content is in a stack along the axis.
final class ScrollNode<Content: View>: _ViewNode<ScrollView<Content>> {
  private var child: _ViewNode<VStack<Content>>!
  private let item = ScrollItem()

  override init(_ view: ScrollView<Content>, in context: _NodeContext) {
    super.init(view, in: context)
    child = VStack<Content>._makeNode(Self.stack(view), in: childContext)
    var items: [Item] = []
    child.collect(into: &items)
    item.content = items[0]
    update()
  }

  private static func stack(_ view: ScrollView<Content>) -> VStack<Content> {
    VStack { view.content }
  }

  override var children: [_AnyNode] { child.map { [$0] } ?? [] }

  override func isEqual(_ old: ScrollView<Content>, _ new: ScrollView<Content>) -> Bool {
    child.receive(Self.stack(new))
    return old.axes == new.axes && old.showsIndicators == new.showsIndicators
  }

  override func update() {
    tracking {
      var settings = environment.scrollSettings
      if !view.showsIndicators { settings.showsIndicators = (false, false) }
      item.set(view.axes, settings)
    }
  }

  override func collect(into items: inout [Item]) {
    items.append(item)
  }
}

/// An item that takes all space along its axes and whose content has its own length there.
final class ScrollItem: Item {
  fileprivate(set) var axes: Axis.Set = .vertical
  fileprivate(set) var settings = ScrollSettings()
  /// Where the content has been scrolled to, as the scroll view says.
  var offset = CGPoint.zero
  var content: Item? {
    didSet { content?.setParent(self) }
  }

  fileprivate func set(_ axes: Axis.Set, _ settings: ScrollSettings) {
    self.settings = settings
    if axes != self.axes {
      self.axes = axes
      setNeedsLayout()
    }
    setNeedsCommit()
  }

  override var children: [Item] { content.map { [$0] } ?? [] }
  override var scrollOffset: CGPoint { offset }
  override var endsSafeArea: Bool { true }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    func length(_ axis: Axis) -> CGFloat? {
      guard !axes.contains(axis) else { return nil }
      return proposal[axis].map { max($0 - settings.margins[axis], 0) }
    }
    return ProposedViewSize(width: length(.horizontal), height: length(.vertical))
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard let content else { return .zero }
    let own = content.sizeThatFits(inner(proposal))
    func length(_ axis: Axis) -> CGFloat {
      let own = own[axis] + settings.margins[axis]
      // Along an axis that scrolls the view takes all; across it is as wide as its content.
      return axes.contains(axis) ? proposal[axis] ?? own : own
    }
    return CGSize(width: length(.horizontal), height: length(.vertical))
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    guard let content else { return }
    let inner = inner(ProposedViewSize(size))
    let own = content.sizeThatFits(inner)
    var origin = CGPoint(x: settings.margins.leading, y: settings.margins.top)
    // Content that is smaller than the view is centered across the axis that scrolls.
    if !axes.contains(.horizontal) {
      origin.x += max((size.width - settings.margins.horizontal - own.width) / 2, 0)
    }
    if !axes.contains(.vertical) {
      origin.y += max((size.height - settings.margins.vertical - own.height) / 2, 0)
    }
    content.place(at: origin, proposal: inner)
  }

  override func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? { nil }

  /// The size of the content with its margins.
  var contentSize: CGSize {
    guard let content else { return .zero }
    return CGSize(
      width: max(content.origin.x + content.size.width + settings.margins.trailing, 0),
      height: max(content.origin.y + content.size.height + settings.margins.bottom, 0))
  }

  override func makePresentation() -> ItemPresentation? { ScrollPresentation() }
}

extension EdgeInsets {
  subscript(axis: Axis) -> CGFloat { axis == .horizontal ? horizontal : vertical }
}
