import Foundation
import PlaygroundDocument

/// What a window asks of the studio itself, whatever document it shows; see docs/wire-format.md.
struct StudioRequest {
  var request: Int
  var wish: Wish

  enum Wish: Equatable {
    case newPlayground(NewPlayground)
    case openPlayground(location: String)
    case openExample(name: String, language: String)
    case closePlayground(document: String)
    /// Deletes what the app of the window keeps.
    case resetApp
    case listFolder(location: String)
    case invite
    case upload(folder: String, path: String, size: Int)
    case cancelUpload(Int)
  }

  struct NewPlayground: Equatable {
    var name: String
    var platform: PlaygroundSettings.Platform
    /// Empty: where new playgrounds go.
    var folder: String
    var template: String
  }

  /// None where it is another message.
  init?(_ bytes: [UInt8]) {
    let data = Data(bytes)
    let decoder = JSONDecoder()
    guard let kind = try? decoder.decode(Kind.self, from: data), Self.types.contains(kind.type),
      let fields = try? decoder.decode(Fields.self, from: data),
      let wish = Self.wish(kind.type, fields)
    else { return nil }
    request = fields.id
    self.wish = wish
  }

  private static let types: Set = [
    "newPlayground", "openPlayground", "openExample", "closePlayground", "listFolder", "invite",
    "resetApp",
    "upload", "cancelUpload",
  ]

  private static func wish(_ type: String, _ fields: Fields) -> Wish? {
    switch type {
    case "newPlayground":
      guard let name = fields.name, let platform = fields.platform else { return nil }
      return .newPlayground(
        NewPlayground(
          name: name.text, platform: platform == .macos ? .macos : .ios,
          folder: fields.folder?.text ?? "",
          template: fields.template?.text ?? PlaygroundTemplate.empty.rawValue))
    case "openPlayground": return fields.location.map { .openPlayground(location: $0.text) }
    case "openExample":
      return fields.name.map {
        .openExample(name: $0.text, language: fields.language?.text ?? "")
      }
    case "closePlayground": return fields.document.map { .closePlayground(document: $0.text) }
    case "listFolder": return .listFolder(location: fields.location?.text ?? "")
    case "invite": return .invite
    case "resetApp": return .resetApp
    case "upload":
      guard let folder = fields.folder, let path = fields.path, let size = fields.size else {
        return nil
      }
      return .upload(folder: folder.text, path: path.text, size: size)
    case "cancelUpload": return fields.upload.map { .cancelUpload($0) }
    default: return nil
    }
  }

  private struct Kind: Decodable {
    var type: String
  }

  private enum Platform: String, Decodable { case ios, macos }

  private struct Fields: Decodable {
    var id: Int
    var name: BoundedText?
    var platform: Platform?
    var folder: BoundedText?
    var template: BoundedText?
    var location: BoundedText?
    var language: BoundedText?
    var document: BoundedText?
    var path: BoundedText?
    var size: Int?
    var upload: Int?
  }
}
