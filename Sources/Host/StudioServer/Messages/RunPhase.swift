import PageEngine

/// What is happening to the page, as the status capsule says it.
enum RunPhase: Equatable, Sendable {
  /// It has not run yet.
  case ready
  case building(module: String?)
  case running(buildMilliseconds: Double)
  case live(buildMilliseconds: Double)
  case finished(pageStatus: Int32, buildMilliseconds: Double)
  case failed(errors: Int, warnings: Int)
  case crashed(Crash)
  case stoppedByPerson
  case stoppedByLimit(Limit, file: String?, line: Int?)
  case unavailable(reason: String, remedy: String)

  var name: String {
    switch self {
    case .ready: "ready"
    case .building: "building"
    case .running: "running"
    case .live: "live"
    case .finished: "finished"
    case .failed: "failed"
    case .crashed: "crashed"
    case .stoppedByPerson, .stoppedByLimit: "stopped"
    case .unavailable: "unavailable"
    }
  }

  var detail: JSONValue {
    switch self {
    case .building(let module):
      .object(module.map { [.init("module", .string($0))] } ?? [])
    case .running(let milliseconds), .live(let milliseconds):
      .members(["buildMilliseconds": .number(milliseconds.rounded())])
    case .finished(let status, let milliseconds):
      .members([
        "buildMilliseconds": .number(milliseconds.rounded()), "pageStatus": .count(status),
      ])
    case .failed(let errors, let warnings):
      .members(["errors": .count(errors), "warnings": .count(warnings)])
    case .crashed(let crash): JSONValue.object(crash.members)
    case .ready, .stoppedByPerson: .object([])
    case .stoppedByLimit(let limit, let file, let line):
      .members([
        "limit": .string(limit.rawValue), "file": file.map { .string($0) } ?? .null,
        "line": line.map { .count($0) } ?? .null,
      ])
    case .unavailable(let reason, let remedy):
      .members(["message": .string(reason), "remedy": .string(remedy)])
    }
  }
}
