import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// What is said of frames: derived from bounds, position, anchor point and transform.
@MainActor
struct GeometryStatementTests {
  private let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))

  @Test func theFrameIsTheBoxAroundTheBoundsPlacedByTheAnchor() {
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let frame = view.frame
    #expect(abs(frame.width - 50) < 1e-9 && abs(frame.height - 100) < 1e-9)
    #expect(abs(frame.midX - 60) < 1e-9 && abs(frame.midY - 45) < 1e-9)
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
  }

  @Test func scaledByTwoAndFourAFrameGivesBoundsAndPosition() {
    view.transform = CGAffineTransform(scaleX: 2, y: 4)
    view.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    #expect(view.bounds.size == CGSize(width: 50, height: 12.5))
    #expect(view.center == CGPoint(x: 60, y: 45))
    #expect(view.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
  }

  @Test func changingTheAnchorPointMovesTheFrameAndNotThePosition() {
    let center = view.center
    view.anchorPoint = CGPoint(x: 0, y: 1)
    #expect(view.center == center)
    #expect(view.frame == CGRect(x: 60, y: -5, width: 100, height: 50))
  }

  @Test func theOriginOfTheBoundsDoesNotMoveTheFrame() {
    let frame = view.frame
    view.bounds.origin = CGPoint(x: 30, y: -40)
    #expect(view.frame == frame)
    view.frame.origin.x += 5
    #expect(view.bounds.origin == CGPoint(x: 30, y: -40))
  }

  @Test func negativeSizesAreStandardised() {
    view.frame = CGRect(x: 100, y: 100, width: -40, height: -20)
    #expect(view.frame == CGRect(x: 60, y: 80, width: 40, height: 20))
    view.bounds.size = CGSize(width: -8, height: 6)
    #expect(view.bounds.size == CGSize(width: 8, height: 6))
  }

  @Test func settingTheBoundsKeepsThePosition() {
    view.bounds = CGRect(x: 0, y: 0, width: 20, height: 10)
    #expect(view.center == CGPoint(x: 60, y: 45))
    #expect(view.frame == CGRect(x: 50, y: 40, width: 20, height: 10))
  }

  @Test func aTransformInSpaceIsTheViewsOwn() {
    view.transform3D = CATransform3DMakeScale(2, 2, 1)
    #expect(view.transform == CGAffineTransform(scaleX: 2, y: 2))
    #expect(view.frame == CGRect(x: -40, y: -5, width: 200, height: 100))
    #expect(CATransform3DEqualToTransform(view.layer.transform, view.transform3D))
  }

  @Test func placesAreTheSameInEverySpace() {
    let window = UIWindow(frame: CGRect(x: 5, y: 6, width: 300, height: 300))
    let inner = UIView(frame: CGRect(x: 1, y: 2, width: 10, height: 10))
    window.addSubview(view)
    view.addSubview(inner)
    let point = CGPoint(x: 3, y: 3)
    #expect(inner.convert(point, to: nil) == CGPoint(x: 14, y: 25))
    #expect(inner.convert(point, to: view) == CGPoint(x: 4, y: 5))
    let screen = UIScreen.main.coordinateSpace
    #expect(inner.convert(point, to: screen) == CGPoint(x: 19, y: 31))
    #expect(screen.convert(CGPoint(x: 19, y: 31), to: inner) == point)
    #expect(window.convert(CGPoint.zero, to: nil as UIWindow?) == CGPoint(x: 5, y: 6))
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(screen.convert(rect, from: inner) == CGRect(x: 16, y: 28, width: 10, height: 10))
  }

  @Test func sizeToFitTakesTheSizeTheViewAsksFor() {
    final class Sized: UIView {
      var asked: CGSize?
      override func sizeThatFits(_ size: CGSize) -> CGSize {
        asked = size
        return CGSize(width: 7, height: 9)
      }
    }
    let view = Sized(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    view.sizeToFit()
    #expect(view.asked == CGSize(width: 20, height: 20))
    #expect(view.bounds.size == CGSize(width: 7, height: 9))
    #expect(view.frame.origin == CGPoint(x: 10, y: 10))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.bounds.size = .zero
    let center = view.center
    view.sizeToFit()
    #expect(view.center == center && view.bounds.size == CGSize(width: 7, height: 9))
    let plain = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    plain.sizeToFit()
    #expect(plain.bounds.size == CGSize(width: 4, height: 4))
  }
}
