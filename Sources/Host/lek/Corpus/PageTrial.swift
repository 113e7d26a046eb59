import LayerPlayer
import PageEngine
import SourceDialect
import StudioServer

/// Runs one page in virtual time, and says what was seen of it.
///
/// It hears everything the page says and keeps next to nothing, so a page that floods costs time
/// alone. What neither the compiler's end nor a limit ends is ended by the deadline.
struct PageTrial: Sendable {
  var subject: CorpusSubject
  var configuration: EngineConfiguration
  var deadline = Duration.seconds(180)

  private static let seconds = 3.0
  /// A page may show something only after a while.
  private static let looksAt = [1.0, 2, 2.9]

  /// What is collected while it runs.
  private struct Sight {
    var player = LayerPlayer()
    var hasLiveView = false
    var looks = LiveViewLooks()
    var errors: [Diagnostic] = []
    var unavailable: Diagnostic?
    var places: Set<Place> = []
    var compiled = false
    /// Whether all of the page's top level was passed.
    var topLevelEnded = false

    struct Place: Hashable {
      var line: Int
      var column: Int
    }
  }

  /// Nothing where it was interrupted.
  func run() async -> PageVerdict? {
    let input = subject.input
    var verdict = PageVerdict(
      bundle: subject.bundle, page: subject.page, kind: PageClass(of: input))
    let session: PageSession
    do { session = try PageSession(configuration) } catch {
      verdict.failure = .init(reason: .ourFault, message: error.words)
      return verdict
    }
    let watch = Task { [deadline] in
      try await Task.sleep(for: deadline)
      session.stop()
    }
    let options = RunOptions(
      clock: .virtual(seconds: Self.seconds), seed: 1, treeMoments: Self.looksAt)
    let events = session.run(input, options: options)
    let (sight, outcome) = await withTaskCancellationHandler {
      await look(at: events)
    } onCancel: {
      session.stop()
    }
    watch.cancel()
    await session.close()
    if Task.isCancelled { return nil }
    judge(sight, outcome, &verdict)
    return verdict
  }

  private func look(at events: AsyncStream<EngineEvent>) async -> (Sight, RunOutcome) {
    var sight = Sight()
    var outcome = RunOutcome.cancelled
    for await event in events {
      switch event {
      case .diagnostics(let diagnostics):
        sight.errors = diagnostics.filter { $0.severity == .error }
        sight.unavailable = diagnostics.first { Self.saysUnavailable($0.message) }
      case .built: sight.compiled = true
      case .results(let results):
        for result in results {
          sight.places.insert(.init(line: result.range.line, column: result.range.column))
        }
      case .topLevelEnded: sight.topLevelEnded = true
      case .liveView: sight.hasLiveView = true
      // What a page garbles is not drawn.
      case .commit(let frame), .picture(let frame): try? sight.player.receive(frame: frame)
      case .tree(let moment, _): sight.looks.look(at: sight.player, moment)
      case .ended(let end): outcome = end
      default: break
      }
    }
    return (sight, outcome)
  }

  private static func saysUnavailable(_ message: String) -> Bool {
    message.contains("not available") || message.contains("is unavailable")
  }

  private func judge(_ sight: Sight, _ outcome: RunOutcome, _ verdict: inout PageVerdict) {
    verdict.values = sight.places.count
    if sight.compiled { verdict.stage = .compiled }
    if sight.hasLiveView {
      var looks = sight.looks
      // One that ended before was looked at by nobody; what it showed last counts.
      if looks.isEmpty { looks.look(at: sight.player, Self.looksAt[0]) }
      verdict.liveView = looks.verdict
    }
    verdict.failure = failure(sight, outcome)
    if sight.compiled, verdict.failure == nil || outcome.isGood { verdict.stage = .ran }
    if verdict.failure == nil, let missing = missingValue(sight) {
      verdict.failure = missing
    }
    if verdict.failure == nil, verdict.liveView == .oneColour {
      verdict.failure = .init(reason: .oneColour, message: "")
    }
  }

  /// The first name the top level gave a value that is not shown.
  private func missingValue(_ sight: Sight) -> PageVerdict.Failure? {
    guard sight.topLevelEnded else { return nil }
    let shown = Set(sight.places.map(\.line))
    let missing = TopLevelBindings.in(subject.input.page.text).first { binding in
      !binding.lines.contains { shown.contains($0) }
    }
    return missing.map { binding in
      let place = subject.place(file: subject.input.page.path, line: binding.lines.lowerBound)
      return .init(
        reason: .valueNotShown, message: "'\(binding.name)' shows no value", file: place.file,
        line: place.line)
    }
  }

  private func failure(_ sight: Sight, _ outcome: RunOutcome) -> PageVerdict.Failure? {
    switch outcome {
    case .finished, .timeIsUp:
      return sight.unavailable.map { failure(.notAvailable, $0) }
    case .doesNotCompile:
      guard let error = sight.errors.first else {
        return .init(reason: .doesNotCompile, message: "")
      }
      if error.message.hasPrefix("no such module") { return failure(.missingModule, error) }
      return failure(sight.unavailable == error ? .notAvailable : .doesNotCompile, error)
    case .crashed(let crash): return failure(.crashed, crash)
    case .overLimit(let limit, let crash):
      return failure(Self.reason(of: limit), crash)
    case .cancelled: return .init(reason: .timeLimit, message: "not done in \(deadline)")
    case .unavailable(let why): return .init(reason: .ourFault, message: why.reason)
    case .failed(let fault): return .init(reason: .ourFault, message: fault.words)
    }
  }

  private static func reason(of limit: Limit) -> PageVerdict.Reason {
    switch limit {
    case .time: .timeLimit
    case .memory: .memoryLimit
    case .output: .outputLimit
    case .storage: .storageLimit
    }
  }

  private func failure(_ reason: PageVerdict.Reason, _ said: Diagnostic) -> PageVerdict.Failure {
    // What there is instead is said once, in the manual.
    let message =
      reason == .missingModule
      ? String(said.message.prefix { $0 != ";" }) : said.message
    let place = subject.place(file: said.file, line: said.range.line)
    return .init(reason: reason, message: message, file: place.file, line: place.line)
  }

  private func failure(_ reason: PageVerdict.Reason, _ crash: Crash?) -> PageVerdict.Failure {
    guard let crash else { return .init(reason: reason, message: "") }
    let place = subject.place(file: crash.file, line: crash.line)
    return .init(reason: reason, message: crash.message, file: place.file, line: place.line)
  }
}

extension RunOutcome {
  /// Whether the page came to its end or its time.
  fileprivate var isGood: Bool {
    switch self {
    case .finished, .timeIsUp: true
    default: false
    }
  }
}
