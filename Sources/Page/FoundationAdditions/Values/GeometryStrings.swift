import Foundation

// Geometry as text, and back. What is not geometry gives zero, as on a Mac.

/// A point as text, such as `{1, 2}`.
@_disfavoredOverload
public func NSStringFromCGPoint(_ point: CGPoint) -> String {
  "{\(text(point.x)), \(text(point.y))}"
}

/// A size as text, such as `{1, 2}`.
@_disfavoredOverload
public func NSStringFromCGSize(_ size: CGSize) -> String {
  "{\(text(size.width)), \(text(size.height))}"
}

/// A rectangle as text, such as `{{0, 0}, {1, 2}}`.
@_disfavoredOverload
public func NSStringFromCGRect(_ rect: CGRect) -> String {
  "{\(NSStringFromCGPoint(rect.origin)), \(NSStringFromCGSize(rect.size))}"
}

/// The point a text describes.
@_disfavoredOverload
public func CGPointFromString(_ string: String) -> CGPoint {
  let numbers = numbers(in: string, count: 2)
  return CGPoint(x: numbers[0], y: numbers[1])
}

/// The size a text describes.
@_disfavoredOverload
public func CGSizeFromString(_ string: String) -> CGSize {
  let numbers = numbers(in: string, count: 2)
  return CGSize(width: numbers[0], height: numbers[1])
}

/// The rectangle a text describes.
@_disfavoredOverload
public func CGRectFromString(_ string: String) -> CGRect {
  let numbers = numbers(in: string, count: 4)
  return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
}

/// As `%.17g` on a Mac, but without the digits that say nothing.
private func text(_ number: CGFloat) -> String {
  let text = "\(Double(number))"
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}

private func numbers(in string: String, count: Int) -> [Double] {
  let parts = string.split { "{}, \t\n".contains($0) }.map { Double($0) }
  guard parts.count >= count, !parts.contains(nil) else {
    return Array(repeating: 0, count: count)
  }
  return parts.compactMap { $0 }
}
