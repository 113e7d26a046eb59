import Foundation
import PageEngine
import PageProtocol
import Synchronization

@testable import StudioServer

/// A page that is never built: the test says what its runs say.
final class PageDouble: PageRunning {
  private let state = Mutex(State())
  let runs: AsyncStream<Run>
  private let continuation: AsyncStream<Run>.Continuation

  struct Run: Sendable {
    var input: PageInput
    var say: AsyncStream<EngineEvent>.Continuation
  }

  private struct State {
    var commands: [PageCommand] = []
    var isClosed = false
  }

  init() {
    (runs, continuation) = AsyncStream.makeStream(of: Run.self)
  }

  var commands: [PageCommand] { state.withLock { $0.commands } }
  var isClosed: Bool { state.withLock { $0.isClosed } }

  func run(_ input: PageInput, options: RunOptions) -> AsyncStream<EngineEvent> {
    let (events, say) = AsyncStream.makeStream(of: EngineEvent.self)
    continuation.yield(Run(input: input, say: say))
    return events
  }

  func prepareScrubbing(_ input: PageInput) {}
  func endScrubbing() {}

  func send(_ command: PageCommand) { state.withLock { $0.commands.append(command) } }
  func stop() {}
  func close() async { state.withLock { $0.isClosed = true } }
}

/// A disk that writes when the test lets it.
actor DiskDouble: TextWriting {
  private(set) var texts: [String: String] = [:]
  private var outcome = Result<Void, SavingProblem>.success(())
  private let gate: Gate?

  init(gate: Gate? = nil, failure: SavingProblem? = nil) {
    self.gate = gate
    if let failure { outcome = .failure(failure) }
  }

  func write(
    _ text: String, to path: String, over known: String?
  ) async -> Result<Void, SavingProblem> {
    await gate?.pass()
    if case .success = outcome { texts[path] = text }
    return outcome
  }
}

/// Holds up whoever wants to pass until it is opened.
actor Gate {
  private var isOpen = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func pass() async {
    if isOpen { return }
    await withCheckedContinuation { waiting.append($0) }
  }

  func open() {
    isOpen = true
    for continuation in waiting { continuation.resume() }
    waiting = []
  }
}

/// Everything a session says.
struct Listener: Sendable {
  let messages: AsyncStream<ServerMessage>
  let complaints: AsyncStream<String>
  let voice: Session.Voice

  init() {
    let (messages, message) = AsyncStream.makeStream(of: ServerMessage.self)
    let (complaints, complaint) = AsyncStream.makeStream(of: String.self)
    self.messages = messages
    self.complaints = complaints
    voice = Session.Voice(
      send: { said, _ in message.yield(said) }, report: { _ in },
      complain: { complaint.yield($0) })
  }

  /// Waits until it is said.
  func hears(_ wanted: ServerMessage) async {
    for await message in messages where message == wanted { return }
  }
}
