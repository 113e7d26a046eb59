@_spi(Colors) import CoreGraphics
import Foundation

/// Values as lists of numbers: for curves through them, for their distances, for repetitions.
extension LayerValue {
  /// The numbers it is made of; none for what has no numbers.
  var components: [CGFloat]? {
    switch self {
    case .number(let value): return [value]
    case .point(let value): return [value.x, value.y]
    case .size(let value): return [value.width, value.height]
    case .rect(let value):
      return [value.origin.x, value.origin.y, value.size.width, value.size.height]
    case .transform(let value): return value.rows
    case .color(let color):
      guard let (red, green, blue, alpha) = color?.rgba else { return nil }
      return [red, green, blue, alpha]
    case .colors(let colors):
      return colors.flatMap { color -> [CGFloat] in
        let (red, green, blue, alpha) = color.rgba
        return [red, green, blue, alpha]
      }
    case .numbers(let numbers): return numbers
    default: return nil
    }
  }

  /// A value of this one's type, of other numbers.
  func with(components: [CGFloat]) -> LayerValue? {
    let c = components
    guard c.count == self.components?.count else { return nil }
    switch self {
    case .number: return .number(c[0])
    case .point: return .point(CGPoint(x: c[0], y: c[1]))
    case .size: return .size(CGSize(width: c[0], height: c[1]))
    case .rect: return .rect(CGRect(x: c[0], y: c[1], width: c[2], height: c[3]))
    case .transform: return .transform(CATransform3D(rows: c))
    case .color: return .color(CGColor(red: c[0], green: c[1], blue: c[2], alpha: c[3]))
    case .colors:
      return .colors(
        stride(from: 0, to: c.count, by: 4).map {
          CGColor(red: c[$0], green: c[$0 + 1], blue: c[$0 + 2], alpha: c[$0 + 3])
        })
    case .numbers: return .numbers(c)
    default: return nil
    }
  }

  /// How far it is to another value; 0 where that cannot be said.
  func distance(to other: LayerValue) -> CGFloat {
    guard let one = components, let two = other.components, one.count == two.count else {
      return 0
    }
    return zip(one, two).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
  }

  /// A difference, so many times; none for what cannot be added.
  func repeated(_ times: Double) -> LayerValue? {
    if case .transform(let transform) = self {
      var (result, power, rest) = (CATransform3DIdentity, transform, Int(min(times, 1e9)))
      while rest > 0 {
        if rest & 1 == 1 { result = CATransform3DConcat(result, power) }
        power = CATransform3DConcat(power, power)
        rest >>= 1
      }
      return .transform(result)
    }
    guard neutral != nil, let components else { return nil }
    return with(components: components.map { $0 * CGFloat(times) })
  }
}
