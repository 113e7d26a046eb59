@_spi(Paths) import CoreGraphics
import Foundation

extension CGPath {
  /// Between this path and another of the same steps; none where the steps differ.
  func mixed(with other: CGPath, at progress: CGFloat) -> CGPath? {
    guard elements.count == other.elements.count else { return nil }
    func mix(_ one: CGPoint, _ other: CGPoint) -> CGPoint {
      CGPoint(x: one.x + (other.x - one.x) * progress, y: one.y + (other.y - one.y) * progress)
    }
    let path = CGMutablePath()
    for (one, other) in zip(elements, other.elements) {
      switch (one, other) {
      case (.move(let one), .move(let other)): path.move(to: mix(one, other))
      case (.line(let one), .line(let other)): path.addLine(to: mix(one, other))
      case (.quad(let control, let to), .quad(let otherControl, let otherTo)):
        path.addQuadCurve(to: mix(to, otherTo), control: mix(control, otherControl))
      case (.cubic(let first, let second, let to), .cubic(let first2, let second2, let to2)):
        path.addCurve(
          to: mix(to, to2), control1: mix(first, first2), control2: mix(second, second2))
      case (.close, .close): path.closeSubpath()
      default: return nil
      }
    }
    return path
  }
}
