import PlaygroundDocument

/// What holds for the markup of every text.
struct MarkupRules {
  private let lineLengths: [Int]
  private let end: MarkupPosition

  init(_ text: String) {
    lineLengths = text.utf8.split(separator: 10, omittingEmptySubsequences: false).map(\.count)
    end = MarkupPosition(line: lineLengths.count, column: lineLengths[lineLengths.count - 1] + 1)
  }

  func findings(_ markup: PageMarkup) -> [String] {
    var findings: [String] = []
    var place = MarkupPosition(line: 1, column: 1)
    for segment in markup.segments {
      if segment.range.start != place { findings.append("a gap before \(segment.range)") }
      if segment.range.end <= segment.range.start { findings.append("nothing at \(segment.range)") }
      place = segment.range.end
      if case .prose(let blocks, let range) = segment { findings += check(blocks, in: range) }
    }
    if place != end { findings.append("the text ends at \(end), its segments at \(place)") }
    let whole = MarkupRange(start: MarkupPosition(line: 1, column: 1), end: end)
    for range in markup.marks.map(\.range) + markup.hiddenCode where !isValid(range, in: whole) {
      findings.append("a mark at \(range)")
    }
    return findings
  }

  private func isValid(_ range: MarkupRange, in outer: MarkupRange) -> Bool {
    range.start >= outer.start && range.end <= outer.end && range.start <= range.end
      && [range.start, range.end].allSatisfy { place in
        (1...lineLengths.count).contains(place.line)
          && (1...lineLengths[place.line - 1] + 1).contains(place.column)
      }
  }

  private func check(_ blocks: [MarkupBlock], in outer: MarkupRange) -> [String] {
    blocks.flatMap { block -> [String] in
      let own = isValid(block.range, in: outer) ? [] : ["\(block.range) is not in \(outer)"]
      switch block.kind {
      case .paragraph(let spans), .heading(_, let spans): return own + check(spans)
      case .quote(let inner): return own + check(inner, in: block.range)
      case .callout(let callout): return own + check(callout.blocks, in: block.range)
      case .list(let list):
        return own
          + list.items.flatMap { item in
            (isValid(item.range, in: block.range) ? [] : ["item \(item.range)"])
              + check(item.blocks, in: item.range)
          }
      case .table(let table):
        return own + ([table.header] + table.rows).flatMap { $0.flatMap(check) }
      case .code, .rule: return own
      }
    }
  }

  /// No address leads out of the playground but to the web.
  private func check(_ spans: [MarkupSpan]) -> [String] {
    spans.flatMap { span -> [String] in
      switch span {
      case .emphasis(let inner), .strong(let inner), .struckOut(let inner): return check(inner)
      case .link(let inner, let destination, _):
        var found = check(inner)
        switch destination {
        case .web(let address):
          let isKnown = ["http://", "https://", "mailto:"].contains {
            address.lowercased().hasPrefix($0)
          }
          if !isKnown { found.append("a link to \(address)") }
        case .page(let name):
          if name.contains("/") || name.isEmpty { found.append("a page \(name)") }
        case .next, .previous, .other: break
        }
        return found
      case .image(let image): return check(image.source)
      case .video(let video): return check(video.source) + (video.poster.map(check) ?? [])
      case .text, .code, .lineBreak, .softBreak: return []
      }
    }
  }

  private func check(_ source: MediaSource) -> [String] {
    guard case .resource(let path) = source else { return [] }
    let isInside = !path.hasPrefix("/") && !path.split(separator: "/").contains("..")
    return isInside ? [] : ["a resource \(path)"]
  }
}
