import CoreGraphics
import Foundation

/// The pictures that a file of Interface Builder names: the page's own, and the system's symbols.
@MainActor
enum InterfaceImage {
  /// The picture of a property, which is an attribute or an element of its own.
  static func image(
    _ key: String, of element: InterfaceElement, in document: InterfaceDocument
  ) -> UIImage? {
    if let reference = element.value(key), reference.name == "imageReference" {
      return image(reference["image"], reference, in: document)
    }
    return image(element[key], element, in: document)
  }

  private static func image(
    _ name: String?, _ element: InterfaceElement, in document: InterfaceDocument
  ) -> UIImage? {
    guard let name else { return nil }
    let configuration = symbolConfiguration(element)
    if element["catalog"] == "system" {
      let symbol = UIImage(systemName: name, withConfiguration: configuration)
      return rendered(symbol, element)
    }
    let image =
      UIImage(named: name, in: document.bundle)
      ?? UIImage(systemName: name, withConfiguration: configuration)
    if image == nil {
      InterfaceProblem.warn(
        "\(document.name), line \(element.line): there is no picture named '\(name)': put it into Resources."
      )
    }
    return rendered(image, element)
  }

  private static func rendered(_ image: UIImage?, _ element: InterfaceElement) -> UIImage? {
    switch element["renderingMode"] {
    case "template": image?.withRenderingMode(.alwaysTemplate)
    case "original": image?.withRenderingMode(.alwaysOriginal)
    default: image
    }
  }

  static func symbolConfiguration(_ element: InterfaceElement) -> UIImage.SymbolConfiguration? {
    let scales: [String: UIImage.SymbolScale] = [
      "small": .small, "medium": .medium, "large": .large,
    ]
    return element["symbolScale"].flatMap { scales[$0] }.map { .init(scale: $0) }
  }

  /// The one that an element holds for all its symbols.
  static func preferredConfiguration(
    of element: InterfaceElement, _ key: String = "preferredSymbolConfiguration"
  ) -> UIImage.SymbolConfiguration? {
    guard let value = element.value(key) else { return nil }
    let weights: [String: UIImage.SymbolWeight] = [
      "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
      "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]
    let scales: [String: UIImage.SymbolScale] = [
      "small": .small, "medium": .medium, "large": .large,
    ]
    let scale = value["scale"].flatMap { scales[$0] } ?? .default
    let weight = value["weight"].flatMap { weights[$0] } ?? .unspecified
    if let size = value.number("pointSize") {
      return UIImage.SymbolConfiguration(pointSize: size, weight: weight, scale: scale)
    }
    if let font = InterfaceFont.font(value.value("fontDescription")) {
      return UIImage.SymbolConfiguration(font: font, scale: scale)
    }
    return UIImage.SymbolConfiguration(scale: scale)
  }
}
