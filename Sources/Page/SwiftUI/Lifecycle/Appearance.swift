struct AppearModifier: LifecycleModifier {
  typealias Body = Never
  typealias State = Void
  var appear: (() -> Void)?
  var disappear: (() -> Void)?

  static var followsVisibility: Bool { true }

  func begin(_ node: _AnyNode) {
    appear?()
  }

  func end(_ state: Void, of node: _AnyNode) {
    guard let disappear else { return }
    node.graph.afterUpdate(disappear)
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
}
