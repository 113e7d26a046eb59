import CoreGraphics
@testable import SwiftUI
import Testing

@testable import Charts

/// How lines connect their points.
struct InterpolationTests {
  private let points = [(0, 0), (10, 20), (20, 20), (30, 0)].map { CGPoint(x: $0.0, y: $0.1) }

  private func path(_ method: InterpolationMethod) -> Path {
    var path = Path()
    Curve(method).add(points, to: &path)
    return path
  }

  private func ends(_ path: Path) -> [CGPoint] {
    var ends: [CGPoint] = []
    path.forEach { element in
      switch element {
      case .move(let to), .line(let to): ends.append(to)
      case .quadCurve(let to, _), .curve(let to, _, _): ends.append(to)
      case .closeSubpath: break
      }
    }
    return ends
  }

  @Test func allGoThroughThePoints() {
    for method in [
      InterpolationMethod.linear, .cardinal, .cardinal(tension: 0.5), .catmullRom,
      .catmullRom(alpha: 1), .monotone,
    ] {
      #expect(ends(path(method)) == points)
    }
  }

  @Test func steps() {
    #expect(
      ends(path(.stepCenter)).prefix(4) == [
        CGPoint(x: 0, y: 0), CGPoint(x: 5, y: 0), CGPoint(x: 5, y: 20), CGPoint(x: 10, y: 20),
      ])
    #expect(ends(path(.stepStart))[1...2] == [CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 20)])
    #expect(ends(path(.stepEnd))[1...2] == [CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 20)])
  }

  @Test func aMonotoneCurveDoesNotOvershoot() {
    #expect(path(.monotone).boundingRect == CGRect(x: 0, y: 0, width: 30, height: 20))
    #expect(path(.cardinal).boundingRect.maxY > 20.5)
  }

  @Test func tensionMakesLinesStraight() {
    #expect(path(.cardinal(tension: 1)).boundingRect == path(.linear).boundingRect)
  }

  @Test func areasCloseAlongBothEdges() {
    let vector: [Double] = [0, 5, 0, 20, 10, 0, 10, 20]
    let path = Figure.area(Curve(.linear)).path(vector)
    #expect(path.contains(CGPoint(x: 5, y: 10)) && !path.contains(CGPoint(x: 1, y: 2)))
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 20))
  }

  @Test func sectors() {
    let quarter = Figure.sectors(inset: 0, cornerRadius: 0).path([0, .pi / 2, 5, 10, 50, 50])
    #expect(quarter.contains(CGPoint(x: 56, y: 56)))
    #expect(!quarter.contains(CGPoint(x: 52, y: 52)) && !quarter.contains(CGPoint(x: 43, y: 56)))
    let inset = Figure.sectors(inset: 2, cornerRadius: 1).path([0, .pi / 2, 5, 10, 50, 50])
    #expect(inset.contains(CGPoint(x: 56, y: 56)) && !inset.contains(CGPoint(x: 57, y: 51)))
    let ring = Figure.sectors(inset: 0, cornerRadius: 0).path([0, 2 * .pi, 5, 10, 50, 50])
    #expect(ring.contains(CGPoint(x: 42, y: 50)) && !ring.contains(CGPoint(x: 50, y: 50)))
  }
}
