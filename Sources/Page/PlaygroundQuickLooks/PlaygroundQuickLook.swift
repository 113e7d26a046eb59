@_implementationOnly import Foundation

/// What a value shows of itself, as playgrounds before Swift 5 say it.
///
/// The library's own is unavailable here; this one is found first, by every page and its sources.
public enum PlaygroundQuickLook {
  case text(String)
  case int(Int64)
  case uInt(UInt64)
  case float(Float32)
  case double(Float64)
  case image(Any)
  case sound(Any)
  case color(Any)
  case bezierPath(Any)
  case attributedString(Any)
  case rectangle(Float64, Float64, Float64, Float64)
  case point(Float64, Float64)
  case size(Float64, Float64)
  case bool(Bool)
  case range(Int64, Int64)
  case view(Any)
  case sprite(Any)
  case url(String)
  case _raw([UInt8], String)

  /// What is shown of a value: what it says itself, or its description.
  public init(reflecting subject: Any) {
    switch subject {
    case let custom as any CustomPlaygroundQuickLookable: self = custom.customPlaygroundQuickLook
    case let text as String: self = .text(text)
    case let truth as Bool: self = .bool(truth)
    case let number as Float: self = .float(number)
    case let number as Double: self = .double(number)
    case let number as any UnsignedInteger: self = .uInt(UInt64(truncatingIfNeeded: number))
    case let number as any SignedInteger: self = .int(Int64(truncatingIfNeeded: number))
    case let url as URL: self = .url(url.absoluteString)
    case let rect as CGRect:
      self = .rectangle(
        Swift.Double(rect.origin.x), Swift.Double(rect.origin.y), Swift.Double(rect.size.width),
        Swift.Double(rect.size.height))
    case let point as CGPoint: self = .point(Swift.Double(point.x), Swift.Double(point.y))
    case let size as CGSize: self = .size(Swift.Double(size.width), Swift.Double(size.height))
    default: self = .text(String(describing: subject))
    }
  }

  /// The value that is shown.
  var shown: Any {
    switch self {
    case .text(let text): text
    case .int(let number): number
    case .uInt(let number): number
    case .float(let number): number
    case .double(let number): number
    case .bool(let truth): truth
    case .image(let value), .sound(let value), .color(let value), .bezierPath(let value),
      .attributedString(let value), .view(let value), .sprite(let value):
      value
    case .rectangle(let x, let y, let width, let height):
      CGRect(x: x, y: y, width: width, height: height)
    case .point(let x, let y): CGPoint(x: x, y: y)
    case .size(let width, let height): CGSize(width: width, height: height)
    case .range(let location, let length):
      NSRange(location: Swift.Int(location), length: Swift.Int(length))
    case .url(let text): Foundation.URL(string: text) as Any? ?? text
    case ._raw(let bytes, let type): "\(type) of \(bytes.count) bytes"
    }
  }
}
