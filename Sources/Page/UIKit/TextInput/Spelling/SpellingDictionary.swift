import Foundation

/// The words of a language, as Debian's dictionaries for Hunspell have them.
///
/// A dictionary is read once, when a page first asks for its language, and kept.
@MainActor
final class SpellingDictionary {
  private static let folder = "/usr/share/hunspell"
  private static var open: [String: SpellingDictionary] = [:]

  private let library: HunspellLibrary
  private let handle: OpaquePointer
  private let file: String

  private init?(language: String) {
    let path = "\(Self.folder)/\(language)"
    guard let library = HunspellLibrary.shared,
      let handle = library.create("\(path).aff", "\(path).dic")
    else { return nil }
    (self.library, self.handle, file) = (library, handle, "\(path).dic")
  }

  // MARK: Languages

  /// The languages there are words of; without the library, none.
  static let languages: [String] = {
    guard HunspellLibrary.shared != nil else { return [] }
    let files = Set((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
    return files.compactMap { file in
      let name = String(file.dropLast(4))
      return file.hasSuffix(".dic") && files.contains("\(name).aff") && isUnicode(name)
        ? name : nil
    }.sorted()
  }()

  /// Older dictionaries have letters of other kinds than a page's texts.
  private static func isUnicode(_ language: String) -> Bool {
    guard let rules = try? String(contentsOfFile: "\(folder)/\(language).aff", encoding: .utf8)
    else { return false }
    return rules.split(separator: "\n").contains { $0.hasPrefix("SET UTF-8") }
  }

  /// The dictionary of a language such as `en_US`, or of the first one of `en`.
  static func of(_ language: String) -> SpellingDictionary? {
    let wanted = language.replacingOccurrences(of: "-", with: "_")
    let family = wanted.prefix { $0 != "_" }
    let name =
      languages.first { $0 == wanted }
      ?? (family == "en" ? languages.first { $0 == "en_US" } : nil)
      ?? languages.first { $0 == family || $0.hasPrefix("\(family)_") }
    guard let name else { return nil }
    if let there = open[name] { return there }
    let made = SpellingDictionary(language: name)
    open[name] = made
    return made
  }

  // MARK: Words

  func has(_ word: String) -> Bool { library.spell(handle, word) != 0 }

  /// Words that may have been meant, the likeliest first.
  func guesses(for word: String) -> [String] {
    var list: HunspellLibrary.List?
    let count = library.suggest(handle, &list, word)
    guard let found = list, count > 0 else { return [] }
    let words = (0..<Int(count)).compactMap { found[$0].map { String(cString: $0) } }
    library.freeList(handle, &list, count)
    return words
  }

  /// Words that begin so, in their order in the dictionary.
  func completions(of beginning: String) -> [String] {
    let small = beginning.lowercased()
    return stems.filter { $0.hasPrefix(beginning) || $0.hasPrefix(small) }
      .filter { $0 != beginning && $0 != small }.prefix(20)
      .map { beginning + $0.dropFirst(beginning.count) }
  }

  /// The words of the file, without what says how they change; the first line is their number.
  private lazy var stems: [Substring] = {
    let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").dropFirst().map { line in
      line.prefix { $0 != "/" && $0 != "\t" }
    }
  }()
}
