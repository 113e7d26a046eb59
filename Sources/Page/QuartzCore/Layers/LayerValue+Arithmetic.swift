@_spi(Colors) import CoreGraphics
import Foundation

extension LayerValue {
  /// Between this value and another; values without a between change half-way.
  func mixed(with other: LayerValue, at progress: CGFloat) -> LayerValue {
    func mix(_ one: CGFloat, _ other: CGFloat) -> CGFloat { one + (other - one) * progress }
    switch (self, other) {
    case (.number(let one), .number(let other)): return .number(mix(one, other))
    case (.point(let one), .point(let other)):
      return .point(CGPoint(x: mix(one.x, other.x), y: mix(one.y, other.y)))
    case (.size(let one), .size(let other)):
      return .size(
        CGSize(width: mix(one.width, other.width), height: mix(one.height, other.height)))
    case (.rect(let one), .rect(let other)):
      return .rect(
        CGRect(
          x: mix(one.origin.x, other.origin.x), y: mix(one.origin.y, other.origin.y),
          width: mix(one.size.width, other.size.width),
          height: mix(one.size.height, other.size.height)))
    case (.transform(let one), .transform(let other)):
      return .transform(LayerValue.mix(one, other, at: progress))
    case (.color(let one), .color(let other)):
      return .color(LayerValue.mix(one, other, at: progress))
    case (.colors(let one), .colors(let other)) where one.count == other.count:
      return .colors(zip(one, other).compactMap { LayerValue.mix($0, $1, at: progress) })
    case (.numbers(let one), .numbers(let other)) where one.count == other.count:
      return .numbers(zip(one, other).map { mix($0, $1) })
    case (.path(let one?), .path(let other?)):
      guard let path = one.mixed(with: other, at: progress) else { fallthrough }
      return .path(path)
    default: return progress < 0.5 ? self : other
    }
  }

  private static func mix(
    _ one: CATransform3D, _ other: CATransform3D, at progress: CGFloat
  ) -> CATransform3D {
    if let first = TransformParts(one), let second = TransformParts(other) {
      return first.mixed(with: second, at: progress).transform
    }
    return CATransform3D(rows: zip(one.rows, other.rows).map { $0 + ($1 - $0) * progress })
  }

  private static func mix(_ one: CGColor?, _ other: CGColor?, at progress: CGFloat) -> CGColor? {
    let first = one?.rgba ?? transparent(other)
    let second = other?.rgba ?? transparent(one)
    return CGColor(
      red: first.red + (second.red - first.red) * progress,
      green: first.green + (second.green - first.green) * progress,
      blue: first.blue + (second.blue - first.blue) * progress,
      alpha: first.alpha + (second.alpha - first.alpha) * progress)
  }

  private static func transparent(
    _ color: CGColor?
  ) -> (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let (red, green, blue, _) = color?.rgba ?? (0, 0, 0, 0)
    return (red, green, blue, 0)
  }

  /// This value with a difference added; a transform's difference comes before it.
  func adding(_ difference: LayerValue) -> LayerValue {
    switch (self, difference) {
    case (.number(let one), .number(let other)): return .number(one + other)
    case (.point(let one), .point(let other)):
      return .point(CGPoint(x: one.x + other.x, y: one.y + other.y))
    case (.size(let one), .size(let other)):
      return .size(CGSize(width: one.width + other.width, height: one.height + other.height))
    case (.rect(let one), .rect(let other)):
      return .rect(
        CGRect(
          x: one.origin.x + other.origin.x, y: one.origin.y + other.origin.y,
          width: one.size.width + other.size.width, height: one.size.height + other.size.height))
    case (.transform(let one), .transform(let other)):
      return .transform(CATransform3DConcat(other, one))
    case (.numbers(let one), .numbers(let other)) where one.count == other.count:
      return .numbers(zip(one, other).map { $0 + $1 })
    default: return difference
    }
  }

  /// What has to be added to `other` to come to this value; none where nothing can be added.
  func difference(from other: LayerValue) -> LayerValue? {
    switch (self, other) {
    case (.number(let one), .number(let other)): return .number(one - other)
    case (.point(let one), .point(let other)):
      return .point(CGPoint(x: one.x - other.x, y: one.y - other.y))
    case (.size(let one), .size(let other)):
      return .size(CGSize(width: one.width - other.width, height: one.height - other.height))
    case (.rect(let one), .rect(let other)):
      return .rect(
        CGRect(
          x: one.origin.x - other.origin.x, y: one.origin.y - other.origin.y,
          width: one.size.width - other.size.width, height: one.size.height - other.size.height))
    case (.transform(let one), .transform(let other)):
      return other.inverse.map { .transform(CATransform3DConcat(one, $0)) }
    case (.numbers(let one), .numbers(let other)) where one.count == other.count:
      return .numbers(zip(one, other).map { $0 - $1 })
    default: return nil
    }
  }

  /// The difference that changes nothing.
  var neutral: LayerValue? {
    if case .transform = self { return .transform(CATransform3DIdentity) }
    return difference(from: self)
  }
}
