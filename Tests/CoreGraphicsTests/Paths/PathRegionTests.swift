import CoreGraphics
import Foundation
import Testing

/// Regions made of two, compared point by point with the regions they are made of.
struct PathRegionTests {
  private func blob(_ numbers: inout SeededNumbers) -> CGPath {
    let path = CGMutablePath()
    func point() -> CGPoint {
      CGPoint(x: .random(in: 0...100, using: &numbers), y: .random(in: 0...100, using: &numbers))
    }
    path.move(to: point())
    for _ in 0..<4 { path.addQuadCurve(to: point(), control: point()) }
    path.closeSubpath()
    return path
  }

  @Test(arguments: [CGPathFillRule.winding, .evenOdd])
  func aPointIsInWhereTheRegionsSaySo(rule: CGPathFillRule) {
    var numbers = SeededNumbers(seed: 5)
    for _ in 0..<5 {
      let (one, two) = (blob(&numbers), blob(&numbers))
      let union = one.union(two, using: rule)
      let common = one.intersection(two, using: rule)
      let rest = one.subtracting(two, using: rule)
      let either = one.symmetricDifference(two, using: rule)
      var wrong = 0
      for _ in 0..<100 {
        let point = CGPoint(
          x: .random(in: 0...100, using: &numbers), y: .random(in: 0...100, using: &numbers))
        let (first, second) = (
          one.contains(point, using: rule), two.contains(point, using: rule)
        )
        if union.contains(point) != (first || second) { wrong += 1 }
        if common.contains(point) != (first && second) { wrong += 1 }
        if rest.contains(point) != (first && !second) { wrong += 1 }
        if either.contains(point) != (first != second) { wrong += 1 }
      }
      // A point may lie just between a curve and the lines that stand for it.
      #expect(wrong <= 2)
    }
  }

  @Test func rectanglesGiveExactCorners() {
    let one = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    let two = CGPath(rect: CGRect(x: 5, y: 0, width: 10, height: 10), transform: nil)
    var box = CGRect.zero
    #expect(one.union(two).isRect(&box) && box == CGRect(x: 0, y: 0, width: 15, height: 10))
    #expect(one.intersection(two).isRect(&box) && box == CGRect(x: 5, y: 0, width: 5, height: 10))
    #expect(one.subtracting(two).isRect(&box) && box == CGRect(x: 0, y: 0, width: 5, height: 10))
    #expect(one.subtracting(one).isEmpty)
    #expect(one.intersects(two))
    let far = CGPath(rect: CGRect(x: 50, y: 0, width: 1, height: 1), transform: nil)
    #expect(!one.intersects(far) && one.intersection(far).isEmpty)
  }

  @Test func linesAreCutWhereTheyLeaveARegion() {
    let line = CGMutablePath()
    line.move(to: CGPoint(x: -5, y: 5))
    line.addLine(to: CGPoint(x: 25, y: 5))
    let square = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    #expect(line.lineIntersection(square).boundingBox == CGRect(x: 0, y: 5, width: 10, height: 0))
    let outside = line.lineSubtracting(square)
    #expect(outside.boundingBox == CGRect(x: -5, y: 5, width: 30, height: 0))
  }

  @Test func partsThatDoNotTouchAreSeparate() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
    path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
    path.addRect(CGRect(x: 40, y: 0, width: 10, height: 10))
    let parts = path.componentsSeparated(using: .evenOdd)
    #expect(parts.count == 2)
    let large = parts.first { $0.contains(CGPoint(x: 5, y: 5)) }
    #expect(large?.contains(CGPoint(x: 15, y: 15)) == false)
  }

  @Test func aFlatPathHasNoCurves() {
    let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)
    let flat = circle.flattened(threshold: 0.1)
    flat.applyWithBlock { #expect($0.pointee.type != .addCurveToPoint) }
    #expect(flat.boundingBox.width <= 20 && flat.boundingBox.width > 19.7)
  }
}
