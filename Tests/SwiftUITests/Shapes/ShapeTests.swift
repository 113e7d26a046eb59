import CoreGraphics
import Testing

@testable import QuartzCore
@testable import SwiftUI
import UIKit

@MainActor
@Suite(.serialized)
struct ShapeTests {
  private struct Triangle: Shape {
    func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: CGPoint(x: rect.midX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.closeSubpath()
      }
    }
  }

  private func shape<V: View>(_ view: V) throws -> PaintedShapeView {
    let hosted = HostedView(view)
    return try #require(hosted.host.views(of: PaintedShapeView.self).first)
  }

  private func layer(_ view: PaintedShapeView) throws -> CAShapeLayer {
    try #require(view.layer as? CAShapeLayer)
  }

  @Test func aCircleOfOneColorIsALayerWithRoundCorners() throws {
    let view = try shape(Circle().fill(Color(red: 1, green: 0, blue: 0)).frame(width: 40))
    #expect(view.bounds.size == CGSize(width: 40, height: 40))
    #expect(view.layer.cornerRadius == 20)
    #expect(view.backgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(try layer(view).path == nil)
  }

  @Test func aShapeOfOnesOwnIsDrawnAndTouchedAlongItsPath() throws {
    let view = try shape(Triangle().fill(.red).frame(width: 40, height: 40))
    #expect(try layer(view).path == Triangle().path(in: view.bounds).cgPath)
    #expect(view.point(inside: CGPoint(x: 20, y: 30), with: nil))
    #expect(!view.point(inside: CGPoint(x: 2, y: 2), with: nil))
  }

  @Test func aTrimmedLineIsTrimmedByTheLayer() throws {
    let view = try shape(
      Circle().trim(from: 0.25, to: 0.75).stroke(.blue, lineWidth: 6).frame(width: 50))
    let layer = try layer(view)
    #expect(layer.strokeStart == 0.25 && layer.strokeEnd == 0.75)
    #expect(layer.lineWidth == 6 && layer.fillColor == nil && layer.strokeColor != nil)
  }

  @Test func aShapeIsFilledWithTheForegroundStyleOutside() throws {
    let view = try shape(Rectangle().foregroundStyle(Color(red: 0, green: 1, blue: 0)))
    #expect(view.backgroundColor == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
  }

  @Test func aBorderLiesInsideTheShape() throws {
    let view = try shape(
      Rectangle().strokeBorder(.red, lineWidth: 10).frame(width: 100, height: 50))
    let path = try #require(try layer(view).path)
    #expect(path.boundingBoxOfPath == CGRect(x: 5, y: 5, width: 90, height: 40))
  }

  @Test func aFillAndALineAreTwoLayersInTheOrderInWhichTheyAreWritten() {
    let hosted = HostedView(Circle().fill(.red).stroke(.blue, lineWidth: 2).frame(width: 30))
    let views = hosted.host.views(of: PaintedShapeView.self)
    #expect(views.count == 2)
    #expect((views.last?.layer as? CAShapeLayer)?.strokeColor != nil)
  }

  @Test func aCircleProposedAnythingTakesASquare() {
    let proposal = ProposedViewSize(width: 80, height: 30)
    #expect(Circle().sizeThatFits(proposal) == CGSize(width: 30, height: 30))
    #expect(Circle().sizeThatFits(.unspecified) == CGSize(width: 10, height: 10))
    #expect(
      Capsule().sizeThatFits(proposal) == CGSize(width: 80, height: 30))
  }

  @Test func aGradientLiesInTheBoundsOfThePath() throws {
    let area = CGRect(x: 10, y: 20, width: 30, height: 40)
    let view = try shape(
      Path(area).fill(
        LinearGradient(
          colors: [.red, .blue], startPoint: .top, endPoint: .bottom)))
    let surface = try #require(view.views(of: GradientSurface.self).first)
    #expect(surface.convert(surface.bounds, to: view) == area)
    let layer = try #require(surface.layer as? CAGradientLayer)
    #expect(layer.startPoint == CGPoint(x: 0.5, y: 0) && layer.endPoint == CGPoint(x: 0.5, y: 1))
    #expect(layer.colors?.count == 2)
  }

  @Test func pathsThatPointToOneSideAreMirrored() throws {
    let side = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    struct Leading: Shape {
      let path: Path
      func path(in rect: CGRect) -> Path { Path(path.cgPath) }
    }
    let view = try shape(
      Leading(path: side).fill(.red).frame(width: 100, height: 10)
        .environment(\.layoutDirection, .rightToLeft))
    #expect(try layer(view).path?.boundingBoxOfPath.minX == 90)
  }
}
