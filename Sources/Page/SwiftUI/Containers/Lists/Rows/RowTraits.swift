/// What the views of a row, or views around several rows, say of the rows.
struct RowTraits {
  var insets: EdgeInsets?
  /// The view behind the content.
  var background: AnyView?
  var badge: AnyView?
  var separators = RowEdges<Visibility>()
  var separatorTints = RowEdges<Color>()
  var sectionSeparators = RowEdges<Visibility>()
  var sectionSeparatorTints = RowEdges<Color>()
  var sectionSpacing: ListSectionSpacing?
  var isDeleteDisabled: Bool?
  var isMoveDisabled: Bool?
  var isSelectionDisabled: Bool?
  var leadingSwipe: SwipeActions?
  var trailingSwipe: SwipeActions?

  /// Fills in what views further out say where these traits say nothing.
  mutating func fill(from outer: RowTraits) {
    insets = insets ?? outer.insets
    background = background ?? outer.background
    badge = badge ?? outer.badge
    separators.fill(from: outer.separators)
    separatorTints.fill(from: outer.separatorTints)
    sectionSeparators.fill(from: outer.sectionSeparators)
    sectionSeparatorTints.fill(from: outer.sectionSeparatorTints)
    sectionSpacing = sectionSpacing ?? outer.sectionSpacing
    isDeleteDisabled = isDeleteDisabled ?? outer.isDeleteDisabled
    isMoveDisabled = isMoveDisabled ?? outer.isMoveDisabled
    isSelectionDisabled = isSelectionDisabled ?? outer.isSelectionDisabled
    leadingSwipe = leadingSwipe ?? outer.leadingSwipe
    trailingSwipe = trailingSwipe ?? outer.trailingSwipe
  }
}

/// A value for the upper and the lower edge of a row.
struct RowEdges<Value> {
  var top: Value?
  var bottom: Value?

  mutating func set(_ value: Value?, at edges: VerticalEdge.Set) {
    if edges.contains(.top) { top = value }
    if edges.contains(.bottom) { bottom = value }
  }

  mutating func fill(from outer: RowEdges) {
    top = top ?? outer.top
    bottom = bottom ?? outer.bottom
  }
}

/// A node that says something of the rows of a list.
@MainActor @preconcurrency
protocol RowTraitSource: _AnyNode {
  var traits: RowTraits { get }
  /// The row is told when the traits change.
  func attach(_ row: RowItem)
  /// The row is no longer part of the list.
  func detach(_ row: RowItem)
  /// The item of a view that the traits put into a row.
  func decoration(_ kind: RowDecoration, of row: RowItem) -> Item?
}

/// A view that traits put into a row.
enum RowDecoration {
  case background, badge, leadingSwipe, trailingSwipe

  /// The views that the row shows by itself. The others are made for a swipe.
  static let shown = [background, badge]

  func view(of traits: RowTraits) -> AnyView? {
    switch self {
    case .background: traits.background
    case .badge: traits.badge
    case .leadingSwipe: traits.leadingSwipe.map { AnyView(SwipeContent(content: $0.content)) }
    case .trailingSwipe: traits.trailingSwipe.map { AnyView(SwipeContent(content: $0.content)) }
    }
  }
}

/// Says something of the rows inside.
struct RowTraitModifier: ViewModifier {
  typealias Body = Never
  let traits: RowTraits

  static func _makeNode<V: View>(
    _ view: ModifiedContent<V, RowTraitModifier>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<V, RowTraitModifier>> {
    RowTraitNode(view, in: context)
  }
}

extension View {
  func rowTraits(_ change: (inout RowTraits) -> Void) -> ModifiedContent<Self, RowTraitModifier> {
    var traits = RowTraits()
    change(&traits)
    return modifier(RowTraitModifier(traits: traits))
  }
}
