/// What a new node gets from the place where it is made.
@MainActor @preconcurrency
public struct _NodeContext {
  let graph: Graph
  let parent: _AnyNode?
  var environment: EnvironmentValues
  /// Whether the place is directly in a container that makes only what is seen.
  var isLazy = false
  /// Which of the views at the place wait with their bodies.
  var postponing = Postponing.nothing
}
