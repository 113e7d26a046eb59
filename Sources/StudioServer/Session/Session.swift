import Foundation
import PageEngine
import PageProtocol

/// One open document, from the first run to the last save.
///
/// What: it hears browsers, timers, the disk and the engine, asks `SessionState` what to do, and
/// does it. Why an actor: all of these speak at once, and the state hears them one after the other.
///
/// **Always holds.** It decides nothing: what is done was returned by `SessionState.apply`. Nothing
/// it does waits: saving, building and running go on beside it, and their outcomes come back as
/// events. After `close` has returned, every text is on disk or the terminal says why not, and the
/// page's process is gone.
///
/// It knows no HTTP and no files of a bundle; those are behind `Voice` and `TextWriting`.
actor Session {
  /// How it is heard.
  struct Voice: Sendable {
    var send: @Sendable (ServerMessage, Set<ConnectionIdentifier>) -> Void
    var report: @Sendable (EditTrace) -> Void
    var complain: @Sendable (String) -> Void
  }

  private var state: SessionState
  private let page: any PageRunning
  private let writer: any TextWriting
  private let voice: Voice
  private var timers: [SessionTimer: Task<Void, Never>] = [:]
  private var closers: [CheckedContinuation<Void, Never>] = []

  init(state: SessionState, page: any PageRunning, writer: any TextWriting, voice: Voice) {
    self.state = state
    self.page = page
    self.writer = writer
    self.voice = voice
  }

  /// Begins the first run.
  func open() {
    apply(.opened)
  }

  /// A browser came, spoke or left. What is not a message of ours is not heard.
  func hear(_ event: SocketEvent) {
    switch event {
    case .opened(let connection): apply(.connected(connection))
    case .closed(let connection): apply(.disconnected(connection))
    case .text(let connection, let bytes):
      guard let message = BrowserMessage(bytes) else { return }
      apply(.received(connection, message))
    }
  }

  /// Saves what is not saved, ends the page, and returns when both are done.
  func close() async {
    apply(.closing)
    if state.saving != nil {
      await withCheckedContinuation { closers.append($0) }
    }
    await page.close()
  }

  private func apply(_ event: SessionEvent) {
    for action in state.apply(event, at: .now) { perform(action) }
    if state.isClosing, state.saving == nil {
      for closer in closers { closer.resume() }
      closers = []
    }
  }

  private func perform(_ action: SessionAction) {
    switch action {
    case .send(let message, let connections): voice.send(message, connections)
    case .startTimer(let timer, let milliseconds): start(timer, milliseconds)
    case .stopTimer(let timer): timers.removeValue(forKey: timer)?.cancel()
    case .save(let request): save(request)
    case .run(let number, let input): run(number, input)
    case .touch(let touch): page.send(touch)
    case .stop: page.stop()
    case .report(let trace): voice.report(trace)
    case .complain(let message): voice.complain(message)
    }
  }

  private func start(_ timer: SessionTimer, _ milliseconds: Double) {
    timers[timer]?.cancel()
    timers[timer] = Task {
      guard (try? await Task.sleep(for: .milliseconds(milliseconds))) != nil else { return }
      guard !Task.isCancelled else { return }
      apply(.timerFired(timer))
    }
  }

  private func save(_ request: SaveRequest) {
    Task {
      let began = ContinuousClock.now
      var problem: SavingProblem?
      for (path, text) in request.texts.sorted(by: { $0.key < $1.key }) {
        if case .failure(let failure) = await writer.write(text, to: path) { problem = failure }
      }
      let milliseconds = (ContinuousClock.now - began) / .milliseconds(1)
      if let problem {
        apply(.saveFailed(request, message: problem.message))
      } else {
        apply(.saved(request, milliseconds: milliseconds))
      }
    }
  }

  private func run(_ number: Int, _ input: PageInput) {
    let events = page.run(input, options: RunOptions())
    Task {
      for await event in events { apply(.engine(run: number, event)) }
    }
  }
}
