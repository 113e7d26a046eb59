/// Looks whether a preference has changed, once the views are laid out.
@MainActor @preconcurrency
final class PreferenceListener {
  private let compare: () -> Void
  private var seen = -1
  private weak var graph: Graph?

  init(in graph: Graph, _ compare: @escaping () -> Void) {
    self.graph = graph
    self.compare = compare
  }

  /// Compares, if a view has handed out something else since the last time.
  func check() {
    guard let graph, graph.preferenceVersion != seen else { return }
    seen = graph.preferenceVersion
    compare()
  }
}

/// Runs an action when the value of a preference has changed.
struct PreferenceChangeModifier<Key: PreferenceKey>: LifecycleModifier where Key.Value: Equatable {
  typealias Body = Never
  let action: (Key.Value) -> Void

  final class State {
    var action: (Key.Value) -> Void
    var last: Key.Value?
    var listener: PreferenceListener?

    init(action: @escaping (Key.Value) -> Void) {
      self.action = action
    }
  }

  func begin(_ node: _AnyNode) -> State {
    let state = State(action: action)
    let listener = PreferenceListener(in: node.graph) { [weak node, weak state] in
      guard let node, let state, node.isMounted else { return }
      let value = node.preference(Key.self) ?? Key.defaultValue
      guard value != state.last else { return }
      state.last = value
      state.action(value)
    }
    state.listener = listener
    node.graph.add(listener)
    return state
  }

  func change(
    _ state: inout State, from old: PreferenceChangeModifier<Key>, of node: _AnyNode
  ) {
    state.action = action
  }
}

extension View {
  /// Runs an action when the value that the views inside hand out changes, and once at first.
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(PreferenceChangeModifier<K>(action: action))
  }
}
