extension View {
  /// Lets the user refresh the lists and scroll views inside by pulling them down. The wheel turns
  /// until the action returns.
  @preconcurrency
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    environment(\.refreshAction, RefreshAction(action: action))
  }
}

/// The wheel of a scroll view that can be refreshed.
@MainActor
final class Refreshing {
  private let control = UIRefreshControl()
  private var action: RefreshAction?
  private var task: Task<Void, Never>?

  init() {
    control.addAction(UIAction { [weak self] _ in self?.begin() }, for: .valueChanged)
  }

  /// Shows the wheel in a scroll view, or takes it away.
  func show(_ action: RefreshAction?, in view: UIScrollView) {
    self.action = action
    let wanted = action == nil ? nil : control
    if view.refreshControl !== wanted { view.refreshControl = wanted }
  }

  private func begin() {
    guard let action, task == nil else { return }
    task = Task { [weak self] in
      await action()
      self?.task = nil
      self?.control.endRefreshing()
    }
  }
}
