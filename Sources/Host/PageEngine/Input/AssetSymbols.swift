import Foundation

/// The Swift names that Xcode makes of the images and colors of asset catalogs.
///
/// `Card Back.imageset` is `ImageResource.cardBack`, `BackgroundColor.colorset` is
/// `ColorResource.background`, `Color.background` and `UIColor.background`. **Always holds**: `Color`,
/// `UIColor` and `UIImage` get no name that a text of the module declares itself, or that SwiftUI or
/// UIKit has.
struct AssetSymbols {
  private struct Asset: Hashable {
    let name: String
    let symbol: String
  }

  private let images: [Asset]
  private let colors: [Asset]
  /// Names that are left to the texts and the frameworks.
  private let taken: Set<String>

  /// Reads the paths of a bundle's files, and the texts of the module that uses them.
  init(paths: some Sequence<String>, texts: [String]) {
    let paths = Array(paths)
    func assets(_ suffix: String, without word: String) -> [Asset] {
      var seen: Set<String> = []
      return Set(paths.compactMap { Self.name(in: $0, of: suffix) }).sorted().compactMap { name in
        let symbol = Self.symbol(for: name, without: word)
        return symbol.isEmpty || !seen.insert(symbol).inserted
          ? nil : Asset(name: name, symbol: symbol)
      }
    }
    images = assets(".imageset", without: "Image")
    colors = assets(".colorset", without: "Color")
    taken = Self.declaredNames(in: texts)
  }

  /// The module of the page that declares the types of the symbols.
  private static let module = "SwiftUI"

  /// The text of a file that declares them; nil if there are none.
  var text: String? {
    if images.isEmpty && colors.isEmpty { return nil }
    let ownImages = images.filter { !taken.contains($0.symbol) }
    let ownColors = colors.filter {
      !taken.contains($0.symbol) && !Self.namesOfFrameworks.contains($0.symbol)
    }
    return """
      import \(Self.module)

      extension ImageResource {
      \(declarations(images) { "static let \($0) = ImageResource(name: \($1), bundle: .module)" })
      }

      extension ColorResource {
      \(declarations(colors) { "static let \($0) = ColorResource(name: \($1), bundle: .module)" })
      }

      extension UIImage {
      \(declarations(ownImages) { name, _ in "static var \(name): UIImage { .init(resource: ImageResource.\(name)) }" })
      }

      extension ShapeStyle where Self == Color {
      \(declarations(ownColors) { name, _ in "static var \(name): Color { Color(ColorResource.\(name)) }" })
      }

      extension UIColor {
      \(declarations(ownColors) { name, _ in "static var \(name): UIColor { .init(resource: ColorResource.\(name)) }" })
      }

      """
  }

  private func declarations(_ assets: [Asset], _ make: (String, String) -> String) -> String {
    assets.map { asset in
      "  "
        + make(
          Self.keywords.contains(asset.symbol) ? "`\(asset.symbol)`" : asset.symbol,
          String(reflecting: asset.name))
    }.joined(separator: "\n")
  }

  // MARK: Names

  /// The name of the asset that a file of a catalog describes.
  private static func name(in path: String, of suffix: String) -> String? {
    let parts = path.split(separator: "/")
    guard parts.contains(where: { $0.hasSuffix(".xcassets") }) else { return nil }
    return parts.last { $0.hasSuffix(suffix) }.map { String($0.dropLast(suffix.count)) }
  }

  /// A name in camel case, without the kind of asset that it ends with.
  static func symbol(for name: String, without word: String) -> String {
    var words = name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    if let last = words.last, last.hasSuffix(word), words.count > 1 || last != word {
      words[words.count - 1] = String(last.dropLast(word.count))
    }
    words.removeAll(where: \.isEmpty)
    guard let first = words.first else { return "" }
    let symbol =
      lowercasingStart(of: first)
      + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return symbol.first?.isNumber == true ? "_" + symbol : symbol
  }

  /// `USFlag` becomes `usFlag`, `Flag` becomes `flag`.
  private static func lowercasingStart(of word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }.count
    let isFollowed = capitals < word.count && word.dropFirst(capitals).first?.isLetter == true
    let count = capitals > 1 && isFollowed ? capitals - 1 : capitals
    return word.prefix(count).lowercased() + word.dropFirst(count)
  }

  /// The names of static members that texts declare.
  private static func declaredNames(in texts: [String]) -> Set<String> {
    var names: Set<String> = []
    for text in texts where text.contains("static") {
      for match in text.matches(of: /static\s+(?:let|var)\s+`?(\w+)/) {
        names.insert(String(match.1))
      }
    }
    return names
  }

  private static let keywords: Set<String> = [
    "in", "is", "as", "if", "else", "for", "while", "do", "switch", "case", "default", "return",
    "break", "continue", "guard", "repeat", "where", "let", "var", "func", "class", "struct",
    "enum",
    "protocol", "extension", "import", "init", "self", "super", "true", "false", "nil", "operator",
    "internal", "public", "private", "static", "throw", "throws", "try", "catch", "defer", "inout",
  ]

  private static let namesOfFrameworks: Set<String> = [
    "black", "blue", "brown", "clear", "cyan", "darkGray", "darkText", "gray", "green", "indigo",
    "label", "lightGray", "lightText", "link", "magenta", "mint", "opaqueSeparator", "orange",
    "pink",
    "placeholderText", "primary", "purple", "quaternaryLabel", "red", "secondary",
    "secondaryLabel", "secondarySystemBackground", "secondarySystemFill", "separator",
    "systemBackground", "systemFill", "tertiaryLabel", "teal", "tint", "tintColor", "white",
    "yellow",
  ]
}
