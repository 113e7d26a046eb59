import PageProtocol
import StudioServer

/// How a page's task was solved, for a terminal and for programs.
extension Assessment {
  /// Lines; what a hint says over several lines stands under its beginning.
  var words: String {
    func line(_ label: String, _ text: String) -> String {
      label + ": " + Self.shown(text).split(separator: "\n").joined(separator: "\n    ") + "\n"
    }
    switch self {
    case .passed(nil): return "Solved.\n"
    case .passed(let message?): return line("Solved", message)
    case .failed(let hints, let solution):
      let numbered = hints.enumerated().map { line("  Hint \($0.offset + 1)", $0.element) }
      return "Not solved yet.\n" + numbered.joined()
        + (solution.map { line("  Solution", $0) } ?? "")
    }
  }

  var reported: [JSONValue.Member] {
    switch self {
    case .passed(let message):
      [.init("isSolved", .bool(true)), .init("message", message.map { .string($0) } ?? .null)]
    case .failed(let hints, let solution):
      [
        .init("isSolved", .bool(false)), .init("hints", .array(hints.map { .string($0) })),
        .init("solution", solution.map { .string($0) } ?? .null),
      ]
    }
  }

  /// A page's words do nothing to a terminal.
  private static func shown(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.filter {
          $0 == "\n" || $0 == "\t" || $0.properties.generalCategory != .control
        }))
  }
}
