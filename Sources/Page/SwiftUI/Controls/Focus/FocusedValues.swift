/// A key of the values that the view with the focus hands to others.
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// The values that the view with the focus hands to others.
public struct FocusedValues {
  /// The values that were set here.
  private(set) var written: [ObjectIdentifier: Any] = [:]
  private var store: FocusedStore?

  init() {}

  init(in store: FocusedStore) {
    self.store = store
  }

  /// The value of a key; nil if the view with the focus hands out none.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { self[ObjectIdentifier(key)] as? Key.Value }
    set { self[ObjectIdentifier(key)] = newValue }
  }

  subscript(id: ObjectIdentifier) -> Any? {
    get {
      let store = store
      return written[id]
        ?? MainActor.assumeIsolated { UncheckedValue(store?.value(of: id)) }.value
    }
    set { written[id] = newValue }
  }
}

/// What the views of a graph hand to others while they have the focus.
@MainActor
final class FocusedStore: Source {
  private final class Entry {
    weak var node: _AnyNode?
    var values: [ObjectIdentifier: Any] = [:]
    var isForScene = false
    var hasFocus = false
    var counts: Bool { node?.isMounted == true && (isForScene || hasFocus) }
  }

  private var entries: [Entry] = []

  /// The value of the innermost view that has the focus, else that of the scene.
  func value(of key: ObjectIdentifier) -> Any? {
    let counting = entries.filter { $0.counts && $0.values[key] != nil }
    let innermost =
      counting.filter { !$0.isForScene }.max { ($0.node?.depth ?? 0) < ($1.node?.depth ?? 0) }
    return (innermost ?? counting.last)?.values[key]
  }

  /// A view hands out other values. Readers hear of it if they can tell the difference.
  func set(_ values: [ObjectIdentifier: Any], isForScene: Bool, of node: _AnyNode) {
    let entry = entry(of: node)
    let isSame =
      entry.values.count == values.count
      && values.allSatisfy { key, value in
        guard let old = entry.values[key] else { return false }
        return !(value is any Equatable) || areEqualDynamically(old, value)
      }
    (entry.values, entry.isForScene) = (values, isForScene)
    if !isSame { noteChange() }
  }

  func setFocus(_ hasFocus: Bool, of node: _AnyNode) {
    let entry = entry(of: node)
    guard entry.hasFocus != hasFocus else { return }
    entry.hasFocus = hasFocus
    noteChange()
  }

  private func entry(of node: _AnyNode) -> Entry {
    entries.removeAll { $0.node == nil }
    if let known = entries.first(where: { $0.node === node }) { return known }
    let entry = Entry()
    entry.node = node
    entries.append(entry)
    return entry
  }
}

/// Hands values to others while the view inside has the focus, or always.
struct FocusedValueModifier: ItemModifier {
  typealias Body = Never
  let values: FocusedValues
  let isForScene: Bool

  func makeWrapper(around item: Item, of node: _AnyNode) -> FocusItem { FocusItem() }

  func update(_ wrapper: FocusItem, of node: _AnyNode) {
    let store = node.graph.focusedValues
    store.set(values.written, isForScene: isForScene, of: node)
    wrapper.link = FocusLink(isWanted: nil) { [weak node] hasFocus in
      if let node { store.setFocus(hasFocus, of: node) }
    }
    wrapper.setNeedsCommit()
  }
}

extension View {
  private func focused<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?, isForScene: Bool
  ) -> some View {
    var values = FocusedValues()
    values[keyPath: keyPath] = value
    return modifier(FocusedValueModifier(values: values, isForScene: isForScene))
  }

  /// Hands a value to others while the view or one inside it has the focus.
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    focused(keyPath, value, isForScene: false)
  }

  /// Hands a value to others while the view or one inside it has the focus.
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    focused(keyPath, value, isForScene: false)
  }

  /// Hands a value to others as long as the view is there, wherever the focus is.
  public func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T
  ) -> some View {
    focused(keyPath, value, isForScene: true)
  }

  /// Hands a value to others as long as the view is there, wherever the focus is.
  public func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?
  ) -> some View {
    focused(keyPath, value, isForScene: true)
  }
}
