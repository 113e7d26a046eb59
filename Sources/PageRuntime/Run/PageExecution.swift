@_implementationOnly import Foundation

/// Whether a page goes on after its top level, as PlaygroundSupport tells; a live view makes it.
final class PageExecution: @unchecked Sendable {
  private var isInTopLevel = true
  private var needsIndefiniteExecution = false

  /// Whether the run loop has a reason to run.
  var goesOn: Bool { isInTopLevel || needsIndefiniteExecution }

  /// From now on only the page's wish keeps it.
  func endTopLevel() { isInTopLevel = false }

  /// Listens to the page; `finished` is called for `finishExecution()`.
  func observe(finished: @escaping @Sendable () -> Void) {
    let center = NotificationCenter.default
    let key = "PlaygroundPageNeedsIndefiniteExecution"
    on(key + "DidChangeNotification", center) { [self] in
      guard isInTopLevel else { return }
      needsIndefiniteExecution = $0.userInfo?[key] as? Bool ?? needsIndefiniteExecution
    }
    on("PlaygroundPageFinishExecutionNotification", center) { _ in finished() }
  }

  private func on(
    _ name: String, _ center: NotificationCenter, _ work: @escaping @Sendable (Notification) -> Void
  ) {
    _ = center.addObserver(
      forName: Notification.Name(name), object: nil, queue: nil, using: work)
  }
}
