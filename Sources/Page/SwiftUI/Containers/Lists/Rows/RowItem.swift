/// A row of a list, or a header or footer: its content with the space around it, and what the list
/// shows beside and behind the content.
final class RowItem: Item {
  private(set) weak var list: ListItem?
  private(set) var content: Item!
  private(set) var role = SectionRole.content
  private(set) var node: _AnyNode?
  /// The `ForEach` that the row belongs to, and its place there.
  private(set) var element: (source: any LazyRowSource, row: Int)?
  private var sources: [any RowTraitSource] = []
  private(set) var traits = RowTraits()
  private var decorations: [RowDecoration: Item] = [:]
  private(set) var accessory = RowAccessory()
  private(set) var isSelected = false
  /// Whether the row came by an animated change and has not been shown.
  var isInserted = false

  /// How many groups the row is in.
  var indent: Int { node?.environment.listIndent ?? 0 }

  var position = RowPosition() {
    didSet { if position != oldValue { setNeedsCommit() } }
  }

  init(in list: ListItem) {
    self.list = list
  }

  /// Takes over what a slot says of the row.
  func fill(from slot: LazySlots.Segment, _ item: Item) {
    (role, node, element) = (slot.role, slot.node, slot.origin)
    row = item.row
    identify(item)
    if content !== item || item.parent !== self {
      content = item
      item.setParent(self)
      item.enter(axis: .vertical)
      setNeedsLayout()
    }
    sources = item.traitSources + slot.traits
    for source in sources { source.attach(self) }
    readTraits()
    updateSelection()
    readAccessory()
  }

  /// The row is known by the ids of its content.
  private func identify(_ item: Item) {
    var inner: Item? = item
    while let current = inner {
      for id in current.ids { identify(as: id) }
      inner = (current as? WrapperItem)?.content
    }
  }

  func leaveList() {
    for source in sources { source.detach(self) }
    sources = []
  }

  // MARK: Traits

  func traitsChanged() {
    readTraits()
    setNeedsLayout()
  }

  private func readTraits() {
    traits = RowTraits()
    for source in sources { traits.fill(from: source.traits) }
    for kind in RowDecoration.shown {
      let item = decorationItem(kind)
      guard item !== decorations[kind] else { continue }
      decorations[kind] = item
      item?.setParent(self)
      setNeedsLayout()
    }
  }

  func decorationItem(_ kind: RowDecoration) -> Item? {
    sources.first { kind.view(of: $0.traits) != nil }?.decoration(kind, of: self)
  }

  /// Reads what the views inside tell the row.
  func readAccessory() {
    let new = node?.preference(RowAccessoryKey.self) ?? RowAccessory()
    let old = accessory
    accessory = new
    if new.indicator != old.indicator {
      setNeedsLayout()
    } else if new.isActive != old.isActive || new.actions.isEmpty != old.actions.isEmpty {
      setNeedsCommit()
    }
  }

  /// The values by which a selection knows the row.
  var values: RowValues {
    RowValues(tag: content.layoutValue(TagKey.id) as? AnyHashable, ids: ids)
  }

  var isSelectable: Bool {
    guard role == .content, traits.isSelectionDisabled != true, let selection = list?.selection
    else { return false }
    return selection.accepts(values)
  }

  func updateSelection() {
    let new = isSelectable && list?.selection?.contains(values) == true
    guard new != isSelected else { return }
    isSelected = new
    setNeedsCommit()
  }

  // MARK: Layout

  var background: Item? { decorations[.background] }
  var badge: Item? { decorations[.badge] }

  override var children: [Item] {
    [background, content, badge].compactMap { $0 }
  }

  override func layoutValue(_ key: ObjectIdentifier) -> Any? { content.layoutValue(key) }

  private func frame(in width: CGFloat) -> RowFrame { RowFrame(self, width: width) }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let width = proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? 320
    return CGSize(width: width, height: frame(in: width).height)
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    let frame = frame(in: size.width)
    for child in children {
      child.beginPlacing(
        mirroredIn: list?.direction == .rightToLeft ? size.width : nil)
    }
    let room = ProposedViewSize(
      width: frame.contentWidth, height: max(size.height - frame.insets.vertical, 0))
    let dimensions = content.dimensions(in: room)
    content.place(
      at: CGPoint(
        x: frame.leading,
        y: frame.insets.top + max(size.height - frame.insets.vertical - dimensions.height, 0) / 2),
      proposal: room)
    background?.place(
      at: CGPoint(x: frame.metrics.side, y: 0),
      proposal: ProposedViewSize(
        width: size.width - 2 * frame.metrics.side, height: size.height))
    if let badge {
      let own = badge.sizeThatFits(.unspecified)
      badge.place(
        at: CGPoint(
          x: size.width - frame.badgeTrailing - own.width, y: (size.height - own.height) / 2),
        proposal: .unspecified)
    }
    setNeedsCommit()
  }

  override func makePresentation() -> ItemPresentation? { RowPresentation() }

  /// Gives back the views of the row, which is out of sight. Views of the page are kept.
  func releaseViews() {
    guard presentation != nil, !content.holdsViewOfPage else { return }
    content.releasePresentations()
    for item in decorations.values { item.releasePresentations() }
    presentation = nil
    setNeedsCommit()
  }
}

extension Item {
  /// Whether a view inside belongs to the page, or has a state of its own.
  fileprivate var holdsViewOfPage: Bool {
    self is RepresentableItem || self is ScrollItem || children.contains(where: \.holdsViewOfPage)
  }

  fileprivate func releasePresentations() {
    presentation = nil
    needsCommit = true
    for child in children { child.releasePresentations() }
  }
}
