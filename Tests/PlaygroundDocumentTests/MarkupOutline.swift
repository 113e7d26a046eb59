import PlaygroundDocument

/// A page's markup as lines that a test can be read by.
struct MarkupOutline {
  private(set) var lines: [String] = []

  init(_ text: String) {
    for segment in PageMarkup(text).segments {
      switch segment {
      case .code(let range): lines.append("code \(Self.words(range))")
      case .prose(let blocks, let range):
        lines.append("prose \(Self.words(range))")
        add(blocks, indent: "  ")
      }
    }
  }

  /// The blocks of a text that is prose as a whole.
  static func prose(_ text: String) -> [String] {
    MarkupOutline("/*:\n\(text)\n*/").lines.dropFirst().map { line in
      String(line.dropFirst(2)).replacing(#/ @\S+/#, with: "")
    }
  }

  private static func words(_ range: MarkupRange) -> String {
    "@\(range.start.line):\(range.start.column)-\(range.end.line):\(range.end.column)"
  }

  private mutating func add(_ blocks: [MarkupBlock], indent: String) {
    for block in blocks {
      let place = Self.words(block.range)
      switch block.kind {
      case .paragraph(let spans): lines.append("\(indent)paragraph \(place) \(words(spans))")
      case .heading(let level, let spans):
        lines.append("\(indent)heading\(level) \(place) \(words(spans))")
      case .code(let text, let language):
        lines.append("\(indent)code \(place) \(language ?? "-") \(text.debugDescription)")
      case .table(let table):
        lines.append("\(indent)table \(place) \(table.columns) \(cells(table.header))")
        for row in table.rows { lines.append("\(indent)  row \(cells(row))") }
      case .rule: lines.append("\(indent)rule \(place)")
      case .quote(let blocks):
        lines.append("\(indent)quote \(place)")
        add(blocks, indent: indent + "  ")
      case .callout(let callout):
        lines.append("\(indent)callout \(place) \(callout.kind) “\(callout.title)”")
        add(callout.blocks, indent: indent + "  ")
      case .list(let list):
        lines.append("\(indent)\(list.style) \(place) \(list.spacing)")
        for item in list.items {
          lines.append(
            "\(indent)  item \(Self.words(item.range))\(item.task.map { " \($0)" } ?? "")")
          add(item.blocks, indent: indent + "    ")
        }
      }
    }
  }

  private func cells(_ cells: [MarkupTable.Cell]) -> String {
    cells.map(words).joined(separator: "|")
  }

  private func words(_ spans: [MarkupSpan]) -> String {
    spans.map { span in
      switch span {
      case .text(let text): "‹\(text)›"
      case .code(let text): "code‹\(text)›"
      case .emphasis(let spans): "em(\(words(spans)))"
      case .strong(let spans): "strong(\(words(spans)))"
      case .struckOut(let spans): "out(\(words(spans)))"
      case .link(let spans, let destination, let title):
        "link(\(words(spans)) \(destination)\(title.map { " “\($0)”" } ?? ""))"
      case .image(let image):
        "image(\(image.source) ‹\(image.alternative)›\(image.title.map { " “\($0)”" } ?? ""))"
      case .video(let video):
        "video(\(video.source) ‹\(video.alternative)› \(video.width)x\(video.height)"
          + "\(video.poster.map { " \($0)" } ?? ""))"
      case .lineBreak: "⏎"
      case .softBreak: "␣"
      }
    }.joined()
  }
}
