import PageEngine
import PageProtocol

/// Building and running.
extension SessionState {
  /// Begins a run of the texts in memory; with a line, one that ends behind it; with a literal that a
  /// person is changing, one of what the texts would be then.
  mutating func run(
    _ page: String, to line: Int? = nil, scrubbed: ScrubbedLiteral? = nil, at moment: Moment
  ) -> [SessionAction] {
    guard !isClosing, let facts = document.page(named: page) else { return [] }
    lastRun += 1
    let run = lastRun
    let version = version
    change(page) {
      $0.lastRun = run
      $0.lastRunVersion = version
      $0.wasLeft = false
      $0.toldVisibility = .visible
      $0.scrubbing?.flight = scrubbed.map { _ in run }
      $0.traces.runBegins(run, version: version, at: moment)
    }
    var input = document.input(of: facts, to: line)
    if let stage { input.stage = stage }
    input.scrubbed = scrubbed
    return [.stopTimer(.run(page))] + useEngine(of: page)
      + [.run(page: page, run, input)]
      + (scrubbed == nil ? enter(.building(module: nil), of: page) : [])
  }

  /// From now on edits run the page, or do not.
  mutating func setAutomatic(_ isOn: Bool, at moment: Moment) -> [SessionAction] {
    guard isOn != isAutomatic else { return [] }
    isAutomatic = isOn
    let told = tellFacts()
    guard isOn else { return told + pages.keys.sorted().map { .stopTimer(.run($0)) } }
    let outdated = Set(windows.values.map(\.page)).sorted().filter { state(of: $0).isOutdated }
    return told + outdated.flatMap { run($0, at: moment) }
  }

  /// From now on so much time passes before an edit runs the page.
  mutating func setPause(_ wish: PauseWish) -> [SessionAction] {
    guard wish != pauseWish else { return [] }
    pauseWish = wish
    return tellFacts()
  }

  /// Tells every window the document anew.
  private func tellFacts() -> [SessionAction] {
    windows.keys.sorted { $0.number < $1.number }.map { connection in
      SessionAction.send(
        .document(facts(for: windows[connection]?.name ?? "")), to: [connection])
    }
  }

  /// What the engine says about a run; of one that was replaced nothing is heard.
  mutating func engine(
    _ event: EngineEvent, of page: String, run: Int, at moment: Moment
  ) -> [SessionAction] {
    guard document.page(named: page) != nil, run == state(of: page).lastRun else { return [] }
    let actions = heard(event, of: page, run: run, at: moment)
    return actions + scrubOn(after: event, of: page, run: run, at: moment)
  }

  private mutating func heard(
    _ event: EngineEvent, of page: String, run: Int, at moment: Moment
  ) -> [SessionAction] {
    switch event {
    case .building(let module): return enter(.building(module: module), of: page)
    case .diagnostics(let items), .doesNotCompileYet(let items): return judged(items, page)
    case .ages(let ages): return judged(ages: ages)
    case .built(let timing): return built(timing, page)
    case .started: return started(page)
    case .mark(let mark, let nanoseconds):
      change(page) { $0.traces.marked(mark, run: run, at: moment.wall(of: nanoseconds)) }
      return []
    case .topLevelEnded: return topLevelEnded(page, at: moment)
    case .ended(let outcome): return ended(outcome, page, at: moment)
    case .console, .results, .liveView, .commit, .picture, .elements, .announcement, .textFocus,
      .soundData, .sound, .web, .webPlaces, .commands, .assessment:
      return state(of: page).shown?.number == run ? showed(event, page, at: moment) : []
    case .tree, .nondeterministic: return []
    }
  }

  private mutating func judged(_ items: [Diagnostic], _ page: String) -> [SessionAction] {
    let version = state(of: page).lastRunVersion
    change(page) { $0.diagnostics = (version, items) }
    return tell(page, .diagnostics(version: version, items))
  }

  private mutating func built(_ timing: BuildTiming, _ page: String) -> [SessionAction] {
    change(page) {
      $0.buildMilliseconds = timing.whole
      // Modules are compiled once; the next key meets the page alone.
      $0.pause.learn(build: timing.whole - timing.sources)
      $0.traces.built(timing, run: $0.lastRun)
    }
    return []
  }

  private mutating func started(_ page: String) -> [SessionAction] {
    let record = change(page) { state in
      let record = RunRecord(number: state.lastRun, version: state.lastRunVersion)
      state.shown = record
      state.decoder = ConsoleDecoder()
      return record
    }
    let isScrubbed = state(of: page).scrubbing?.flight == record.number
    return (isScrubbed ? tell(page, .scrubbed(run: record.number)) : [])
      + tell(page, .runStarted(run: record.number, version: record.version))
      + enter(.running(buildMilliseconds: state(of: page).buildMilliseconds), of: page)
  }

