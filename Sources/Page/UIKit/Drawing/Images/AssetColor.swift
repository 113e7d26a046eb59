import CoreGraphics
import Foundation

/// A colour as a colour set says it: `"0x1A"`, `"26"` or `"0.102"` for a component.
struct AssetColor: Decodable {
  var colorSpace: String?
  var components: [String: String]?
  var reference: String?

  enum CodingKeys: String, CodingKey {
    case components, reference
    case colorSpace = "color-space"
  }

  var color: UIColor? {
    if let reference { return SystemColorNames.color(reference) }
    guard let components else { return nil }
    let alpha = Self.component(components["alpha"]) ?? 1
    if let white = Self.component(components["white"]) {
      return UIColor(white: white, alpha: alpha)
    }
    guard let red = Self.component(components["red"]),
      let green = Self.component(components["green"]),
      let blue = Self.component(components["blue"])
    else { return nil }
    return colorSpace == "display-p3"
      ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
      : UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  private static func component(_ text: String?) -> CGFloat? {
    guard let text else { return nil }
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 }
    }
    guard let number = Double(text) else { return nil }
    return CGFloat(text.contains(".") ? number : number / 255)
  }
}

/// Apple's colours by the names that colour sets refer to them with.
enum SystemColorNames {
  private static let all: [String: UIColor] = [
    "labelColor": .label, "secondaryLabelColor": .secondaryLabel,
    "tertiaryLabelColor": .tertiaryLabel, "quaternaryLabelColor": .quaternaryLabel,
    "linkColor": .link, "placeholderTextColor": .placeholderText, "separatorColor": .separator,
    "opaqueSeparatorColor": .opaqueSeparator, "systemBackgroundColor": .systemBackground,
    "secondarySystemBackgroundColor": .secondarySystemBackground,
    "tertiarySystemBackgroundColor": .tertiarySystemBackground,
    "systemGroupedBackgroundColor": .systemGroupedBackground,
    "secondarySystemGroupedBackgroundColor": .secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackgroundColor": .tertiarySystemGroupedBackground,
    "systemFillColor": .systemFill, "systemBlueColor": .systemBlue,
    "systemBrownColor": .systemBrown, "systemCyanColor": .systemCyan,
    "systemGrayColor": .systemGray, "systemGray2Color": .systemGray2,
    "systemGray3Color": .systemGray3, "systemGray4Color": .systemGray4,
    "systemGray5Color": .systemGray5, "systemGray6Color": .systemGray6,
    "systemGreenColor": .systemGreen, "systemIndigoColor": .systemIndigo,
    "systemMintColor": .systemMint, "systemOrangeColor": .systemOrange,
    "systemPinkColor": .systemPink, "systemPurpleColor": .systemPurple,
    "systemRedColor": .systemRed, "systemTealColor": .systemTeal,
    "systemYellowColor": .systemYellow, "darkTextColor": .darkText, "lightTextColor": .lightText,
  ]

  static func color(_ name: String) -> UIColor? { all[name] }
}
