import CoreGraphics
import Foundation
import Testing

@testable @_spi(UIKit) import QuartzCore
@testable @_spi(PageRuntime) import UIKit

@MainActor
@Suite(.serialized)
struct TapTests {
  private let root = ListeningView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let log = GestureLog()

  private func tap(_ taps: Int = 1, _ touches: Int = 1) -> UITapGestureRecognizer {
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = taps
    tap.numberOfTouchesRequired = touches
    return log.add(tap, "tap", to: root)
  }

  @Test func aTapMayMoveFortyFivePointsAndNotMore() {
    TestStage.run(showing: root) { stage in
      _ = tap()
      stage.down((10, 10))
      stage.move((54, 10))
      stage.up((54, 10))
      #expect(log.take() == ["tap ended"])
      stage.down((10, 10))
      stage.move((56, 10))
      stage.up((10, 10))
      #expect(log.take().isEmpty)
    }
  }

  @Test func aTapIsShort() {
    TestStage.run(showing: root) { stage in
      let tap = tap()
      stage.down((10, 10))
      stage.advance(by: 0.7)
      stage.up((10, 10))
      #expect(log.take() == ["tap ended"])
      stage.down((10, 10))
      stage.advance(by: 0.8)
      #expect(tap.state == .failed)
      stage.up((10, 10))
      #expect(log.take().isEmpty && tap.state == .possible)
    }
  }

  @Test func threeTapsAreThree() {
    TestStage.run(showing: root) { stage in
      _ = tap(3)
      for _ in 0..<3 {
        #expect(log.lines.isEmpty)
        stage.tap(10, 10)
        stage.advance(by: 0.2)
      }
      #expect(log.take() == ["tap ended"])
      for pause in [0.2, 0.5, 0.2] {
        stage.tap(10, 10)
        stage.advance(by: pause)
      }
      #expect(log.take().isEmpty)
    }
  }

  @Test func tapsFarApartAreNoDoubleTap() {
    TestStage.run(showing: root) { stage in
      _ = tap(2)
      stage.tap(10, 10)
      stage.tap(100, 100)
      stage.advance(by: 1)
      #expect(log.take().isEmpty)
      stage.tap(10, 10)
      stage.tap(40, 10)
      #expect(log.take() == ["tap ended"])
    }
  }

  @Test func twoFingersTapTogetherOrOneAfterTheOther() {
    TestStage.run(showing: root) { stage in
      let tap = tap(1, 2)
      var place = CGPoint.zero
      var count = 0
      log.handler = {
        place = $0.location(in: root)
        count = $0.numberOfTouches
      }
      stage.down((10, 10), (50, 10))
      stage.up((10, 10), (50, 10))
      #expect(log.take() == ["tap ended"] && place == CGPoint(x: 30, y: 10) && count == 2)
      stage.down((10, 10))
      stage.down((50, 10), first: 2)
      stage.up((10, 10))
      #expect(log.lines.isEmpty)
      stage.up((50, 10), first: 2)
      #expect(log.take() == ["tap ended"])
      stage.tap(10, 10)
      stage.down((10, 10), (50, 10), (90, 10))
      stage.up((10, 10), (50, 10), (90, 10))
      #expect(log.take().isEmpty && tap.state == .possible)
    }
  }

  @Test func theSingleTapComesOnceAndThenTheDoubleTapWithoutARequirement() {
    TestStage.run(showing: root) { stage in
      let single = log.add(UITapGestureRecognizer(), "single", to: root)
      let double = log.add(UITapGestureRecognizer(), "double", to: root)
      double.numberOfTapsRequired = 2
      stage.tap(10, 10)
      #expect(log.take() == ["single ended"])
      stage.tap(10, 10)
      #expect(log.take() == ["double ended"])
      #expect(single.state == .possible && double.state == .possible)
    }
  }

  @Test func theSelectKeyTapsWhereItIsAllowedTo() {
    TestStage.run(showing: root) { stage in
      let tap = tap()
      tap.allowedPressTypes = [NSNumber(value: UIPress.PressType.select.rawValue)]
      let enter = LiveViewStage.Key(usage: 0x28, characters: "", charactersIgnoringModifiers: "")
      stage.stage.keyDown(enter)
      #expect(log.lines.isEmpty)
      stage.stage.keyUp(0x28)
      #expect(log.take() == ["tap ended"])
      stage.stage.keyDown(
        LiveViewStage.Key(usage: 4, characters: "a", charactersIgnoringModifiers: "a"))
      stage.stage.keyUp(4)
      #expect(log.take().isEmpty)
    }
  }
}
