import Foundation

/// What a person wants done to the files and pages of a bundle; see docs/wire-format.md.
enum BundleOrder: Equatable, Sendable {
  case addFile(folder: String, name: String, text: String)
  case addFolder(String)
  case addPage(name: String, after: String?)
  case renameFile(path: String, name: String)
  case renamePage(String, name: String)
  case moveFile(path: String, folder: String)
  case orderPages([String])
  case deleteFile(path: String)
  case deletePage(String)
  case undoDelete(token: String)
  case moveContentsUp(folder: String)
  /// Puts a file that has arrived where it belongs, under a free name.
  case place(Arrival)

  /// A file that somebody dropped: its bytes lie outside the bundle.
  struct Arrival: Equatable, Sendable {
    var file: URL
    var folder: String
    var name: String
    var upload: Int
  }

  /// Whether it is about files alone, and not about pages.
  var isOfFiles: Bool {
    switch self {
    case .addPage, .renamePage, .deletePage, .orderPages: false
    default: true
    }
  }

  /// Whether it takes a file or page away from where it is.
  var movesFiles: Bool {
    switch self {
    case .renameFile, .renamePage, .moveFile, .deleteFile, .deletePage: true
    default: false
    }
  }
}

/// A request that is about the bundle.
struct BundleRequest: Equatable, Sendable {
  var request: Int
  var order: BundleOrder

  private static let longestText = 4 << 20
  private static let mostPages = 2000

  /// None where it is not a message of this kind.
  init?(type: String, _ data: Data, _ decoder: JSONDecoder) {
    guard Self.types.contains(type), let read = try? decoder.decode(Fields.self, from: data),
      let order = Self.order(type, read)
    else { return nil }
    request = read.id
    self.order = order
  }

  init(request: Int, order: BundleOrder) {
    (self.request, self.order) = (request, order)
  }

  private static let types: Set = [
    "addFile", "addFolder", "addPage", "renameFile", "renamePage", "moveFile", "orderPages",
    "deleteFile", "deletePage", "undoDelete", "moveContentsUp",
  ]

  private static func order(_ type: String, _ fields: Fields) -> BundleOrder? {
    let (folder, name, path, page) = (fields.folder, fields.name, fields.path, fields.page)
    switch type {
    case "addFile":
      guard let folder, let name, (fields.text ?? "").utf8.count <= longestText else { return nil }
      return .addFile(folder: folder.text, name: name.text, text: fields.text ?? "")
    case "addFolder": return folder.map { .addFolder($0.text) }
    case "addPage": return name.map { .addPage(name: $0.text, after: fields.after?.text) }
    case "renameFile":
      guard let path, let name else { return nil }
      return .renameFile(path: path.text, name: name.text)
    case "renamePage":
      guard let page, let name else { return nil }
      return .renamePage(page.text, name: name.text)
    case "moveFile":
      guard let path, let folder else { return nil }
      return .moveFile(path: path.text, folder: folder.text)
    case "orderPages":
      guard let pages = fields.pages, pages.count <= mostPages else { return nil }
      return .orderPages(pages.map(\.text))
    case "deleteFile": return path.map { .deleteFile(path: $0.text) }
    case "deletePage": return page.map { .deletePage($0.text) }
    case "undoDelete": return fields.undo.map { .undoDelete(token: $0.text) }
    case "moveContentsUp": return folder.map { .moveContentsUp(folder: $0.text) }
    default: return nil
    }
  }

  private struct Fields: Decodable {
    var id: Int
    var folder: BoundedText?
    var name: BoundedText?
    var path: BoundedText?
    var page: BoundedText?
    var after: BoundedText?
    var undo: BoundedText?
    var pages: [BoundedText]?
    var text: String?
  }
}

/// A name or path that a browser sent: no longer than any that can be on disk.
struct BoundedText: Decodable {
  let text: String

  static let longest = 4096

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    text = try container.decode(String.self)
    guard text.utf8.count <= Self.longest else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "too long")
    }
  }
}
