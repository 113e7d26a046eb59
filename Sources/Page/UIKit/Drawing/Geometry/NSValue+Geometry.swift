import CoreGraphics
import Foundation

// Geometry where an object is asked for.

extension NSValue {
  public convenience init(cgPoint point: CGPoint) {
    self.init(point: point)
  }

  public convenience init(cgSize size: CGSize) {
    self.init(size: size)
  }

  public convenience init(cgRect rect: CGRect) {
    self.init(rect: rect)
  }

  public var cgPointValue: CGPoint { pointValue }
  public var cgSizeValue: CGSize { sizeValue }
  public var cgRectValue: CGRect { rectValue }

  public convenience init(cgVector vector: CGVector) {
    self.init(numbers: [vector.dx, vector.dy])
  }

  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    self.init(
      numbers: [
        transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
      ])
  }

  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(
      numbers: [insets.top, insets.left, insets.bottom, insets.right])
  }

  public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
    self.init(
      numbers: [insets.top, insets.leading, insets.bottom, insets.trailing])
  }

  public convenience init(uiOffset offset: UIOffset) {
    self.init(numbers: [offset.horizontal, offset.vertical])
  }

  public var cgVectorValue: CGVector {
    let parts = numbers(2)
    return CGVector(dx: parts[0], dy: parts[1])
  }

  public var cgAffineTransformValue: CGAffineTransform {
    let parts = numbers(6)
    return CGAffineTransform(
      a: parts[0], b: parts[1], c: parts[2], d: parts[3], tx: parts[4], ty: parts[5])
  }

  public var uiEdgeInsetsValue: UIEdgeInsets {
    let parts = numbers(4)
    return UIEdgeInsets(top: parts[0], left: parts[1], bottom: parts[2], right: parts[3])
  }

  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
    let parts = numbers(4)
    return NSDirectionalEdgeInsets(
      top: parts[0], leading: parts[1], bottom: parts[2], trailing: parts[3])
  }

  public var uiOffsetValue: UIOffset {
    let parts = numbers(2)
    return UIOffset(horizontal: parts[0], vertical: parts[1])
  }

  // Foundation takes no structs here; an array of as many numbers has the same bytes.
  private convenience init(numbers: [CGFloat]) {
    self.init(bytes: numbers.map { Double($0) }, objCType: "[\(numbers.count)d]")
  }

  private func numbers(_ count: Int) -> [CGFloat] {
    var parts = [Double](repeating: 0, count: count)
    parts.withUnsafeMutableBytes { getValue($0.baseAddress!) }
    return parts.map { CGFloat($0) }
  }
}
