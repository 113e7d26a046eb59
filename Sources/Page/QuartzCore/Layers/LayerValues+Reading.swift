import CoreGraphics
import Foundation
import PageProtocol

extension LayerKey {
  /// What a new layer has.
  var initialValue: LayerValue { LayerKey.initialValues[ordinal] }

  nonisolated(unsafe) private static let initialValues = allCases.map { key in
    key.property.map { LayerValue($0.schema.initialValue, of: key) } ?? .number(0)
  }
}

extension LayerValue {
  /// What the schema of properties says, as layers keep it.
  fileprivate init(_ value: LayerPropertyValue, of key: LayerKey) {
    self =
      switch value {
      case .number(let number): .number(CGFloat(number))
      case .count(let count): .number(CGFloat(count))
      case .point(let point): .point(CGPoint(x: point.x, y: point.y))
      case .size(let size): .size(CGSize(width: size.width, height: size.height))
      case .vector(let vector): .numbers([vector.x, vector.y, vector.z].map { CGFloat($0) })
      case .rect(let rect):
        .rect(CGRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height))
      case .matrix(let rows): .transform(CATransform3D(rows: rows.map { CGFloat($0) }))
      case .flag(let flag): .flag(flag)
      case .corners(let corners): .corners(CACornerMask(rawValue: UInt(corners.rawValue)))
      case .choice(let number): .name(key.choices[Int(number)])
      case .color(let color): .color(color.shown)
      case .optionalColor(let color): .color(color?.shown)
      case .colors(let colors): .colors(colors.map(\.shown))
      case .offsets(let color): .numbers(color.components)
      case .list(let numbers): .numbers(numbers.map { CGFloat($0) })
      case .scalars(let scalars): .numbers(scalars.numbers)
      // Nobody's, until a page sets one.
      case .path: .path(nil)
      case .picture: .picture(nil)
      case .layer: .layer(nil)
      case .emitter: .emitter(EmitterValues())
      case .text: .text(nil)
      }
  }
}

extension LayerColor {
  fileprivate var components: [CGFloat] { [red, green, blue, alpha].map { CGFloat($0) } }

  /// Black and white as pages name them: their colors are gray.
  fileprivate var shown: CGColor {
    let parts = components
    return switch self {
    case .black: .black
    case .white: .white
    default: CGColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }
  }
}

extension EmitterScalars {
  fileprivate var numbers: [CGFloat] {
    [birthRate, lifetime, velocity, scale, spin].map { CGFloat($0) }
  }
}

extension LayerValues {
  func number(_ key: LayerKey) -> CGFloat {
    guard case .number(let value) = self[key] else { return 0 }
    return value
  }

  func flag(_ key: LayerKey) -> Bool {
    guard case .flag(let value) = self[key] else { return false }
    return value
  }

  func point(_ key: LayerKey) -> CGPoint {
    guard case .point(let value) = self[key] else { return .zero }
    return value
  }

  func rect(_ key: LayerKey) -> CGRect {
    guard case .rect(let value) = self[key] else { return .zero }
    return value
  }

  func transform(_ key: LayerKey) -> CATransform3D {
    guard case .transform(let value) = self[key] else { return CATransform3DIdentity }
    return value
  }

  func color(_ key: LayerKey) -> CGColor? {
    guard case .color(let value) = self[key] else { return nil }
    return value
  }

  func colors(_ key: LayerKey) -> [CGColor] {
    guard case .colors(let value) = self[key] else { return [] }
    return value
  }

  func numbers(_ key: LayerKey) -> [CGFloat] {
    guard case .numbers(let value) = self[key] else { return [] }
    return value
  }

  func path(_ key: LayerKey) -> CGPath? {
    guard case .path(let value) = self[key] else { return nil }
    return value
  }

  func name(_ key: LayerKey) -> String {
    guard case .name(let value) = self[key] else { return "" }
    return value
  }

  var corners: CACornerMask {
    guard case .corners(let value) = self[.maskedCorners] else { return .all }
    return value
  }

  var mask: CALayer? {
    guard case .layer(let value) = self[.mask] else { return nil }
    return value
  }

  var emitter: EmitterValues {
    guard case .emitter(let value) = self[.emitter] else { return EmitterValues() }
    return value
  }

  var text: LayerText? {
    guard case .text(let value) = self[.text] else { return nil }
    return value
  }
}
