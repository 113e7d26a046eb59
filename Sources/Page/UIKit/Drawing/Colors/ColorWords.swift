@_spi(Colors) import CoreGraphics
import Foundation

/// What a colour says of itself, in Apple's words.
enum ColorWords {
  static func description(of color: UIColor) -> String {
    let address = String(UInt(bitPattern: ObjectIdentifier(color)), radix: 16)
    switch color.source {
    case .fixed(let fixed): return description(of: fixed)
    case .pattern(let image): return "<UIPatternColor: 0x\(address); image = \(image)>"
    case .dynamic(_, let name?):
      return "<UIDynamicSystemColor: 0x\(address); name = \(name)>"
    case .dynamic(_, nil): return "<UIDynamicProviderColor: 0x\(address)>"
    }
  }

  private static func description(of color: CGColor) -> String {
    let numbers = (color.components ?? []).map { String(format: "%g", Double($0)) }
    let space =
      switch (numbers.count, color.colorSpace?.name) {
      case (2, _): "UIExtendedGrayColorSpace"
      case (_, CGColorSpace.displayP3?): "UIDisplayP3ColorSpace"
      default: "UIExtendedSRGBColorSpace"
      }
    return "\(space) \(numbers.joined(separator: " "))"
  }
}
