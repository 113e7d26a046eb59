/// A text as pieces of the one it came of and pieces that are new: several steps of edits as one.
struct PieceList {
  private enum Piece {
    case kept(Range<Int>)
    case new([UInt8])

    var count: Int {
      switch self {
      case .kept(let range): range.count
      case .new(let bytes): bytes.count
      }
    }

    func part(_ range: Range<Int>) -> Piece {
      switch self {
      case .kept(let kept):
        .kept(kept.lowerBound + range.lowerBound..<kept.lowerBound + range.upperBound)
      case .new(let bytes): .new(Array(bytes[range]))
      }
    }
  }

  private let count: Int
  private var pieces: [Piece]

  init(count: Int) {
    self.count = count
    pieces = [.kept(0..<count)]
  }

  mutating func apply(_ list: EditList) {
    var result: [Piece] = []
    var waiting = ArraySlice(pieces)
    var place = 0
    /// Takes pieces up to a place of the text as it is now, and keeps or drops them.
    func advance(to end: Int, keeping: Bool) {
      while place < end, let piece = waiting.popFirst() {
        let taken = min(piece.count, end - place)
        if taken < piece.count { waiting = [piece.part(taken..<piece.count)] + waiting }
        if keeping, taken > 0 { result.append(piece.part(0..<taken)) }
        place += taken
      }
    }
    for edit in list.edits {
      advance(to: edit.range.lowerBound, keeping: true)
      if !edit.replacement.isEmpty { result.append(.new(Array(edit.replacement.utf8))) }
      advance(to: edit.range.upperBound, keeping: false)
    }
    pieces = result + waiting
  }

  /// What leads from the first text to this one.
  var edits: [SourceEdit] {
    var edits: [SourceEdit] = []
    var place = 0
    var new: [UInt8] = []
    func close(at start: Int) {
      if start > place || !new.isEmpty {
        edits.append(
          SourceEdit(range: place..<start, replacement: String(decoding: new, as: UTF8.self)))
      }
      new = []
    }
    for piece in pieces where piece.count > 0 {
      switch piece {
      case .new(let bytes): new += bytes
      case .kept(let range):
        close(at: range.lowerBound)
        place = range.upperBound
      }
    }
    close(at: count)
    return edits
  }
}
