internal import CMarkGFM

/// The tree that cmark makes of some prose, and what we make of that.
///
/// Deliberately without cmark's own output: whatever it calls HTML is text to us.
struct MarkupTree {
  /// Deeper than this, only the words are kept.
  private static let deepest = 40

  private let root: MarkupNode

  init(_ text: [UInt8]) {
    root = MarkupNode(parsing: text)
  }

  func blocks(in prose: ProseText) -> [MarkupBlock] {
    let blocks = blocks(of: root, in: prose, depth: 0)
    return CalloutReader.separated(blocks)
  }

  private func blocks(of node: MarkupNode, in prose: ProseText, depth: Int) -> [MarkupBlock] {
    node.children.flatMap { block($0, in: prose, depth: depth) }
  }

  private func block(_ node: MarkupNode, in prose: ProseText, depth: Int) -> [MarkupBlock] {
    var range = prose.range(from: node.start, to: (node.end.line, node.end.column + 1))
    let kind: MarkupBlock.Kind
    switch node.type {
    case CMARK_NODE_PARAGRAPH: kind = .paragraph(SpanReader.spans(of: node))
    case CMARK_NODE_HEADING:
      kind = .heading(level: node.headingLevel, SpanReader.spans(of: node))
    case CMARK_NODE_THEMATIC_BREAK: kind = .rule
    case CMARK_NODE_CODE_BLOCK:
      kind = .code(node.literal, language: node.fenceLanguage)
    case CMARK_NODE_HTML_BLOCK: kind = .paragraph(Self.lines(node.literal))
    case _ where depth >= Self.deepest: kind = .paragraph([.text(node.plainText)])
    case CMARK_NODE_BLOCK_QUOTE:
      let inner = blocks(of: node, in: prose, depth: depth + 1)
      range = inner.reduce(range) { $0.union($1.range) }
      kind = .quote(inner)
    case CMARK_NODE_LIST:
      let list = list(node, in: prose, depth: depth)
      range = list.items.reduce(range) { $0.union($1.range) }
      kind = .list(list)
    case _ where node.isTable: kind = .table(Self.table(node))
    default: kind = .paragraph([.text(node.plainText)])
    }
    return [MarkupBlock(kind: kind, range: range)]
  }

  private func list(_ node: MarkupNode, in prose: ProseText, depth: Int) -> MarkupList {
    let items = node.children.map { item in
      let blocks = blocks(of: item, in: prose, depth: depth + 1)
      let range = prose.range(from: item.start, to: (item.end.line, item.end.column + 1))
      return MarkupList.Item(
        blocks: blocks, range: blocks.reduce(range) { $0.union($1.range) }, task: item.task)
    }
    return MarkupList(
      style: node.firstNumber.map { .numbers(first: $0) } ?? .bullets,
      spacing: node.isTight ? .tight : .loose, items: items)
  }

  private static func table(_ node: MarkupNode) -> MarkupTable {
    let columns = node.alignments
    func cells(_ row: MarkupNode) -> [MarkupTable.Cell] {
      let cells = row.children.prefix(columns.count).map { SpanReader.spans(of: $0) }
      return cells + Array(repeating: [], count: columns.count - cells.count)
    }
    let rows = node.children.map(cells)
    return MarkupTable(
      columns: columns, header: rows.first ?? [], rows: Array(rows.dropFirst()))
  }

  private static func lines(_ text: String) -> [MarkupSpan] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: true)
    return Array(lines.map { [MarkupSpan.text(String($0))] }.joined(separator: [.softBreak]))
  }
}
