/// An item that takes all space along its axes and whose content has its own length there.
///
/// Where it touches the safe area along an axis, the view that shows it reaches beyond, and its
/// content scrolls under the margin.
final class ScrollItem: Item {
  private(set) var axes: Axis.Set = .vertical
  private(set) var settings = ScrollSettings()
  private(set) var environment = EnvironmentValues()
  weak var graph: Graph?
  /// What happens when the user pulls the content down.
  var refresh: RefreshAction?
  var direction = LayoutDirection.leftToRight {
    didSet { if direction != oldValue { setNeedsLayout() } }
  }
  /// Where the content has been scrolled to: the point of it at the origin of the item.
  private(set) var offset = CGPoint.zero
  /// How far the view reaches beyond the item into the margins of the safe area.
  private(set) var reach = EdgeInsets()
  /// What the content has room in, as it was proposed or placed last.
  private(set) var viewport = CGSize.zero
  var phase = ScrollPhase.idle
  /// Whether the content has been put where it begins.
  var hasBegun = false
  /// What observers of the scroll view have seen last.
  let watch = ScrollWatch()
  var content: Item? {
    didSet { content?.setParent(self) }
  }

  func set(_ axes: Axis.Set, _ settings: ScrollSettings, _ environment: EnvironmentValues) {
    let marginsChanged = settings.margins != self.settings.margins
    self.settings = settings
    self.environment = environment
    if axes != self.axes || marginsChanged {
      self.axes = axes
      setNeedsLayout()
    }
    setNeedsCommit()
  }

  /// The content was scrolled.
  func scrolled(to offset: CGPoint) {
    guard offset != self.offset else { return }
    self.offset = offset
    graph?.didScroll()
  }

  /// Content above what is visible has grown or shrunk: what is visible stays where it is. A
  /// content that moves is left alone.
  func shift(_ axis: Axis, by length: CGFloat) -> Bool {
    guard phase == .idle, length != 0, hasBegun else { return false }
    offset[axis] += length
    return true
  }

  override var children: [Item] { content.map { [$0] } ?? [] }
  override var scrollOffset: CGPoint { offset }
  override var safeArea: SafeArea? { SafeArea.none }
  override var containerSize: CGSize? {
    CGSize(
      width: max(viewport.width - settings.margins.horizontal, 0),
      height: max(viewport.height - settings.margins.vertical, 0))
  }

  /// What is visible of the content, with what is under bars.
  var visibleRect: CGRect {
    CGRect(
      x: offset.x - reach.leading, y: offset.y - reach.top,
      width: viewport.width + reach.horizontal, height: viewport.height + reach.vertical)
  }

  /// The size of the content with its margins.
  var contentSize: CGSize {
    guard let content else { return .zero }
    return CGSize(
      width: max(content.origin.x + content.size.width + settings.margins.trailing, 0),
      height: max(content.origin.y + content.size.height + settings.margins.bottom, 0))
  }

  /// The largest offset along an axis.
  func most(_ axis: Axis) -> CGFloat { max(contentSize[axis] - size[axis], 0) }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    func length(_ axis: Axis) -> CGFloat? {
      guard !axes.contains(axis) else { return nil }
      return proposal[axis].map { max($0 - settings.margins[axis], 0) }
    }
    return ProposedViewSize(width: length(.horizontal), height: length(.vertical))
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard let content else { return .zero }
    noteViewport(proposal)
    let own = content.sizeThatFits(inner(proposal))
    func length(_ axis: Axis) -> CGFloat {
      let own = own[axis] + settings.margins[axis]
      // Along an axis that scrolls the view takes all; across it is as wide as its content.
      return axes.contains(axis) ? proposal[axis] ?? own : own
    }
    return CGSize(width: length(.horizontal), height: length(.vertical))
  }

  private func noteViewport(_ proposal: ProposedViewSize) {
    if let width = proposal.width, width.isFinite, width > 0 { viewport.width = width }
    if let height = proposal.height, height.isFinite, height > 0 { viewport.height = height }
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    guard let content else { return }
    viewport = size
    updateReach()
    let inner = inner(ProposedViewSize(size))
    let own = content.sizeThatFits(inner)
    let margins = settings.margins.turned(direction)
    var origin = CGPoint(x: margins.leading, y: margins.top)
    for axis in Axis.allCases {
      let rest = size[axis] - settings.margins[axis] - own[axis]
      // Content that is smaller than the view stands in its middle across the axis, and along both
      // if the view scrolls in both. Along a single axis it begins where it is read from.
      if !axes.contains(axis) || axes == [.horizontal, .vertical] {
        origin[axis] += max(rest, 0) / 2
      } else if axis == .horizontal, direction == .rightToLeft {
        origin[axis] += max(rest, 0)
      } else if let anchor = settings.anchors[.alignment], rest > 0 {
        origin[axis] += rest * anchor[axis]
      }
    }
    content.place(at: origin, proposal: inner)
    setNeedsCommit()
  }

  /// The view reaches into the margins of the safe area along the axes that it scrolls.
  private func updateReach() {
    var edges: Edge.Set = []
    if axes.contains(.vertical) { edges.formUnion(.vertical) }
    if axes.contains(.horizontal) { edges.formUnion(.horizontal) }
    let new = safeInsets.at(edges)
    if new != reach { reach = new }
  }

  override func makePresentation() -> ItemPresentation? { ScrollPresentation(self) }
}

extension EdgeInsets {
  subscript(axis: Axis) -> CGFloat { axis == .horizontal ? horizontal : vertical }
}

extension UnitPoint {
  subscript(axis: Axis) -> CGFloat { axis == .horizontal ? x : y }
}
