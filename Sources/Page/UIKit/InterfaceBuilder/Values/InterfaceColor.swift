import CoreGraphics
import Foundation

/// The colours of a file of Interface Builder, in each of the forms they have had.
@MainActor
enum InterfaceColor {
  static func color(_ element: InterfaceElement?, in document: InterfaceDocument) -> UIColor? {
    guard let element, element.name == "color" else { return nil }
    if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] {
      return appleColor(name) ?? plain(document.color(named: name))
    }
    if let name = element["name"] {
      return UIColor(named: name, in: document.bundle, compatibleWith: nil)
        ?? plain(document.color(named: name)) ?? appleColor(name)
    }
    if let image = element["patternImage"] {
      return UIImage(named: image, in: document.bundle).map { UIColor(patternImage: $0) }
    }
    return plain(element)
  }

  private static func plain(_ element: InterfaceElement?) -> UIColor? {
    guard let element else { return nil }
    let alpha = element.number("alpha") ?? 1
    if let white = element.number("white") { return UIColor(white: white, alpha: alpha) }
    if let cyan = element.number("cyan") {
      let black = 1 - (element.number("black") ?? 0)
      let parts = [cyan, element.number("magenta") ?? 0, element.number("yellow") ?? 0]
        .map { (1 - $0) * black }
      return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
    }
    guard let red = element.number("red") else { return nil }
    let (green, blue) = (element.number("green") ?? 0, element.number("blue") ?? 0)
    return element["customColorSpace"] == "displayP3"
      ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
      : UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// As `systemBlueColor`, `labelColor` or `whiteColor`.
  private static func appleColor(_ name: String) -> UIColor? {
    let word = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
    return words[word]
  }

  private static let words: [String: UIColor] = [
    "systemRed": .systemRed, "systemOrange": .systemOrange, "systemYellow": .systemYellow,
    "systemGreen": .systemGreen, "systemMint": .systemMint, "systemTeal": .systemTeal,
    "systemCyan": .systemCyan, "systemBlue": .systemBlue, "systemIndigo": .systemIndigo,
    "systemPurple": .systemPurple, "systemPink": .systemPink, "systemBrown": .systemBrown,
    "systemGray": .systemGray, "systemGray2": .systemGray2, "systemGray3": .systemGray3,
    "systemGray4": .systemGray4, "systemGray5": .systemGray5, "systemGray6": .systemGray6,
    "tint": .tintColor, "label": .label, "secondaryLabel": .secondaryLabel,
    "tertiaryLabel": .tertiaryLabel, "quaternaryLabel": .quaternaryLabel, "link": .link,
    "placeholderText": .placeholderText, "separator": .separator,
    "opaqueSeparator": .opaqueSeparator, "systemBackground": .systemBackground,
    "secondarySystemBackground": .secondarySystemBackground,
    "tertiarySystemBackground": .tertiarySystemBackground,
    "systemGroupedBackground": .systemGroupedBackground,
    "groupTableViewBackground": .systemGroupedBackground,
    "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground,
    "systemFill": .systemFill, "secondarySystemFill": .secondarySystemFill,
    "tertiarySystemFill": .tertiarySystemFill, "quaternarySystemFill": .quaternarySystemFill,
    "black": .black, "darkGray": .darkGray, "lightGray": .lightGray, "white": .white,
    "gray": .gray, "red": .red, "green": .green, "blue": .blue, "cyan": .cyan,
    "yellow": .yellow, "magenta": .magenta, "orange": .orange, "purple": .purple,
    "brown": .brown, "clear": .clear, "lightText": .lightText, "darkText": .darkText,
  ]
}
