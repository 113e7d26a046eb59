import CoreGraphics
import Foundation

/// A layer's value, or a part of one: `position.x`, `transform.rotation.z`.
struct LayerKeyPath: Equatable {
  let key: LayerKey
  let part: Part

  enum Part: String {
    case whole = ""
    case x, y, width, height, origin, size
    case originX = "origin.x"
    case originY = "origin.y"
    case sizeWidth = "size.width"
    case sizeHeight = "size.height"
    case scale
    case scaleX = "scale.x"
    case scaleY = "scale.y"
    case scaleZ = "scale.z"
    case rotation
    case rotationX = "rotation.x"
    case rotationY = "rotation.y"
    case rotationZ = "rotation.z"
    case translation
    case translationX = "translation.x"
    case translationY = "translation.y"
    case translationZ = "translation.z"
  }

  init(_ key: LayerKey, _ part: Part = .whole) {
    self.key = key
    self.part = part
  }

  /// None for a path no layer knows.
  init?(_ path: String) {
    let pieces = path.split(separator: ".", maxSplits: 1)
    guard let first = pieces.first, let key = LayerKey(rawValue: String(first)),
      let part = Part(rawValue: pieces.count > 1 ? String(pieces[1]) : "")
    else { return nil }
    self.init(key, part)
    guard read(from: LayerValues()) != nil else { return nil }
  }

  /// The part as it is in these values; none where the value has no such part.
  func read(from values: LayerValues) -> LayerValue? {
    switch (values[key], part) {
    case (let value, .whole): return value
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
    default: return nil
    }
  }

  /// Sets the part, and leaves the rest of the value as it is.
  func write(_ new: LayerValue, to values: inout LayerValues) {
    switch (values[key], part, new) {
    case (_, .whole, _): values[key] = new
    case (.point(let point), .x, .number(let x)): values[key] = .point(CGPoint(x: x, y: point.y))
    case (.point(let point), .y, .number(let y)): values[key] = .point(CGPoint(x: point.x, y: y))
    case (.size(var size), .width, .number(let width)):
      size.width = width
      values[key] = .size(size)
    case (.size(var size), .height, .number(let height)):
      size.height = height
      values[key] = .size(size)
    case (.rect(var rect), _, _):
      switch (part, new) {
      case (.origin, .point(let origin)): rect.origin = origin
      case (.size, .size(let size)): rect.size = size
      case (.originX, .number(let x)): rect.origin.x = x
      case (.originY, .number(let y)): rect.origin.y = y
      case (.sizeWidth, .number(let width)): rect.size.width = width
      case (.sizeHeight, .number(let height)): rect.size.height = height
      default: return
      }
      values[key] = .rect(rect)
    case (.transform(let transform), _, _):
      var parts = TransformPart(transform)
      parts.write(new, to: part)
      values[key] = .transform(parts.transform)
    default: return
    }
  }
}
