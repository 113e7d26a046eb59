/// The node of views that say something of their rows. Rows find it by their slots, or by their
/// items where a view between the list and the node has items of its own.
final class RowTraitNode<Content: View>: _ViewNode<ModifiedContent<Content, RowTraitModifier>>,
  RowTraitSource
{
  private var child: _ViewNode<Content>!
  private var wrappers: [ObjectIdentifier: RowTraitItem] = [:]
  private var rows: [ObjectIdentifier: Row] = [:]

  private typealias Decoration = LayoutView<ZStackLayout, AnyView>

  private struct Row {
    weak var item: RowItem?
    var decorations: [RowDecoration: _ViewNode<Decoration>] = [:]
  }

  override init(
    _ view: ModifiedContent<Content, RowTraitModifier>, in context: _NodeContext
  ) {
    super.init(view, in: context)
    child = Content._makeNode(view.content, in: childContext)
  }

  var traits: RowTraits { view.modifier.traits }
  override var passesItems: Bool { true }
  override var children: [_AnyNode] {
    (child.map { [$0] } ?? []) + rows.values.flatMap(\.decorations.values)
  }

  override func isEqual(
    _ old: ModifiedContent<Content, RowTraitModifier>,
    _ new: ModifiedContent<Content, RowTraitModifier>
  ) -> Bool {
    child.receive(new.content)
    return areEqual(old.modifier.traits, new.modifier.traits)
  }

  override func update() {
    for row in rows.values {
      for (kind, node) in row.decorations {
        if let view = kind.view(of: traits) { node.receive(Self.decoration(view)) }
      }
      row.item?.traitsChanged()
    }
  }

  private static func decoration(_ view: AnyView) -> Decoration {
    Decoration(layout: ZStackLayout(), content: view)
  }

  func attach(_ row: RowItem) {
    let id = ObjectIdentifier(row)
    if rows[id]?.item !== row { rows[id] = Row(item: row) }
  }

  func detach(_ row: RowItem) {
    let old = rows.removeValue(forKey: ObjectIdentifier(row))
    for node in old?.decorations.values ?? [:].values { node.unmount() }
  }

  func decoration(_ kind: RowDecoration, of row: RowItem) -> Item? {
    guard let view = kind.view(of: traits) else { return nil }
    attach(row)
    let id = ObjectIdentifier(row)
    let node =
      rows[id]?.decorations[kind]
      ?? Decoration._makeNode(Self.decoration(view), in: childContext)
    rows[id]?.decorations[kind] = node
    var items: [Item] = []
    node.collect(into: &items)
    return items.first
  }

  override func collect(into items: inout [Item]) {
    var inner: [Item] = []
    child.collectPresent(into: &inner)
    var new: [ObjectIdentifier: RowTraitItem] = [:]
    for item in inner {
      let key = ObjectIdentifier(item.lasting)
      let wrapper = wrappers[key] ?? RowTraitItem(source: self)
      if wrapper.content !== item { wrapper.adopt(item, of: self) }
      new[key] = wrapper
      items.append(wrapper)
    }
    wrappers = new
  }
}

extension RowTraitNode: LazySlotSource {
  func addSlots(to slots: inout LazySlots) {
    let first = slots.count
    child.collectSlots(into: &slots)
    slots.change(from: first) { $0.traits.append(self) }
  }
}

/// An item whose row has traits.
final class RowTraitItem: WrapperItem {
  private weak var source: (any RowTraitSource)?

  init(source: any RowTraitSource) {
    self.source = source
  }

  override func layoutValue(_ key: ObjectIdentifier) -> Any? {
    guard key == RowTraitItem.key else { return content.layoutValue(key) }
    let inner = content.layoutValue(key) as? [any RowTraitSource] ?? []
    return inner + (source.map { [$0] } ?? [])
  }

  static let key = ObjectIdentifier(RowTraitItem.self as Any.Type)
}

extension Item {
  /// The views inside the item that say something of its row, the inner ones first.
  var traitSources: [any RowTraitSource] {
    layoutValue(RowTraitItem.key) as? [any RowTraitSource] ?? []
  }
}
