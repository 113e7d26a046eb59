import Foundation
import Synchronization

/// The string catalogs and `.stringsdict` files of bundles, and the formats that were taken out of
/// them.
///
/// What is in them stands before `.strings` files of the same table.
@_spi(Localizing)
public final class LocalizedTables: Sendable {
  public static let shared = LocalizedTables()

  private struct State {
    var places: [String: URL?] = [:]
    var dictionaries: [URL: [String: LocalizedForms]] = [:]
    var catalogs: [URL: StringCatalog?] = [:]
    var byFormat: [String: LocalizedForms] = [:]
  }

  private let state = Mutex(State())

  /// The text of a key, if a catalog or a dictionary has it. A format whose words go by number is
  /// known by its text from then on. The locale is that of the page unless another one is given.
  public func format(
    of key: String, table: String?, in bundle: Bundle, locale: Locale = .current
  ) -> String? {
    let table = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
    return state.withLock { state in
      if let url = place(table, "xcstrings", bundle, &state) {
        let catalog =
          state.catalogs[url] ?? (try? Data(contentsOf: url)).flatMap(StringCatalog.init)
        state.catalogs[url] = catalog
        switch catalog?.text(of: key, for: locale) {
        case .plain(let text): return text
        case .forms(let forms): return Self.note(forms, &state)
        case nil: break
        }
      }
      guard let url = place(table, "stringsdict", bundle, &state) else { return nil }
      let entries = state.dictionaries[url] ?? Self.read(url)
      state.dictionaries[url] = entries
      return entries[key].map { Self.note($0, &state) }
    }
  }

  /// What a format stands for, where it came out of one of the files.
  public func forms(of format: String) -> LocalizedForms? {
    guard format.contains("#@") else { return nil }
    return state.withLock { $0.byFormat[format] }
  }

  private static func note(_ forms: LocalizedForms, _ state: inout State) -> String {
    state.byFormat[forms.format] = forms
    return forms.format
  }

  private func place(
    _ table: String, _ ending: String, _ bundle: Bundle, _ state: inout State
  ) -> URL? {
    let name = bundle.bundlePath + "/" + table + "." + ending
    if let known = state.places[name] { return known }
    let found = bundle.url(forResource: table, withExtension: ending)
    state.places[name] = .some(found)
    return found
  }

  private static func read(_ url: URL) -> [String: LocalizedForms] {
    guard let data = try? Data(contentsOf: url),
      let entries = try? PropertyListSerialization.propertyList(from: data, format: nil)
        as? [String: [String: Any]]
    else { return [:] }
    let folder = url.deletingLastPathComponent()
    let language =
      folder.pathExtension == "lproj" && folder.lastPathComponent != "Base.lproj"
      ? folder.deletingPathExtension().lastPathComponent : Locale.current.identifier
    return entries.compactMapValues { LocalizedForms($0, language: language) }
  }
}

// Called by the functions of FoundationRepairs that stand in place of Foundation's.

@_silgen_name("lek_localized_format")
public func _localizedFormat(_ key: String, _ table: String?, _ bundle: Bundle) -> String? {
  LocalizedTables.shared.format(of: key, table: table, in: bundle)
}

@_silgen_name("lek_localized_text")
public func _localizedText(
  _ format: String, _ arguments: [any CVarArg], _ locale: Locale?
) -> String? {
  LocalizedTables.shared.forms(of: format)?.text(arguments, locale: locale)
}
