import Foundation
import Testing

@testable @_spi(UIKit) import QuartzCore
@testable @_spi(PageRuntime) import UIKit

@MainActor
struct ItemOutlineTests {
  @Test func weightsAreThoseOfTheTextbook() throws {
    let square = try #require(ConvexFigure(rectangleOf: CGSize(width: 6, height: 2))).weight
    #expect(square.area == 12 && square.center == .zero)
    #expect(abs(square.inertia - 12 * (36 + 4) / 12) < 1e-9)
    let disc = ItemOutline.Piece.circle(center: CGPoint(x: 3, y: 4), radius: 2).weight
    #expect(abs(disc.inertia - disc.area * (2 + 25)) < 1e-9)
  }

  @Test func aPathWithDentsIsDrawnTight() throws {
    let path = UIBezierPath()
    for (index, point) in [(0, 0), (10, 0), (5, 2), (10, 10), (0, 10)].enumerated() {
      let corner = CGPoint(x: point.0, y: point.1)
      if index == 0 { path.move(to: corner) } else { path.addLine(to: corner) }
    }
    path.close()
    let figure = try #require(ConvexFigure(around: path.cgPath))
    #expect(figure.corners.count == 4 && figure.weight.area == 100)
  }

  @Test func aPathWithoutAnAreaIsNoFigure() {
    let line = UIBezierPath()
    line.move(to: .zero)
    line.addLine(to: CGPoint(x: 10, y: 10))
    #expect(ConvexFigure(around: line.cgPath) == nil)
    #expect(ConvexFigure(around: CGMutablePath()) == nil)
    #expect(ConvexFigure(rectangleOf: .zero) == nil)
  }

  @Test func partsOfAFigureMakeItsArea() throws {
    let figure = try #require(ConvexFigure(ellipseOf: CGSize(width: 60, height: 20)))
    let parts = figure.parts(ofCorners: 8)
    #expect(parts.allSatisfy { (3...8).contains($0.count) })
    let sum = parts.reduce(CGFloat.zero) { sum, part in
      var area: CGFloat = 0
      for (index, a) in part.enumerated() {
        let b = part[(index + 1) % part.count]
        area += (a.x * b.y - a.y * b.x) / 2
      }
      return sum + area
    }
    #expect(abs(sum - figure.weight.area) < 1e-9)
    #expect(abs(figure.weight.area - .pi * 300) < 10)
  }
}
