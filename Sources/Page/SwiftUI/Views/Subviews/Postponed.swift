/// Which views of a content wait with their bodies until the container shows them.
enum Postponing: UInt8 {
  case nothing
  /// The views that have an item in a bar.
  case tabs
  /// Each view, as each is a page.
  case pages
}

/// A view with values for the container around it, some of them set inside.
@MainActor @preconcurrency
protocol ValueCarrier {
  var carriedValues: [ObjectIdentifier: Any] { get }
}

extension ModifiedContent: ValueCarrier where Content: View, Modifier: ViewModifier {
  var carriedValues: [ObjectIdentifier: Any] {
    var values = (content as? any ValueCarrier)?.carriedValues ?? [:]
    if let own = modifier as? KeyedValueModifier { values[own.key] = own.value }
    return values
  }
}

/// A view that waits, where the container around postpones views with an item in a bar.
struct Postponable<Content: View>: View, ValueCarrier {
  let body: Content

  var carriedValues: [ObjectIdentifier: Any] {
    (body as? any ValueCarrier)?.carriedValues ?? [:]
  }

  static func _makeNode(
    _ view: Postponable<Content>, in context: _NodeContext
  ) -> _ViewNode<Postponable<Content>> {
    context.postponing == .nothing
      ? CompositeNode(view, in: context) : PostponedNode(view, in: context)
  }
}

/// A view whose body is a list of the views that a container arranges.
protocol ListOfViews: View {}

/// The node of a view that has no body until it is opened. Its item stands for the view from the
/// beginning.
final class PostponedNode<V: View>: _ViewNode<V> {
  private let item = PostponedItem()
  private var child: _ViewNode<VStack<V>>?

  override init(_ view: V, in context: _NodeContext) {
    super.init(view, in: context)
    item.values = (view as? any ValueCarrier)?.carriedValues ?? [:]
    item.open = { [weak self] in self?.open() }
  }

  override var children: [_AnyNode] { child.map { [$0] } ?? [] }
  override var childrenOfPage: [_AnyNode] { child?.children.flatMap(\.childrenOfPage) ?? [] }

  override func isEqual(_ old: V, _ new: V) -> Bool {
    let values = (new as? any ValueCarrier)?.carriedValues ?? [:]
    if !areEqualDynamically(item.values, values) {
      item.values = values
      item.setNeedsLayout()
    }
    child?.receive(VStack { new })
    return true
  }

  override func collect(into items: inout [Item]) {
    items.append(item)
  }

  private func open() {
    guard isMounted, child == nil else { return }
    let made = VStack<V>._makeNode(VStack { view }, in: childContext)
    child = made
    var items: [Item] = []
    made.collect(into: &items)
    item.fill(with: items)
    parent?.itemsChanged()
  }

  /// The item is the same, whatever is inside.
  override func itemsChanged() {}
}

/// The item of a view that may not have a body yet.
final class PostponedItem: Item {
  fileprivate(set) var open: () -> Void = {}
  /// What the view says to the container before it has a body.
  fileprivate(set) var values: [ObjectIdentifier: Any] = [:]
  private var content: Item?

  fileprivate func fill(with items: [Item]) {
    content = items.first
    content?.setParent(self)
    content?.enter(axis: nil)
    setNeedsLayout()
  }

  override var children: [Item] { content.map { [$0] } ?? [] }

  override func layoutValue(_ key: ObjectIdentifier) -> Any? {
    values[key] ?? content?.children.first?.layoutValue(key)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    content?.sizeThatFits(proposal) ?? .zero
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    content?.place(at: .zero, proposal: proposal)
  }
}

extension Item {
  /// The item of a view that waits, inside modifiers.
  fileprivate var postponed: PostponedItem? {
    self as? PostponedItem ?? (self as? WrapperItem)?.content.postponed
  }

  /// Makes the body of a view that waits.
  func open() { postponed?.open() }
}
