import Foundation
import Synchronization

/// The `.stringsdict` files of bundles, and the formats that were taken out of them.
final class StringsDictionaries: Sendable {
  static let shared = StringsDictionaries()

  private struct State {
    var tables: [URL: [String: LocalizedForms]] = [:]
    var byFormat: [String: LocalizedForms] = [:]
  }

  private let state = Mutex(State())

  /// The format of a key that has forms; it is known by its text from then on.
  func format(of key: String, table: String?, in bundle: Bundle) -> String? {
    let table = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
    guard let url = bundle.url(forResource: table, withExtension: "stringsdict") else { return nil }
    return state.withLock { state in
      let entries = state.tables[url] ?? Self.read(url)
      state.tables[url] = entries
      guard let forms = entries[key] else { return nil }
      state.byFormat[forms.format] = forms
      return forms.format
    }
  }

  /// What a format stands for, where it came out of one of the files.
  func forms(of format: String) -> LocalizedForms? {
    guard format.contains("#@") else { return nil }
    return state.withLock { $0.byFormat[format] }
  }

  private static func read(_ url: URL) -> [String: LocalizedForms] {
    guard let data = try? Data(contentsOf: url),
      let entries = try? PropertyListSerialization.propertyList(from: data, format: nil)
        as? [String: [String: Any]]
    else { return [:] }
    let folder = url.deletingLastPathComponent()
    let language =
      folder.pathExtension == "lproj" && folder.lastPathComponent != "Base.lproj"
      ? folder.deletingPathExtension().lastPathComponent : pageLocale.identifier
    return entries.compactMapValues { LocalizedForms($0, language: language) }
  }
}
