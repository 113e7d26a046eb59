/// Typing and saving.
extension SessionState {
  /// A pause that never comes does not keep a text off the disk for longer than this.
  private static let longestUnsaved = 400.0
  private static let saveRetry = 2000.0

  mutating func edited(
    _ edit: BrowserMessage.Edit, from connection: ConnectionIdentifier, at moment: Moment
  ) -> [SessionAction] {
    guard document.has(edit.file) else {
      return [
        .send(.problem("There is no file \(edit.file) in this playground."), to: [connection])
      ]
    }
    let isNewer = edit.version > version
    version = isNewer ? edit.version : version + 1
    document.replace(edit.file, with: edit.text)
    unsaved[edit.file] = edit.text
    traces.edited(version: version, keyTime: edit.keyTime, received: moment)

    var actions: [SessionAction] = [.startTimer(.run, milliseconds: pause.length)]
    if saving == nil, !isSaveTimed {
      actions.append(.startTimer(.save, milliseconds: Self.longestUnsaved))
      isSaveTimed = true
    }
    return actions + tellOthers(than: connection, isNewer ? .knowsTheVersion : .isBehind)
  }

  private enum Sender { case knowsTheVersion, isBehind }

  /// Others that look at the same document get the text; so does one who counted from less.
  private func tellOthers(
    than connection: ConnectionIdentifier, _ sender: Sender
  ) -> [SessionAction] {
    var others = connections
    if sender == .knowsTheVersion { others.remove(connection) }
    guard !others.isEmpty else { return [] }
    return [.send(.document(document.currentFacts, version: version), to: others)]
  }

  /// Writes what is not on disk yet, after what is being written.
  mutating func save() -> [SessionAction] {
    guard saving == nil, !unsaved.isEmpty else { return [] }
    let request = SaveRequest(version: version, texts: unsaved)
    unsaved = [:]
    saving = request
    isSaveTimed = false
    return [.stopTimer(.save), .save(request)]
  }

  mutating func saved(_ request: SaveRequest, milliseconds: Double) -> [SessionAction] {
    saving = nil
    savedVersion = max(savedVersion, request.version)
    traces.saved(version: request.version, milliseconds: milliseconds)
    return broadcast(.saved(version: request.version)) + save()
  }

  /// What could not be written is not forgotten: it is tried again, and newer texts go first.
  mutating func saveFailed(_ request: SaveRequest, message: String) -> [SessionAction] {
    saving = nil
    unsaved.merge(request.texts) { newer, _ in newer }
    let problem = "Saving failed: \(message)"
    isSaveTimed = !isClosing
    let retry: [SessionAction] =
      isClosing ? [] : [.startTimer(.save, milliseconds: Self.saveRetry)]
    return broadcast(.problem(problem)) + [.complain(problem)] + retry
  }
}
