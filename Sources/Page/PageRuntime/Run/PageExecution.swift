@_implementationOnly import Foundation

/// Whether a page goes on after its top level, as PlaygroundSupport tells; a live view makes it.
final class PageExecution: @unchecked Sendable {
  private(set) var isInTopLevel = true
  private var needsIndefiniteExecution = false

  /// Whether the run loop has a reason to run.
  var goesOn: Bool { isInTopLevel || needsIndefiniteExecution }

  /// From now on only the page's wish keeps it.
  func endTopLevel() { isInTopLevel = false }

  /// What `finishExecution()` ends: where a page of a book shows something by a program of its own,
  /// that goes on.
  enum End: Sendable { case ofThePage, ofItsCode }

  /// Tells PlaygroundSupport that the program of its own that a page of a book has has run.
  static func liveViewRan() {
    NotificationCenter.default.post(name: .init("PlaygroundPageLiveViewDidRun"), object: nil)
  }

  /// Tells PlaygroundSupport that the page's own code has.
  static func topLevelEnded() {
    NotificationCenter.default.post(name: .init("PlaygroundPageTopLevelDidEnd"), object: nil)
  }

  /// Listens to the page; `finished` is called for `finishExecution()`.
  func observe(finished: @escaping @Sendable (End) -> Void) {
    let center = NotificationCenter.default
    let key = "PlaygroundPageNeedsIndefiniteExecution"
    on(key + "DidChangeNotification", center) { [self] in
      guard isInTopLevel else { return }
      needsIndefiniteExecution = $0.userInfo?[key] as? Bool ?? needsIndefiniteExecution
    }
    on("PlaygroundPageFinishExecutionNotification", center) { note in
      let goesOn = note.userInfo?["PlaygroundPageLiveViewGoesOn"] as? Bool == true
      finished(goesOn ? .ofItsCode : .ofThePage)
    }
  }

  private func on(
    _ name: String, _ center: NotificationCenter, _ work: @escaping @Sendable (Notification) -> Void
  ) {
    _ = center.addObserver(
      forName: Notification.Name(name), object: nil, queue: nil, using: work)
  }
}
