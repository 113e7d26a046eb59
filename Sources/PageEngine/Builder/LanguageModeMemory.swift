import Foundation
import Synchronization

/// Remembers by which language mode each text was compiled, where that was not the first choice.
///
/// It is one file of lines, `<hash of the text's place> <mode>`, the newest last. Always holds: it
/// may be deleted or damaged at any time, and then costs a text one more attempt; it is replaced by
/// one rename; it never has more than `most` lines. Two sessions that write at the same moment may
/// lose a line of one of them.
final class LanguageModeMemory: Sendable {
  private let path: String
  private let modes = Mutex<[String: LanguageMode]>([:])

  static let most = 1000

  init(folder: String) {
    path = folder + "/language-modes"
    modes.withLock { $0 = Dictionary(Self.read(path), uniquingKeysWith: { $1 }) }
  }

  /// What a text is remembered by.
  static func place(_ path: String, of input: PageInput) -> String {
    let parts = [input.location, input.bundle, path, input.languageMode?.rawValue ?? ""]
    return ContentHash.of(parts.joined(separator: "\n").utf8)
  }

  /// The mode that worked last, if it was not the first choice.
  func mode(of place: String) -> LanguageMode? {
    modes.withLock { $0[place] }
  }

  /// Keeps what worked; nothing where the first choice did.
  func remember(_ mode: LanguageMode?, of place: String) {
    let isNew = modes.withLock { modes in
      defer { modes[place] = mode }
      return modes[place] != mode
    }
    guard isNew else { return }
    var lines = Self.read(path).filter { $0.0 != place }
    if let mode { lines.append((place, mode)) }
    write(lines.suffix(Self.most))
  }

  private func write(_ lines: some Sequence<(String, LanguageMode)>) {
    let text = lines.map { "\($0.0) \($0.1.rawValue)\n" }.joined()
    let fresh = "\(path).new-\(getpid())"
    guard FileManager.default.createFile(atPath: fresh, contents: Data(text.utf8)) else { return }
    if rename(fresh, path) != 0 { unlink(fresh) }
  }

  private static func read(_ path: String) -> [(String, LanguageMode)] {
    let data = FileManager.default.contents(atPath: path) ?? Data()
    return String(decoding: data.prefix(1 << 20), as: UTF8.self).split(separator: "\n").compactMap {
      let parts = $0.split(separator: " ")
      guard parts.count == 2, let mode = LanguageMode(rawValue: String(parts[1])) else {
        return nil
      }
      return (String(parts[0]), mode)
    }
  }
}
