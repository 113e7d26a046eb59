import CoreGraphics
import Foundation
import Testing

@testable @_spi(UIKit) import QuartzCore
@testable @_spi(PageRuntime) import UIKit

@MainActor
@Suite(.serialized)
struct PanTests {
  private let root = ListeningView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let log = GestureLog()

  private func pan() -> UIPanGestureRecognizer {
    log.add(UIPanGestureRecognizer(), "pan", to: root)
  }

  @Test func itBeginsAfterTenPoints() {
    TestStage.run(showing: root) { stage in
      let pan = pan()
      stage.down((10, 10))
      stage.move((19, 10))
      #expect(pan.state == .possible)
      stage.move((20, 10))
      stage.move((30, 15))
      #expect(pan.translation(in: root) == CGPoint(x: 20, y: 5))
      stage.up((30, 15))
      #expect(log.take() == ["pan began", "pan changed", "pan ended"])
    }
  }

  @Test func translationIsSeenWithTheViewsTransform() {
    TestStage.run(showing: root) { stage in
      let pan = pan()
      let child = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      child.bounds.origin = CGPoint(x: 7, y: 9)
      child.transform = CGAffineTransform(scaleX: 2, y: 4)
      root.addSubview(child)
      stage.down((50, 50))
      stage.move((70, 90))
      let way = pan.translation(in: child)
      #expect(abs(way.x - 10) < 1e-9 && abs(way.y - 10) < 1e-9)
      #expect(pan.translation(in: nil) == CGPoint(x: 20, y: 40))
      pan.setTranslation(CGPoint(x: 1, y: 1), in: child)
      #expect(pan.translation(in: root) == CGPoint(x: 2, y: 4))
    }
  }

  @Test func aSecondFingerMakesNoJump() {
    TestStage.run(showing: root) { stage in
      let pan = pan()
      stage.down((10, 10))
      stage.move((30, 10))
      stage.down((110, 110), first: 2)
      #expect(pan.translation(in: root) == CGPoint(x: 20, y: 0) && pan.numberOfTouches == 2)
      stage.move((40, 10), (120, 110))
      #expect(pan.translation(in: root) == CGPoint(x: 30, y: 0))
      stage.up((40, 10))
      stage.move((130, 110), first: 2)
      #expect(pan.translation(in: root) == CGPoint(x: 40, y: 0) && pan.state == .changed)
      stage.up((130, 110), first: 2)
      #expect(log.take().last == "pan ended")
    }
  }

  @Test func velocityIsThatOfTheLastMoments() {
    TestStage.run(showing: root) { stage in
      let pan = pan()
      stage.down((10, 10))
      for step in 1...6 {
        stage.advance(by: 1.0 / 60)
        stage.move((10 + Double(step) * 10, 10))
      }
      #expect(abs(pan.velocity(in: root).x - 600) < 1 && pan.velocity(in: root).y == 0)
      stage.advance(by: 0.5)
      var atEnd = CGPoint(x: -1, y: -1)
      log.handler = { atEnd = ($0 as? UIPanGestureRecognizer)?.velocity(in: root) ?? atEnd }
      stage.up((70, 10))
      #expect(atEnd == .zero)
    }
  }

  @Test func settingTheTranslationKeepsTheVelocity() {
    TestStage.run(showing: root) { stage in
      let pan = pan()
      stage.down((10, 10))
      for step in 1...4 {
        stage.advance(by: 1.0 / 60)
        stage.move((10 + Double(step) * 10, 10))
        pan.setTranslation(.zero, in: root)
      }
      #expect(pan.translation(in: root) == .zero)
      #expect(abs(pan.velocity(in: root).x - 600) < 1)
    }
  }

  @Test func tooFewFingersDoNotPanAndTooManyNeither() {
    TestStage.run(showing: root) { stage in
      let pan = pan()
      pan.minimumNumberOfTouches = 2
      pan.maximumNumberOfTouches = 2
      stage.down((10, 10))
      stage.move((60, 10))
      #expect(log.lines.isEmpty)
      stage.up((60, 10))
      stage.down((10, 10), (50, 10))
      stage.move((30, 10), (70, 10))
      #expect(log.take() == ["pan began"])
      stage.down((90, 90), first: 3)
      #expect(pan.numberOfTouches == 2)
      stage.up((30, 10), (70, 10))
      stage.up((90, 90), first: 3)
      #expect(log.take() == ["pan ended"])
      stage.down((10, 10), (50, 10), (90, 10))
      stage.move((30, 10), (70, 10), (110, 10))
      #expect(log.take().isEmpty)
    }
  }

  @Test func allFingersOfAnEventMakeOneChange() {
    TestStage.run(showing: root) { stage in
      _ = pan()
      stage.down((10, 10), (50, 10))
      stage.move((30, 10), (70, 10))
      stage.move((40, 10), (80, 10))
      #expect(log.take() == ["pan began", "pan changed"])
    }
  }

  // MARK: Wheels

  private func scroll(
    _ phase: LiveViewStage.Scroll.Phase, _ x: Double, _ y: Double, isDiscrete: Bool = false
  ) -> LiveViewStage.Scroll {
    LiveViewStage.Scroll(
      phase: phase, isDiscrete: isDiscrete, x: 50, y: 60, deltaX: x, deltaY: y)
  }

  @Test func aWheelPansWhereItIsAllowedTo() {
    TestStage.run(showing: root) { stage in
      let pan = pan()
      stage.stage.scroll(scroll(.began, 0, -20))
      stage.stage.scroll(scroll(.ended, 0, 0))
      #expect(log.take().isEmpty)
      pan.allowedScrollTypesMask = .continuous
      stage.stage.scroll(scroll(.began, 0, -20, isDiscrete: true))
      stage.stage.scroll(scroll(.ended, 0, 0, isDiscrete: true))
      #expect(log.take().isEmpty)
      stage.stage.scroll(scroll(.began, 0, -20))
      #expect(pan.location(in: root) == CGPoint(x: 50, y: 60) && pan.numberOfTouches == 0)
      stage.stage.scroll(scroll(.changed, 3, -20))
      #expect(pan.translation(in: root) == CGPoint(x: 3, y: -40))
      stage.stage.scroll(scroll(.ended, 0, 0))
      #expect(log.take() == ["pan began", "pan changed", "pan ended"])
      #expect(pan.state == .possible && pan.translation(in: root) == .zero)
    }
  }

  @Test func theInnerOfTwoPansTakesTheWheel() {
    TestStage.run(showing: root) { stage in
      let outer = pan()
      let child = UIView(frame: root.bounds)
      root.addSubview(child)
      let inner = log.add(UIPanGestureRecognizer(), "inner", to: child)
      (outer.allowedScrollTypesMask, inner.allowedScrollTypesMask) = (.all, .all)
      stage.stage.scroll(scroll(.began, 0, 5))
      stage.stage.scroll(scroll(.ended, 0, 0))
      #expect(log.take() == ["inner began", "inner ended"])
      #expect(outer.state == .possible)
    }
  }
}
