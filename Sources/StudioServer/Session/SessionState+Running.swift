import PageEngine
import PageProtocol

/// Building and running.
extension SessionState {
  /// Begins a run of the texts in memory.
  mutating func run(at moment: Moment) -> [SessionAction] {
    guard !isClosing else { return [] }
    lastRun += 1
    lastRunVersion = version
    traces.runBegins(lastRun, version: version, at: moment)
    return [.run(lastRun, document.input)] + enter(.building(module: nil))
  }

  /// What the engine says about a run; of one that was replaced nothing is heard.
  mutating func engine(
    _ event: EngineEvent, run: Int, at moment: Moment
  ) -> [SessionAction] {
    guard run == lastRun else { return [] }
    switch event {
    case .building(let module): return enter(.building(module: module))
    case .diagnostics(let items), .doesNotCompileYet(let items): return judged(items)
    case .built(let timing): return built(timing)
    case .started: return started()
    case .mark(let mark, let nanoseconds):
      traces.marked(mark, run: run, at: moment.wall(of: nanoseconds))
      return []
    case .topLevelEnded: return topLevelEnded(at: moment)
    case .ended(let outcome): return ended(outcome, at: moment)
    case .console, .results, .liveView, .commit, .picture:
      return shown?.number == run ? showed(event, at: moment) : []
    case .tree, .nondeterministic: return []
    }
  }

  private mutating func judged(_ items: [Diagnostic]) -> [SessionAction] {
    diagnostics = (lastRunVersion, items)
    return broadcast(.diagnostics(version: lastRunVersion, items))
  }

  private mutating func built(_ timing: BuildTiming) -> [SessionAction] {
    buildMilliseconds = timing.whole
    // Modules are compiled once; the next key meets the page alone.
    pause.learn(build: timing.whole - timing.sources)
    traces.built(timing, run: lastRun)
    return []
  }

  private mutating func started() -> [SessionAction] {
    shown = RunRecord(number: lastRun, version: lastRunVersion)
    decoder = ConsoleDecoder()
    return broadcast(.runStarted(run: lastRun, version: lastRunVersion))
      + enter(.running(buildMilliseconds: buildMilliseconds))
  }

  private mutating func topLevelEnded(at moment: Moment) -> [SessionAction] {
    guard shown?.number == lastRun, shown?.liveView == nil else { return [] }
    shown?.liveView = .absent
    return broadcast(.noLiveView(run: lastRun)) + finish(traces.ended(run: lastRun, at: moment))
  }

  private mutating func showed(_ event: EngineEvent, at moment: Moment) -> [SessionAction] {
    let run = lastRun
    switch event {
    case .console(let stream, let bytes):
      let text = ConsoleText(stream: stream, text: decoder.text(of: bytes, stream: stream))
      guard !text.text.isEmpty else { return [] }
      shown?.add(console: text)
      return broadcast(.console(run: run, [text]))
    case .results(let results):
      shown?.add(results: results)
      return broadcast(.results(version: lastRunVersion, run: run, results))
    case .liveView(let width, let height):
      shown?.liveView = .size(width: width, height: height)
      return broadcast(.liveView(run: run, width: width, height: height))
        + enter(.live(buildMilliseconds: buildMilliseconds))
    case .commit(let body):
      traces.committed(run: run, at: moment)
      return frame(body)
    case .picture(let body): return frame(body)
    default: return []
    }
  }

  private mutating func frame(_ body: [UInt8]) -> [SessionAction] {
    shown?.add(frame: body)
    return broadcast(.frame(run: lastRun, body))
  }

  private mutating func ended(_ outcome: RunOutcome, at moment: Moment) -> [SessionAction] {
    let trace = shown?.hasPicture == true ? nil : traces.ended(run: lastRun, at: moment)
    return restOfConsole() + enter(phase(of: outcome)) + finish(trace)
  }

  private mutating func restOfConsole() -> [SessionAction] {
    guard shown?.number == lastRun else { return [] }
    return ConsoleStream.allCases.flatMap { stream -> [SessionAction] in
      let text = ConsoleText(stream: stream, text: decoder.rest(of: stream))
      guard !text.text.isEmpty else { return [] }
      shown?.add(console: text)
      return broadcast(.console(run: lastRun, [text]))
    }
  }

  private func phase(of outcome: RunOutcome) -> RunPhase {
    switch outcome {
    case .finished(let status):
      .finished(pageStatus: status, buildMilliseconds: buildMilliseconds)
    case .timeIsUp: .finished(pageStatus: 0, buildMilliseconds: buildMilliseconds)
    case .doesNotCompile:
      .failed(
        errors: diagnostics?.items.count { $0.severity == .error } ?? 0,
        warnings: diagnostics?.items.count { $0.severity == .warning } ?? 0)
    case .crashed(let crash): .crashed(crash)
    case .overLimit(let limit, let place):
      .stoppedByLimit(limit, file: place?.file, line: place?.line)
    case .cancelled: .stoppedByPerson
    case .unavailable(let why): .unavailable(reason: why.reason, remedy: why.remedy)
    case .failed(let fault):
      .unavailable(reason: fault.description, remedy: "Run the page again.")
    }
  }
}
