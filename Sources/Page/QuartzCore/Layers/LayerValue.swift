import CoreGraphics
import CoreText
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
  case colors([CGColor])
  /// A pattern, or numbers that belong together.
  case numbers([CGFloat])
  case path(CGPath?)
  case picture(CGImage?)
  /// One of some names: a gravity, a rule, a filter.
  case name(String)
  case corners(CACornerMask)
  case layer(CALayer?)
  case emitter(EmitterValues)
  case text(LayerText?)

  /// Whether the other is a value of the same kind.
  func hasKind(of other: LayerValue) -> Bool {
    switch (self, other) {
    case (.number, .number), (.flag, .flag), (.point, .point), (.size, .size), (.rect, .rect),
      (.transform, .transform), (.color, .color), (.colors, .colors), (.path, .path),
      (.picture, .picture), (.name, .name), (.corners, .corners), (.layer, .layer),
      (.emitter, .emitter), (.text, .text):
      true
    case (.numbers, .numbers): true
    default: false
    }
  }
}

extension LayerValue {
  /// What a page gave, read as the type of `example`.
  init?(_ value: Any?, like example: LayerValue) {
    guard let value else { return nil }
    let read: LayerValue? =
      switch example {
      case .number: LayerValue.number(in: value).map { .number($0) }
      case .flag: LayerValue.flag(in: value).map { .flag($0) }
      case .point: LayerValue.point(in: value).map { .point($0) }
      case .size: LayerValue.size(in: value).map { .size($0) }
      case .rect: LayerValue.rect(in: value).map { .rect($0) }
      case .transform: LayerValue.transform(in: value).map { .transform($0) }
      case .color: LayerValue.color(in: value).map { .color($0) }
      case .colors: (value as? [Any]).map { .colors($0.compactMap { LayerValue.color(in: $0) }) }
      case .numbers: (value as? [Any]).map { .numbers($0.compactMap { LayerValue.number(in: $0) }) }
      case .path: (value as? CGPath).map { .path($0) }
      case .picture: (value as? CGImage).map { .picture($0) }
      case .name: LayerValue.name(in: value).map { .name($0) }
      case .corners: LayerValue.corners(in: value).map { .corners($0) }
      case .layer: (value as? CALayer).map { .layer($0) }
      case .emitter: (value as? [CAEmitterCell]).map { .emitter(EmitterValues(cells: $0)) }
      case .text: nil
      }
    guard let read else { return nil }
    self = read
  }

  static func number(in value: Any) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    case let value as any BinaryInteger: CGFloat(Int(truncatingIfNeeded: value))
    default: nil
    }
  }

  // Objects may hold geometry too; which kind it is, they know.

  private static func point(in value: Any) -> CGPoint? {
    (value as? CGPoint) ?? boxed(value, as: NSValue(point: .zero))?.pointValue
  }

  private static func size(in value: Any) -> CGSize? {
    (value as? CGSize) ?? boxed(value, as: NSValue(size: .zero))?.sizeValue
  }

  private static func rect(in value: Any) -> CGRect? {
    (value as? CGRect) ?? boxed(value, as: NSValue(rect: .zero))?.rectValue
  }

  /// A colour of UIKit or AppKit is taken for the one that it stands for.
  private static func color(in value: Any) -> CGColor? {
    (value as? any _TextColorSource)?._textColor
  }

  private static func boxed(_ value: Any, as example: NSValue) -> NSValue? {
    guard let object = value as? NSValue, strcmp(object.objCType, example.objCType) == 0 else {
      return nil
    }
    return object
  }

  private static func flag(in value: Any) -> Bool? {
    (value as? Bool) ?? number(in: value).map { $0 != 0 }
  }

  private static func transform(in value: Any) -> CATransform3D? {
    (value as? CATransform3D)
      ?? (value as? CGAffineTransform).map { CATransform3DMakeAffineTransform($0) }
      ?? (value as? NSValue).flatMap { CATransform3D(boxedIn: $0) }
  }

  private static func corners(in value: Any) -> CACornerMask? {
    (value as? CACornerMask) ?? number(in: value).map { CACornerMask(rawValue: UInt($0)) }
  }

  private static func name(in value: Any) -> String? {
    (value as? String) ?? (value as? any RawRepresentable<String>)?.rawValue
  }

  /// As a page reads it.
  var boxed: Any? {
    switch self {
    case .number(let value): NSNumber(value: Double(value))
    case .flag(let value): value
    case .point(let value): value
    case .size(let value): value
    case .rect(let value): value
    case .transform(let value): value
    case .color(let value): value
    case .colors(let value): value
    case .numbers(let value): value.map { NSNumber(value: Double($0)) }
    case .path(let value): value
    case .picture(let value): value
    case .name(let value): value.isEmpty ? nil : value
    case .corners(let value): value
    case .layer(let value): value
    case .emitter(let value): value.cells.map { CAEmitterCell($0) }
    case .text(let value): value
    }
  }
}
