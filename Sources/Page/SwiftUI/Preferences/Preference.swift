/// A key of values that views hand to those around them.
public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  /// Adds the value of a view that follows.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

/// A node that has a say in a preference.
@MainActor @preconcurrency
protocol PreferenceNode: _AnyNode {
  /// The value of the node and of those inside, if it knows the key.
  func preference<K: PreferenceKey>(_ key: K.Type, inside: K.Value?) -> K.Value?
}

extension _AnyNode {
  /// The value of a preference below the node; nil where no view sets one.
  func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    var value: K.Value?
    for child in children {
      guard let next = child.preference(key) else { continue }
      if value == nil { value = next } else { K.reduce(value: &value!) { next } }
    }
    return (self as? any PreferenceNode)?.preference(key, inside: value) ?? value
  }
}

struct PreferenceModifier<Key: PreferenceKey>: ItemModifier {
  typealias Body = Never
  /// Changes what the views inside say. The item is for places of the view.
  let change: (inout Key.Value, Item?) -> Void

  func makeWrapper(around item: Item, of node: _AnyNode) -> PreferenceItem { PreferenceItem() }
  func update(_ wrapper: PreferenceItem, of node: _AnyNode) {
    node.graph.preferencesChanged()
  }
}

final class PreferenceItem: WrapperItem {}

extension WrapperNode: PreferenceNode {
  func preference<K: PreferenceKey>(_ key: K.Type, inside: K.Value?) -> K.Value? {
    guard let modifier = view.modifier as? PreferenceModifier<K> else { return inside }
    var value = inside ?? K.defaultValue
    modifier.change(&value, firstWrapper)
    return value
  }
}

struct PreferenceChangeModifier<Key: PreferenceKey>: LifecycleModifier where Key.Value: Equatable {
  typealias Body = Never
  typealias State = PreferenceListener
  let action: (Key.Value) -> Void

  func begin(_ node: _AnyNode) -> PreferenceListener {
    let listener = PreferenceListener()
    var last: Key.Value?
    listener.check = { [weak node, weak listener] in
      guard let node, let listener else { return }
      let value = node.preference(Key.self) ?? Key.defaultValue
      guard value != last else { return }
      last = value
      (listener.action as? (Key.Value) -> Void)?(value)
    }
    listener.action = action
    node.graph.add(listener)
    return listener
  }

  func change(
    _ state: inout PreferenceListener, from old: PreferenceChangeModifier<Key>, of node: _AnyNode
  ) {
    state.action = action
  }

  func end(_ state: PreferenceListener) {
    state.check = {}
  }
}

/// Looks after each layout whether a preference has changed.
final class PreferenceListener {
  var check: () -> Void = {}
  var action: Any?
}

/// Makes a decoration of what the views inside say.
struct PreferenceReader<Key: PreferenceKey, Content: View, Decoration: View>: View {
  let content: Content
  let isBehind: Bool
  let alignment: Alignment
  let decoration: (Key.Value) -> Decoration
  @State private var version = 0

  var body: some View {
    let source = PreferenceSource<Key>()
    return content.modifier(PreferenceSourceModifier(source: source, version: $version))
      .modifier(
        DecorationModifier(
          decoration: PreferenceDecoration(
            version: version, source: source, decoration: decoration),
          alignment: alignment, isBehind: isBehind))
  }
}

/// Where a decoration finds the value.
final class PreferenceSource<Key: PreferenceKey> {
  weak var node: _AnyNode?
  var value: Key.Value { node?.preference(Key.self) ?? Key.defaultValue }
}

struct PreferenceSourceModifier<Key: PreferenceKey>: LifecycleModifier {
  typealias Body = Never
  typealias State = PreferenceListener
  let source: PreferenceSource<Key>
  let version: Binding<Int>

  func begin(_ node: _AnyNode) -> PreferenceListener {
    source.node = node
    let listener = PreferenceListener()
    listener.check = { [weak listener] in
      guard let listener else { return }
      listener.check = {}
      onMainThread { version.wrappedValue += 1 }
    }
    node.graph.add(listener)
    return listener
  }

  func change(
    _ state: inout PreferenceListener, from old: PreferenceSourceModifier<Key>, of node: _AnyNode
  ) {
    source.node = node
  }

  func end(_ state: PreferenceListener) { state.check = {} }
}

struct PreferenceDecoration<Key: PreferenceKey, Decoration: View>: View {
  let version: Int
  let source: PreferenceSource<Key>
  let decoration: (Key.Value) -> Decoration

  var body: some View { decoration(source.value) }
}

extension View {
  /// Hands a value to the views around.
  public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    modifier(PreferenceModifier<K> { current, _ in current = value })
  }

  /// Changes the value that the views inside hand out.
  public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(PreferenceModifier<K> { value, _ in callback(&value) })
  }

  /// Hands a place of the view to the views around.
  public func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(
      PreferenceModifier<K> { current, item in
        if let item { current = transform(value.make(item)) }
      })
  }

  public func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(
      PreferenceModifier<K> { current, item in
        if let item { transform(&current, value.make(item)) }
      })
  }

  /// Runs an action when the value that the views inside hand out changes.
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(PreferenceChangeModifier<K>(action: action))
  }

  /// Puts views in front of this one that are made of what the views inside hand out.
  public func overlayPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    PreferenceReader<Key, Self, T>(
      content: self, isBehind: false, alignment: alignment, decoration: transform)
  }

  /// Puts views behind this one that are made of what the views inside hand out.
  public func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    PreferenceReader<Key, Self, T>(
      content: self, isBehind: true, alignment: alignment, decoration: transform)
  }
}
