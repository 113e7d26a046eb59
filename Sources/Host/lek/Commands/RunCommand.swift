import Foundation
import PageEngine
import StudioServer

/// `lek run`: one run of a page, without a browser.
struct RunCommand {
  var arguments: RunArguments

  func run() async throws -> ExitStatus {
    if let problem = Snapshots.problem(with: arguments.snapshots) {
      return Terminal.refuse(problem)
    }
    let opened: OpenedPlayground
    switch OpenedPlayground.open(
      URL(fileURLWithPath: arguments.path), page: arguments.page)
    {
    case .failure(let problem):
      return Terminal.refuse(GivenPath(arguments.path).guess ?? problem.message)
    case .success(let found): opened = found
    }
    for warning in opened.warnings { Terminal.complain(warning) }
    switch await EngineConfiguration.find() {
    case .failure(let why):
      return finish(report(opened), .unavailable(why))
    case .success(var configuration):
      configuration.sandbox = arguments.sandbox
      configuration.network = arguments.network
      let blocks = blocks(of: opened)
      if !blocks.isEmpty { return try await run(blocks, of: opened, configuration) }
      return try await run(opened.input, of: opened, report(opened), configuration)
    }
  }

  /// Those of a package, or of the file of it that was named.
  private func blocks(of opened: OpenedPlayground) -> [BlockRun] {
    let isFile = arguments.path.lowercased().hasSuffix(".swift")
    return opened.blocks(isFile || arguments.page != nil ? .ofThePage : .all)
  }

  /// One block after the other, each in a run of its own; the worst of their ends counts.
  private func run(
    _ blocks: [BlockRun], of opened: OpenedPlayground, _ configuration: EngineConfiguration
  ) async throws -> ExitStatus {
    var status = ExitStatus.done
    for block in blocks {
      var report: any RunReport = self.report(opened)
      if arguments.form == .text { report = BlockReport(block, report) }
      let end = try await run(block.input, of: opened, report, configuration)
      status = end.rawValue > status.rawValue ? end : status
    }
    return status
  }

  private func run(
    _ input: PageInput, of opened: OpenedPlayground, _ report: any RunReport,
    _ configuration: EngineConfiguration
  ) async throws -> ExitStatus {
    let interruption = Interruption()
    let session = try PageSession(configuration)
    interruption.endAnyway(with: .done) { session.abandon() }
    let wait = LongWait()
    // Before anyone may stop it.
    let events = session.run(input, options: arguments.options)
    let stopping = Task {
      await interruption.first()
      session.stop()
    }
    var report = report
    var snapshots = Snapshots(arguments.snapshots, end: arguments.seconds)
    var outcome = RunOutcome.cancelled
    let places = SectionPlaces(playground: opened)
    for await event in events {
      if !event.isOfBuilding { wait.end() }
      snapshots.see(event)
      if case .ended(let end) = event {
        outcome = places.placed(end)
      } else if case .tree(let moment, _) = event, !arguments.wantsTree(at: moment) {
        // It only said that the moment of a picture had come.
        continue
      } else if report.report(places.placed(event)) == .gone {
        session.stop()
      }
    }
    stopping.cancel()
    await session.close()
    interruption.endsByItself()
    let unwritten = outcome.hasRun ? snapshots.finish() : []
    let status = finish(report, outcome)
    unwritten.forEach { Terminal.complain($0) }
    return status
  }

  private func report(_ opened: OpenedPlayground) -> any RunReport {
    switch arguments.form {
    case .json: return JSONReport(arguments: arguments)
    case .text:
      let input = opened.input
      let texts =
        opened.packageTexts + opened.sections + input.texts
      let form = DiagnosticForm(
        bundle: BundleName(
          path: opened.packageTexts.isEmpty ? arguments.path : input.location,
          location: input.location
        ).text,
        texts: Dictionary(
          texts.map { ($0.path, $0.text) }, uniquingKeysWith: { first, _ in first }),
        package: input.package
      )
      return TextReport(arguments: arguments, form: form)
    }
  }

  private func finish(_ report: any RunReport, _ outcome: RunOutcome) -> ExitStatus {
    var report = report
    let status = ExitStatus(outcome)
    report.finish(outcome, status: status)
    return status
  }
}

extension RunOutcome {
  /// Whether the page was ever started.
  fileprivate var hasRun: Bool {
    switch self {
    case .doesNotCompile, .unavailable: false
    default: true
    }
  }
}

extension EngineEvent {
  /// Whether it comes before the page is compiled.
  fileprivate var isOfBuilding: Bool {
    switch self {
    case .building, .doesNotCompileYet, .ages: true
    default: false
    }
  }
}
