import CoreGraphics
import Foundation

extension LayerValue {
  /// A part of the value; none where it has no such part.
  func part(_ part: LayerKeyPath.Part) -> LayerValue? {
    switch (self, part) {
    case (_, .whole): return self
    case (.point(let point), .x): return .number(point.x)
    case (.point(let point), .y): return .number(point.y)
    case (.size(let size), .width): return .number(size.width)
    case (.size(let size), .height): return .number(size.height)
    case (.rect(let rect), .origin): return .point(rect.origin)
    case (.rect(let rect), .size): return .size(rect.size)
    case (.rect(let rect), .originX): return .number(rect.origin.x)
    case (.rect(let rect), .originY): return .number(rect.origin.y)
    case (.rect(let rect), .sizeWidth): return .number(rect.size.width)
    case (.rect(let rect), .sizeHeight): return .number(rect.size.height)
    case (.transform(let transform), _): return TransformPart(transform).read(part)
    case (.numbers(let numbers), .plane) where numbers.count > 1:
      return .point(CGPoint(x: numbers[0], y: numbers[1]))
    case (.numbers(let numbers), .extent) where numbers.count > 1:
      return .size(CGSize(width: numbers[0], height: numbers[1]))
    case (.numbers(let numbers), _):
      guard let index = part.component, index < numbers.count else { return nil }
      return .number(numbers[index])
    default: return nil
    }
  }

  /// The value with another part; none where the two do not fit.
  func replacing(_ part: LayerKeyPath.Part, by new: LayerValue) -> LayerValue? {
    switch (self, part, new) {
    case (.point(let point), .x, .number(let x)): return .point(CGPoint(x: x, y: point.y))
    case (.point(let point), .y, .number(let y)): return .point(CGPoint(x: point.x, y: y))
    case (.size(let size), .width, .number(let width)):
      return .size(CGSize(width: width, height: size.height))
    case (.size(let size), .height, .number(let height)):
      return .size(CGSize(width: size.width, height: height))
    case (.rect(let rect), _, _):
      return LayerValue.replacing(part, of: rect, by: new).map { .rect($0) }
    case (.transform(let transform), _, _):
      var parts = TransformPart(transform)
      parts.write(new, to: part)
      return .transform(parts.transform)
    case (.numbers(let numbers), _, _):
      return LayerValue.replacing(part, of: numbers, by: new).map { .numbers($0) }
    default: return nil
    }
  }

  private static func replacing(
    _ part: LayerKeyPath.Part, of rect: CGRect, by new: LayerValue
  ) -> CGRect? {
    var rect = rect
    switch (part, new) {
    case (.origin, .point(let origin)): rect.origin = origin
    case (.size, .size(let size)): rect.size = size
    case (.originX, .number(let x)): rect.origin.x = x
    case (.originY, .number(let y)): rect.origin.y = y
    case (.sizeWidth, .number(let width)): rect.size.width = width
    case (.sizeHeight, .number(let height)): rect.size.height = height
    default: return nil
    }
    return rect
  }

  private static func replacing(
    _ part: LayerKeyPath.Part, of numbers: [CGFloat], by new: LayerValue
  ) -> [CGFloat]? {
    var numbers = numbers
    switch (part, new) {
    case (.plane, .point(let point)) where numbers.count > 1:
      (numbers[0], numbers[1]) = (point.x, point.y)
    case (.extent, .size(let size)) where numbers.count > 1:
      (numbers[0], numbers[1]) = (size.width, size.height)
    case (_, .number(let number)):
      guard let index = part.component, index < numbers.count else { return nil }
      numbers[index] = number
    default: return nil
    }
    return numbers
  }
}