  private mutating func topLevelEnded(_ page: String, at moment: Moment) -> [SessionAction] {
    let state = state(of: page)
    guard state.shown?.number == state.lastRun, state.shown?.liveView == nil else { return [] }
    let trace = change(page) { state in
      state.shown?.liveView = .absent
      return state.traces.ended(run: state.lastRun, at: moment)
    }
    return tell(page, .noLiveView(run: state.lastRun)) + finish(trace, of: page)
  }

  private mutating func showed(
    _ event: EngineEvent, _ page: String, at moment: Moment
  ) -> [SessionAction] {
    let run = state(of: page).lastRun
    switch event {
    case .console(let stream, let bytes):
      return printed(page) {
        ConsoleText(stream: stream, text: $0.text(of: bytes, stream: stream))
      }
    case .results(let results):
      change(page) { $0.shown?.add(results: results) }
      let version = state(of: page).lastRunVersion
      return tell(page, .results(version: version, run: run, results))
    case .liveView(let width, let height):
      change(page) { $0.shown?.liveView = .size(width: width, height: height) }
      return tell(page, .liveView(run: run, width: width, height: height))
        + enter(.live(buildMilliseconds: state(of: page).buildMilliseconds), of: page)
    case .commit(let body):
      change(page) { $0.traces.committed(run: run, at: moment) }
      return frame(body, page)
    case .picture(let body): return frame(body, page)
    case .elements(let body):
      change(page) { $0.shown?.elements = body }
      return tell(page, .frame(run: run, body))
    case .commands(let body):
      change(page) { $0.shown?.commands = body }
      return tell(page, .frame(run: run, body))
    case .textFocus(let body):
      change(page) { $0.shown?.textFocus = body }
      return tell(page, .frame(run: run, body))
    case .soundData(let body):
      change(page) { $0.shown?.add(sound: body) }
      return tell(page, .frame(run: run, body))
    case .web(let body):
      change(page) { $0.shown?.add(web: body) }
      return tell(page, .frame(run: run, body))
    case .webPlaces(let body):
      change(page) { $0.shown?.webPlaces = body }
      return tell(page, .frame(run: run, body))
    case .assessment(let assessment):
      change(page) { $0.shown?.assessment = assessment }
      return tell(page, .assessment(run: run, assessment))
    case .announcement(let body), .sound(let body): return tell(page, .frame(run: run, body))
    default: return []
    }
  }

  private mutating func frame(_ body: [UInt8], _ page: String) -> [SessionAction] {
    change(page) { $0.shown?.add(frame: body) }
    return tell(page, .frame(run: state(of: page).lastRun, body))
  }

  private mutating func ended(
    _ outcome: RunOutcome, _ page: String, at moment: Moment
  ) -> [SessionAction] {
    let trace = change(page) { state in
      state.shown?.hasPicture == true ? nil : state.traces.ended(run: state.lastRun, at: moment)
    }
    return restOfConsole(page) + enter(phase(of: outcome, page), of: page)
      + finish(trace, of: page)
  }

  private mutating func restOfConsole(_ page: String) -> [SessionAction] {
    let state = state(of: page)
    guard state.shown?.number == state.lastRun else { return [] }
    return ConsoleStream.allCases.flatMap { stream in
      printed(page) { ConsoleText(stream: stream, text: $0.rest(of: stream)) }
    }
  }

  private mutating func printed(
    _ page: String, _ read: (inout ConsoleDecoder) -> ConsoleText
  ) -> [SessionAction] {
    let text = change(page) { read(&$0.decoder) }
    guard !text.text.isEmpty else { return [] }
    change(page) { $0.shown?.add(console: text) }
    return tell(page, .console(run: state(of: page).lastRun, [text]))
  }

  private func phase(of outcome: RunOutcome, _ page: String) -> RunPhase {
    let buildMilliseconds = state(of: page).buildMilliseconds
    let items = state(of: page).diagnostics?.items ?? []
    return switch outcome {
    case .finished(let status):
      .finished(pageStatus: status, buildMilliseconds: buildMilliseconds)
    case .timeIsUp: .finished(pageStatus: 0, buildMilliseconds: buildMilliseconds)
    case .doesNotCompile:
      .failed(
        errors: items.count { $0.severity == .error },
        warnings: items.count { $0.severity == .warning })
    case .crashed(let crash): .crashed(crash)
    case .overLimit(let limit, let place):
      .stoppedByLimit(limit, file: place?.file, line: place?.line)
    case .cancelled: .stoppedByPerson
    case .unavailable(let why): .unavailable(reason: why.reason, remedy: why.remedy)
    case .failed(let fault):
      .unavailable(reason: fault.description, remedy: fault.remedy)
    }
  }
}
