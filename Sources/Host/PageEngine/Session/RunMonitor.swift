import Foundation
import Guarded
import PageProtocol

/// Watches one running page: hands on what it says, keeps its limits, and knows how it ended.
///
/// `received` is called by the thread that reads the page's channel, and blocks it while the events
/// are not taken; that is how a page is slowed down to its reader.
final class RunMonitor: Sendable {
  private let texts: [CompiledText]
  private let events: BoundedQueue<EngineEvent>
  private let watch: PageWatch
  private let homeWatch: HomeWatch?
  private let ending = Promise<RunOutcome>()
  private let onAppearance: @Sendable () -> Void
  private let state: Guarded<State>

  private struct State {
    var meter: OutputMeter
    var finish: FinishReason?
    var lastWords: [UInt8] = []
    var stage = Stage.requested
    var cell = Cell.filled
  }

  /// Whether the page has what its literal cell holds.
  enum Cell { case awaited, filled }

  /// How far it has come.
  private enum Stage: Comparable {
    case requested, started, loaded
  }

  /// The status of a host or page that cannot even begin.
  private static let fault: Int32 = 70
  private static let mostLastWords = 8 << 10

  /// `onAppearance` is called when a page with a literal cell has shown itself.
  init(
    limits: Limits, texts: [CompiledText], events: BoundedQueue<EngineEvent>, page: WatchedPage,
    cell: Cell = .filled, onAppearance: @escaping @Sendable () -> Void = {}
  ) {
    self.texts = texts
    self.events = events
    self.onAppearance = onAppearance
    state = Guarded(State(meter: OutputMeter(limits), cell: cell))
    let watch = PageWatch(limits, page: page)
    self.watch = watch
    homeWatch = HomeWatch(limits, folder: page.home) { watch.exceeded(.storage) }
  }

  /// The page's process is there.
  func started() {
    state.withLock { $0.stage = max($0.stage, .started) }
    watch.start()
    homeWatch?.start()
  }

  /// The page is told what it may wait for.
  func filled() {
    state.withLock { $0.cell = .filled }
    watch.goesOn()
  }

  /// The page said something.
  func received(_ message: PageMessage) {
    switch message {
    case .commit(let body): events.put(.commit(body), cost: body.count)
    case .picture(let body): events.put(.picture(body), cost: body.count)
    case .elements(let body): events.put(.elements(body), cost: body.count)
    case .announcement(let body): events.put(.announcement(body), cost: body.count)
    case .textFocus(let body): events.put(.textFocus(body), cost: body.count)
    case .soundData(let body): events.put(.soundData(body), cost: body.count)
    case .sound(let body): events.put(.sound(body), cost: body.count)
    case .web(let body): events.put(.web(body), cost: body.count)
    case .webPlaces(let body): events.put(.webPlaces(body), cost: body.count)
    case .commands(let body): events.put(.commands(body), cost: body.count)
    case .event(let event): received(event)
    }
  }

  /// The newest run is another one.
  func cancelled() {
    end(.cancelled)
  }

