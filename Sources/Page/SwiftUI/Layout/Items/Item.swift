/// How an item is shown. The layout knows nothing more of it; `Hosting` has what there is.
@MainActor @preconcurrency
class ItemPresentation {}

/// Something that takes a place in a container: it is measured, placed, and perhaps shown.
///
/// A container proposes a size, the item chooses one, and the container places it. Sizes are kept
/// by proposal until something inside changes.
@MainActor @preconcurrency
class Item {
  /// The item that places this one. `setParent(_:)` changes it.
  final weak var parent: Item?
  /// Where the item is in its parent, as `place(at:proposal:)` has put it last.
  final var placement = ItemPlacement()
  /// What has been measured since something inside changed.
  final var measurements = ItemMeasurements()
  /// Whether the item has to be placed again, with what is inside.
  final var needsLayout = true
  /// Whether something in the item has to be shown again.
  final var needsCommit = true
  /// The ids by which `ForEach` and `id(_:)` know the item, the innermost first.
  final private(set) var ids: [AnyHashable] = []
  /// The row of a lazy container that the item belongs to.
  weak var row: _AnyNode?
  /// How the item is shown, once it is.
  final var presentation: ItemPresentation?
  /// How the items inside are shown, if the item has no presentation of its own.
  final var innerPresentation: ItemPresentation?
  /// Whether the layout around the item does not show it.
  final var isLeftOut = false {
    didSet { if isLeftOut != oldValue { setNeedsCommit() } }
  }

  init() {}

  final var origin: CGPoint { placement.origin }
  final var size: CGSize { placement.size }
  final var proposal: ProposedViewSize { placement.proposal }

  final func identify(as id: AnyHashable) {
    if !ids.contains(id) { ids.append(id) }
  }

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
  /// Whether the preferred spacing holds with a frame around the item too.
  var keepsSpacing: Bool { false }
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
  /// How far the content of the item is scrolled.
  var scrollOffset: CGPoint { .zero }

  /// Changes the transaction of a change for the item and those inside.
  func adjust(_ transaction: inout Transaction) {}
  /// Whether the place of the item changes in the transaction around it, not as `adjust` has it.
  var isPlacedFromOutside: Bool { false }

  /// Makes what shows the item. Nil lets the items inside stand in the surrounding view.
  func makePresentation() -> ItemPresentation? { nil }

  /// Something that the item keeps about its layout is out of date.
  func layoutChanged() {}

  /// Something inside an item that holds changes has another size: it is placed again.
  func contentChanged() { setNeedsPlacement() }
}
