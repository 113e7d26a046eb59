struct AppearModifier: LifecycleModifier {
  typealias Body = Never
  typealias State = Void
  var appear: (() -> Void)?
  var disappear: (() -> Void)?

  func begin(_ node: _AnyNode) {
    appear?()
  }

  func end(_ state: Void) {
    guard let disappear else { return }
    DispatchQueue.main.async { MainActor.assumeIsolated { disappear() } }
  }
}

struct TaskModifier<ID: Equatable>: LifecycleModifier {
  typealias Body = Never
  typealias State = Task<Void, Never>
  let id: ID
  let priority: TaskPriority
  let action: @Sendable @isolated(any) () async -> Void

  func begin(_ node: _AnyNode) -> Task<Void, Never> {
    Task(priority: priority) { await action() }
  }

  func change(_ state: inout Task<Void, Never>, from old: TaskModifier<ID>, of node: _AnyNode) {
    guard old.id != id else { return }
    state.cancel()
    state = begin(node)
  }

  func end(_ state: Task<Void, Never>) {
    state.cancel()
  }
}

extension View {
  /// Runs an action when the view appears: when its identity begins, before it is first drawn.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearModifier(appear: action, disappear: nil))
  }

  /// Runs an action when the view disappears: when its identity ends.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearModifier(appear: nil, disappear: action))
  }

  /// Starts a task when the view appears, and cancels it when the view disappears.
  public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable @isolated(any) () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: 0, priority: priority, action: action))
  }

  /// Starts a task when the view appears, and a new one whenever a value changes.
  public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable @isolated(any) () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: value, priority: priority, action: action))
  }
}
