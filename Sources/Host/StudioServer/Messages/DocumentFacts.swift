/// An open document as a browser has to know it.
struct DocumentFacts: Equatable, Sendable {
  var document: String
  /// Another one each time the document is opened.
  var epoch: String
  var name: String
  var location: String
  var platform: String
  var form: OpenDocument.Form
  var isApplication: Bool
  var version: Int
  var isAutomatic: Bool
  var pause: PauseWish
  var display: OpenDocument.Display
  var pages: [OpenDocument.Page]
  var files: [File]
  var folders: [String]
  /// By their former paths, the new ones.
  var renamed: [String: String]
  /// How many edits of the window it is for were done.
  var sequence: Int
  /// The window's edit that was not done.
  var refused: Int?

  struct File: Equatable, Sendable {
    var file: OpenDocument.File
    /// For Swift files only.
    var text: String?
    var revision: Int?
    /// What of a studio that ended was brought back.
    var restored: Restoration.Source?
    /// The texts of which one may be on disk instead of `text`, from the oldest; none if `text` is
    /// on disk.
    var onDisk: [String] = []
  }

  init(
    _ document: OpenDocument, epoch: String = "", version: Int, isAutomatic: Bool,
    pause: PauseWish = .adaptive, renamed: [String: String] = [:], sequence: Int = 0,
    restored: [String: Restoration.Source] = [:], onDisk: [String: [String]] = [:]
  ) {
    self.document = document.identifier
    self.epoch = epoch
    name = document.name
    location = document.location
    platform = document.platform == .macOS ? "macos" : "ios"
    form = document.form
    isApplication = document.isApplication
    self.version = version
    self.isAutomatic = isAutomatic
    self.pause = pause
    display = document.display
    pages = document.pages
    files = document.files.map {
      let text = document.texts[$0.path]
      return File(
        file: $0, text: text?.text, revision: text?.revision, restored: restored[$0.path],
        onDisk: onDisk[$0.path] ?? [])
    }
    folders = document.folders
    self.renamed = renamed
    self.sequence = sequence
  }

  var json: JSONValue {
    var json = members
    if let refused { json.append(.init("refused", .count(refused))) }
    return .object(json)
  }

  private var members: [JSONValue.Member] {
    let members: KeyValuePairs<String, JSONValue> = [
      "type": "document", "document": .string(document), "epoch": .string(epoch),
      "name": .string(name),
      "location": .string(location), "platform": .string(platform),
      "form": .string(form.rawValue), "isApplication": .bool(isApplication),
      "version": .count(version),
      "isAutomatic": .bool(isAutomatic), "display": .string(display.rawValue),
      "pause": .optional(pause.milliseconds),
      "pages": .array(pages.map(\.json)),
      "files": .array(files.map(\.json)),
      "folders": .array(folders.map { .string($0) }),
      "renamed": .object(
        renamed.sorted { $0.key < $1.key }.map { .init($0.key, .string($0.value)) }),
      "sequence": .count(sequence),
    ]
    return members.map { .init($0.key, $0.value) }
  }
}

extension OpenDocument.Page {
  fileprivate var json: JSONValue {
    let chapter = chapter.map { [JSONValue.Member("chapter", .string($0))] } ?? []
    return .object([.init("name", .string(name)), .init("path", .string(path))] + chapter)
  }
}

extension DocumentFacts.File {
  fileprivate var json: JSONValue {
    var members = [
      JSONValue.Member("path", .string(file.path)), .init("kind", .string(file.kind.rawValue)),
    ]
    if let page = file.page { members.append(.init("page", .string(page))) }
    if let stamp = file.stamp { members.append(.init("stamp", .string(stamp))) }
    if file.isReadOnly { members.append(.init("isReadOnly", .bool(true))) }
    if let text { members.append(.init("text", .string(text))) }
    if let revision { members.append(.init("revision", .count(revision))) }
    if let restored { members.append(.init("restored", restored.json)) }
    if !onDisk.isEmpty {
      members.append(.init("onDisk", .array(onDisk.map { .string($0) })))
    }
    return .object(members)
  }
}

extension Restoration.Source {
  var json: JSONValue {
    .members(["epoch": .string(epoch), "revision": .count(revision)])
  }
}
