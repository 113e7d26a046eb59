@_spi(Paths) import CoreGraphics
import Foundation

extension UIBezierPath {
  func encode(_ coder: NSCoder) {
    var numbers: [Double] = []
    for step in cgPath.elements {
      let (kind, points) = Self.parts(of: step)
      numbers.append(kind)
      for point in points { numbers += [Double(point.x), Double(point.y)] }
    }
    let style = [
      Double(lineWidth), Double(lineCapStyle.rawValue), Double(lineJoinStyle.rawValue),
      Double(miterLimit), Double(flatness), usesEvenOddFillRule ? 1 : 0, Double(dash.phase),
    ]
    coder.encode(numbers.map { NSNumber(value: $0) } as NSArray, forKey: "UIBezierPathSteps")
    coder.encode(style.map { NSNumber(value: $0) } as NSArray, forKey: "UIBezierPathStyle")
    coder.encode(
      dash.lengths.map { NSNumber(value: Double($0)) } as NSArray, forKey: "UIBezierPathDash")
  }

  func decode(_ coder: NSCoder) {
    func numbers(_ key: String) -> [CGFloat] {
      let list = coder.decodeObject(of: [NSArray.self, NSNumber.self], forKey: key) as? [NSNumber]
      return (list ?? []).map { CGFloat($0.doubleValue) }
    }
    var rest = numbers("UIBezierPathSteps")[...]
    func point() -> CGPoint {
      CGPoint(x: rest.popFirst() ?? 0, y: rest.popFirst() ?? 0)
    }
    while let kind = rest.popFirst() {
      switch kind {
      case 0: move(to: point())
      case 1: addLine(to: point())
      case 2:
        let control = point()
        addQuadCurve(to: point(), controlPoint: control)
      case 3:
        let (first, second) = (point(), point())
        addCurve(to: point(), controlPoint1: first, controlPoint2: second)
      default: close()
      }
    }
    takeStyle(numbers("UIBezierPathStyle"), dash: numbers("UIBezierPathDash"))
  }

  private func takeStyle(_ style: [CGFloat], dash: [CGFloat]) {
    guard style.count == 7 else { return }
    lineWidth = style[0]
    lineCapStyle = CGLineCap(rawValue: Int32(style[1])) ?? .butt
    lineJoinStyle = CGLineJoin(rawValue: Int32(style[2])) ?? .miter
    miterLimit = style[3]
    flatness = style[4]
    usesEvenOddFillRule = style[5] == 1
    setDash(dash, phase: style[6])
  }

  private static func parts(of step: CGPathStep) -> (Double, [CGPoint]) {
    switch step {
    case .move(let to): (0, [to])
    case .line(let to): (1, [to])
    case .quad(let control, let to): (2, [control, to])
    case .cubic(let first, let second, let to): (3, [first, second, to])
    case .close: (4, [])
    }
  }
}
