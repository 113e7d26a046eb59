import Foundation

/// A name that a person gave to a page or a file, once it has been found good.
///
/// Stricter than what is read: a name that is made here can be used on every system and in XML.
struct ItemName {
  /// With its extension, as it will be on disk.
  let fileName: String

  /// Checks a name, alone and beside those that are there.
  static func check(
    _ name: String, pathExtension: String? = nil, beside others: [String]
  ) -> Result<ItemName, BundleProblem> {
    let composed = name.precomposedStringWithCanonicalMapping
    let fileName = pathExtension.map { "\(composed).\($0)" } ?? composed
    if let reason = problem(with: composed, fileName: fileName) {
      return .failure(.badName(name: name, reason: reason))
    }
    if others.contains(where: { areSame($0, composed) }) {
      return .failure(.exists(path: composed))
    }
    return .success(ItemName(fileName: fileName))
  }

  /// Whether a file system that knows no letter case takes two names for one.
  static func areSame(_ one: String, _ other: String) -> Bool {
    folded(one) == folded(other)
  }

  /// What all names have in common that such a file system takes for one.
  static func folded(_ name: String) -> String {
    name.precomposedStringWithCanonicalMapping.lowercased()
  }

  private static func problem(with name: String, fileName: String) -> NameProblem? {
    if name.allSatisfy(\.isWhitespace) { return .empty }
    if name.hasPrefix(".") || !name.unicodeScalars.allSatisfy(isAllowed) { return .characters }
    if name.first?.isWhitespace == true || name.last?.isWhitespace == true { return .blanks }
    // Room is left for the hidden name of a file that is being written.
    return fileName.utf8.count > 240 ? .tooLong : nil
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate: false
    default: !"/\\:".unicodeScalars.contains(scalar) && !scalar.properties.isNoncharacterCodePoint
    }
  }
}
