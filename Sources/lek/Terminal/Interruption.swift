@preconcurrency import Dispatch
import Foundation

/// Ctrl-C, and the polite ways to end a process.
///
/// The first one is told to whoever waits; after `first` was heard, a second one ends us at once.
final class Interruption: Sendable {
  private let signals: AsyncStream<Void>
  private let sources: [any DispatchSourceSignal]

  init() {
    let (signals, continuation) = AsyncStream.makeStream(of: Void.self)
    self.signals = signals
    sources = [SIGINT, SIGTERM, SIGHUP].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(
        signal: number, queue: DispatchQueue(label: "lek.signals"))
      source.setEventHandler { continuation.yield() }
      source.resume()
      return source
    }
  }

  /// Returns at the first one.
  func first() async {
    for await _ in signals {
      for number in [SIGINT, SIGTERM, SIGHUP] { signal(number, SIG_DFL) }
      return
    }
  }
}
