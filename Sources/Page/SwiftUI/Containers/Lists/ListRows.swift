/// The rows of a list, in the scroll view of the list.
struct ListRows<Content: View>: View {
  typealias Body = Never
  let selection: ListSelection?
  let content: Content

  static func _makeNode(
    _ view: ListRows<Content>, in context: _NodeContext
  ) -> _ViewNode<ListRows<Content>> {
    ListNode(view, in: context)
  }
}

/// The node of a list's rows: it makes those that are seen.
final class ListNode<Content: View>: _ViewNode<ListRows<Content>> {
  private var child: _ViewNode<Content>!
  private let item = ListItem()
  private var isCollecting = false
  private var listener: PreferenceListener?
  /// The value that was selected last.
  private var selected: AnyHashable?

  override init(_ view: ListRows<Content>, in context: _NodeContext) {
    super.init(view, in: context)
    var inner = childContext
    inner.isLazy = true
    child = Content._makeNode(view.content, in: inner)
    item.settle = { [graph] in graph.settle() }
    item.graph = graph
    graph.add(item)
    followAccessories()
    update()
    itemsChanged()
  }

  override var children: [_AnyNode] { child.map { [$0] } ?? [] }
  override var ownItems: [Item] { [item] }

  override var childEnvironment: EnvironmentValues {
    var values = environment
    values.isInList = true
    return values
  }

  override func isEqual(_ old: ListRows<Content>, _ new: ListRows<Content>) -> Bool {
    child.receive(new.content)
    return old.selection == nil && new.selection == nil
  }

  override func update() {
    tracking {
      item.settings = ListSettings(in: environment)
      item.selection = view.selection
      item.readSelection()
    }
    followSelection()
  }

  /// In a column of a split view, what is selected leads to the next column.
  private func followSelection() {
    let value = view.selection?.value()
    guard value != selected else { return }
    selected = value
    guard let action = environment.columnAction?.selectionChanged else { return }
    graph.afterUpdate { action(value != nil) }
  }

  /// Views in a row may tell it something else without another layout.
  private func followAccessories() {
    let listener = PreferenceListener(in: graph) { [weak self] in self?.item.readAccessories() }
    self.listener = listener
    graph.add(listener)
  }

  override func itemsChanged() {
    guard !isCollecting else { return }
    isCollecting = true
    graph.beforeLayout { [weak self] in self?.collectContent() }
  }

  private func collectContent() {
    guard isCollecting else { return }
    isCollecting = false
    guard isMounted else { return }
    var slots = LazySlots()
    child.collectSlots(into: &slots)
    item.fill(with: slots)
  }

  override func collect(into items: inout [Item]) {
    items.append(item)
  }
}
