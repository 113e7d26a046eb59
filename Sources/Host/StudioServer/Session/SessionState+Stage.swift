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
    .stage(stage ?? StageSettings(), stage == nil ? .usual : .chosen)
  }
}
