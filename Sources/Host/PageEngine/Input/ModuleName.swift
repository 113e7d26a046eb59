import Foundation

/// The names of the modules that `Sources` folders become, as Xcode has them.
enum ModuleName {
  /// The module of a bundle's own `Sources`.
  static func sources(ofBundle name: String) -> String { identifier(name) + "_Sources" }

  /// The module of a page's own `Sources`.
  static func sources(ofPage name: String) -> String { identifier(name) + "_PageSources" }

  /// The module of what a page of a book shows before it runs.
  static func liveView(ofPage name: String) -> String { identifier(name) + "_LiveView" }

  /// A page's name from the path of its text; nothing where the bundle has no pages.
  static func page(at path: String) -> String? {
    let folder = path.split(separator: "/").dropLast().last
    let suffixes = [".xcplaygroundpage", ".playgroundpage"]
    guard let folder, let suffix = suffixes.first(where: { folder.hasSuffix($0) }) else {
      return nil
    }
    return String(folder.dropLast(suffix.count))
  }

  /// The name with everything that no identifier can hold replaced by `_`.
  static func identifier(_ name: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in name.precomposedStringWithCanonicalMapping.unicodeScalars {
      let isLetter = scalar.properties.isXIDStart || scalar == "_"
      if result.isEmpty && !isLetter && scalar.properties.isXIDContinue { result.append("_") }
      result.append(isLetter || scalar.properties.isXIDContinue ? scalar : "_")
    }
    return result.isEmpty ? "_" : String(result)
  }
}
