import Foundation
import Guarded

/// Remembers the way in which each text compiled, unless it was the first choice.
///
/// It is one file of lines, `<hash of the text's place> <mode, or old>`, the newest last. **Always
/// holds**: the file may be deleted or damaged at any time, which costs a text one more attempt; it
/// is replaced by one rename; it has at most `most` lines. If two sessions write at the same
/// moment, a line of one of them may be lost.
final class LanguageModeMemory: Sendable {
  private let path: String
  private let ways = Guarded<[String: CompileWay]>([:])

  static let most = 1000

  init(folder: String) {
    path = folder + "/language-modes"
    ways.withLock { $0 = Dictionary(Self.read(path), uniquingKeysWith: { $1 }) }
  }

  /// The key of a text, which includes its first choice.
  static func place(_ path: String, of input: PageInput, usual: CompileWay) -> String {
    let mode = usual == .old ? usual.word : input.languageMode?.rawValue ?? ""
    let parts = [input.location, input.bundle, path, mode]
    return ContentHash.of(parts.joined(separator: "\n").utf8)
  }

  /// The way that worked last, unless it was the first choice.
  func way(of place: String) -> CompileWay? {
    ways.withLock { $0[place] }
  }

  /// Remembers the way that worked; nil if it was the first choice.
  func remember(_ way: CompileWay?, of place: String) {
    let isNew = ways.withLock { ways in
      defer { ways[place] = way }
      return ways[place] != way
    }
    guard isNew else { return }
    var lines = Self.read(path).filter { $0.0 != place }
    if let way { lines.append((place, way)) }
    write(lines.suffix(Self.most))
  }

  private func write(_ lines: some Sequence<(String, CompileWay)>) {
    let text = lines.map { "\($0.0) \($0.1.word)\n" }.joined()
    let fresh = "\(path).new-\(getpid())"
    guard FileManager.default.createFile(atPath: fresh, contents: Data(text.utf8)) else { return }
    if rename(fresh, path) != 0 { unlink(fresh) }
  }

  private static func read(_ path: String) -> [(String, CompileWay)] {
    let data = FileManager.default.contents(atPath: path) ?? Data()
    return String(decoding: data.prefix(1 << 20), as: UTF8.self).split(separator: "\n").compactMap {
      let parts = $0.split(separator: " ")
      guard parts.count == 2, let way = CompileWay(word: String(parts[1])) else {
        return nil
      }
      return (String(parts[0]), way)
    }
  }
}
