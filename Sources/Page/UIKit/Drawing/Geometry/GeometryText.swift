import CoreGraphics
import Foundation

/// Geometry as `{{0, 0}, {10, 20}}`, and back.
enum GeometryText {
  /// Brackets around numbers, some of them in pairs: `shape` has a `%` for each.
  static func text(_ shape: String, _ numbers: [CGFloat]) -> String {
    var rest = numbers[...]
    return shape.reduce(into: "") { text, character in
      if character == "%", let number = rest.popFirst() {
        text += String(format: "%.17g", Double(number))
      } else {
        text.append(character)
      }
    }
  }

  /// So many numbers; as Apple's, zeros where the text has none.
  static func numbers(in text: String, count: Int) -> [CGFloat] {
    let scanned = text.split { "{}, \t\n".contains($0) }.prefix(count)
    let numbers = scanned.map { Double($0) }.prefix { $0 != nil }.compactMap { $0 }
    guard numbers.count == count else { return Array(repeating: 0, count: count) }
    return numbers.map { CGFloat($0) }
  }
}

extension NSCoder {
  public class func string(for point: CGPoint) -> String {
    GeometryText.text("{%, %}", [point.x, point.y])
  }

  public class func string(for size: CGSize) -> String {
    GeometryText.text("{%, %}", [size.width, size.height])
  }

  public class func string(for vector: CGVector) -> String {
    GeometryText.text("{%, %}", [vector.dx, vector.dy])
  }

  public class func string(for rect: CGRect) -> String {
    GeometryText.text(
      "{{%, %}, {%, %}}",
      [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height])
  }

  public class func string(for transform: CGAffineTransform) -> String {
    GeometryText.text(
      "[%, %, %, %, %, %]",
      [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty])
  }

  public class func string(for insets: UIEdgeInsets) -> String {
    GeometryText.text("{%, %, %, %}", [insets.top, insets.left, insets.bottom, insets.right])
  }

  public class func string(for insets: NSDirectionalEdgeInsets) -> String {
    GeometryText.text(
      "{%, %, %, %}", [insets.top, insets.leading, insets.bottom, insets.trailing])
  }

  public class func string(for offset: UIOffset) -> String {
    GeometryText.text("{%, %}", [offset.horizontal, offset.vertical])
  }

  public class func cgPoint(for string: String) -> CGPoint {
    let numbers = GeometryText.numbers(in: string, count: 2)
    return CGPoint(x: numbers[0], y: numbers[1])
  }

  public class func cgSize(for string: String) -> CGSize {
    let numbers = GeometryText.numbers(in: string, count: 2)
    return CGSize(width: numbers[0], height: numbers[1])
  }

  public class func cgVector(for string: String) -> CGVector {
    let numbers = GeometryText.numbers(in: string, count: 2)
    return CGVector(dx: numbers[0], dy: numbers[1])
  }

  public class func cgRect(for string: String) -> CGRect {
    let numbers = GeometryText.numbers(in: string, count: 4)
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    let inner = string.replacingOccurrences(of: "[", with: "")
      .replacingOccurrences(of: "]", with: "")
    let numbers = GeometryText.numbers(in: inner, count: 6)
    return CGAffineTransform(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }

  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    let numbers = GeometryText.numbers(in: string, count: 4)
    return UIEdgeInsets(
      top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
    let numbers = GeometryText.numbers(in: string, count: 4)
    return NSDirectionalEdgeInsets(
      top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
  }

  public class func uiOffset(for string: String) -> UIOffset {
    let numbers = GeometryText.numbers(in: string, count: 2)
    return UIOffset(horizontal: numbers[0], vertical: numbers[1])
  }
}
