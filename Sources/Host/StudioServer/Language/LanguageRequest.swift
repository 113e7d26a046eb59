import Foundation
import PageEngine

/// A browser's question about a place of a text; see docs/wire-format.md.
struct LanguageRequest: Equatable, Sendable {
  var id: Int
  /// The text that the browser speaks of; none where the newest is meant.
  var revision: Int?
  var question: LanguageQuestion

  private static let farthest = 1 << 24
  private static let longestPath = 4096
  private static let longestName = 255

  private struct Fields: Decodable {
    var id: Int
    var file: String
    var revision: Int?
    var line: Int?
    var column: Int?
    var item: Int?
    var newName: String?
  }

  /// None where it is not a message of this kind.
  init?(type: String, _ data: Data, _ decoder: JSONDecoder) {
    guard Self.types.contains(type), let fields = try? decoder.decode(Fields.self, from: data),
      fields.file.utf8.count <= Self.longestPath, let kind = Self.kind(type, fields)
    else { return nil }
    let needsPlace = ![.symbols, .format].contains(kind)
    let (line, column) = (fields.line ?? 1, fields.column ?? 1)
    let isAsked = fields.line != nil && fields.column != nil
    if needsPlace, !isAsked, fields.item == nil { return nil }
    guard (1...Self.farthest).contains(line), (1...Self.farthest).contains(column) else {
      return nil
    }
    id = fields.id
    revision = fields.revision
    question = LanguageQuestion(kind, file: fields.file, line: line, column: column)
  }

  private static let types: Set<String> = [
    "completion", "completionDetail", "hover", "signature", "definition", "references", "rename",
    "symbols", "format",
  ]

  private static func kind(_ type: String, _ fields: Fields) -> LanguageQuestion.Kind? {
    switch type {
    case "completion": .completion
    case "completionDetail": fields.item.map { .completionDetail($0) }
    case "hover": .hover
    case "signature": .signature
    case "definition": .definition
    case "references": .references
    case "rename":
      fields.newName.flatMap { $0.utf8.count <= longestName ? .rename($0) : nil }
    case "symbols": .symbols
    default: .format
    }
  }
}
