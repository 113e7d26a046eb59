import Foundation

/// What the graph needs from whoever shows it.
@MainActor @preconcurrency
protocol GraphHost: AnyObject {
  /// Something changed: `update()` has to be called before the next picture.
  func graphNeedsUpdate()
}

/// The nodes of one hosted view, and which of them have to be evaluated.
@MainActor @preconcurrency
final class Graph {
  /// The node whose evaluation runs now.
  nonisolated(unsafe) static var reader: _AnyNode?

  weak var host: (any GraphHost)?
  private var queue = NodeQueue()
  private var actions: [() -> Void] = []
  private var collections: [() -> Void] = []
  private var isUpdating = false
  var listeners: [WeakListener] = []
  var arePreferencesOld = false
  var layoutActions: [() -> Void] = []
  /// The transaction that the current update belongs to.
  private(set) var transaction = Transaction()
  private var pending: Transaction?
  /// The number of the last `@Namespace`.
  var lastNamespace = 0

  // MARK: Changes

  func enqueue(_ node: _AnyNode) {
    guard node.isMounted, !node.isQueued else { return }
    noteTransaction()
    node.isQueued = true
    queue.insert(node)
    if !isUpdating { host?.graphNeedsUpdate() }
  }

  /// The first change of a turn decides how its results are shown; a later animation prevails.
  private func noteTransaction() {
    guard !isUpdating else { return }
    let current = Transaction.current
    if pending == nil || (current.isAnimated && pending?.isAnimated != true) { pending = current }
  }

  func remove(_ node: _AnyNode) {
    if node.isQueued { queue.remove(node) }
  }

  /// Runs something when the nodes are up to date and before they are laid out: collecting items.
  func beforeLayout(_ work: @escaping () -> Void) {
    collections.append(work)
    if !isUpdating { host?.graphNeedsUpdate() }
  }

  /// Runs something when the nodes have been updated: `onAppear`, `onChange`, actions.
  func afterUpdate(_ action: @escaping () -> Void) {
    actions.append(action)
    if !isUpdating { host?.graphNeedsUpdate() }
  }

  var needsUpdate: Bool { !queue.isEmpty || !actions.isEmpty || !collections.isEmpty }

  // MARK: Update

  /// Evaluates nodes from the root down, each at most once, and then runs what waits for it.
  ///
  /// Actions may change state again, which is evaluated before the picture; a page that never
  /// comes to rest is shown as it is, and goes on in the next turn.
  func update() {
    guard !isUpdating else { return }
    for _ in 0..<Graph.longestChain {
      transaction = pending ?? Transaction()
      pending = nil
      isUpdating = true
      evaluateAndCollect()
      isUpdating = false
      let actions = actions
      self.actions = []
      for action in actions { action() }
      if !needsUpdate { return }
    }
    host?.graphNeedsUpdate()
  }

  /// Evaluates what a layout has changed, while it goes on: the content of a geometry reader.
  func settle() {
    let wasUpdating = isUpdating
    isUpdating = true
    evaluateAndCollect()
    isUpdating = wasUpdating
    if !actions.isEmpty { host?.graphNeedsUpdate() }
  }

  private func evaluateAndCollect() {
    repeat {
      while let node = queue.popFirst() {
        node.isQueued = false
        if node.isMounted { node.update() }
      }
      // Collecting the items of one container may show that another one changed.
      while !collections.isEmpty {
        let collections = collections
        self.collections = []
        for collect in collections { collect() }
      }
    } while !queue.isEmpty
  }

  /// How often changes made by `onChange` and its like are followed before a picture is shown.
  private static let longestChain = 16
}

/// The thread that the main actor runs on: the main one, or one that serves the main queue when the
/// process has given up its main thread, as test runners do.
enum MainThread {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true
  }
}

/// Runs something on the main thread: now if this is it.
func onMainThread(_ work: @escaping @MainActor () -> Void) {
  nonisolated(unsafe) let work = work
  if MainThread.isCurrent {
    MainActor.assumeIsolated { work() }
  } else {
    DispatchQueue.main.async { MainActor.assumeIsolated { work() } }
  }
}
