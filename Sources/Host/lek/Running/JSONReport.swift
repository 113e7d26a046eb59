import PageEngine
import PageProtocol
import StudioServer

/// One JSON object a line, with its keys always in the same order.
struct JSONReport: RunReport {
  private let arguments: RunArguments
  private var decoder = ConsoleDecoder()
  private var timing: BuildTiming?
  private var marks: [PageMark: UInt64] = [:]

  init(arguments: RunArguments) {
    self.arguments = arguments
  }

  mutating func report(_ event: EngineEvent) -> Terminal.Reader {
    var reader = Terminal.Reader.there
    for line in lines(for: event) { reader = Terminal.say(line.text) }
    return reader
  }

  mutating func finish(_ outcome: RunOutcome, status: ExitStatus) {
    for line in lastLines(outcome, status: status) { Terminal.say(line.text) }
  }

  /// What is said about an event.
  mutating func lines(for event: EngineEvent) -> [JSONValue] {
    switch event {
    case .diagnostics(let diagnostics):
      return diagnostics.map { Self.object("diagnostic", $0.members) }
    case .console(let stream, let bytes):
      let text = decoder.text(of: bytes, stream: stream)
      return text.isEmpty ? [] : [Self.console(stream, text)]
    case .results(let results):
      return results.map { Self.object("result", $0.members) }
    case .liveView(let width, let height):
      return [
        Self.object(
          "liveView", [.init("width", .number(width)), .init("height", .number(height))])
      ]
    case .tree(let time, let text):
      return [Self.object("tree", [.init("at", .number(time)), .init("text", .string(text))])]
    case .sound(let frame):
      return SoundReport.members(of: frame).map { [Self.object("sound", $0)] } ?? []
    case .assessment(let assessment):
      return assessment.map { [Self.object("assessment", $0.reported)] } ?? []
    case .nondeterministic(let reason):
      return [Self.object("nondeterministic", [.init("reason", .string(reason))])]
    case .built(let timing):
      self.timing = timing
      return []
    case .mark(let mark, let nanoseconds):
      marks[mark] = nanoseconds
      return mark == .firstCommit ? timingLine() : []
    default: return []
    }
  }

  /// What is said at the end.
  mutating func lastLines(_ outcome: RunOutcome, status: ExitStatus) -> [JSONValue] {
    var lines = ConsoleStream.allCases.compactMap { stream -> JSONValue? in
      let text = decoder.rest(of: stream)
      return text.isEmpty ? nil : Self.console(stream, text)
    }
    if case .crashed(let crash) = outcome { lines.append(Self.object("crash", crash.members)) }
    lines += timingLine()
    var pageStatus = JSONValue.null
    if case .finished(let status) = outcome { pageStatus = .count(status) }
    lines.append(
      Self.object(
        "exit", [.init("status", .count(status.rawValue)), .init("pageStatus", pageStatus)]))
    return lines
  }

  /// Once, and never with virtual time: it would not repeat.
  private mutating func timingLine() -> [JSONValue] {
    guard arguments.seconds == nil, let timing else { return [] }
    self.timing = nil
    return [
      Self.object(
        "timing",
        [
          .init("build", .number(rounded(timing.whole))),
          .init("launch", .optional(milliseconds(from: timing.ended, to: marks[.loaded]))),
          .init(
            "firstFrame", .optional(milliseconds(from: marks[.loaded], to: marks[.firstCommit]))),
          .init("parts", .array(timing.parts.map { .string($0) })),
          .init("rebuilt", .array(timing.rebuilt.map { .string($0) })),
        ])
    ]
  }

  private func milliseconds(from begin: UInt64?, to end: UInt64?) -> Double? {
    guard let begin, let end, end >= begin else { return nil }
    return rounded(Double(end - begin) / 1e6)
  }

  private func rounded(_ milliseconds: Double) -> Double {
    (milliseconds * 10).rounded() / 10
  }

  private static func console(_ stream: ConsoleStream, _ text: String) -> JSONValue {
    object("console", [.init("stream", .string(stream.name)), .init("text", .string(text))])
  }

  private static func object(_ event: String, _ members: [JSONValue.Member]) -> JSONValue {
    .object([.init("event", .string(event))] + members)
  }
}
