/// The files of the oldest form of a playground, which are one page: they run, and are shown, as
/// one text, and each part of it belongs to the file it came from.
///
/// **Always holds**: the joined text holds every section whole and in order; an edit of it changes
/// the section in which it begins, and those of which it takes something; a section that was not
/// touched keeps its bytes.
public struct PageSections: Equatable, Sendable {
  /// The sections as they are on disk; empty for a page that is one file.
  public let files: [TextFile]

  /// The path by which the joined text is known; no file has it.
  static let path = "Contents.swift"

  public init(_ files: [TextFile]) {
    self.files = files
  }

  /// All sections, each beginning on a line of its own.
  public var joined: String { parts.joined() }

  /// The file and its line that a line of the joined text, counted from 1, comes from.
  public func place(ofLine line: Int) -> (path: String, line: Int)? {
    var first = 1
    for (index, part) in parts.enumerated() {
      let count = part.utf8.count { $0 == UInt8(ascii: "\n") }
      if line < first + count || index == files.count - 1 {
        return line >= first ? (files[index].path, line - first + 1) : nil
      }
      first += count
    }
    return nil
  }

  /// The sections after the joined text has become another.
  ///
  /// What stayed the same at its beginning and its end stays in its sections; what is between
  /// goes to the section in which it begins.
  public func sections(of edited: String) -> [TextFile] {
    let parts = parts
    let old = Array(parts.joined().utf8)
    let new = Array(edited.utf8)
    let same = Self.sameEnds(old, new)
    var result: [TextFile] = []
    var oldEnd = 0
    var start = 0
    for (index, file) in files.enumerated() {
      oldEnd += parts[index].utf8.count
      var end = new.count
      if index < files.count - 1 {
        if oldEnd <= same.beginning {
          end = oldEnd
        } else {
          end = new.count - min(same.end, old.count - oldEnd)
        }
        end = Self.startOfLine(from: max(start, end), in: new)
      }
      result.append(TextFile(path: file.path, text: text(new, start..<end, of: file)))
      start = end
    }
    return result
  }

  /// The sections' texts as they are joined: what another follows ends in a line feed.
  private var parts: [String] {
    var isFollowed = false
    return files.reversed().map { file in
      defer { isFollowed = isFollowed || !file.text.isEmpty }
      return isFollowed && Self.lacksEnd(file) ? file.text + "\n" : file.text
    }.reversed()
  }

  private static func lacksEnd(_ file: TextFile) -> Bool {
    !file.text.isEmpty && file.text.utf8.last != UInt8(ascii: "\n")
  }

  /// The text of a section, without the line feed that only joining had added.
  private func text(_ bytes: [UInt8], _ range: Range<Int>, of file: TextFile) -> String {
    let isFollowed = range.upperBound < bytes.count
    let isAdded =
      Self.lacksEnd(file) && isFollowed && bytes[range].last == UInt8(ascii: "\n")
      && range.count > 1 && bytes[range.upperBound - 2] != UInt8(ascii: "\n")
    return String(decoding: isAdded ? bytes[range].dropLast() : bytes[range], as: UTF8.self)
  }

  /// Sections are cut where a line begins.
  private static func startOfLine(from position: Int, in bytes: [UInt8]) -> Int {
    var position = position
    while position > 0, position < bytes.count, bytes[position - 1] != UInt8(ascii: "\n") {
      position += 1
    }
    return position
  }

  /// How many bytes are the same at the beginning, and at the end of the rest.
  private static func sameEnds(_ old: [UInt8], _ new: [UInt8]) -> (beginning: Int, end: Int) {
    let shorter = min(old.count, new.count)
    var beginning = 0
    while beginning < shorter, old[beginning] == new[beginning] { beginning += 1 }
    var end = 0
    while end < shorter - beginning, old[old.count - 1 - end] == new[new.count - 1 - end] {
      end += 1
    }
    return (beginning, end)
  }
}
