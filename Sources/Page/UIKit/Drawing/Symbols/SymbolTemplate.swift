import CoreGraphics
import Foundation

/// A symbol of a page's own: one drawing of the template that the symbols app exports, which has
/// several weights and sizes on one sheet.
enum SymbolTemplate {
  /// The units of a template for a font of 100 points, for the largest drawings of the icon set.
  private static let side: CGFloat = 100 * 20 / 17
  /// How large drawings of the small scale are beside the medium ones.
  private static let small: CGFloat = 0.78

  /// The regular drawing of a file; nil if the file is no template.
  static func drawing(file path: String) -> VectorDrawing? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let text = String(decoding: data, as: UTF8.self)
    let sizes = [("Regular-M", side), ("Regular-S", side * small)]
    for (name, side) in sizes {
      guard let group = group(name, in: text) else { continue }
      let shapes = group.split(separator: "<").compactMap { tag -> VectorDrawing.Shape? in
        guard tag.hasPrefix("path "), let letters = letters(of: tag) else { return nil }
        return VectorDrawing.Shape(path: VectorPath(letters).path, rule: .winding)
      }
      if !shapes.isEmpty { return VectorDrawing(shapes: shapes, side: side) }
    }
    return nil
  }

  /// What stands in the group of a name, with the groups inside.
  private static func group(_ name: String, in text: String) -> Substring? {
    guard let start = text.range(of: "<g id=\"\(name)\"") else { return nil }
    var (depth, place) = (0, start.lowerBound)
    while let next = text.range(of: "<", range: place..<text.endIndex) {
      let rest = text[next.lowerBound...]
      place = next.upperBound
      if rest.hasPrefix("<g ") || rest.hasPrefix("<g>") { depth += 1 }
      guard rest.hasPrefix("</g>") else { continue }
      depth -= 1
      if depth == 0 { return text[start.lowerBound..<next.lowerBound] }
    }
    return nil
  }

  /// The `d` of a path.
  private static func letters(of tag: Substring) -> String? {
    guard let start = tag.range(of: " d=\"") else { return nil }
    let rest = tag[start.upperBound...]
    return rest.firstIndex(of: "\"").map { String(rest[..<$0]) }
  }
}
