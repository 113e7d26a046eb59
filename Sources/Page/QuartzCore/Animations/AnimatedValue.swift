import CoreGraphics
import Foundation

/// What a page gives to an animation: a value of Swift's, or one in Foundation's boxes.
enum AnimatedValue {
  /// A number, however it is written.
  static func number(_ value: Any) -> Double? {
    switch value {
    case let value as Double: value
    case let value as CGFloat: Double(value)
    case let value as Float: Double(value)
    case let value as Int: Double(value)
    case let value as Bool: value ? 1 : 0
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }

  /// A number, or several.
  static func numbers(_ value: Any) -> [Double]? {
    if let number = number(value) { return [number] }
    guard let list = value as? [Any] else { return nil }
    let numbers = list.compactMap { number($0) }
    return numbers.count == list.count ? numbers : nil
  }

  /// A value as the type of `example`, out of its box if it is in one. A null is the value that
  /// is not there.
  static func read(_ value: Any?, like example: LayerValue) -> LayerValue? {
    guard let value else { return nil }
    if value is NSNull { return nothing(like: example) }
    if let direct = LayerValue(value, like: example) { return direct }
    guard let box = value as? NSValue else { return nil }
    switch example {
    case .point: return .point(box.pointValue)
    case .size: return .size(box.sizeValue)
    case .rect: return .rect(box.rectValue)
    case .transform: return CATransform3D(boxedIn: box).map { .transform($0) }
    default: return nil
    }
  }

  private static func nothing(like example: LayerValue) -> LayerValue? {
    switch example {
    case .color: .color(nil)
    case .path: .path(nil)
    case .picture: .picture(nil)
    default: nil
    }
  }
}
