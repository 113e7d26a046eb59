/// Edits of one text, in order and without overlaps, and the way of an offset through them.
struct EditList: Sendable {
  let edits: [SourceEdit]

  /// Edits may come in any order; of two that overlap, the one that begins first counts.
  init(_ edits: [SourceEdit]) {
    var kept: [SourceEdit] = []
    let ordered = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }
    for edit in ordered.map(\.element) {
      if let last = kept.last, edit.range.lowerBound < last.range.upperBound { continue }
      kept.append(edit)
    }
    self.edits = kept
  }

  func applied(to original: String) -> String {
    let bytes = Array(original.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + edits.reduce(0) { $0 + $1.shift })
    var copied = 0
    for edit in edits {
      result += bytes[copied..<edit.range.lowerBound]
      result += edit.replacement.utf8
      copied = edit.range.upperBound
    }
    result += bytes[copied...]
    return String(decoding: result, as: UTF8.self)
  }

  /// The offset before the edits of an offset behind them.
  func originalOffset(_ offset: Int) -> Int {
    var shift = 0
    for edit in edits {
      let start = edit.range.lowerBound + shift
      if offset < start { break }
      let inside = offset - start
      if inside < edit.replacement.utf8.count {
        return edit.original(of: inside)
      }
      shift += edit.shift
    }
    return offset - shift
  }

  /// The offset behind the edits of an offset before them.
  func rewrittenOffset(_ offset: Int) -> Int {
    var shift = 0
    for edit in edits {
      if offset < edit.range.lowerBound { break }
      let inside = offset - edit.range.lowerBound
      if inside < edit.range.count {
        return edit.range.lowerBound + shift + min(inside, edit.replacement.utf8.count)
      }
      shift += edit.shift
    }
    return offset + shift
  }
}
