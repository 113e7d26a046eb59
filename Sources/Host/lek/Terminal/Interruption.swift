@preconcurrency import Dispatch
import Foundation
import Synchronization

/// Ctrl-C, and the polite ways to end a process.
///
/// The first one is told to whoever waits; after `first` was heard, a second one ends us at once.
final class Interruption: Sendable {
  private let signals: AsyncStream<Void>
  private let sources: [any DispatchSourceSignal]
  /// What is done some seconds after the first one.
  private let lastResort = LastResort()

  init() {
    let (signals, continuation) = AsyncStream.makeStream(of: Void.self)
    self.signals = signals
    // Until a source is registered its signal ends the process; one that was ignored would be lost.
    let registered = DispatchGroup()
    sources = [SIGINT, SIGTERM, SIGHUP].map { [lastResort] number in
      let source = DispatchSource.makeSignalSource(
        signal: number, queue: DispatchQueue(label: "lek.signals"))
      source.setEventHandler {
        continuation.yield()
        lastResort.begin()
      }
      registered.enter()
      source.setRegistrationHandler { registered.leave() }
      source.resume()
      return source
    }
    registered.wait()
  }

  /// Ends the process three seconds after the first one, if it still goes on: whoever rewrites a long
  /// text or reads a large picture hears nothing meanwhile. `cleanUp` must not wait for anyone.
  func endAnyway(with status: ExitStatus, _ cleanUp: @escaping @Sendable () -> Void) {
    lastResort.work.withLock {
      $0 = {
        cleanUp()
        _exit(status.rawValue)
      }
    }
  }

  /// All that could take long is over.
  func endsByItself() { lastResort.work.withLock { $0 = nil } }

  /// Returns at the first one.
  func first() async {
    for await _ in signals {
      for number in [SIGINT, SIGTERM, SIGHUP] { signal(number, SIG_DFL) }
      return
    }
  }
}

/// Work that is done on a queue of its own, whatever threads are busy.
private final class LastResort: Sendable {
  let work = Mutex<(@Sendable () -> Void)?>(nil)
  private let queue = DispatchQueue(label: "lek.last")
  private static let patience = DispatchTimeInterval.seconds(3)

  func begin() {
    queue.asyncAfter(deadline: .now() + Self.patience) { [self] in work.withLock { $0 }?() }
  }
}
