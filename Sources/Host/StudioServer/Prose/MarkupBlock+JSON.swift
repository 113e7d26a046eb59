import PlaygroundDocument

extension MarkupBlock {
  /// As browsers are told of it; `first` and `last` are its lines, both of it.
  var json: JSONValue {
    let place: [JSONValue.Member] = [
      .init("first", .count(range.start.line)),
      .init(
        "last", .count(range.end.column == 1 ? max(range.end.line - 1, 1) : range.end.line)),
    ]
    return .object([.init("kind", .string(kind.name))] + kind.members + place)
  }
}

extension MarkupBlock.Kind {
  fileprivate var name: String {
    switch self {
    case .paragraph: "paragraph"
    case .heading: "heading"
    case .code: "code"
    case .list: "list"
    case .quote: "quote"
    case .rule: "rule"
    case .callout: "callout"
    case .table: "table"
    }
  }

  fileprivate var members: [JSONValue.Member] {
    switch self {
    case .paragraph(let spans): [.init("spans", .spans(spans))]
    case .heading(let level, let spans):
      [.init("level", .count(level)), .init("spans", .spans(spans))]
    case .code(let text, let language):
      [.init("text", .string(text)), .init("language", .string(language ?? ""))]
    case .list(let list): list.members
    case .quote(let blocks): [.init("blocks", .array(blocks.map(\.json)))]
    case .rule: []
    case .callout(let callout):
      [
        .init("callout", .string(callout.kind.rawValue)), .init("title", .string(callout.title)),
        .init("blocks", .array(callout.blocks.map(\.json))),
      ]
    case .table(let table):
      [
        .init("columns", .array(table.columns.map { .string("\($0)") })),
        .init("header", .cells(table.header)), .init("rows", .array(table.rows.map { .cells($0) })),
      ]
    }
  }
}

extension MarkupList {
  fileprivate var members: [JSONValue.Member] {
    let style: [JSONValue.Member] =
      switch self.style {
      case .bullets: [.init("style", "bullets")]
      case .numbers(let first): [.init("style", "numbers"), .init("start", .count(first))]
      }
    return style + [
      .init("isTight", .bool(spacing == .tight)), .init("items", .array(items.map(\.json))),
    ]
  }
}

extension MarkupList.Item {
  fileprivate var json: JSONValue {
    var members: [JSONValue.Member] = [
      .init("first", .count(range.start.line)), .init("blocks", .array(blocks.map(\.json))),
    ]
    if let task { members.append(.init("isDone", .bool(task == .done))) }
    return .object(members)
  }
}
