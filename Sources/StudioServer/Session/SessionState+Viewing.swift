/// Browsers that come.
extension SessionState {
  /// Tells a browser everything the others know already.
  mutating func welcome(
    _ connection: ConnectionIdentifier, at moment: Moment
  ) -> [SessionAction] {
    connections.insert(connection)
    var messages: [ServerMessage] = [
      .document(document.currentFacts, version: version),
      .state(phase, version: lastRunVersion, run: lastRun),
    ]
    if savedVersion == version { messages.append(.saved(version: version)) }
    if let diagnostics {
      messages.append(.diagnostics(version: diagnostics.version, diagnostics.items))
    }
    if let shown { messages += replay(shown) }
    messages += document.warnings.map { .problem($0) }
    let actions = messages.map { SessionAction.send($0, to: [connection]) }
    return shown?.isWhole == false ? actions + run(at: moment) : actions
  }

  private func replay(_ record: RunRecord) -> [ServerMessage] {
    let run = record.number
    var messages: [ServerMessage] = [.runStarted(run: run, version: record.version)]
    switch record.liveView {
    case .size(let width, let height):
      messages.append(.liveView(run: run, width: width, height: height))
    case .absent: messages.append(.noLiveView(run: run))
    case nil: break
    }
    messages += record.frames.map { .frame(run: run, $0) }
    let results = record.latestResults
    if !results.isEmpty {
      messages.append(.results(version: record.version, run: run, results))
    }
    if !record.console.isEmpty { messages.append(.console(run: run, record.console)) }
    return messages
  }
}
