import Foundation
import PageEngine

/// Console text on standard output, diagnostics on standard error in the compiler's own form.
struct TextReport: RunReport {
  private let arguments: RunArguments
  private let form: DiagnosticForm
  private var lastByte = UInt8(ascii: "\n")
  private var trees: [(moment: Double, text: String)] = []

  init(arguments: RunArguments, form: DiagnosticForm) {
    self.arguments = arguments
    self.form = form
  }

  mutating func report(_ event: EngineEvent) -> Terminal.Reader {
    switch event {
    case .diagnostics(let diagnostics):
      for diagnostic in diagnostics { complain(form.text(of: diagnostic)) }
    case .console(_, let bytes):
      lastByte = bytes.last ?? lastByte
      return Terminal.write(bytes)
    case .assessment(let assessment): if let assessment { complain(assessment.words) }
    case .tree(let time, let text): trees.append((time, text))
    case .nondeterministic(let reason) where arguments.seconds != nil:
      Terminal.complain("another run may give another result: \(reason)")
    default: break
    }
    return .there
  }

  mutating func finish(_ outcome: RunOutcome, status: ExitStatus) {
    for (index, tree) in trees.enumerated() {
      let isLast = index == trees.count - 1
      if !(isLast && arguments.tree == .atEnd) {
        Terminal.say("@" + Self.text(of: tree.moment))
      }
      Terminal.say(tree.text.hasSuffix("\n") ? String(tree.text.dropLast()) : tree.text)
    }
    if let words = form.words(for: outcome) { complain(words) }
  }

  /// Where both streams go to one screen, what we say begins on a line of its own.
  private mutating func complain(_ text: String) {
    let newline = UInt8(ascii: "\n")
    let isWithinLine = lastByte != newline && Terminal.streamsAreOne
    lastByte = newline
    Terminal.writeError((isWithinLine ? "\n" : "") + text)
  }

  private static func text(of moment: Double) -> String {
    let text = moment.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
