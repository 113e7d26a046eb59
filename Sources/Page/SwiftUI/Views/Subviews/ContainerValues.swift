/// A key of the values that a view gives to the container around it.
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of views that set none.
  static var defaultValue: Value { get }
}

/// The values that a view gives to the container around it.
public struct ContainerValues {
  /// The values that were set here.
  private(set) var written: [ObjectIdentifier: Any] = [:]
  /// Whether a view sets a value for a key, and which one.
  private var inherited: (ObjectIdentifier) -> Any? = { _ in nil }

  init() {}

  /// The values of an item, and those that views around it set for all they contain, the inner ones
  /// first.
  @MainActor
  init(of item: Item, in outer: [ContainerValues] = []) {
    inherited = { key in
      MainActor.assumeIsolated {
        UncheckedValue(item.layoutValue(key) ?? outer.lazy.compactMap { $0.value(key) }.first)
      }.value
    }
  }

  /// The values that views around a section set.
  init(in outer: [ContainerValues]) {
    inherited = { key in outer.lazy.compactMap { $0.value(key) }.first }
  }

  func value(_ key: ObjectIdentifier) -> Any? { written[key] ?? inherited(key) }

  /// The value of a key, or its default.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { value(ObjectIdentifier(key)) as? Key.Value ?? Key.defaultValue }
    set { written[ObjectIdentifier(key)] = newValue }
  }

  /// The tag of the view, if it has one of a type.
  public func tag<V: Hashable>(for type: V.Type) -> V? {
    (value(TagKey.id) as? AnyHashable)?.base as? V
  }

  /// Whether the view has a tag.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }
}

/// Sets values for the container around a view.
struct ContainerValueModifier: ViewModifier {
  typealias Body = Never
  let values: ContainerValues

  static func _makeNode<V: View>(
    _ view: ModifiedContent<V, ContainerValueModifier>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<V, ContainerValueModifier>> {
    ContainerValueNode(view, in: context)
  }
}

/// A node that sets values for the container around its views.
@MainActor @preconcurrency
protocol ContainerValueSource: _AnyNode {
  var values: ContainerValues { get }
}

/// The node of views that have values for the container around them. Each of their items has them.
final class ContainerValueNode<Content: View>: _ViewNode<
  ModifiedContent<Content, ContainerValueModifier>
>, ContainerValueSource
{
  private var child: _ViewNode<Content>!
  private var wrappers: [ObjectIdentifier: ContainerValueItem] = [:]

  override init(
    _ view: ModifiedContent<Content, ContainerValueModifier>, in context: _NodeContext
  ) {
    super.init(view, in: context)
    child = Content._makeNode(view.content, in: childContext)
  }

  var values: ContainerValues { view.modifier.values }
  override var passesItems: Bool { true }
  override var children: [_AnyNode] { child.map { [$0] } ?? [] }

  override func isEqual(
    _ old: ModifiedContent<Content, ContainerValueModifier>,
    _ new: ModifiedContent<Content, ContainerValueModifier>
  ) -> Bool {
    child.receive(new.content)
    let (before, after) = (old.modifier.values.written, new.modifier.values.written)
    return before.allSatisfy { key, value in
      after[key].map { areEqualDynamically(value, $0) } ?? false
    }
  }

  override func update() {
    for wrapper in wrappers.values { wrapper.values = values }
    itemsChanged()
  }

  override func collect(into items: inout [Item]) {
    var inner: [Item] = []
    child.collect(into: &inner)
    var new: [ObjectIdentifier: ContainerValueItem] = [:]
    for item in inner {
      let key = ObjectIdentifier(item.lasting)
      let wrapper = wrappers[key] ?? ContainerValueItem()
      if wrapper.content !== item { wrapper.adopt(item, of: self) }
      wrapper.values = values
      new[key] = wrapper
      items.append(wrapper)
    }
    wrappers = new
  }
}

final class ContainerValueItem: WrapperItem {
  var values = ContainerValues()

  /// What the view itself sets counts more than what is set around it.
  override func layoutValue(_ key: ObjectIdentifier) -> Any? {
    content.layoutValue(key) ?? values.written[key]
  }
}

extension View {
  /// Sets a value for the container around the view.
  public func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    var values = ContainerValues()
    values[keyPath: keyPath] = value
    return modifier(ContainerValueModifier(values: values))
  }
}

extension LayoutSubview {
  /// The values that the view gives to the container around it.
  public var containerValues: ContainerValues {
    MainActor.assumeIsolated { UncheckedValue(ContainerValues(of: item)) }.value
  }
}
