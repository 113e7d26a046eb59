import Foundation

/// The studio's scripts, joined: a window asks for one file where it would ask for hundreds.
///
/// What: files by the names of the scripts that a window begins with, each with all it imports.
/// `Scripts/build` makes them. Always holds: where a script was changed after that, there is
/// none, and the window gets the scripts as they lie. The editor's library is the exception: its
/// script names packages, which no browser finds, so the joined file always stands for it.
public struct JoinedScripts: Sendable {
  public let folder: URL
  /// The scripts they are made of.
  let originals: URL

  public init(folder: URL, originals: URL) {
    self.folder = folder
    self.originals = originals
  }

  /// Where the editor's library is, below both folders.
  static let library = ["codeEditor", "library.js"]

  /// The joined file in an original's place.
  func file(_ names: [String]) -> URL? {
    let file = names.reduce(folder) { $0.appendingPathComponent($1) }
    guard let joined = Self.moment(of: file), names == Self.library || isNewest(joined) else {
      return nil
    }
    return file
  }

  /// Whether the editor's library has been joined; there is no studio without it.
  public var hasLibrary: Bool { file(Self.library) != nil }

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
