/// How an item is shown. The layout knows nothing more of it; `Hosting` has what there is.
@MainActor @preconcurrency
class ItemPresentation {}

/// Something that takes a place in a container: it is measured, placed, and perhaps shown.
///
/// A container proposes a size, the item chooses one, and the container places it. Sizes are kept
/// by proposal until something inside changes.
@MainActor @preconcurrency
class Item {
  /// The item that places this one.
  private(set) weak var parent: Item?
  /// Where the item is in its parent, as it was placed last.
  private(set) var origin = CGPoint.zero
  private(set) var size = CGSize.zero
  private(set) var proposal = ProposedViewSize.unspecified
  /// Whether the item was placed since its parent began to place its children.
  private(set) var isPlaced = false
  /// The width of the parent in which the item's places are mirrored, if they are.
  private var mirrorWidth: CGFloat?
  private var sizes: [(proposal: ProposedViewSize, size: CGSize)] = []
  private var explicitKeys: Set<AlignmentKey>?
  private(set) var needsLayout = true
  /// Whether something in the item has to be shown again.
  private(set) var needsCommit = true
  /// The ids by which `ForEach` and `id(_:)` know the item, the innermost first.
  private(set) var ids: [AnyHashable] = []
  /// The row of a lazy container that the item belongs to.
  weak var row: _AnyNode?
  /// How the item is shown, once it is.
  var presentation: ItemPresentation?

  init() {}

  // MARK: What a subclass says

  /// Chooses a size for a proposal.
  func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }

  /// Places the items inside, for the size that was chosen.
  func placeChildren(in size: CGSize, proposal: ProposedViewSize) {}

  /// The items inside, in the order in which they are shown.
  var children: [Item] { [] }

  /// The guides that the item itself sets.
  var ownExplicitKeys: Set<AlignmentKey> { [] }

  /// Where a guide is that the item or one inside it sets.
  func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? { nil }

  var spacing: ViewSpacing { ViewSpacing() }
  var priority: Double { 0 }
  var zIndex: Double { 0 }
  /// The direction in which the container that made the item lays out, for `Spacer` and `Divider`.
  func enter(axis: Axis?) {}

  /// The item that stays the same while a transition wraps this one.
  var lasting: Item { self }

  /// A value for layouts: of `layoutValue(key:value:)`.
  func layoutValue(_ key: ObjectIdentifier) -> Any? { nil }

  /// What is visible of the item and safe for content, if the item says so to those inside.
  var safeArea: SafeArea? { nil }
  /// The size that `containerRelativeFrame` counts by, if the item is such a container.
  var containerSize: CGSize? { nil }
  /// Whether a change of size inside leaves those around as they are: the item makes what is inside
  /// while it is placed, or has a size that does not depend on it.
  var holdsLayoutChanges: Bool { false }
  /// Whether the layout around the item does not show it.
  final var isLeftOut = false {
    didSet { if isLeftOut != oldValue { setNeedsCommit() } }
  }

  /// How far the content of the item is scrolled.
  var scrollOffset: CGPoint { .zero }

  /// Changes the transaction of a change for the item and those inside.
  func adjust(_ transaction: inout Transaction) {}

  /// Makes what shows the item. Nil lets the items inside stand in the surrounding view.
  func makePresentation() -> ItemPresentation? { nil }

  // MARK: Measuring

  final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    if let known = sizes.first(where: { $0.proposal == proposal }) { return known.size }
    let size = measure(proposal).withoutNaN
    if sizes.count >= Item.mostSizes { sizes.removeFirst() }
    sizes.append((proposal, size))
    return size
  }

  private static let mostSizes = 8

  final func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: sizeThatFits(proposal), item: self, proposal: proposal)
  }

  /// Whether the item or one inside sets a guide.
  final func hasExplicit(_ key: AlignmentKey) -> Bool { allExplicitKeys.contains(key) }

  final var allExplicitKeys: Set<AlignmentKey> {
    if let explicitKeys { return explicitKeys }
    let keys = children.reduce(into: ownExplicitKeys) { $0.formUnion($1.allExplicitKeys) }
    explicitKeys = keys
    return keys
  }

  // MARK: Placing

  /// Gives the item its place in its parent, and those inside theirs.
  final func place(at origin: CGPoint, proposal: ProposedViewSize) {
    let size = sizeThatFits(proposal)
    isPlaced = true
    var origin = origin
    if let mirrorWidth { origin.x = mirrorWidth - origin.x - size.width }
    if origin != self.origin {
      self.origin = origin
      setNeedsCommit()
    }
    guard needsLayout || size != self.size || proposal != self.proposal else { return }
    if size != self.size { setNeedsCommit() }
    self.size = size
    self.proposal = proposal
    needsLayout = false
    placeChildren(in: size, proposal: proposal)
  }

  /// Places the item with its anchor at a point.
  final func place(at point: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize) {
    let size = sizeThatFits(proposal)
    place(
      at: CGPoint(x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y),
      proposal: proposal)
  }

  /// The parent begins to place. In a parent that reads from right to left, places are mirrored.
  final func beginPlacing(mirroredIn width: CGFloat? = nil) {
    isPlaced = false
    mirrorWidth = width
  }

  /// The items inside were placed to find their guides: the next placing places them again.
  final func setNeedsPlacing() { needsLayout = true }

  /// Puts the item to another place without laying it out.
  final func move(to origin: CGPoint) {
    guard origin != self.origin else { return }
    self.origin = origin
    setNeedsCommit()
  }

  // MARK: Changes

  final func setParent(_ parent: Item?) {
    if parent !== self.parent { mirrorWidth = nil }
    self.parent = parent
  }

  /// Forgets the sizes of the item and of those around it.
  final func setNeedsLayout() {
    explicitKeys = nil
    sizes.removeAll(keepingCapacity: true)
    needsLayout = true
    needsCommit = true
    layoutChanged()
    guard let parent else { return }
    if parent.holdsLayoutChanges {
      parent.contentChanged()
    } else {
      parent.setNeedsLayout()
    }
  }

  /// Something inside an item that holds changes has another size: it is placed again.
  func contentChanged() { setNeedsPlacement() }

  /// The items inside are placed again; the sizes of those around stay.
  final func setNeedsPlacement() {
    needsLayout = true
    needsCommit = true
    var item = parent
    while let current = item, !current.needsLayout || !current.needsCommit {
      current.needsLayout = true
      current.needsCommit = true
      item = current.parent
    }
  }

  /// Something that the item keeps about its layout is out of date.
  func layoutChanged() {}

  /// The item has to be shown again, at the same place.
  final func setNeedsCommit() {
    guard !needsCommit else { return }
    needsCommit = true
    parent?.setNeedsCommit()
  }

  final func didCommit() {
    needsCommit = false
  }

  final func identify(as id: AnyHashable) {
    if !ids.contains(id) { ids.append(id) }
  }
}
