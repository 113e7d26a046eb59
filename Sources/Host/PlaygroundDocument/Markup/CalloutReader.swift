import Foundation

/// Finds the items of bullet lists that are callouts: `- Note: …`, `* experiment: …`,
/// `+ Callout(Any title): …`.
enum CalloutReader {
  /// The blocks with each callout as a block of its own; what is left of a list stays a list.
  static func separated(_ blocks: [MarkupBlock]) -> [MarkupBlock] {
    blocks.flatMap { block -> [MarkupBlock] in
      guard case .list(let list) = block.kind, list.style == .bullets else { return [block] }
      let callouts = list.items.map { item in callout(item) }
      guard callouts.contains(where: { $0 != nil }) else { return [block] }
      return split(list, callouts)
    }
  }

  private static func split(_ list: MarkupList, _ callouts: [MarkupCallout?]) -> [MarkupBlock] {
    var result: [MarkupBlock] = []
    var items: [MarkupList.Item] = []
    func endList() {
      guard let first = items.first else { return }
      let range = items.reduce(first.range) { $0.union($1.range) }
      let rest = MarkupList(style: list.style, spacing: list.spacing, items: items)
      result.append(MarkupBlock(kind: .list(rest), range: range))
      items = []
    }
    for (item, callout) in zip(list.items, callouts) {
      if let callout {
        endList()
        result.append(MarkupBlock(kind: .callout(callout), range: item.range))
      } else {
        items.append(item)
      }
    }
    endList()
    return result
  }

  private static func callout(_ item: MarkupList.Item) -> MarkupCallout? {
    guard let first = item.blocks.first, case .paragraph(let spans) = first.kind,
      let opening = opening(of: spans)
    else { return nil }
    var blocks = item.blocks
    if opening.rest.isEmpty {
      blocks.removeFirst()
    } else {
      blocks[0].kind = .paragraph(opening.rest)
    }
    return MarkupCallout(kind: opening.kind, title: opening.title, blocks: blocks)
  }

  private typealias Opening = (kind: CalloutKind, title: String, rest: [MarkupSpan])

  private static func opening(of spans: [MarkupSpan]) -> Opening? {
    guard case .text(let text) = spans.first else { return nil }
    if let title = customTitle(text) { return custom(spans, from: title) }
    guard let colon = text.firstIndex(of: ":") else { return nil }
    let word = text[..<colon]
    let rest = rest(text[text.index(after: colon)...], spans.dropFirst())
    if let kind = CalloutKind(word: String(word)) {
      return (kind, kind.rawValue, rest)
    }
    // `Parameter x:` names what it is about.
    let parts = word.split(separator: " ")
    guard parts.count == 2, CalloutKind(word: String(parts[0])) == .parameter else { return nil }
    return (.parameter, "Parameter \(parts[1])", rest)
  }

  /// What follows `Callout(`.
  private static func customTitle(_ text: String) -> Substring? {
    let word = "callout"
    guard text.prefix(word.count).lowercased() == word else { return nil }
    let rest = text.dropFirst(word.count).drop(while: \.isWhitespace)
    return rest.first == "(" ? rest.dropFirst() : nil
  }

  /// The title may hold code or emphasis; it ends with `):`.
  private static func custom(_ spans: [MarkupSpan], from start: Substring) -> Opening? {
    var title = ""
    var current = start
    for (index, span) in spans.enumerated() {
      if index > 0 {
        guard case .text(let text) = span else {
          title += span.plainText
          continue
        }
        current = text[...]
      }
      if let end = current.range(ofFirst: "):") {
        title += current[..<end.lowerBound]
        let rest = rest(current[end.upperBound...], spans[(index + 1)...])
        return (.custom, title.trimmingCharacters(in: .whitespaces), rest)
      }
      title += current
    }
    return nil
  }

  private static func rest(
    _ text: Substring, _ spans: ArraySlice<MarkupSpan>
  ) -> [MarkupSpan] {
    let words = String(text.drop(while: \.isWhitespace))
    var rest = Array(spans)
    if !words.isEmpty { return [.text(words)] + rest }
    while rest.first == .softBreak || rest.first == .lineBreak { rest.removeFirst() }
    return rest
  }
}

extension Substring {
  /// Where two characters stand side by side first.
  fileprivate func range(ofFirst pair: String) -> Range<Index>? {
    var index = startIndex
    while index < endIndex {
      if self[index...].hasPrefix(pair) {
        return index..<self.index(index, offsetBy: pair.count)
      }
      formIndex(after: &index)
    }
    return nil
  }
}
