import PageEngine

/// What the server says to browsers; see docs/wire-format.md.
enum ServerMessage: Equatable, Sendable {
  case document(DocumentFacts, version: Int)
  case state(RunPhase, version: Int, run: Int)
  case runStarted(run: Int, version: Int)
  case liveView(run: Int, width: Double, height: Double)
  case noLiveView(run: Int)
  case diagnostics(version: Int, [Diagnostic])
  case results(version: Int, run: Int, [PageResult])
  case console(run: Int, [ConsoleText])
  case saved(version: Int)
  case problem(String)
  case trace(EditTrace)
  /// A commit's or picture's frame without its length, forwarded unread.
  case frame(run: Int, [UInt8])

  /// As it travels.
  var socketMessage: SocketMessage {
    guard case .frame(let run, let body) = self else { return .text(json.text) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(body.count + 4)
    for shift in stride(from: 0, to: 32, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: run >> shift))
    }
    bytes += body
    return .binary(bytes)
  }

  private var json: JSONValue {
    switch self {
    case .document(let facts, let version): facts.json(version: version)
    case .state(let phase, let version, let run):
      .members([
        "type": "state", "phase": .string(phase.name), "version": .count(version),
        "run": .count(run), "detail": phase.detail,
      ])
    case .runStarted(let run, let version):
      .members(["type": "runStarted", "run": .count(run), "version": .count(version)])
    case .liveView(let run, let width, let height):
      .members([
        "type": "liveView", "run": .count(run), "width": .number(width), "height": .number(height),
      ])
    case .noLiveView(let run): .members(["type": "noLiveView", "run": .count(run)])
    case .diagnostics(let version, let diagnostics):
      .members([
        "type": "diagnostics", "version": .count(version),
        "items": .array(diagnostics.map(\.json)),
      ])
    case .results(let version, let run, let results):
      .members([
        "type": "results", "version": .count(version), "run": .count(run),
        "items": .array(results.map { .object($0.members) }),
      ])
    case .console(let run, let texts):
      .members([
        "type": "console", "run": .count(run),
        "items": .array(
          texts.map { .members(["stream": .string($0.streamName), "text": .string($0.text)]) }),
      ])
    case .saved(let version): .members(["type": "saved", "version": .count(version)])
    case .problem(let message): .members(["type": "problem", "message": .string(message)])
    case .trace(let trace): trace.json
    case .frame: .null
    }
  }
}
