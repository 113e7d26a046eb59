/// How a node's items come and go: with which transitions, and in which phase they are.
@MainActor @preconcurrency
final class Presence {
  private unowned let node: _AnyNode
  private var phase = TransitionPhase.identity
  private var wrappers: [ObjectIdentifier: TransitionItem] = [:]
  private var transaction = Transaction()
  /// What takes the node away, while it leaves.
  private var remove: (() -> Void)?
  /// How often the direction has changed.
  private var turns = 0

  init(of node: _AnyNode) {
    self.node = node
  }

  /// Begins to come; false if that needs no transition.
  func enter() -> Bool {
    guard findTransaction(for: .willAppear) else { return false }
    phase = .willAppear
    goOn(to: .identity)
    return true
  }

  /// Begins to go, or goes at once.
  func leave(then remove: @escaping () -> Void) {
    guard findTransaction(for: .didDisappear) else { return remove() }
    self.remove = remove
    var items: [Item] = []
    node.collect(into: &items)
    for item in items { wrap(item) }
    for wrapper in wrappers.values { wrapper.isRemoved = true }
    goOn(to: .didDisappear)
  }

  func comeBack() {
    remove = nil
    for wrapper in wrappers.values { wrapper.isRemoved = false }
    _ = findTransaction(for: .identity)
    goOn(to: .identity)
  }

  func collect(into items: inout [Item]) {
    let first = items.count
    node.collect(into: &items)
    for index in items.indices[first...] { items[index] = present(items[index]) }
  }

  /// An item of the node, with the effect of its transition.
  func present(_ item: Item) -> Item {
    if phase == .willAppear { wrap(item) }
    return wrappers[ObjectIdentifier(item)] ?? item
  }

  private func wrap(_ item: Item) {
    guard wrappers[ObjectIdentifier(item)] == nil else { return }
    wrappers[ObjectIdentifier(item)] = TransitionItem(around: item, phase: phase, of: node)
  }

  /// Finds how a change of the phase is animated, and whether it is.
  private func findTransaction(for phase: TransitionPhase) -> Bool {
    transaction = node.parent?.transactionInside ?? node.graph.transaction
    guard !transaction.disablesAnimations else { return false }
    var items: [Item] = []
    node.collect(into: &items)
    for item in items {
      if let own = AnyTransition.of(item).animation(phase) { transaction.animation = own }
    }
    return transaction.isAnimated && !items.isEmpty
  }

  /// Changes the phase once the one before has been shown.
  private func goOn(to phase: TransitionPhase) {
    turns += 1
    let turn = turns
    node.graph.afterUpdate { [weak self] in
      guard let self, turn == turns, node.isMounted else { return }
      self.phase = phase
      if let remove {
        transaction.addAnimationCompletion(criteria: .removed) { [weak self] in
          if let self, turn == turns { self.end(remove) }
        }
      }
      withTransaction(transaction) {
        for wrapper in self.wrappers.values { wrapper.show(phase) }
      }
    }
  }

  private func end(_ remove: () -> Void) {
    for wrapper in wrappers.values {
      for node in wrapper.ownedNodes { node.unmount() }
    }
    wrappers = [:]
    remove()
  }
}
