import Foundation
import PageEngine

/// `lek corpus`: runs every page under folders, and says what works.
struct CorpusCommand {
  var arguments: CorpusArguments

  func run() async -> ExitStatus {
    var bundles: [String] = []
    for folder in arguments.folders {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder),
        isFolder.boolValue
      else { return Terminal.refuse("there is no folder \(folder)") }
      let found = BundleSearch.bundles(under: folder)
      guard !found.isEmpty else { return Terminal.refuse("there is no playground in \(folder)") }
      bundles += found.filter { !bundles.contains($0) }
    }
    switch await EngineConfiguration.find() {
    case .failure(let why):
      Terminal.complain(why.words)
      return .unavailable
    case .success(let configuration):
      return await run(bundles, configuration)
    }
  }

  private func run(_ bundles: [String], _ configuration: EngineConfiguration) async -> ExitStatus {
    do {
      if let why = try await configuration.check() {
        Terminal.complain(why.words)
        return .unavailable
      }
    } catch {
      Terminal.complain(error.words)
      return .ourFault
    }
    var subjects: [CorpusSubject] = []
    var unopened: [PageVerdict] = []
    for bundle in bundles {
      switch CorpusSubject.read(bundle) {
      case .success(let pages): subjects += pages
      case .failure(let problem):
        unopened.append(
          PageVerdict(
            bundle: bundle, page: "", kind: .notOpened, stage: .found,
            failure: .init(reason: .doesNotOpen, message: problem.message)))
      }
    }
    for verdict in unopened where tell(verdict) == .gone { return .done }
    return await run(subjects, unopened, configuration)
  }

  private func run(
    _ subjects: [CorpusSubject], _ unopened: [PageVerdict], _ configuration: EngineConfiguration
  ) async -> ExitStatus {
    let interruption = Interruption()
    let running = Task { [self] in
      await CorpusRunner(configuration: configuration).run(subjects) { tell($0) }
    }
    let stopping = Task {
      await interruption.first()
      running.cancel()
    }
    let verdicts = await running.value
    stopping.cancel()
    if verdicts.count < subjects.count {
      Terminal.complain("stopped after \(verdicts.count) of \(subjects.count) pages")
    }
    return finish(CorpusSummary(verdicts: unopened + verdicts))
  }

  private func tell(_ verdict: PageVerdict) -> Terminal.Reader {
    switch arguments.form {
    case .json: Terminal.say(verdict.json.text)
    case .text: .there
    }
  }

  private func finish(_ summary: CorpusSummary) -> ExitStatus {
    switch arguments.form {
    case .json: Terminal.say(summary.json.text)
    case .text: Terminal.say(CorpusTable(summary: summary).text)
    }
    return summary.verdicts.allSatisfy(\.runs) ? .done : .doesNotCompile
  }
}
