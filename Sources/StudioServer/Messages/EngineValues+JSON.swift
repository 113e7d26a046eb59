import PageEngine

extension Diagnostic {
  /// As the wire and `lek run --json` have it.
  public var json: JSONValue { .object(members) }

  /// The members of its object, in their fixed order.
  public var members: [JSONValue.Member] {
    [.init("severity", .string(severity.rawValue)), .init("message", .string(message))]
      + [.init("file", .string(file))] + range.members
      + [
        .init("notes", .array(notes.map(\.json))), .init("fixIts", .array(fixIts.map(\.json))),
      ]
  }
}

extension Diagnostic.Note {
  var json: JSONValue {
    .object(
      [.init("message", .string(message)), .init("file", .string(file))] + range.members
        + [.init("fixIts", .array(fixIts.map(\.json)))])
  }
}

extension Diagnostic.FixIt {
  var json: JSONValue {
    .object(
      [.init("file", .string(file))] + range.members
        + [.init("replacement", .string(replacement))])
  }
}

extension TextRange {
  var members: [JSONValue.Member] {
    [
      .init("line", .count(line)), .init("column", .count(column)),
      .init("endLine", .count(endLine)), .init("endColumn", .count(endColumn)),
    ]
  }
}

extension PageResult {
  /// The members of its object, in their fixed order.
  public var members: [JSONValue.Member] {
    range.members + [
      .init("name", .string(record.name)), .init("type", .string(record.typeName)),
      .init("summary", .string(record.summary)), .init("count", .count(record.count)),
      .init("first", .string(record.first)), .init("last", .string(record.last)),
      .init("min", .optional(record.minimum)), .init("max", .optional(record.maximum)),
      .init("history", .array(record.history.map { .number($0) })),
    ]
  }
}

extension Crash {
  /// The members of its object, in their fixed order.
  public var members: [JSONValue.Member] {
    [
      .init("message", .string(message)), .init("file", .string(file)),
      .init("line", .count(line)), .init("column", .count(column)),
    ]
  }
}
