import Foundation
import PageEngine

/// A line of a text, marks below the part that is meant, and below them what may be put there.
struct SourceExcerpt {
  var text: String

  /// Nothing where the text has no such line.
  init?(text: String, range: TextRange, fixIts: [Diagnostic.FixIt]) {
    // By scalars: to a Character, the end of a line of another system is one letter of its own.
    let lines = text.unicodeScalars.split(
      separator: "\n", maxSplits: range.line, omittingEmptySubsequences: false)
    guard range.line > 0, lines.indices.contains(range.line - 1) else { return nil }
    let scalars = lines[range.line - 1]
    let whole = Substring(scalars.last == "\r" ? scalars.dropLast() : scalars)
    let (line, moved) = Self.window(whole, around: range.column - 1)
    let range = range.moved(by: moved)
    let fixIts = fixIts.filter { $0.range.line == range.line }.map { fixIt in
      var fixIt = fixIt
      fixIt.range = fixIt.range.moved(by: moved)
      return fixIt
    }
    self.text = Self.shown(line) + "\n" + Self.marks(in: line, range: range)
    if let fixes = Self.fixes(fixIts, line: line, number: range.line) { self.text += fixes }
  }

  /// What of a line nobody reads on in a terminal is shown, and how many bytes it moves by.
  private static func window(_ line: Substring, around byte: Int) -> (line: Substring, moved: Int) {
    guard line.utf8.count > longest else { return (line, 0) }
    let place = part(of: line, from: 0, to: byte).endIndex
    let from = line.index(place, offsetBy: -before, limitedBy: line.startIndex) ?? line.startIndex
    let to = line.index(place, offsetBy: after, limitedBy: line.endIndex) ?? line.endIndex
    let start = from == line.startIndex ? "" : "…"
    let removed = line.utf8.distance(from: line.startIndex, to: from)
    return (
      Substring(start + line[from..<to] + (to == line.endIndex ? "" : "…")),
      start.utf8.count - removed
    )
  }

  /// How many bytes of a line are shown without a cut, and how many characters around a place.
  private static let (longest, before, after) = (600, 80, 160)

  /// Without what could command a terminal.
  private static func shown(_ line: Substring) -> String {
    var shown = String.UnicodeScalarView()
    for scalar in line.unicodeScalars {
      let commands = scalar.properties.generalCategory == .control && scalar != "\t"
      shown.append(commands ? "\u{FFFD}" : scalar)
    }
    return String(shown)
  }

  private static func marks(in line: Substring, range: TextRange) -> String {
    let begin = range.column - 1
    let isOneLine = range.endLine == range.line && range.endColumn > range.column
    let end = isOneLine ? range.endColumn - 1 : begin
    let width = columns(part(of: line, from: begin, to: end))
    return indent(to: begin, in: line) + "^" + String(repeating: "~", count: max(0, width - 1))
      + "\n"
  }

  /// As swiftc has them: what is put in, at its place, where there is room for it.
  private static func fixes(
    _ fixIts: [Diagnostic.FixIt], line: Substring, number: Int
  ) -> String? {
    var fixLine = ""
    let here = fixIts.filter {
      $0.range.line == number && !$0.replacement.isEmpty && !$0.replacement.contains("\n")
    }
    for fixIt in here.sorted(by: { $0.range.column < $1.range.column }) {
      let begin = fixIt.range.column - 1
      let before = indent(to: begin, in: line)
      let room = columns(part(of: line, from: 0, to: begin)) - columns(fixLine[...])
      guard room >= 0 else { continue }
      fixLine = fixLine.isEmpty ? before : fixLine + String(repeating: " ", count: room)
      fixLine += fixIt.replacement
    }
    return fixLine.allSatisfy(\.isWhitespace) ? nil : fixLine + "\n"
  }

  /// Blanks as wide as what stands before a byte of the line; tabs stay tabs.
  private static func indent(to byte: Int, in line: Substring) -> String {
    part(of: line, from: 0, to: byte).map { character in
      character == "\t" ? "\t" : String(repeating: " ", count: character.columns)
    }.joined()
  }

  private static func part(of line: Substring, from begin: Int, to end: Int) -> Substring {
    let bytes = line.utf8
    let first = bytes.index(bytes.startIndex, offsetBy: max(0, begin), limitedBy: bytes.endIndex)
    let last = bytes.index(bytes.startIndex, offsetBy: max(0, end), limitedBy: bytes.endIndex)
    return line[(first ?? bytes.endIndex)..<(last ?? bytes.endIndex)]
  }

  private static func columns(_ text: Substring) -> Int {
    text.reduce(0) { $0 + $1.columns }
  }
}

extension TextRange {
  fileprivate func moved(by bytes: Int) -> TextRange {
    let end = endLine == line ? endColumn + bytes : endColumn
    return TextRange(line: line, column: column + bytes, endLine: endLine, endColumn: end)
  }
}

extension Character {
  /// How many columns of a terminal it takes.
  fileprivate var columns: Int {
    guard let scalar = unicodeScalars.first else { return 0 }
    if unicodeScalars.contains(where: { $0.value == 0xFE0F || $0.properties.isEmojiPresentation }) {
      return 2
    }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      return 2
    default: return 1
    }
  }
}
