import PageEngine

extension LanguageAnswer {
  /// The fields of the answer to a request.
  var members: [JSONValue.Member] {
    switch self {
    case .completions(let start, let first, let items):
      [
        .init("start", .count(start)),
        .init(
          "items", .array(items.enumerated().map { $0.element.json(number: first + $0.offset) })),
      ]
    case .documentation(let text): [.init("documentation", .string(text))]
    case .hover(let hover):
      [
        .init("declaration", hover.map { .string($0.declaration) } ?? .null),
        .init("documentation", .string(hover?.documentation ?? "")),
        .init("range", hover.map(\.range.json) ?? .null),
      ]
    case .signature(let signature):
      [
        .init("label", signature.map { .string($0.label) } ?? .null),
        .init("parameters", .array((signature?.parameters ?? []).map(\.json))),
        .init("active", signature?.active.map { .count($0) } ?? .null),
        .init("documentation", .string(signature?.documentation ?? "")),
      ]
    case .places(let places): [.init("places", .array(places.map(\.json)))]
    case .interface(let module, let text, let line):
      [
        .init("places", .array([])),
        .init(
          "interface",
          .members(["module": .string(module), "text": .string(text), "line": .count(line)])),
      ]
    case .symbols(let symbols): [.init("symbols", .array(symbols.map(\.json)))]
    case .edits, .refused: []
    }
  }
}

extension LanguageAnswer.Completion {
  fileprivate func json(number: Int) -> JSONValue {
    .members([
      "item": .count(number), "label": .string(label), "detail": .string(detail),
      "insert": .string(insert), "kind": .string(kind), "filter": .string(filter),
      "isDeprecated": .bool(isDeprecated),
    ])
  }
}

extension TextRange {
  fileprivate var json: JSONValue {
    .members([
      "line": .count(line), "column": .count(column), "endLine": .count(endLine),
      "endColumn": .count(endColumn),
    ])
  }
}

extension Range<Int> {
  fileprivate var json: JSONValue { .array([.count(lowerBound), .count(upperBound)]) }
}

extension LanguageAnswer.Place {
  fileprivate var json: JSONValue {
    .members([
      "file": .string(file), "line": .count(range.line), "column": .count(range.column),
      "endLine": .count(range.endLine), "endColumn": .count(range.endColumn),
    ])
  }
}

extension LanguageAnswer.Symbol {
  fileprivate var json: JSONValue {
    .members([
      "name": .string(name), "kind": .string(kind), "line": .count(line),
      "column": .count(column), "endLine": .count(range.endLine),
      "children": .array(children.map(\.json)),
    ])
  }
}
