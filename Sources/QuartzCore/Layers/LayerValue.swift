import CoreGraphics
import Foundation

/// One value of a layer, whatever its type.
enum LayerValue: Equatable {
  case number(CGFloat)
  case flag(Bool)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case transform(CATransform3D)
  case color(CGColor?)
  case picture(CGImage?)
  case gravity(CALayerContentsGravity)

  /// What a page gave to an animation, read as the type of `example`.
  init?(_ value: Any?, like example: LayerValue) {
    guard let value else { return nil }
    switch example {
    case .number:
      guard let number = LayerValue.number(in: value) else { return nil }
      self = .number(number)
    case .flag:
      guard let flag = (value as? Bool) ?? LayerValue.number(in: value).map({ $0 != 0 }) else {
        return nil
      }
      self = .flag(flag)
    case .point:
      guard let point = value as? CGPoint else { return nil }
      self = .point(point)
    case .size:
      guard let size = value as? CGSize else { return nil }
      self = .size(size)
    case .rect:
      guard let rect = value as? CGRect else { return nil }
      self = .rect(rect)
    case .transform:
      if let transform = value as? CATransform3D {
        self = .transform(transform)
      } else if let transform = value as? CGAffineTransform {
        self = .transform(CATransform3DMakeAffineTransform(transform))
      } else {
        return nil
      }
    case .color:
      guard let color = value as? CGColor else { return nil }
      self = .color(color)
    case .picture:
      guard let picture = value as? CGImage else { return nil }
      self = .picture(picture)
    case .gravity: return nil
    }
  }

  private static func number(in value: Any) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }

  /// As a page reads it.
  var boxed: Any? {
    switch self {
    case .number(let value): value
    case .flag(let value): value
    case .point(let value): value
    case .size(let value): value
    case .rect(let value): value
    case .transform(let value): value
    case .color(let value): value
    case .picture(let value): value
    case .gravity(let value): value
    }
  }
}
