import PageProtocol

/// How the live views of a document are seen. All windows see them alike.
extension SessionState {
  /// A window wants to see them otherwise: those that run change, and the next run begins so.
  mutating func setStage(
    _ settings: StageSettings, from connection: ConnectionIdentifier
  ) -> [SessionAction] {
    guard settings != stage else { return [] }
    stage = settings
    let others = Set(windows.keys).subtracting([connection])
    let told = others.isEmpty ? [] : [SessionAction.send(stageMessage, to: others)]
    return told + engines.map { .input(page: $0, .stage(settings)) }
  }

  var stageMessage: ServerMessage {
    .stage(stage ?? document.stage, stage == nil ? .usual : .chosen)
  }

  /// Tells the windows how the document is seen now, if that has changed and no user has chosen.
  func stageChanged(since old: OpenDocument) -> [SessionAction] {
    stage == nil && document.stage != old.stage ? broadcast(stageMessage) : []
  }
}
