import CoreGraphics
import Foundation
import Testing

@testable @_spi(UIKit) import QuartzCore
@testable @_spi(PageRuntime) import UIKit

@MainActor
@Suite(.serialized)
struct LongPressTests {
  private let root = ListeningView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let log = GestureLog()

  private func press() -> UILongPressGestureRecognizer {
    log.add(UILongPressGestureRecognizer(), "press", to: root)
  }

  @Test func itBeginsAfterHalfASecondByDefault() {
    TestStage.run(showing: root) { stage in
      _ = press()
      stage.down((10, 10))
      stage.advance(by: 0.49)
      #expect(log.lines.isEmpty)
      stage.advance(by: 0.02)
      #expect(log.take() == ["press began"])
      stage.up((10, 10))
      #expect(log.take() == ["press ended"])
    }
  }

  @Test func itMayMoveTenPointsBeforeAndAsFarAsItLikesAfterwards() {
    TestStage.run(showing: root) { stage in
      let press = press()
      stage.down((10, 10))
      stage.move((20, 10))
      stage.advance(by: 0.5)
      stage.move((150, 10))
      #expect(log.take() == ["press began", "press changed"])
      stage.up((150, 10))
      #expect(log.take() == ["press ended"])
      stage.down((10, 10))
      stage.move((21, 10))
      #expect(press.state == .failed)
      stage.up((21, 10))
      press.allowableMovement = 30
      stage.down((10, 10))
      stage.move((39, 10))
      stage.advance(by: 0.5)
      #expect(log.take() == ["press began"])
    }
  }

  @Test func itEndsWhenOneOfItsFingersIsLifted() {
    TestStage.run(showing: root) { stage in
      let press = press()
      press.numberOfTouchesRequired = 2
      stage.down((10, 10))
      stage.advance(by: 1)
      #expect(log.lines.isEmpty)
      stage.down((50, 10), first: 2)
      stage.advance(by: 0.5)
      #expect(log.take() == ["press began"])
      stage.up((10, 10))
      #expect(log.take() == ["press ended"] && press.state == .ended)
      stage.up((50, 10), first: 2)
      #expect(press.state == .possible)
    }
  }

  @Test func tapsMayBeRequiredBeforeIt() {
    TestStage.run(showing: root) { stage in
      let press = press()
      press.numberOfTapsRequired = 1
      stage.down((10, 10))
      stage.advance(by: 1)
      stage.up((10, 10))
      #expect(log.lines.isEmpty && press.state == .possible)
      stage.tap(10, 10)
      stage.down((10, 10))
      stage.advance(by: 0.5)
      #expect(log.take() == ["press began"])
      stage.up((10, 10))
      #expect(log.take() == ["press ended"])
    }
  }

  @Test func aFingerThatIsLostCancelsIt() {
    TestStage.run(showing: root) { stage in
      _ = press()
      stage.down((10, 10))
      stage.advance(by: 0.5)
      stage.cancel((10, 10))
      #expect(log.take() == ["press began", "press cancelled"])
    }
  }

  @Test func aDurationOfZeroBeginsInTheNextTurn() {
    TestStage.run(showing: root) { stage in
      press().minimumPressDuration = 0
      stage.down((10, 10))
      stage.advance(by: 0)
      #expect(log.take() == ["press began"])
    }
  }
}
