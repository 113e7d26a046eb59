import PageEngine
import PageProtocol

/// What a session needs of the engine, so that its tests can be without a compiler.
protocol PageRunning: Sendable {
  func run(_ input: PageInput, options: RunOptions) -> AsyncStream<EngineEvent>
  /// Makes ready what runs of a scrubbed literal need.
  func prepareScrubbing(_ input: PageInput)
  /// Nobody changes the literal any more.
  func endScrubbing()
  func send(_ command: PageCommand)
  func stop()
  func close() async
}

extension PageSession: PageRunning {}

/// Stands for an engine where there cannot be one: texts can be edited, and every run says why not.
struct UnavailablePage: PageRunning {
  var why: Unavailable

  func run(_ input: PageInput, options: RunOptions) -> AsyncStream<EngineEvent> {
    AsyncStream { continuation in
      continuation.yield(.ended(.unavailable(why)))
      continuation.finish()
    }
  }

  func prepareScrubbing(_ input: PageInput) {}
  func endScrubbing() {}
  func send(_ command: PageCommand) {}
  func stop() {}
  func close() async {}
}
