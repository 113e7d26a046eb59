struct TaskModifier<ID: Equatable>: LifecycleModifier {
  typealias Body = Never
  typealias State = Task<Void, Never>
  let id: ID
  let priority: TaskPriority
  let action: @Sendable @isolated(any) () async -> Void

  static var followsVisibility: Bool { true }

  func begin(_ node: _AnyNode) -> Task<Void, Never> {
    Task(priority: priority) { await action() }
  }

  func change(_ state: inout Task<Void, Never>, from old: TaskModifier<ID>, of node: _AnyNode) {
    guard old.id != id else { return }
    state.cancel()
    state = begin(node)
  }

  func end(_ state: Task<Void, Never>, of node: _AnyNode) {
    state.cancel()
  }
}

extension View {
  /// Starts a task when the view appears, and cancels it when the view disappears.
  public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable @isolated(any) () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: 0, priority: priority, action: action))
  }

  /// Starts a task when the view appears, and a new one whenever a value changes. The task before
  /// it is cancelled.
  public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable @isolated(any) () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: value, priority: priority, action: action))
  }
}
