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
