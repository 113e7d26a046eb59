import PlaygroundDocument

/// The prose in a text, as windows draw it: comments that fill their lines, taken apart.
struct PageProse: Equatable, Sendable {
  var file: String
  /// Of the text that it was read from.
  var revision: Int
  /// None where they are what they were in the revision told before.
  var comments: [Comment]?

  /// Lines of prose, both counted from 1 and both of it.
  struct Comment: Equatable, Sendable {
    var first: Int
    var last: Int
    var blocks: [MarkupBlock]
  }

  /// More prose than this is not drawn; it stays the text that it is.
  static let longestProse = 256 << 10
  static let mostComments = 2000

  var json: JSONValue {
    var members: [JSONValue.Member] = [
      .init("type", "prose"), .init("file", .string(file)), .init("revision", .count(revision)),
    ]
    if let comments { members.append(.init("comments", .array(comments.map(\.json)))) }
    return .object(members)
  }
}

extension PageProse.Comment {
  fileprivate var json: JSONValue {
    .members([
      "first": .count(first), "last": .count(last), "blocks": .array(blocks.map(\.json)),
    ])
  }
}

/// Finds prose that can be drawn in place of its lines.
enum ProseReader {
  /// What begins in a line with code behind it, or is not closed, is not drawn: it would hide code.
  static func comments(in text: String) -> [PageProse.Comment] {
    guard text.contains("//:") || text.contains("/*:") else { return [] }
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    var comments: [PageProse.Comment] = []
    var length = 0
    for case .prose(let blocks, let range) in PageMarkup(text).segments {
      let last = range.end.column == 1 ? range.end.line - 1 : range.end.line
      guard last >= range.start.line, fillsLines(range, last: last, lines) else { continue }
      length += lines[(range.start.line - 1)..<last].reduce(0) { $0 + $1.count }
      guard length <= PageProse.longestProse, comments.count < PageProse.mostComments else { break }
      comments.append(.init(first: range.start.line, last: last, blocks: blocks))
    }
    return comments
  }

  private static func fillsLines(
    _ range: MarkupRange, last: Int, _ lines: [Substring.UTF8View]
  ) -> Bool {
    let opening = lines[range.start.line - 1].drop(while: isBlank)
    if opening.starts(with: "//:".utf8) { return true }
    // Of a block, whose end is in its last line.
    guard range.end.column > 2 else { return false }
    let line = lines[last - 1]
    let end = line.index(line.startIndex, offsetBy: range.end.column - 1)
    return line[..<end].suffix(2).elementsEqual("*/".utf8) && line[end...].allSatisfy(isBlank)
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }
}
