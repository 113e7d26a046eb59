/// An open document as a browser has to know it.
struct DocumentFacts: Equatable, Sendable {
  var name: String
  /// The path of the page's file, relative to the bundle.
  var page: String
  var files: [File]
  /// The person's language, `sv` or `en-GB`.
  var locale: String

  struct File: Equatable, Sendable {
    var path: String
    var kind: Kind
    /// For Swift files only.
    var text: String?

    enum Kind: String, Sendable {
      case page
      /// Of the bundle, for all its pages.
      case source
      /// Of the page alone.
      case pageSource
      case resource

      /// The name a browser knows it by.
      var name: String { self == .pageSource ? Kind.source.rawValue : rawValue }
    }
  }

  func json(version: Int) -> JSONValue {
    .members([
      "type": "document", "name": .string(name), "version": .count(version),
      "page": .string(page), "files": .array(files.map(\.json)), "locale": .string(locale),
    ])
  }
}

extension DocumentFacts.File {
  fileprivate var json: JSONValue {
    var members = [
      JSONValue.Member("path", .string(path)), .init("kind", .string(kind.name)),
    ]
    if let text { members.append(.init("text", .string(text))) }
    return .object(members)
  }
}