  /// All is said, and the process is gone.
  func ended(_ said: (process: PageRun.HostSaid, channel: PageRun.ChannelEnd)) {
    let (stage, finish, words) = state.withLock {
      ($0.stage, $0.finish, String(decoding: $0.lastWords, as: UTF8.self))
    }
    let reader = CrashReader(texts: texts)
    let errors = said.process.errors
    if let overLimit = watch.passed {
      let place = (reader.place(in: errors) ?? reader.lastPassed(in: errors)).map {
        Crash(message: "", file: $0.file, line: $0.line, column: $0.column)
      }
      return end(.overLimit(overLimit, place))
    }
    if let abuse = said.channel.abuse {
      return end(.crashed(Crash(message: abuse, file: "", line: 0, column: 0)))
    }
    switch said.process.end {
    case nil where said.process.memory == .usedUp,
      .signalled where said.process.memory == .usedUp:
      end(.overLimit(.memory, nil))
    case nil where stage == .requested: end(.failed(.hostLost))
    case .exited where finish == .timeIsUp: end(.timeIsUp)
    case .exited(let status) where status == Self.fault && stage < .loaded:
      // Its own code has not run yet.
      let reason = words.isEmpty ? errors : words
      if let symbol = reason.split(separator: "undefined symbol: ").dropFirst().first {
        let name = symbol.prefix { !$0.isWhitespace }
        let message = "The page uses “\(name)”, which nothing defines"
        return end(.crashed(Crash(message: message, file: "", line: 0, column: 0)))
      }
      end(.failed(EngineFault("the page cannot be started: \(reason)")))
    case .exited(let status): end(.finished(pageStatus: status))
    default:
      let crash = reader.crash(said.process.end, backtrace: errors, lastWords: words)
      // What the runtime says when it gets no memory, and what reading at nothing then looks like.
      let isMemory = crash.message.contains("failed to allocate")
      end(isMemory ? .overLimit(.memory, crash) : .crashed(crash))
    }
  }

  /// Waits for the end.
  func outcome() async -> RunOutcome {
    await ending.value()
  }

  private func end(_ outcome: RunOutcome) {
    watch.end()
    homeWatch?.end()
    ending.fulfil(outcome)
  }

  private func received(_ event: PageEvent) {
    switch event {
    case .console(let stream, let bytes): console(stream, bytes)
    case .results(let records):
      events.put(.results(records.compactMap(result)), cost: records.reduce(0) { $0 + $1.cost })
    case .liveView(let width, let height):
      events.put(.liveView(width: width, height: height), cost: 16)
    case .tree(let time, let text): events.put(.tree(time: time, text: text), cost: text.utf8.count)
    case .topLevelEnded:
      watch.topLevelEnded()
      events.put(.topLevelEnded, cost: 16)
    case .finished(let reason): state.withLock { $0.finish = reason }
    case .nondeterministic(let reason):
      events.put(.nondeterministic(reason: reason), cost: reason.utf8.count)
    case .assessment(let assessment):
      let assessment = assessment?.bounded
      events.put(.assessment(assessment), cost: assessment?.cost ?? 1)
    case .mark(.turned, _): watch.turned()
    case .mark(.waits, _):
      // It may have been told meanwhile.
      state.withLock { if $0.cell == .awaited { watch.waits() } }
    case .mark(let mark, let nanoseconds):
      if mark == .loaded { state.withLock { $0.stage = .loaded } }
      events.put(.mark(mark, nanoseconds: nanoseconds), cost: 16)
      if mark == .appeared { onAppearance() }
    case .commit, .picture, .font, .elements, .announcement, .textFocus, .soundData, .sound,
      .web, .webPlaces, .commands:
      break
    }
  }

  private func console(_ stream: ConsoleStream, _ bytes: [UInt8]) {
    let verdict = state.withLock { state in
      if stream == .error {
        state.lastWords = (state.lastWords + bytes).suffix(Self.mostLastWords)
      }
      return state.meter.count(bytes.count, now: Stopwatch.now)
    }
    if verdict == .over {
      watch.exceeded(.output)
    } else {
      events.put(.console(stream: stream, bytes: bytes), cost: bytes.count + 16)
    }
  }

  /// Nothing where nobody wrote what has the value.
  private func result(_ record: ResultRecord) -> PageResult? {
    let range = TextRange(
      line: Int(record.startLine), column: Int(record.startColumn), endLine: Int(record.endLine),
      endColumn: Int(record.endColumn))
    let (line, column) = (range.line, range.column)
    let word = texts[0].rewritten.repeatedWord(line: line, column: column)
    if word == nil, texts[0].rewritten.isInserted(line: line, column: column) { return nil }
    var record = record
    if record.name.isEmpty, let word { record.name = word }
    return PageResult(file: texts[0].path, range: texts[0].original(range), record: record)
  }
}
