public import Foundation

/// The playgrounds we ship: bundles in a folder, whole in English.
///
/// `Languages/CODE/NAME.po` beside them holds the words of a bundle in another language; `OwnCopy`
/// puts them into the copy.
public struct ShippedPlaygrounds: Sendable {
  private let folder: URL?

  /// Without a folder there are none.
  public init(folder: URL?) {
    self.folder = folder
  }

  /// Their names, in the order of the alphabet.
  public var names: [String] {
    folders(in: folder).filter { $0.pathExtension == Self.pathExtension }
      .map { $0.deletingPathExtension().lastPathComponent }
  }

  /// The languages that some are written in besides English, by their codes.
  public var languages: [String] { folders(in: languageFolder).map(\.lastPathComponent) }

  /// The language for a person whose locale is `pt-BR` or `sv`; none where it is English.
  public func language(of locale: String) -> String? {
    let parts = locale.lowercased().split { $0 == "-" || $0 == "_" }
    guard let first = parts.first else { return nil }
    return languages.first { $0.lowercased() == first }
  }

  /// The person's own copy of one, in a folder of theirs; none where we ship nothing of that name.
  public func ownCopy(of name: String, locale: String, in own: URL) -> OwnCopy? {
    guard let folder, names.contains(name) else { return nil }
    let bundle = name + "." + Self.pathExtension
    return OwnCopy(
      shipped: folder.appendingPathComponent(bundle, isDirectory: true),
      words: language(of: locale).flatMap { code in
        languageFolder?.appendingPathComponent(code).appendingPathComponent(name + ".po")
      }, folder: own)
  }

  /// Copies one under a name of its own into a folder; none where we ship nothing of that name.
  public func copy(
    of name: String, locale: String, named own: String, in parent: URL
  ) -> Result<PlaygroundDocument, BundleProblem>? {
    let suffix = "." + Self.pathExtension
    let bare = own.lowercased().hasSuffix(suffix) ? String(own.dropLast(suffix.count)) : own
    guard let copy = ownCopy(of: name, locale: locale, in: parent) else { return nil }
    switch ItemName.check(bare, pathExtension: Self.pathExtension, beside: []) {
    case .failure(let problem): return .failure(problem)
    case .success(let item):
      return copy.copy(to: parent.appendingPathComponent(item.fileName, isDirectory: true))
    }
  }

  private static let pathExtension = "playground"

  private var languageFolder: URL? { folder?.appendingPathComponent("Languages") }

  private func folders(in place: URL?) -> [URL] {
    guard let place,
      let names = try? FileManager.default.contentsOfDirectory(atPath: place.path)
    else { return [] }
    return names.filter { !$0.hasPrefix(".") }.sorted().map { place.appendingPathComponent($0) }
      .filter { BundleFolder.kind(of: $0.path) == S_IFDIR }
  }
}
