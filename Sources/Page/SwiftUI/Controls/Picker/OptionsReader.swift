/// One of the choices of a picker, or a line of a menu: a view with its tag, text and picture.
@MainActor @preconcurrency
struct ContentOption {
  let item: Item
  let tag: AnyHashable?
  let ids: [AnyHashable]
  let title: String
  let image: UIImage?
  /// The section that the view stands in, and whether it is its header or footer.
  var section: ObjectIdentifier?
  var isHeader = false
  var isFooter = false

  init(_ item: Item) {
    self.item = item
    tag = item.layoutValue(TagKey.id) as? AnyHashable
    ids = ContentOption.all(item).flatMap(\.ids)
    title = ContentOption.all(item).compactMap { ($0 as? TextItem)?.text.string }
      .joined(separator: " ")
    image = ContentOption.all(item).lazy.compactMap { ($0 as? ImageItem)?.picture?.uiImage }.first
  }

  /// The symbol of the option in a variant; its picture if it is no symbol.
  func image(in variants: SymbolVariants, _ environment: EnvironmentValues) -> UIImage? {
    var inner = environment
    inner.symbolVariants = variants
    let item = ContentOption.all(item).lazy.compactMap { $0 as? ImageItem }.first
    return item?.image?.picture(in: inner)?.uiImage
  }

  /// The item and those inside it.
  static func all(_ item: Item) -> [Item] { [item] + item.children.flatMap(all) }

  /// The value of a picker that the option stands for: its tag, or the id of a `ForEach`.
  func value<Value: Hashable>(as type: Value.Type) -> Value? {
    if let tag {
      if let value = tag.base as? Value { return value }
      return AnyHashable(tag).base as? Value
    }
    return ids.lazy.compactMap { $0.base as? Value }.first
  }
}

enum TagKey {
  static let id = ObjectIdentifier(TagKey.self as Any.Type)
}

extension View {
  /// Gives the view the value that a picker or a list selects with it.
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(KeyedValueModifier(key: TagKey.id, value: AnyHashable(tag)))
  }
}

/// Makes the content's items, which are not shown themselves, and a view from them.
struct OptionsReader<Content: View, Result: View>: View {
  typealias Body = Never
  let content: Content
  @ViewBuilder let make: ([ContentOption]) -> Result

  static func _makeNode(
    _ view: OptionsReader, in context: _NodeContext
  ) -> _ViewNode<OptionsReader> {
    OptionsNode(view, in: context)
  }
}

final class OptionsNode<Content: View, Result: View>: _ViewNode<OptionsReader<Content, Result>> {
  private var content: OptionContentNode<Content>!
  private var result: _ViewNode<Result>!

  override init(_ view: OptionsReader<Content, Result>, in context: _NodeContext) {
    super.init(view, in: context)
    content = OptionContentNode(view.content, in: childContext)
    content.changed = { [weak self] in self?.setNeedsUpdate() }
    result = Result._makeNode(evaluate(), in: childContext)
  }

  override var children: [_AnyNode] {
    [content, result].compactMap { $0 }
  }

  override func isEqual(
    _ old: OptionsReader<Content, Result>, _ new: OptionsReader<Content, Result>
  ) -> Bool {
    content.receive(new.content)
    return false
  }

  private func evaluate() -> Result {
    tracking { view.make(content.options) }
  }

  /// The content is handed on once for each new value of the view; its own changes are read only.
  override func update() {
    result.receive(evaluate())
  }

  override func collect(into items: inout [Item]) {
    result.collect(into: &items)
  }
}

extension OptionsNode: LazySlotSource {
  func addSlots(to slots: inout LazySlots) { result.collectSlots(into: &slots) }
}

/// Keeps the content apart from the items around, and says when its items change.
final class OptionContentNode<Content: View>: _ViewNode<Content> {
  private var child: _ViewNode<Content>!
  private let root = OptionRootItem()
  var changed: () -> Void = {}

  override init(_ view: Content, in context: _NodeContext) {
    super.init(view, in: context)
    child = Content._makeNode(view, in: childContext)
    root.changed = { [weak self] in self?.changed() }
  }

  var options: [ContentOption] {
    var options: [ContentOption] = []
    child.addOptions(to: &options)
    for option in options where option.item.parent == nil { option.item.setParent(root) }
    root.isArmed = true
    return options
  }

  override var children: [_AnyNode] { child.map { [$0] } ?? [] }
  override func update() { child.receive(view) }
  override func itemsChanged() { changed() }
  override func collect(into items: inout [Item]) {}
}

extension _AnyNode {
  /// Adds the items of the node, with the sections that they stand in.
  fileprivate func addOptions(to options: inout [ContentOption]) {
    guard passesItems, presence == nil, hasSection else {
      var items: [Item] = []
      collectPresent(into: &items)
      options += items.map(ContentOption.init)
      return
    }
    guard let parts = self as? any SectionParts else {
      for child in children { child.addOptions(to: &options) }
      return
    }
    func add(_ node: _AnyNode, isHeader: Bool = false, isFooter: Bool = false) {
      let first = options.count
      node.addOptions(to: &options)
      for index in options.indices[first...] where options[index].section == nil {
        options[index].section = ObjectIdentifier(self)
        (options[index].isHeader, options[index].isFooter) = (isHeader, isFooter)
      }
    }
    add(parts.headerNode, isHeader: true)
    add(parts.contentNode)
    add(parts.footerNode, isFooter: true)
  }
}

/// The parent of items that are not shown: it hears when one changes.
final class OptionRootItem: Item {
  var changed: () -> Void = {}
  var isArmed = false

  override func layoutChanged() {
    guard isArmed else { return }
    isArmed = false
    changed()
  }
}

/// Shows an item that an options reader has made.
struct OptionView: View {
  typealias Body = Never
  let item: Item

  static func _makeNode(_ view: OptionView, in context: _NodeContext) -> _ViewNode<OptionView> {
    OptionNode(view, in: context)
  }
}

final class OptionNode: _ViewNode<OptionView> {
  override func isEqual(_ old: OptionView, _ new: OptionView) -> Bool { old.item === new.item }
  override func update() { itemsChanged() }
  override func collect(into items: inout [Item]) { items.append(view.item) }
}
