import Foundation

/// The studio's scripts, joined: a window asks for one file where it would ask for hundreds.
///
/// What: files by the names of the scripts that a window begins with, each with all it imports.
/// `Scripts/build` makes them. Always holds: where a script was changed after that, there is
/// none, and the window gets the scripts as they lie.
struct JoinedScripts: Sendable {
  let folder: URL
  /// The scripts they are made of.
  let originals: URL

  /// The joined file in an original's place.
  func file(_ names: [String]) -> URL? {
    let file = names.reduce(folder) { $0.appendingPathComponent($1) }
    guard let joined = Self.moment(of: file), isNewest(joined) else { return nil }
    return file
  }

  /// Folders count too: they change when a script goes.
  private func isNewest(_ moment: Date) -> Bool {
    let inside = FileManager.default.enumerator(atPath: originals.path)
    let all =
      [originals]
      + (inside?.compactMap { $0 as? String } ?? []).map(originals.appendingPathComponent)
    return all.allSatisfy { Self.moment(of: $0).map { $0 <= moment } ?? false }
  }

  private static func moment(of file: URL) -> Date? {
    let facts = try? FileManager.default.attributesOfItem(atPath: file.path)
    return facts?[.modificationDate] as? Date
  }
}
