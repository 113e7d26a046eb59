/// A page taken apart into code and prose.
///
/// Prose is what stands behind `//:` or between `/*:` and `*/`, where these are the first thing
/// of their line and a blank follows. Everything else is code, whatever it looks like: the
/// same signs within a string or another comment begin nothing.
///
/// **Always holds**: the segments follow each other without a gap and are the whole text; each
/// block lies in its segment, and each part of a block in that block; whatever is written,
/// it is prose or code, and never an error. What looks like HTML is text.
///
/// Deliberately not done here: finding pages and files that links and pictures name, and
/// anything about how prose looks.
public struct PageMarkup: Equatable, Sendable {
  public let segments: [Segment]
  /// Marks of the Swift Playgrounds app, in their order.
  public let marks: [CodeMark]
  /// Code that a book of the Swift Playgrounds app hides.
  public let hiddenCode: [MarkupRange]

  public enum Segment: Equatable, Sendable {
    case code(MarkupRange)
    case prose([MarkupBlock], MarkupRange)

    public var range: MarkupRange {
      switch self {
      case .code(let range), .prose(_, let range): range
      }
    }
  }

  /// Prose that stands in no comment; its lines count from 1.
  public static func blocks(of prose: String) -> [MarkupBlock] {
    ProseText(prose).blocks
  }

  public init(_ text: String) {
    let bytes = Array(text.utf8)
    let lines = LineTable(bytes)
    var scanner = PageScanner(bytes)
    scanner.scan()
    var segments: [Segment] = []
    var end = 0
    for comment in scanner.prose {
      if comment.range.lowerBound > end {
        segments.append(.code(lines.range(end..<comment.range.lowerBound)))
      }
      let prose = ProseText(comment, in: bytes, lines: lines)
      segments.append(.prose(prose.blocks, lines.range(comment.range)))
      end = comment.range.upperBound
    }
    if end < bytes.count { segments.append(.code(lines.range(end..<bytes.count))) }
    self.segments = segments
    marks = scanner.marks.map { CodeMark(kind: $0.kind, range: lines.range($0.range)) }
    hiddenCode = CodeMark.hidden(marks, end: lines.position(bytes.count))
  }
}
