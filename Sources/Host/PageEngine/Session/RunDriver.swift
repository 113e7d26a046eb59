import Foundation
import Guarded
import PageProtocol

/// Takes one run through its stages: build, host, page, end.
///
/// Messages of the page are put into the events by the thread that reads them; this only decides
/// how it all ends. Cancellation is heard at every stage, and the answer to it is quick: it ends
/// processes, but does not wait for a page to be gone.
final class RunDriver: Sendable {
  private let number: UInt32
  private let input: PageInput
  private let options: RunOptions
  private let limits: Limits
  private let builder: PageBuilder
  private let keeper: HostKeeper
  private let cells: CellPages
  private let waitingPages: WaitingPages
  private let waiting: WaitingPage?
  private let events: BoundedQueue<EngineEvent>
  private let page = Guarded(Receiver())

  enum Wish { case wanted, cancelled }

  /// The page of the run, and what it was sent while it was built.
  private struct Receiver {
    var page: PageRun?
    var stage: StageSettings?
    var visibility: PageCommand.Visibility?

    /// What it has to be told when it is there.
    var commands: [PageCommand] {
      let known = [
        stage.map { PageCommand.stage($0) }, visibility.map { PageCommand.visibility($0) },
      ]
      return known.compactMap(\.self)
    }

    /// Keeps what a page that is not there yet has to know.
    mutating func keep(_ command: PageCommand) {
      switch command {
      case .stage(let settings): stage = settings
      case .visibility(let new): visibility = new
      default: break
      }
    }
  }

  /// `waiting` is a page that has begun already; what it says is in `events`.
  init(
    number: UInt32, input: PageInput, options: RunOptions, limits: Limits, builder: PageBuilder,
    keeper: HostKeeper, cells: CellPages, waitingPages: WaitingPages, waiting: WaitingPage?,
    events: BoundedQueue<EngineEvent>
  ) {
    self.number = number
    self.input = input
    self.options = options
    self.limits = limits
    self.builder = builder
    self.keeper = keeper
    self.cells = cells
    self.waitingPages = waitingPages
    self.waiting = waiting
    self.events = events
  }

  /// Does it all; the last event is `ended`.
  func drive(_ wish: Wish) async {
    let outcome: RunOutcome
    if wish == .cancelled || Task.isCancelled {
      waiting?.page.cancel()
      outcome = .cancelled
    } else {
      do throws(EngineFault) { outcome = try await perform() } catch {
        outcome = error.unavailable.map { .unavailable($0) } ?? .failed(error)
      }
    }
    events.post(.ended(outcome))
    events.finish()
  }

  func send(_ command: PageCommand) {
    let page = page.withLock { receiver in
      if receiver.page == nil { receiver.keep(command) }
      return receiver.page
    }
    page?.send(command)
  }

  private func perform() async throws(EngineFault) -> RunOutcome {
    if let waiting, let text = input.scrubbed?.text {
      await keeper.exchange(waiting.page.host)
      waiting.page.monitor.filled()
      waiting.page.run.send(.cell(text))
      let outcome = await follow(waiting.page)
      if outcome != .failed(.hostLost) { return input.own(outcome) }
    }
    // Beside the build, which takes longer; whoever needs the host waits for it.
    let keeper = keeper
    let files = input.hostFiles
    async let _: Void = keeper.warm(with: files)
    if let literal = input.scrubbed {
      if let built = await cells.page(for: input) {
        events.post(.started(run: number))
        return input.own(try await runSomewhere(built, cell: literal.text))
      }
      if Task.isCancelled { return .cancelled }
    }
    let events = events
    let input = input.withScrubbedText
    let outcome = try await builder.build(input) { report in
      switch report {
      case .compiling(let module): events.post(.building(module: module))
      case .doesNotCompileYet(let diagnostics):
        events.post(.doesNotCompileYet(diagnostics.map(input.own)))
      case .ages(let ages): events.post(.ages(ages))
      }
    }
    switch outcome {
    case .cancelled: return .cancelled
    case .doesNotCompile(let diagnostics, _):
      events.post(.diagnostics(diagnostics.map(input.own)))
      prepareNext(after: .zero, hasRun: false)
      return .doesNotCompile
    case .built(let built):
      events.post(.diagnostics(built.warnings.map(input.own)))
      events.post(.built(built.timing))
      // Before the request, so that nothing the page says can come first.
      events.post(.started(run: number))
      return input.own(try await runSomewhere(built))
    }
  }

  /// In a host that may be lost just as it is asked; then in the next.
  private func runSomewhere(
    _ built: BuiltPage, cell: String? = nil
  ) async throws(EngineFault) -> RunOutcome {
    var outcome = RunOutcome.failed(.hostLost)
    for _ in 0..<3 where outcome == .failed(.hostLost) {
      switch try await keeper.ready(with: input.hostFiles) {
      case .failure(let unavailable): return .unavailable(unavailable)
      case .success(let host): outcome = try await run(built, in: host, cell: cell)
      }
    }
    return outcome
  }

  private func run(
    _ built: BuiltPage, in host: PageHostProcess, cell: String?
  ) async throws(EngineFault) -> RunOutcome {
    guard !Task.isCancelled else { return .cancelled }
    let request = RunRequest(
      run: number, library: built.library, modules: built.modules, clock: options.clock,
      seed: options.seed ?? cell.map { _ in WaitingPages.seed }, touches: options.touches,
      typed: options.typed, treeMoments: options.treeMoments, stage: input.stage,
      cell: cell.map { .text($0) })
    let page = try StartedPage(
      built, as: request, in: host, limits: limits, events: events,
      onAppearance: { [waitingPages, input] in waitingPages.prepare(input) })
    if cell == nil { prepareNext(after: .milliseconds(150), hasRun: true) }
    return await follow(page)
  }

  /// Waits for its end.
  private func follow(_ started: StartedPage) async -> RunOutcome {
    let commands = page.withLock { receiver in
      receiver.page = started.run
      return receiver.commands
    }
    for command in commands { started.run.send(command) }
    defer { page.withLock { $0.page = nil } }
    let outcome = await withTaskCancellationHandler {
      await started.monitor.outcome()
    } onCancel: {
      started.cancel()
    }
    if started.host.isLost { await keeper.warm(with: input.hostFiles) }
    return outcome
  }

  /// The next text of this page will find a front end that waits for it. Later than the page's own
  /// start, so as not to take time from it.
  private func prepareNext(after delay: Duration, hasRun: Bool) {
    Task { [builder, input] in
      try await Task.sleep(for: delay)
      await builder.prepare(input, hasRun: hasRun)
    }
  }
}
