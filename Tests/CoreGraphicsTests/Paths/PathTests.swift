import CoreGraphics
import Foundation
import Testing

struct PathTests {
  @Test func anEllipseFillsItsRectangleAndNoMore() {
    let path = CGPath(ellipseIn: CGRect(x: 10, y: 20, width: 40, height: 20), transform: nil)
    let box = path.boundingBoxOfPath
    #expect(abs(box.minX - 10) < 0.01 && abs(box.maxX - 50) < 0.01)
    #expect(abs(box.minY - 20) < 0.01 && abs(box.maxY - 40) < 0.01)
    #expect(path.contains(CGPoint(x: 30, y: 30)))
    #expect(!path.contains(CGPoint(x: 11, y: 21)))
  }

  @Test func theRuleDecidesWhetherAHoleIsInside() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
    path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
    #expect(path.contains(CGPoint(x: 15, y: 15), using: .winding))
    #expect(!path.contains(CGPoint(x: 15, y: 15), using: .evenOdd))
  }

  @Test(arguments: [(false, 1.0), (true, -1.0)])
  func anArcGoesTheWayItIsTold(clockwise: Bool, y: Double) {
    let path = CGMutablePath()
    path.addArc(
      center: .zero, radius: 1, startAngle: 0, endAngle: .pi, clockwise: clockwise)
    let box = path.boundingBoxOfPath
    #expect(abs((y > 0 ? box.maxY : box.minY) - y) < 0.001)
    #expect(abs(box.height - 1) < 0.001)
    #expect(abs(path.currentPoint.x + 1) < 1e-9)
  }

  @Test func aRoundedCornerLeavesTheCornerOut() {
    let path = CGPath(
      roundedRect: CGRect(x: 0, y: 0, width: 100, height: 50), cornerWidth: 20, cornerHeight: 20,
      transform: nil)
    #expect(!path.contains(CGPoint(x: 3, y: 3)))
    #expect(path.contains(CGPoint(x: 8, y: 8)))
    #expect(path.contains(CGPoint(x: 50, y: 1)))
  }

  @Test func aCopyDoesNotFollowItsOriginal() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
    let copy = path.copy()
    path.addRect(CGRect(x: 5, y: 5, width: 1, height: 1))
    #expect(copy?.boundingBox == CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(copy != path)
  }
}

/// What holds for every path.
struct PathQuestionTests {
  @Test func boxesOfCurvesAreExact() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 0, y: 10), control2: CGPoint(x: 10, y: 10))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(near(path.boundingBoxOfPath.height, 7.5))
    #expect(CGMutablePath().boundingBox.isNull && CGMutablePath().boundingBoxOfPath.isNull)
  }

  @Test func insideIsWhereFillingPaints() throws {
    var numbers = SeededNumbers(seed: 3)
    for rule in [CGPathFillRule.winding, .evenOdd] {
      let path = CGMutablePath()
      path.move(to: CGPoint(x: 20, y: 20))
      for _ in 0..<6 {
        func point() -> CGPoint {
          CGPoint(x: .random(in: 0...40, using: &numbers), y: .random(in: 0...40, using: &numbers))
        }
        path.addQuadCurve(to: point(), control: point())
      }
      let sheet = try Sheet(40, 40)
      sheet.context.addPath(path)
      sheet.context.fillPath(using: rule)
      for (index, pixel) in try sheet.pixels().enumerated() where pixel[3] == 0 || pixel[3] == 255 {
        let point = CGPoint(x: Double(index % 40) + 0.5, y: 39.5 - Double(index / 40))
        #expect(path.contains(point, using: rule) == (pixel[3] == 255), "\(point)")
      }
    }
  }

  @Test func aRectangleIsKnownAsOne() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    var found = CGRect.zero
    #expect(CGPath(rect: rect, transform: nil).isRect(&found) && found == rect)
    var turn = CGAffineTransform(rotationAngle: 0.1)
    #expect(!CGPath(rect: rect, transform: &turn).isRect(nil))
    #expect(!CGPath(ellipseIn: rect, transform: nil).isRect(nil))
  }

  @Test func everyStepIsHandedOut() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
    path.addCurve(
      to: CGPoint(x: 1, y: 1), control1: CGPoint(x: 2, y: 2), control2: CGPoint(x: 3, y: 3))
    path.closeSubpath()
    var steps: [String] = []
    path.applyWithBlock { element in
      let counts: [CGPathElementType: Int] = [.addQuadCurveToPoint: 2, .addCurveToPoint: 3]
      let type = element.pointee.type
      let count = type == .closeSubpath ? 0 : counts[type] ?? 1
      let points = (0..<count).map { element.pointee.points[$0] }
      steps.append("\(type.rawValue) \(points.map { "\(Int($0.x)),\(Int($0.y))" })")
    }
    #expect(
      steps == [
        #"0 ["1,2"]"#, #"1 ["3,4"]"#, #"2 ["7,8", "5,6"]"#, #"3 ["2,2", "3,3", "1,1"]"#, "4 []",
      ])
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
  }

  @Test func aCornerBetweenTwoLinesIsRounded() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    #expect(near(path.currentPoint.x, 10) && near(path.currentPoint.y, 4))
    #expect(!path.contains(CGPoint(x: 9.5, y: 0.5)))
    let straight = CGMutablePath()
    straight.move(to: .zero)
    straight.addArc(
      tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 20, y: 0), radius: 4)
    #expect(straight.currentPoint == CGPoint(x: 10, y: 0))
  }

  @Test func aRelativeArcGoesAsFarAsItSays() {
    let path = CGMutablePath()
    path.addRelativeArc(center: .zero, radius: 2, startAngle: 0, delta: -.pi / 2)
    #expect(near(path.currentPoint.x, 0) && near(path.currentPoint.y, -2))
    #expect(near(path.boundingBoxOfPath.width, 2, by: 0.001))
  }

  @Test func aLineNeedsAPlaceToBegin() {
    let path = CGMutablePath()
    path.addLine(to: CGPoint(x: 1, y: 1))
    path.closeSubpath()
    #expect(path.isEmpty)
  }

  @Test func copiesAreTransformed() {
    var transform = CGAffineTransform(translationX: 5, y: 0)
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)
    let there = CGRect(x: 5, y: 0, width: 1, height: 1)
    #expect(path.copy(using: &transform)?.boundingBox == there)
    #expect(path.mutableCopy(using: &transform)?.boundingBox == there)
    #expect(
      CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: &transform).boundingBox
        == there)
  }
}
