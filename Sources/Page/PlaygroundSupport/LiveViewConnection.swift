import Foundation

/// What a page's code and the live view of its `LiveView.swift` tell each other.
///
/// In the Swift Playgrounds app these are two processes; here both run in one, the live view's program
/// first. Messages are values, and arrive in later turns of the main run loop, in their order, as they
/// would from a process. What is sent before the page's code begins or after it has ended arrives
/// nowhere.
final class LiveViewConnection {
  /// What the program has shown.
  let shown: any PlaygroundLiveViewable
  /// What the page's code sees of it.
  let proxy = PlaygroundRemoteLiveViewProxy()
  private var isOpen = false

  init(shown: any PlaygroundLiveViewable) {
    self.shown = shown
    proxy.connection = self
  }

  /// Begins, before the page's code does.
  func open() {
    later { [self] in
      isOpen = true
      handler?.liveViewMessageConnectionOpened()
    }
  }

  /// Ends, behind all that was sent before.
  func close() {
    later { [self] in
      guard isOpen else { return }
      isOpen = false
      handler?.liveViewMessageConnectionClosed()
    }
  }

  func sendToView(_ message: PlaygroundValue) {
    later { [self] in
      if isOpen { handler?.receive(message) }
    }
  }

  func sendToPage(_ message: PlaygroundValue) {
    later { [self] in
      if isOpen { proxy.delegate?.remoteLiveViewProxy(proxy, received: message) }
    }
  }

  private var handler: (any PlaygroundLiveViewMessageHandler)? {
    shown as? any PlaygroundLiveViewMessageHandler
  }

  /// Not the main queue's block: a delegate may call `finishExecution()` in it, which does not return,
  /// and the queue would stand still behind it. The empty block wakes a loop that is about to sleep.
  private func later(_ work: @escaping () -> Void) {
    nonisolated(unsafe) let work = work
    if Thread.isMainThread {
      RunLoop.main.perform { work() }
      DispatchQueue.main.async {}
    } else {
      DispatchQueue.main.async { RunLoop.main.perform { work() } }
    }
  }
}
