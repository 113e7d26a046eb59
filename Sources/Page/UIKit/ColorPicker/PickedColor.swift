import CoreGraphics
import Foundation

/// A colour in parts from 0 to 1, whose hue stays where it is grey.
struct PickedColor: Equatable {
  var red: CGFloat = 0
  var green: CGFloat = 0
  var blue: CGFloat = 0
  var alpha: CGFloat = 1

  init(_ color: UIColor) {
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    func kept(_ part: CGFloat) -> CGFloat { min(max(part, 0), 1) }
    (red, green, blue, alpha) = (kept(red), kept(green), kept(blue), kept(alpha))
  }

  var color: UIColor { UIColor(red: red, green: green, blue: blue, alpha: alpha) }
  var opaque: UIColor { color.withAlphaComponent(1) }

  /// As six digits, without the alpha.
  var hex: String {
    [red, green, blue].map {
      let digits = String(Int(($0 * 255).rounded()), radix: 16, uppercase: true)
      return digits.count == 1 ? "0" + digits : digits
    }.joined()
  }

  /// Reads six digits, with or without a mark before them.
  mutating func take(hex text: String) -> Bool {
    let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
    guard digits.count == 6, let number = Int(digits, radix: 16) else { return false }
    red = CGFloat(number >> 16 & 255) / 255
    green = CGFloat(number >> 8 & 255) / 255
    blue = CGFloat(number & 255) / 255
    return true
  }

  func isNear(_ other: UIColor) -> Bool {
    let other = PickedColor(other)
    return abs(red - other.red) < 0.01 && abs(green - other.green) < 0.01
      && abs(blue - other.blue) < 0.01
  }
}
