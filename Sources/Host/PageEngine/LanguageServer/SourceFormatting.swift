import Foundation
import PageProtocol

/// The toolchain's own formatter on a person's text: it knows no types, so no server is asked.
extension LanguageSession {
  private static let patience = Duration.seconds(10)

  func format(_ file: String, of input: PageInput) async throws(EngineFault) -> LanguageAnswer {
    guard let text = input.documentTexts.first(where: { $0.path == file })?.text else {
      return .refused("There is no Swift file \(file) in this playground.")
    }
    let program = configuration.toolchain.root + "/bin/swift-format"
    guard access(program, X_OK) == 0 else {
      return .refused("The Swift toolchain has no swift-format; install the whole toolchain.")
    }
    if workspace == nil { workspace = try LanguageWorkspace(configuration) }
    guard let sandbox = workspace?.frontEnd.tools else { return .refused("") }
    let arguments = [program, "format", "--configuration", Self.habits(of: text), "-"]
    let tool = Task {
      try? await ToolOutput.of(arguments, in: sandbox, view: ToolSandbox.View(), input: text)
    }
    let clock = Task {
      try? await Task.sleep(for: Self.patience)
      tool.cancel()
    }
    let run = await tool.value
    clock.cancel()
    guard let run, run.output.end == .exited(status: 0) else {
      return .refused(Self.complaint(run?.errors ?? Data(), of: file))
    }
    let formatted = String(decoding: run.output.text, as: UTF8.self)
    let edits = LineDifference.edits(from: text, to: formatted)
    return .edits(edits.isEmpty ? [] : [LanguageAnswer.FileEdits(file: file, edits: edits)])
  }

  /// The indentation that the text has already; everything else as swift-format does it.
  private static func habits(of text: String) -> String {
    let indents = LanguageText.lines(of: text).compactMap { line -> Int? in
      let spaces = line.prefix { $0 == " " }.count
      guard spaces > 0, let first = line.dropFirst(spaces).first, first != "*", first != "/",
        !first.isWhitespace
      else { return nil }
      return spaces
    }
    let width = min(8, max(2, indents.min() ?? 4))
    return """
      {"version":1,"lineLength":120,"indentation":{"spaces":\(width)},"tabWidth":\(width),\
      "maximumBlankLines":2,"rules":{"UseTripleSlashForDocumentationComments":false,\
      "OrderedImports":false}}
      """
  }

  /// Why it was not formatted, with the line.
  private static func complaint(_ output: Data, of file: String) -> String {
    let lines = String(decoding: output.prefix(10_000), as: UTF8.self).split(separator: "\n")
    for line in lines where line.contains(": error: ") {
      let parts = line.components(separatedBy: ": error: ")
      let place = parts[0].split(separator: ":").suffix(2)
      guard place.count == 2, let number = Int(place.first ?? "") else { continue }
      return "\(file) cannot be formatted: line \(number), \(parts[1])."
    }
    return "\(file) cannot be formatted."
  }
}

/// What turns one text into another, line by line, so that carets stay where they are.
enum LineDifference {
  static func edits(from old: String, to new: String) -> [LanguageAnswer.Edit] {
    let before = LanguageText.lines(of: old)
    let after = LanguageText.lines(of: new)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in after.difference(from: before) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var edits: [LanguageAnswer.Edit] = []
    var (one, other) = (0, 0)
    while one < before.count || other < after.count {
      let (first, second) = (one, other)
      while removed.contains(one) { one += 1 }
      while inserted.contains(other) { other += 1 }
      if (one, other) != (first, second) {
        edits += Self.edits(before, first..<one, after, second..<other)
      } else {
        (one, other) = (one + 1, other + 1)
      }
    }
    return edits
  }

  private static func edits(
    _ before: [Substring], _ old: Range<Int>, _ after: [Substring], _ new: Range<Int>
  ) -> [LanguageAnswer.Edit] {
    if old.count == new.count {
      return zip(old, new).map { edit(line: $0 + 1, from: before[$0], to: after[$1]) }
    }
    let lines = after[new].joined(separator: "\n")
    if old.upperBound < before.count {
      let range = TextRange(
        line: old.lowerBound + 1, column: 1, endLine: old.upperBound + 1, endColumn: 1)
      return [.init(range: range, replacement: new.isEmpty ? "" : lines + "\n")]
    }
    // At the end of the text there is no line feed behind the last line, but one before it.
    let last = before.count
    let end = before[last - 1].utf8.count + 1
    if old.lowerBound == 0 {
      let range = TextRange(line: 1, column: 1, endLine: last, endColumn: end)
      return [.init(range: range, replacement: lines)]
    }
    let start = before[old.lowerBound - 1].utf8.count + 1
    let range = TextRange(line: old.lowerBound, column: start, endLine: last, endColumn: end)
    return [.init(range: range, replacement: new.isEmpty ? "" : "\n" + lines)]
  }

  /// The piece in which two lines differ.
  private static func edit(line: Int, from old: Substring, to new: Substring)
    -> LanguageAnswer.Edit
  {
    let start = zip(old, new).prefix { $0 == $1 }.count
    let room = min(old.count, new.count) - start
    let end = zip(old.reversed(), new.reversed()).prefix(room) { $0.0 == $0.1 }
    let head = old.prefix(start).utf8.count
    let range = TextRange(
      line: line, column: head + 1, endLine: line,
      endColumn: old.dropLast(end).utf8.count + 1)
    return .init(range: range, replacement: String(new.dropFirst(start).dropLast(end)))
  }
}

extension Zip2Sequence {
  /// How many of the first so many pairs are as they should be, up to the first that is not.
  fileprivate func prefix(
    _ most: Int, while isRight: (Element) -> Bool
  ) -> Int {
    var count = 0
    for pair in self {
      guard count < most, isRight(pair) else { break }
      count += 1
    }
    return count
  }
}
