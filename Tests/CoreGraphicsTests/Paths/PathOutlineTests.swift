import CoreGraphics
import Foundation
import Testing

/// Outlines of strokes and dashes, compared with what stroking draws.
struct PathOutlineTests {
  private func path(seed: UInt64) -> CGPath {
    var numbers = SeededNumbers(seed: seed)
    func point() -> CGPoint {
      CGPoint(x: .random(in: 10...90, using: &numbers), y: .random(in: 10...90, using: &numbers))
    }
    let path = CGMutablePath()
    path.move(to: point())
    for _ in 0..<3 {
      switch Int.random(in: 0...2, using: &numbers) {
      case 0: path.addLine(to: point())
      case 1: path.addQuadCurve(to: point(), control: point())
      default: path.addCurve(to: point(), control1: point(), control2: point())
      }
    }
    if Bool.random(using: &numbers) { path.closeSubpath() }
    return path
  }

  /// Shares of pixels in which two sheets differ clearly.
  private func difference(_ one: Sheet, _ other: Sheet) throws -> Double {
    let pairs = zip(try one.pixels(), try other.pixels())
    let different = pairs.filter { abs(Int($0[3]) - Int($1[3])) > 64 }.count
    return Double(different) / Double(one.context.width * one.context.height)
  }

  @Test(arguments: [CGLineCap.butt, .round, .square], [CGLineJoin.miter, .round, .bevel])
  func anOutlineCoversWhatAStrokeDraws(cap: CGLineCap, join: CGLineJoin) throws {
    for seed in 1...12 {
      let path = path(seed: UInt64(seed))
      let (outline, stroke) = (try Sheet(100, 100), try Sheet(100, 100))
      outline.context.addPath(
        path.copy(strokingWithWidth: 7, lineCap: cap, lineJoin: join, miterLimit: 4))
      outline.context.fillPath()
      stroke.context.setLineWidth(7)
      stroke.context.setLineCap(cap)
      stroke.context.setLineJoin(join)
      stroke.context.setMiterLimit(4)
      stroke.context.addPath(path)
      stroke.context.strokePath()
      #expect(try difference(outline, stroke) < 0.004, "seed \(seed)")
    }
  }

  @Test func dashesLieWhereADashedStrokeDraws() throws {
    for seed in 1...12 {
      let path = path(seed: UInt64(seed))
      let (dashed, stroke) = (try Sheet(100, 100), try Sheet(100, 100))
      for sheet in [dashed, stroke] { sheet.context.setLineWidth(3) }
      dashed.context.addPath(path.copy(dashingWithPhase: 4, lengths: [9, 5, 2]))
      dashed.context.strokePath()
      stroke.context.setLineDash(phase: 4, lengths: [9, 5, 2])
      stroke.context.addPath(path)
      stroke.context.strokePath()
      #expect(try difference(dashed, stroke) < 0.012, "seed \(seed)")
    }
  }

  @Test func aDashedCurveIsAsLongAsItsDashes() {
    let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)
    let half = circle.copy(dashingWithPhase: 0, lengths: [10 * .pi, 1000])
    let box = half.boundingBoxOfPath
    #expect(near(box.height, 10, by: 0.01) && near(box.width, 20, by: 0.01))
  }

  @Test func aPointIsADotWithRoundEnds() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 5, y: 5))
    path.addLine(to: CGPoint(x: 5, y: 5))
    func box(_ cap: CGLineCap) -> CGRect {
      path.copy(strokingWithWidth: 4, lineCap: cap, lineJoin: .round, miterLimit: 1).boundingBox
    }
    #expect(box(.round) == CGRect(x: 3, y: 3, width: 4, height: 4))
    #expect(box(.square) == CGRect(x: 3, y: 3, width: 4, height: 4))
    #expect(box(.butt).isNull)
  }

  @Test func theInnerSideOfACurveIsSmooth() {
    let circle = CGPath(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100), transform: nil)
    let ring = circle.copy(
      strokingWithWidth: 10, lineCap: .butt, lineJoin: .round, miterLimit: 10)
    ring.applyWithBlock { element in
      guard element.pointee.type == .addLineToPoint else { return }
      let point = element.pointee.points[0]
      let distance = hypot(point.x, point.y)
      #expect(near(distance, 45, by: 0.2) || near(distance, 55, by: 0.2), "\(point)")
    }
    #expect(!ring.contains(.zero) && ring.contains(CGPoint(x: 50, y: 0)))
  }
}
