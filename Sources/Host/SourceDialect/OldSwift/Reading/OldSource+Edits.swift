/// Edits by tokens. None adds or removes a line, and none takes a comment away.
extension OldSource {
  /// Another text for the tokens of a range; line ends between them stay, behind it.
  func replacement(of range: Range<Int>, with text: String) -> [SourceEdit] {
    guard let first = range.first else { return [] }
    var edits = removal(of: range)
    guard let start = edits.first else { return [] }
    edits[0] = SourceEdit(
      range: start.range, replacement: text + start.replacement, subject: start.subject)
    precondition(start.range.lowerBound == tokens[first].start)
    return edits
  }

  /// Tokens go, and what is between them, but for line ends and comments.
  func removal(of range: Range<Int>, andSpaceBehind: Bool = false) -> [SourceEdit] {
    var edits: [SourceEdit] = []
    for index in range {
      var end = tokens[index].end
      let isLast = index + 1 == range.upperBound
      if !isLast || andSpaceBehind, gap(before: index + 1).allSatisfy(Self.isBlank) {
        end += gap(before: index + 1).count
      }
      let kept = lines(in: tokens[index].start..<end)
      if let last = edits.last, last.range.upperBound == tokens[index].start {
        edits[edits.count - 1] = SourceEdit(
          range: last.range.lowerBound..<end, replacement: last.replacement + kept)
      } else {
        edits.append(SourceEdit(range: tokens[index].start..<end, replacement: kept))
      }
    }
    return edits
  }

  /// The line ends of a range, and nothing else.
  func lines(in range: Range<Int>) -> String {
    String(repeating: "\n", count: bytes[range].count { $0 == UInt8(ascii: "\n") })
  }

  func insertion(_ text: String, before index: Int) -> SourceEdit {
    let place = index < tokens.count ? tokens[index].start : bytes.count
    return SourceEdit(range: place..<place, replacement: text)
  }

  func insertion(_ text: String, behind index: Int, of subject: Range<Int>? = nil) -> SourceEdit {
    let place = tokens[index].end
    return SourceEdit(
      range: place..<place, replacement: text, subject: subject.map { self.subject($0, in: text) })
  }

  /// The tokens of a range, for an insertion that repeats them.
  func subject(_ range: Range<Int>, in text: String) -> SourceEdit.Subject {
    let bytes = tokens[range.lowerBound].start..<tokens[range.upperBound - 1].end
    let offset = text.range(ofFirst: flat(range) ?? tokens[range.lowerBound].text) ?? 0
    return SourceEdit.Subject(range: bytes, offset: offset)
  }

  /// Tokens on one line, one space for each gap; nil where one of them is of several lines.
  func flat(_ range: Range<Int>) -> String? {
    var result = ""
    for index in range {
      if index > range.lowerBound, !gap(before: index).isEmpty { result += " " }
      result += tokens[index].text
    }
    return result.utf8.contains(UInt8(ascii: "\n")) ? nil : result
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }
}

extension String {
  /// Where a word first stands in it, in UTF-8 bytes.
  fileprivate func range(ofFirst word: String) -> Int? {
    let bytes = Array(utf8)
    let wanted = Array(word.utf8)
    guard !wanted.isEmpty, bytes.count >= wanted.count else { return nil }
    return (0...(bytes.count - wanted.count)).first {
      bytes[$0..<$0 + wanted.count].elementsEqual(wanted)
    }
  }
}
