import PlaygroundDocument

/// Typing and saving.
extension SessionState {
  /// A pause that never comes does not keep a text off the disk for longer than this.
  private static let longestUnsaved = 250.0
  private static let saveRetry = 2000.0
  private static let mostWindows = 1000

  mutating func edited(
    _ edit: BrowserMessage.Edit, from connection: ConnectionIdentifier, at moment: Moment
  ) -> [SessionAction] {
    guard let window = windows[connection] else { return [] }
    // Said before the window knew that it shows this document.
    if let name = edit.document, name != document.identifier {
      return resend(to: connection, refused: edit.sequence)
    }
    var edit = edit
    if document.texts[edit.file] == nil { edit.file = formerPaths[edit.file] ?? edit.file }
    guard document.texts[edit.file] != nil else {
      return [
        .send(.problem("There is no file \(edit.file) in this playground."), to: [connection])
      ] + resend(to: connection, refused: edit.sequence)
    }
    if document.isReadOnly(edit.file), edit.sequence > sequences[window.name, default: 0] {
      // Counted, so that the window does not make it anew.
      count(edit, of: window.name)
      let problem = BundleProblem.notText(path: edit.file).message
      return [.send(.problem(problem), to: [connection])] + retell(to: connection)
    }
    if let source = edit.restores {
      return restored(edit, from: source, to: connection, window: window.name)
    }
    let before = document.texts[edit.file]?.text
    guard edit.sequence > sequences[window.name, default: 0],
      let done = document.texts[edit.file]?.apply(edit.operation, base: edit.base)
    else { return resend(to: connection, refused: edit.sequence) }
    count(edit, of: window.name)
    let change = noted(done, in: edit.file, from: before)
    let pages = pagesToRun(after: edit.file)
    let version = version
    for page in pages {
      self.change(page) {
        $0.traces.edited(version: version, keyTime: edit.keyTime, received: moment)
      }
    }
    let accepted = ServerMessage.accepted(
      file: edit.file, revision: change.revision, version: version, sequence: edit.sequence)
    return startPauses(of: pages) + startSaving() + startTimelineSaving() + [
      .send(accepted, to: [connection])
    ]
      + tell(change, origin: .window, except: connection)
  }

  /// An edit was done; of too many windows those that are here are remembered.
  private mutating func count(_ edit: BrowserMessage.Edit, of window: String) {
    if sequences.count >= Self.mostWindows, sequences[window] == nil {
      let present = Set(windows.values.map(\.name))
      sequences = sequences.filter { present.contains($0.key) }
    }
    sequences[window] = edit.sequence
    journal?.entries.append(.counted(window: window, sequence: edit.sequence))
  }

  /// What was done to a text, for those who have to hear of it.
  struct TextChange {
    var file: String
    var operation: TextOperation
    var revision: Int
  }

  /// A text has become another: it counts, and has to be saved.
  mutating func noted(
    _ operation: TextOperation, in file: String, from before: String? = nil
  ) -> TextChange {
    movePins(by: operation, in: file, from: before)
    version += 1
    let version = version
    let text = document.texts[file]
    journal?.entries.append(.changed(file: file, operation, version: version))
    if text?.revision == 1 { journal?.isAnother = true }
    unsaved[file] = text?.text
    prose.unread.insert(file)
    for page in document.pages where document.isMade(page, of: file) {
      change(page.name) { $0.newestVersion = version }
    }
    return TextChange(file: file, operation: operation, revision: text?.revision ?? 0)
  }

  func tell(
    _ change: TextChange, origin: ServerMessage.Origin,
    except connection: ConnectionIdentifier? = nil
  ) -> [SessionAction] {
    var others = Set(windows.keys)
    if let connection { others.remove(connection) }
    guard !others.isEmpty else { return [] }
    let message = ServerMessage.changed(
      file: change.file, revision: change.revision, version: version,
      operation: change.operation, origin: origin)
    return [.send(message, to: others)]
  }

  /// The pages that somebody looks at and that have to run because a file changed.
  func pagesToRun(after file: String) -> [String] {
    guard isAutomatic else { return [] }
    let seen = Set(windows.values.map(\.page))
    return document.pages.filter { seen.contains($0.name) && document.isMade($0, of: file) }
      .map(\.name)
  }

  func startPauses(of pages: [String]) -> [SessionAction] {
    pages.map { .startTimer(.run($0), milliseconds: pause(before: $0)) }
  }

  /// How long a person must rest before a page runs.
  private func pause(before page: String) -> Double {
    pauseWish.milliseconds ?? state(of: page).pause.length
  }

