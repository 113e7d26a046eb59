/// What is open, and what could be, as a browser has to know it.
struct StudioFacts: Equatable, Sendable {
  /// Another after the server was started anew.
  var epoch: String
  var documents: [Document] = []
  var recents: [Recent] = []
  var templates: [Template] = []
  /// The playgrounds we ship, by their names.
  var examples: [String] = []
  /// Where new playgrounds go, unless the person chooses another place.
  var folder = ""
  /// The person's language, `sv` or `en-GB`.
  var locale: String

  struct Document: Equatable, Sendable {
    var document: String
    var name: String
    var location: String
  }

  struct Recent: Equatable, Sendable {
    var name: String
    var location: String
    var platform: String
  }

  struct Template: Equatable, Sendable {
    var identifier: String
    var name: String
    var summary: String
    var platforms: [String]
  }

  var json: JSONValue {
    .members([
      "type": "studio", "epoch": .string(epoch),
      "documents": .array(
        documents.map {
          .members([
            "document": .string($0.document), "name": .string($0.name),
            "location": .string($0.location),
          ])
        }),
      "recents": .array(
        recents.map {
          .members([
            "name": .string($0.name), "location": .string($0.location),
            "platform": .string($0.platform),
          ])
        }),
      "templates": .array(
        templates.map {
          .members([
            "identifier": .string($0.identifier), "name": .string($0.name),
            "summary": .string($0.summary),
            "platforms": .array($0.platforms.map { .string($0) }),
          ])
        }),
      "examples": .array(examples.map { .members(["identifier": .string($0)]) }),
      "folder": .string(folder), "locale": .string(locale),
    ])
  }
}
