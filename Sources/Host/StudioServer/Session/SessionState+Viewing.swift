/// Windows that come, look at pages, and go.
extension SessionState {
  /// A window that is loaded anew is away for less than this.
  private static let leavingPatience = 10_000.0
  private static let mostEngines = 3

  /// Tells a window everything the others know already.
  mutating func welcome(
    _ connection: ConnectionIdentifier, window name: String, page: String?, at moment: Moment
  ) -> [SessionAction] {
    let wanted = page.flatMap { document.page(named: $0)?.name } ?? openingPage
    windows[connection] = Window(
      name: name, page: wanted, visibility: hiddenWindows.contains(name) ? .hidden : .visible)
    leavers.remove(connection)
    var messages: [ServerMessage] = [.document(facts(for: name))]
    if savedVersion == version { messages.append(.saved(version: version)) }
    let actions = messages.map { SessionAction.send($0, to: [connection]) }
    let warnings = document.warnings.map {
      SessionAction.send(.problem($0), to: [connection])
    }
    let old: [SessionAction] = ages.isEmpty ? [] : [.send(oldTexts, to: [connection])]
    return actions + tellConflicts(conflicts.keys.sorted(), to: connection)
      + show(wanted, to: connection, at: moment) + old + warnings
  }

  /// A window looks at another page.
  mutating func look(
    _ connection: ConnectionIdentifier, at page: String, _ moment: Moment
  ) -> [SessionAction] {
    guard let last = windows[connection]?.page else { return [] }
    guard document.page(named: page) != nil else {
      return [.send(.problem("There is no page “\(page)”."), to: [connection])]
    }
    windows[connection]?.page = page
    openingPage = page
    let left = last == page ? [] : leaveSoon(last, patience: 0)
    return left + show(page, to: connection, at: moment)
  }

  mutating func disconnected(_ connection: ConnectionIdentifier) -> [SessionAction] {
    guard let window = windows.removeValue(forKey: connection) else { return [] }
    waitingForSave.removeAll { $0.0 == connection }
    if !isSaved { leavers.insert(connection) }
    return save() + leaveSoon(window.page, patience: Self.leavingPatience)
  }

  /// Where nobody looks at a page any more, it ends after a while.
  private func leaveSoon(_ page: String, patience: Double) -> [SessionAction] {
    lookers(at: page).isEmpty ? [.startTimer(.leave(page), milliseconds: patience)] : []
  }

  /// Ends what nobody looks at.
  mutating func leave(_ page: String) -> [SessionAction] {
    guard lookers(at: page).isEmpty else { return [] }
    change(page) { $0.wasLeft = true }
    let rest: [SessionAction] = windows.isEmpty ? [.restLanguage] : []
    return [.stopTimer(.run(page)), .stop(page: page)] + rest
  }

  enum RunWish { case whereOutdated, never }

  /// What is known of a page, and a run of it where that is not what it would show now.
  mutating func show(
    _ page: String, to connection: ConnectionIdentifier, at moment: Moment,
    run wish: RunWish = .whereOutdated
  ) -> [SessionAction] {
    guard let shown = document.page(named: page) else { return [] }
    let path = shown.path
    let state = state(of: page)
    var messages: [ServerMessage] = [
      .page(name: page, path: path), stageMessage,
      .state(state.phase, version: state.lastRunVersion, run: state.lastRun),
    ]
    if document.isApplication { messages.append(.previews(file: document.previewed)) }
    if let diagnostics = state.diagnostics {
      messages.append(.diagnostics(version: diagnostics.version, diagnostics.items))
    }
    if let run = state.shown { messages += replay(run) }
    let actions =
      [.stopTimer(.leave(page))] + messages.map { SessionAction.send($0, to: [connection]) }
      + tellProse(of: shown, to: connection)
      + (document.timelines[path, default: []].isEmpty
        ? [] : tellTimeline(of: path, to: [connection]))
    let hasLostFrames = state.shown?.isWhole == false
    let mustRun = isAutomatic && state.isOutdated || hasLostFrames
    return mustRun && wish == .whereOutdated ? actions + run(page, at: moment) : actions
  }

  /// Which engine a page needs, and which one has to go for it.
  mutating func useEngine(of page: String) -> [SessionAction] {
    engines.removeAll { $0 == page }
    engines.append(page)
    guard engines.count > Self.mostEngines,
      let idle = engines.first(where: { $0 != page && lookers(at: $0).isEmpty })
    else { return [] }
    engines.removeAll { $0 == idle }
    change(idle) { $0.wasLeft = true }
    return [.release(page: idle)]
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
    messages += (record.frames + record.sounds).map { .frame(run: run, $0) }
    messages += record.webDocuments.map { .frame(run: run, $0) }
    if let places = record.webPlaces { messages.append(.frame(run: run, places)) }
    if let elements = record.elements { messages.append(.frame(run: run, elements)) }
    if let commands = record.commands { messages.append(.frame(run: run, commands)) }
    if let focus = record.textFocus { messages.append(.frame(run: run, focus)) }
    if let assessment = record.assessment { messages.append(.assessment(run: run, assessment)) }
    let results = record.latestResults
    if !results.isEmpty {
      messages.append(.results(version: record.version, run: run, results))
    }
    if !record.console.isEmpty { messages.append(.console(run: run, record.console)) }
    return messages
  }

  /// The document as a window of that name has to know it.
  func facts(for window: String, renamed: [String: String] = [:]) -> DocumentFacts {
    DocumentFacts(
      document, epoch: epoch, version: version, isAutomatic: isAutomatic, pause: pauseWish,
      renamed: renamed, sequence: sequences[window, default: 0],
      restored: restorations.mapValues(\.source), onDisk: otherTextsOnDisk)
  }

  /// By path, of texts that are not on disk as they are now, those of which one may be there.
  private var otherTextsOnDisk: [String: [String]] {
    let written = saving?.texts ?? [:]
    let paths = Set(unsaved.keys).union(written.keys)
    let texts = paths.map { path in
      let known = diskTexts[path] ?? ""
      guard unsaved[path] != nil, let text = written[path] else { return (path, [known]) }
      return (path, [known, text])
    }
    return Dictionary(uniqueKeysWithValues: texts)
  }
}
