/// One structural identity of a view: its place in its container, its branch, or its id.
///
/// A node lives as long as that identity and owns what belongs to it: state, what its body read,
/// and its child nodes. It is updated when one of these changed, or when its parent made a
/// different value; a clean node costs nothing.
@MainActor @preconcurrency
public class _AnyNode {
  let graph: Graph
  private(set) weak var parent: _AnyNode?
  let depth: Int
  private(set) var environment: EnvironmentValues
  /// Whether the node's items are directly in a container that makes only what is seen.
  let isLazy: Bool
  /// Which of the node's views wait with their bodies until the container around shows them.
  let postponing: Postponing
  /// The keys of the environment that the last evaluation read.
  private(set) var environmentKeys: Set<ObjectIdentifier> = []
  /// What else the last evaluation read.
  private var sources: [Source] = []
  /// Whether the node waits in the graph's queue.
  var isQueued = false
  private(set) var isMounted = true
  /// The transitions of the node's items, if it came or goes with some.
  final var presence: Presence?
  /// Whether a lazy container has scrolled the node away.
  final var isOutOfSight = false
  /// Whether the node has items directly in a lazy container, which tells when it shows them.
  final var isRowOfItsOwn = false
  /// How often the node's body ran.
  private(set) var evaluations = 0

  init(in context: _NodeContext) {
    graph = context.graph
    parent = context.parent
    depth = (context.parent?.depth ?? -1) + 1
    environment = context.environment
    isLazy = context.isLazy
    postponing = context.postponing
  }

  /// What child nodes are made with.
  final var childContext: _NodeContext {
    var context = _NodeContext(graph: graph, parent: self, environment: childEnvironment)
    if isLazy || postponing != .nothing, passesItems {
      (context.isLazy, context.postponing) = (isLazy, postponing)
    }
    return context
  }

  /// The last pass in which the node was updated too often.
  final var restlessPass: Int?
  private var lastPass = -1
  private var updatesInPass = 0

  /// How often the node was updated in a pass, this time included.
  final func countUpdate(in pass: Int) -> Int {
    updatesInPass = pass == lastPass ? updatesInPass + 1 : 1
    lastPass = pass
    return updatesInPass
  }

  // MARK: What a subclass says

  /// Evaluates the node again and hands the results to its children.
  func update() {}

  var children: [_AnyNode] { [] }

  /// The node's view.
  var anyView: Any? { nil }
  /// The type of the node's view. It can be asked for while the view itself is connected to its
  /// state, which takes exclusive access to it.
  var viewType: Any.Type? { nil }
  /// The type of what the node's evaluation gives, if it is a body.
  var bodyType: Any.Type? { nil }
  /// The children that a page has written; others only arrange them.
  var childrenOfPage: [_AnyNode] { children }
  /// The items that the node itself has made.
  var ownItems: [Item] { [] }

  /// The environment of the children: that of the node, unless it changes it.
  var childEnvironment: EnvironmentValues { environment }

  /// The name of the view's type, for messages.
  final var viewName: String {
    viewType.map { ViewName.short(_typeName($0, qualified: true)) } ?? "A view"
  }

  /// Whether the node's items are just those of its children, one after the other.
  var passesItems: Bool { false }

  /// The views that the node stands for in the surrounding container: itself, or those inside.
  var members: [_AnyNode] { passesItems ? children.flatMap(\.members) : [self] }

  /// Adds the items that the node puts into the surrounding container, in their order.
  func collect(into items: inout [Item]) {
    for child in children { child.collect(into: &items) }
  }

  /// The items below the node are others than before.
  func itemsChanged() {
    parent?.itemsChanged()
  }

  /// The node's identity ended.
  func willUnmount() {}

  // MARK: Changes

  final func setNeedsUpdate() {
    graph.enqueue(self)
  }

  /// Hands down an environment in which the values of some keys changed.
  final func receive(_ new: EnvironmentValues, changed keys: Set<ObjectIdentifier>) {
    environment = new
    if !environmentKeys.isDisjoint(with: keys) { setNeedsUpdate() }
    passEnvironment(changed: keys)
  }

  /// Hands the environment on to the children. A node that changes it says which keys differ.
  func passEnvironment(changed keys: Set<ObjectIdentifier>) {
    guard !keys.isEmpty else { return }
    let environment = childEnvironment
    for child in children { child.receive(environment, changed: keys) }
  }

  final func unmount() {
    guard isMounted else { return }
    for child in children { child.unmount() }
    willUnmount()
    isMounted = false
    for source in sources { source.removeReader(self) }
    sources = []
    graph.remove(self)
  }

  // MARK: Evaluation

  /// Runs a closure and records what it reads, in place of what was recorded before.
  final func tracking<Result>(_ evaluate: () -> Result) -> Result {
    for source in sources { source.removeReader(self) }
    sources.removeAll(keepingCapacity: true)
    environmentKeys.removeAll(keepingCapacity: true)
    evaluations += 1
    let outer = Graph.reader
    Graph.reader = self
    defer { Graph.reader = outer }
    let evaluation = evaluations
    return withObservationTracking(evaluate) { [weak self] in
      // What an earlier evaluation read does not count any more. A change on another thread may
      // not have been made yet when the body runs in between.
      let isLate = !MainThread.isCurrent
      onMainThread {
        guard let self, isLate || self.evaluations == evaluation else { return }
        self.setNeedsUpdate()
      }
    }
  }

  final func add(_ source: Source) {
    if source.addReader(self) { sources.append(source) }
  }

  final func addEnvironmentKey(_ key: ObjectIdentifier) {
    environmentKeys.insert(key)
  }
}
