/// Cuts a source into segments; what is between them is code. Never fails: an unterminated comment
/// or literal reaches the end of the source.
struct SegmentScanner {
  let bytes: [UInt8]
  var position = 0
  var segments: [SourceSegment] = []

  static func segments(of source: String) -> [SourceSegment] {
    var scanner = SegmentScanner(bytes: Array(source.utf8))
    while scanner.position < scanner.bytes.count { scanner.step() }
    return scanner.segments
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func step() {
    if isAt("//") {
      scanLines()
    } else if isAt("/*") {
      scanBlock()
    } else if isAt("\"") {
      scanLiteral()
    } else {
      position += 1
    }
  }

  func isAt(_ text: String, _ place: Int? = nil) -> Bool {
    bytes[min(place ?? position, bytes.count)...].starts(with: text.utf8)
  }

  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  private func endOfLine(_ start: Int) -> Int {
    bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
  }

  /// Behind the blanks that begin at a place.
  private func behindBlanks(_ start: Int) -> Int {
    bytes[min(start, bytes.count)...].firstIndex { $0 != 0x20 && $0 != 0x09 } ?? bytes.count
  }
}

extension SegmentScanner {
  /// Lines of one marker in a row are one segment.
  private mutating func scanLines() {
    let start = position
    let marker = isAt("//:") ? "//:" : isAt("///") ? "///" : "//"
    var indentation = ""
    position = endOfLine(start)
    while position < bytes.count {
      let next = behindBlanks(position + 1)
      let behind = next + marker.utf8.count
      guard isAt(marker, next), !isAt(":", behind), !isAt("/", behind) else { break }
      if indentation.isEmpty { indentation = text(position + 1..<next) }
      position = endOfLine(next)
    }
    var lines = text(start..<position).split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0.drop { $0 == " " || $0 == "\t" }.dropFirst(marker.count)) }
    let isSpaced =
      lines.contains { $0.hasPrefix(" ") } && lines.allSatisfy { $0.isEmpty || $0.hasPrefix(" ") }
    if isSpaced { lines = lines.map { String($0.dropFirst()) } }
    let prefix = marker + (isSpaced ? " " : "")
    segments.append(
      SourceSegment(
        range: start..<position, prefix: prefix, lead: indentation + prefix,
        words: lines.joined(separator: "\n")))
  }

  /// Of a block each paragraph is a segment, from its first line that is not empty to its last.
  private mutating func scanBlock() {
    var end = position + 2
    while end < bytes.count, !isAt("*/", end) { end += 1 }
    let first = endOfLine(position)
    guard first < end else {
      let prefix = isAt("/*:") ? "/*:" : "/*"
      let inside = position + prefix.utf8.count..<max(end, position + prefix.utf8.count)
      segments.append(
        SourceSegment(
          range: position..<min(end + 2, bytes.count), prefix: prefix,
          suffix: end < bytes.count ? "*/" : "", words: text(inside)))
      position = min(end + 2, bytes.count)
      return
    }
    var line = first + 1
    var paragraph: Range<Int>?
    while line < end {
      let behind = min(endOfLine(line), end)
      if behindBlanks(line) >= behind {
        if let whole = paragraph { addParagraph(whole) }
        paragraph = nil
      } else {
        paragraph = (paragraph?.lowerBound ?? line)..<behind
      }
      line = behind + 1
    }
    if let whole = paragraph { addParagraph(whole) }
    position = min(end + 2, bytes.count)
  }

  private mutating func addParagraph(_ range: Range<Int>) {
    var end = range.upperBound
    while bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 { end -= 1 }
    let lines = text(range.lowerBound..<end).split(
      separator: "\n", omittingEmptySubsequences: false)
    var lead = text(range.lowerBound..<behindBlanks(range.lowerBound))
    if !lines.allSatisfy({ $0.hasPrefix(lead) }) { lead = "" }
    segments.append(
      SourceSegment(
        range: range.lowerBound..<end, prefix: lead, lead: lead,
        words: lines.map { $0.dropFirst(lead.count) }.joined(separator: "\n")))
  }
}