  /// A text waits to be written.
  mutating func startSaving() -> [SessionAction] {
    guard saving == nil, !isSaveTimed else { return [] }
    isSaveTimed = true
    return [.startTimer(.save, milliseconds: Self.longestUnsaved)]
  }

  /// A window brings back what it had told a studio that ended. Whatever came of it, it is told the
  /// texts as they are now.
  private mutating func restored(
    _ edit: BrowserMessage.Edit, from source: Restoration.Source,
    to connection: ConnectionIdentifier,
    window: String
  ) -> [SessionAction] {
    guard edit.sequence > sequences[window, default: 0], var text = document.texts[edit.file] else {
      return resend(to: connection, refused: edit.sequence)
    }
    let before = text.text
    let outcome = Restoration.add(
      edit.operation, base: edit.base, from: source, to: &restorations[edit.file], in: &text)
    if outcome == .refused { return resend(to: connection, refused: edit.sequence) }
    count(edit, of: window)
    guard case .done(let done) = outcome else { return retell(to: connection) }
    document.texts[edit.file] = text
    if let source = restorations[edit.file]?.source {
      journal?.entries.append(.restored(file: edit.file, source))
    }
    let change = noted(done, in: edit.file, from: before)
    return startPauses(of: pagesToRun(after: edit.file)) + startSaving()
      + tell(change, origin: .window, except: connection) + retell(to: connection)
  }

  /// All the texts anew, for one who has lost count.
  func resend(
    to connection: ConnectionIdentifier, refused: Int? = nil
  ) -> [SessionAction] {
    guard let window = windows[connection] else { return [] }
    return retell(to: connection, refused: refused ?? facts(for: window.name).sequence + 1)
  }

  private func retell(to connection: ConnectionIdentifier, refused: Int? = nil) -> [SessionAction] {
    guard let window = windows[connection] else { return [] }
    var facts = facts(for: window.name)
    facts.refused = refused
    return [.send(.document(facts), to: [connection])]
      + tellConflicts(conflicts.keys.sorted(), to: connection)
  }

  /// Writes what is not on disk yet, after what is being written.
  mutating func save() -> [SessionAction] {
    guard saving == nil, bundleWork == nil else { return [] }
    let texts = unsaved.filter { conflicts[$0.key] == nil }
    guard !texts.isEmpty else { return [] }
    let request = SaveRequest(version: version, texts: texts)
    let known = diskTexts.filter { texts[$0.key] != nil }
    for path in texts.keys { unsaved[path] = nil }
    saving = request
    isSaveTimed = false
    return [.stopTimer(.save), .save(request, over: known)]
  }

  mutating func saved(_ request: SaveRequest, milliseconds: Double) -> [SessionAction] {
    for (path, text) in saving?.texts ?? [:] { diskTexts[path] = text }
    saving = nil
    if conflicts.isEmpty { savedVersion = max(savedVersion, request.version) }
    for page in pages.keys {
      change(page) { $0.traces.saved(version: request.version, milliseconds: milliseconds) }
    }
    let told = conflicts.isEmpty ? broadcast(.saved(version: request.version)) : []
    let next = save()
    let answers = saving == nil ? answerSaves() : []
    return told + answers + next + tellLeavers() + workOnDisk()
  }

  /// Windows that have left hear that everything is on disk.
  mutating func tellLeavers() -> [SessionAction] {
    guard isSaved, !leavers.isEmpty else { return [] }
    defer { leavers = [] }
    return [.send(.leftSaved(document: document.identifier), to: leavers)]
  }

  /// Whoever waits hears that everything is on disk, or what keeps it from being there.
  mutating func answerSaves() -> [SessionAction] {
    let unresolved = unresolved
    return answerSaves { request in
      unresolved.map { .refused(request: request, $0) } ?? .done(request: request)
    }
  }

  /// What could not be written is not forgotten: it is tried again, and newer texts go first.
  mutating func saveFailed(_ request: SaveRequest, message: String) -> [SessionAction] {
    for (path, text) in saving?.texts ?? [:] where request.texts[path] == nil {
      diskTexts[path] = text
    }
    unsaved.merge(request.texts) { newer, _ in newer }
    saving = nil
    let problem = "Saving failed: \(message)"
    isSaveTimed = !isClosing
    let retry: [SessionAction] =
      isClosing ? [] : [.startTimer(.save, milliseconds: Self.saveRetry)]
    return broadcast(.problem(problem)) + answerSaves { .refused(request: $0, problem) }
      + refuseWishes(problem) + [.complain(problem)] + retry + workOnDisk()
  }

  private mutating func answerSaves(_ answer: (Int) -> ServerMessage) -> [SessionAction] {
    defer { waitingForSave = [] }
    return waitingForSave.map { .send(answer($0.request), to: [$0.0]) }
  }
}
