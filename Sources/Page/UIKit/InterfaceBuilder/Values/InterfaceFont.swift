import CoreGraphics
import Foundation

/// The fonts of a file of Interface Builder.
@MainActor
enum InterfaceFont {
  static func font(_ element: InterfaceElement?) -> UIFont? {
    guard let element, ["fontDescription", "font"].contains(element.name) else { return nil }
    if let style = element["style"] {
      return UIFont.preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style))
    }
    let size = min(max(element.number("pointSize") ?? element.number("size") ?? 17, 0.5), 2_000)
    if let name = element["name"], let font = UIFont(name: name, size: size) { return font }
    switch element["type"] ?? element["metaFont"] {
    case "boldSystem", "systemBold": return .boldSystemFont(ofSize: size)
    case "italicSystem": return .italicSystemFont(ofSize: size)
    default:
      return .systemFont(
        ofSize: size, weight: element["weight"].flatMap { weights[$0] } ?? .regular)
    }
  }

  static let weights: [String: UIFont.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
    "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]
}
