import Foundation

/// What the graph needs from whoever shows it.
@MainActor @preconcurrency
protocol GraphHost: AnyObject {
  /// Something changed: `update()` has to be called before the next picture.
  func graphNeedsUpdate()

  /// What has changed so far is to be shown before something changes in another transaction.
  func graphMustShow()

  /// A part of the views has a place now: all are brought up to date, and what waits for it runs.
  func graphMustRender()

  /// Runs something before the next frame of the screen.
  func beforeNextFrame(_ work: @escaping () -> Void)
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
  private var restless: [_AnyNode] = []
  /// The views whose changes without end were reported.
  var reported: Set<String> = []
  /// Whether actions have changed views so often that they may do so without end.
  var isChainLong = false
  /// The node that was updated last, in a long chain.
  private(set) weak var lastUpdated: _AnyNode?
  var listeners: [WeakListener] = []
  var geometryObservers: [WeakObserver] = []
  /// The parts of the views that stand in views of their own.
  var parts: [WeakPart] = []
  var arePreferencesOld = false
  /// How often views handed out other preferences.
  var preferenceVersion = 0
  /// Whether a view reads the layouts of texts, which may be others after each layout.
  var textLayoutsAreRead = false
  var layoutActions: [() -> Void] = []
  /// The transaction that the current update belongs to.
  private(set) var transaction = Transaction()
  /// The transaction of what has changed and is not shown yet.
  private var pending: Transaction?
  /// How often something was shown.
  private(set) var pass = 0
  /// What the views are hosted for.
  enum Purpose {
    case interface
    /// A picture of a value of the page: its views do not appear, and their actions do not run.
    case picture
  }

  var purpose = Purpose.interface {
    didSet { isVisible = purpose == .interface }
  }
  /// Whether the hosting view is in a window, or was not in one yet.
  var isVisible = true
  /// The number of the last `@Namespace`.
  var lastNamespace = 0

  /// What the view with the focus hands to others.
  let focusedValues = FocusedStore()

  /// The items that share their geometry.
  let matches = GeometryMatches()

  // MARK: Changes

  /// Changes the places of items, which are shown as the transaction says.
  func changeLayout(_ change: @escaping () -> Void) {
    noteTransaction()
    beforeLayout(change)
  }

  func enqueue(_ node: _AnyNode) {
    guard node.isMounted else { return }
    noteTransaction()
    guard !node.isQueued else { return }
    node.isQueued = true
    queue.insert(node)
    if !isUpdating { host?.graphNeedsUpdate() }
  }

  /// Changes of one transaction are shown together. A change in another one waits until those
  /// before it are shown, so that each has its own animation.
  private func noteTransaction() {
    guard !isUpdating, !isShowing else { return }
    let current = Transaction.current
    if let before = pending, !before.isLike(current) {
      host?.graphMustShow()
      pending = nil
    }
    guard var joined = pending else {
      pending = current
      return
    }
    for completion in current.completions
    where !joined.completions.contains(where: { $0 === completion }) {
      joined.completions.append(completion)
    }
    pending = joined
  }

  /// Whether items are laid out and shown now. What changes meanwhile belongs to the same change.
  var isShowing = false

  /// All that has changed is shown, unless something has changed meanwhile.
  func didShow() {
    guard queue.isEmpty, collections.isEmpty else { return pending = transaction }
    pending = nil
    pass += 1
  }

  func remove(_ node: _AnyNode) {
    if node.isQueued { queue.remove(node) }
  }

  /// Runs something when the nodes are up to date and before they are laid out: collecting items.
  func beforeLayout(_ work: @escaping () -> Void) {
    preferencesChanged()
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

  /// Evaluates nodes from the root down, each at most once.
  func update() {
    guard !isUpdating else { return }
    transaction = pending ?? Transaction()
    isUpdating = true
    evaluateAndCollect()
    isUpdating = false
  }

  /// Runs what waits for the update.
  func runActions() {
    let actions = actions
    self.actions = []
    guard purpose == .interface else { return }
    for action in actions { action() }
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
        guard node.isMounted else { continue }
        if node.countUpdate(in: pass) > mostUpdates(of: node) {
          restless.append(node)
        } else {
          if isChainLong { lastUpdated = node }
          node.update()
        }
      }
      // Collecting the items of one container may show that another one changed.
      while !collections.isEmpty {
        let collections = collections
        self.collections = []
        for collect in collections { collect() }
      }
    } while !queue.isEmpty
    let postponed = restless
    restless = []
    if !postponed.isEmpty { postpone(postponed) }
  }
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
