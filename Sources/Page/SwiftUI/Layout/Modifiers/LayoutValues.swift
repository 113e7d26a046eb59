/// Values that a view gives to the container around it: priority, order, and those of layouts.
struct LayoutValueModifier: ItemModifier {
  typealias Body = Never
  enum Kind: Equatable {
    case priority(Double)
    case zIndex(Double)
  }
  var kind: Kind

  func makeWrapper(around item: Item, of node: _AnyNode) -> LayoutValueItem { LayoutValueItem() }

  func update(_ wrapper: LayoutValueItem, of node: _AnyNode) {
    wrapper.kind = kind
  }
}

final class LayoutValueItem: WrapperItem {
  var kind: LayoutValueModifier.Kind? {
    didSet { if kind != oldValue { setNeedsLayout() } }
  }

  override var priority: Double {
    if case .priority(let priority)? = kind { priority } else { content.priority }
  }
  override var zIndex: Double {
    if case .zIndex(let index)? = kind { index } else { content.zIndex }
  }
}

/// A value for a key of a layout.
struct KeyedValueModifier: ItemModifier {
  typealias Body = Never
  let key: ObjectIdentifier
  let value: Any

  func makeWrapper(around item: Item, of node: _AnyNode) -> KeyedValueItem { KeyedValueItem() }

  func update(_ wrapper: KeyedValueItem, of node: _AnyNode) {
    let isSame =
      wrapper.key == key && wrapper.value.map { areEqualDynamically($0, value) } == true
    guard !isSame else { return }
    (wrapper.key, wrapper.value) = (key, value)
    wrapper.setNeedsLayout()
  }
}

final class KeyedValueItem: WrapperItem {
  var key: ObjectIdentifier?
  var value: Any?

  override func layoutValue(_ key: ObjectIdentifier) -> Any? {
    key == self.key ? value : content.layoutValue(key)
  }
}

extension View {
  /// Sets the priority with which stacks give space to the view; others have 0.
  public func layoutPriority(_ value: Double) -> some View {
    modifier(LayoutValueModifier(kind: .priority(value)))
  }

  /// Puts the view before those of a lower number, and behind those of a higher one.
  public func zIndex(_ value: Double) -> some View {
    modifier(LayoutValueModifier(kind: .zIndex(value)))
  }

  /// Gives a value to the layout around the view.
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(KeyedValueModifier(key: ObjectIdentifier(key), value: value))
  }
}
