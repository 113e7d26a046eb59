import Foundation

/// What a `Manifest.plist` of a book, a chapter or a page says of names and order.
struct BookManifest {
  private let values: [String: Any]

  /// A manifest of this size says more than names.
  private static let longest = 256 << 10
  /// The reader of property lists goes down into what is nested; no manifest needs this much.
  private static let mostContainers = 200

  /// Says nothing where there is no manifest, or none that can be understood.
  init(in path: String, of bundle: BundleFolder) {
    guard let name = bundle.child(named: "Manifest.plist", in: path),
      case .success(let data) = bundle.read(path + "/" + name), data.count <= Self.longest,
      Self.isPlain(String(decoding: data, as: UTF8.self)),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    else {
      values = [:]
      return
    }
    values = list as? [String: Any] ?? [:]
  }

  /// The name that people read; no line of it breaks.
  var name: String? {
    guard let text = values["Name"] as? String else { return nil }
    let shown = text.split(whereSeparator: \.isWhitespace).joined(separator: " ").prefix(120)
    let isGood = shown.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
    return shown.isEmpty || !isGood ? nil : String(shown)
  }

  /// The folders that are listed under a key, in their order.
  func folders(_ key: String) -> [String] { values[key] as? [String] ?? [] }

  /// The modules that pages see without an import line.
  var autoImports: [String] { folders("UserAutoImportedAuxiliaryModules") }

  /// The page that new pages are copies of.
  var template: String? { values["TemplatePageFilename"] as? String }

  private static func isPlain(_ text: String) -> Bool {
    let isMarkup = ["<?xml", "<!DOCTYPE", "<plist"].contains { text.hasPrefix($0) }
    let containers = ["<array", "<dict"].map { text.components(separatedBy: $0).count - 1 }
    return isMarkup && containers.reduce(0, +) <= mostContainers
  }
}
