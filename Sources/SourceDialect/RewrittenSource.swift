/// A text as the compiler sees it, and the way back to the one that was typed.
public struct RewrittenSource: Sendable {
  /// What the person typed.
  public let original: String
  /// What the compiler is given.
  public let text: String
  /// From one to the other: sorted, none touching another.
  public let edits: [SourceEdit]

  private let originalLines: LineIndex
  private let lines: LineIndex

  init(_ original: String, edits: [SourceEdit]) {
    self.original = original
    self.edits = Self.inOrder(edits)
    text = Self.apply(self.edits, to: original)
    originalLines = LineIndex(original)
    lines = self.edits.isEmpty ? originalLines : LineIndex(text)
  }

  /// The person's position of one in the compiler's text.
  public func originalPosition(line: Int, column: Int) -> SourcePosition {
    let position = SourcePosition(line: line, column: column)
    guard !edits.isEmpty else { return position }
    var grown = 0
    let offset = lines.offset(of: position)
    for edit in edits {
      let start = edit.range.lowerBound + grown
      guard offset > start else { break }
      let length = edit.replacement.utf8.count
      if offset < start + length {
        let inside = min(offset - start, edit.range.count)
        return originalLines.position(of: edit.range.lowerBound + inside)
      }
      grown += length - edit.range.count
    }
    return originalLines.position(of: offset - grown)
  }

  /// The compiler's position of one in the person's text.
  public func rewrittenPosition(line: Int, column: Int) -> SourcePosition {
    let position = SourcePosition(line: line, column: column)
    guard !edits.isEmpty else { return position }
    var grown = 0
    let offset = originalLines.offset(of: position)
    for edit in edits {
      guard offset > edit.range.lowerBound else { break }
      let length = edit.replacement.utf8.count
      if offset < edit.range.upperBound {
        let inside = min(offset - edit.range.lowerBound, length)
        return lines.position(of: edit.range.lowerBound + grown + inside)
      }
      grown += length - edit.range.count
    }
    return lines.position(of: offset + grown)
  }

  /// Sorted; of two that overlap the earlier stays.
  private static func inOrder(_ edits: [SourceEdit]) -> [SourceEdit] {
    var kept: [SourceEdit] = []
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    where kept.last.map({ $0.range.upperBound <= edit.range.lowerBound }) ?? true {
      kept.append(edit)
    }
    return kept
  }

  private static func apply(_ edits: [SourceEdit], to text: String) -> String {
    guard !edits.isEmpty else { return text }
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 64)
    var position = 0
    for edit in edits {
      result += bytes[position..<edit.range.lowerBound]
      result += edit.replacement.utf8
      position = edit.range.upperBound
    }
    result += bytes[position...]
    return String(decoding: result, as: UTF8.self)
  }
}
