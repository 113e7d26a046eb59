import CoreGraphics
import Testing

@testable import SwiftUI

/// Each initializer and method of Path, by its bounds, elements and points.
@MainActor
struct PathMemberTests {
  private let square = CGRect(x: 0, y: 0, width: 10, height: 10)

  private func elements(_ path: Path) -> [String] {
    var names: [String] = []
    path.forEach { element in
      switch element {
      case .move: names.append("move")
      case .line: names.append("line")
      case .quadCurve: names.append("quad")
      case .curve: names.append("curve")
      case .closeSubpath: names.append("close")
      }
    }
    return names
  }

  private func isNear(_ one: CGRect, _ x: CGFloat, _ y: CGFloat, _ w: CGFloat, _ h: CGFloat) -> Bool
  {
    [one.minX - x, one.minY - y, one.width - w, one.height - h].allSatisfy { abs($0) < 0.05 }
  }

  @Test func initializers() throws {
    #expect(Path().isEmpty && Path().currentPoint == nil)
    #expect(Path(square).boundingRect == square)
    #expect(Path(CGPath(rect: square, transform: nil)).boundingRect == square)
    let mutable = CGMutablePath()
    mutable.addRect(square)
    #expect(Path(mutable).boundingRect == square)
    #expect(!Path(ellipseIn: square).contains(CGPoint(x: 1, y: 1)))
    #expect(!Path(roundedRect: square, cornerRadius: 5).contains(CGPoint(x: 1, y: 1)))
    let size = CGSize(width: 5, height: 5)
    #expect(!Path(roundedRect: square, cornerSize: size).contains(CGPoint(x: 1, y: 1)))
    let radii = RectangleCornerRadii(topLeading: 5)
    let uneven = Path(roundedRect: square, cornerRadii: radii)
    #expect(!uneven.contains(CGPoint(x: 1, y: 1)) && uneven.contains(CGPoint(x: 9.5, y: 9.5)))
    #expect(Path { $0.addRect(square) } == Path(square))
    let text = try #require(Path(Path(square).description))
    #expect(text.boundingRect == square)
    #expect(Path("no path") == nil)
  }

  @Test func linesAndCurves() {
    var path = Path()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addQuadCurve(to: CGPoint(x: 10, y: 10), control: CGPoint(x: 20, y: 5))
    path.addCurve(
      to: CGPoint(x: 0, y: 10), control1: CGPoint(x: 8, y: 14), control2: CGPoint(x: 2, y: 14))
    #expect(path.currentPoint == CGPoint(x: 0, y: 10))
    path.closeSubpath()
    #expect(elements(path) == ["move", "line", "quad", "curve", "close"])
    #expect(path.contains(CGPoint(x: 13, y: 5)) && !path.contains(CGPoint(x: 16, y: 5)))
    path.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 0), CGPoint(x: 1, y: 1)])
    #expect(elements(path).suffix(3) == ["move", "line", "line"])
  }

  @Test func figures() {
    let double = CGAffineTransform(scaleX: 2, y: 2)
    var path = Path()
    path.addRect(square, transform: double)
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 20, height: 20))
    path = Path()
    path.addRects([square, square.offsetBy(dx: 20, dy: 0)])
    #expect(path.boundingRect.width == 30 && !path.contains(CGPoint(x: 15, y: 5)))
    path = Path()
    path.addEllipse(in: square)
    #expect(isNear(path.boundingRect, 0, 0, 10, 10) && !path.contains(CGPoint(x: 1, y: 1)))
    path = Path()
    path.addRoundedRect(in: square, cornerSize: CGSize(width: 5, height: 5))
    #expect(!path.contains(CGPoint(x: 1, y: 1)))
    path = Path()
    path.addRoundedRect(in: square, cornerRadii: RectangleCornerRadii(bottomTrailing: 5))
    #expect(path.contains(CGPoint(x: 0.5, y: 0.5)) && !path.contains(CGPoint(x: 9, y: 9)))
    path = Path()
    path.addPath(Path(square), transform: double)
    #expect(path.boundingRect.width == 20)
  }

  @Test func arcs() {
    var path = Path()
    path.addArc(
      center: .zero, radius: 10, startAngle: .degrees(0), endAngle: .degrees(180), clockwise: false)
    #expect(isNear(path.cgPath.boundingBoxOfPath, -10, 0, 20, 10))
    path = Path()
    path.addRelativeArc(center: .zero, radius: 10, startAngle: .degrees(0), delta: .degrees(-180))
    #expect(isNear(path.cgPath.boundingBoxOfPath, -10, -10, 20, 10))
    path = Path()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    #expect(path.currentPoint.map { abs($0.x - 10) < 0.01 && abs($0.y - 4) < 0.01 } == true)
  }

  @Test func changes() {
    let path = Path(square)
    #expect(path.applying(CGAffineTransform(translationX: 3, y: 0)).boundingRect.minX == 3)
    #expect(path.offsetBy(dx: 0, dy: 4).boundingRect.minY == 4)
    #expect(path.strokedPath(StrokeStyle(lineWidth: 2)).boundingRect.minX == -1)
    #expect(isNear(path.trimmedPath(from: 0, to: 0.25).cgPath.boundingBoxOfPath, 0, 0, 10, 0))
    #expect(path.path(in: CGRect(x: 0, y: 0, width: 99, height: 99)) == path)
    let twice = Path { path in
      path.addRect(square)
      path.addRect(square.insetBy(dx: 2, dy: 2))
    }
    let middle = CGPoint(x: 5, y: 5)
    #expect(twice.contains(middle) && !twice.contains(middle, eoFill: true))
    #expect(!twice.normalized(eoFill: true).contains(middle))
  }

  @Test func combinations() {
    let (one, other) = (Path(square), Path(square.offsetBy(dx: 5, dy: 0)))
    #expect(isNear(one.union(other).boundingRect, 0, 0, 15, 10))
    #expect(isNear(one.intersection(other).boundingRect, 5, 0, 5, 10))
    #expect(isNear(one.subtracting(other).boundingRect, 0, 0, 5, 10))
    let difference = one.symmetricDifference(other)
    #expect(!difference.contains(CGPoint(x: 7, y: 5)) && difference.contains(CGPoint(x: 2, y: 5)))
    let line = Path { path in
      path.move(to: CGPoint(x: -5, y: 5))
      path.addLine(to: CGPoint(x: 5, y: 5))
    }
    #expect(isNear(line.lineIntersection(one).cgPath.boundingBoxOfPath, 0, 5, 5, 0))
    #expect(isNear(line.lineSubtraction(one).cgPath.boundingBoxOfPath, -5, 5, 5, 0))
  }
}
