import PageEngine
import PageProtocol

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
      .init("value", record.value?.json ?? .null),
    ] + (record.quickLook.map { [.init("quickLook", $0.json)] } ?? [])
  }
}

extension ResultRecord.Structure {
  /// The tree's members, after the pass it shows.
  var json: JSONValue { .object([.init("pass", .count(pass))] + tree.members) }
}

extension QuickLook {
  /// A hash has more digits than a number in JSON keeps.
  var json: JSONValue {
    let kind = JSONValue.Member("kind", .string(kindName))
    switch self {
    case .picture(let hash, let width, let height):
      return .object([
        kind, .init("hash", .string("\(hash)")), .init("width", .number(width)),
        .init("height", .number(height)),
      ])
    case .color(let color):
      return .object([
        kind, .init("red", .number(Double(color.red))),
        .init("green", .number(Double(color.green))),
        .init("blue", .number(Double(color.blue))),
        .init("alpha", .number(Double(color.alpha))),
      ])
    }
  }
}

extension ValueTree {
  /// The members of its object, in their fixed order.
  var members: [JSONValue.Member] {
    [
      .init("name", .string(name)), .init("type", .string(typeName)),
      .init("summary", .string(summary)), .init("kind", .string(kind.name)),
      .init("total", .count(totalCount)), .init("head", .count(headCount)),
      .init("children", .array(children.map { .object($0.members) })),
    ]
  }
}

extension ValueTree.Kind {
  /// Its word in JSON.
  var name: String {
    switch self {
    case .plain: "plain"
    case .nothing: "nothing"
    case .structure: "struct"
    case .object: "class"
    case .enumeration: "enum"
    case .tuple: "tuple"
    case .collection: "collection"
    case .dictionary: "dictionary"
    case .set: "set"
    }
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
