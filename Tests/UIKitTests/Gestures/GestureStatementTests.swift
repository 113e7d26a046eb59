import CoreGraphics
import Foundation
import Testing

@testable @_spi(UIKit) import QuartzCore
@testable @_spi(PageRuntime) import UIKit

/// What Apple says of recognizers, one test for each statement.
@MainActor
@Suite(.serialized)
struct GestureStatementTests {
  private let root = ListeningView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let child = ListeningView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
  private let log = GestureLog()

  init() {
    root.addSubview(child)
  }

  /// Says what it sees, and what state it has.
  private final class Watching: UIGestureRecognizer {
    var seen: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      seen.append("began")
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
      seen.append("ended")
      state = .failed
    }
    override func reset() { seen.append("reset") }
  }

  @Test func theWindowDeliversToRecognizersBeforeTheView() {
    final class First: UIView {
      var heard: [String] = []
      var watching: Watching?
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        heard = watching?.seen ?? []
      }
    }
    let view = First(frame: root.bounds)
    TestStage.run(showing: view) { stage in
      let watching = log.add(Watching(), "watching", to: view)
      view.watching = watching
      stage.down((10, 10))
      #expect(view.heard == ["began"])
    }
  }

  @Test func onRecognitionRemainingTouchesAreCancelledIfItCancelsTouchesInView() {
    TestStage.run(showing: root) { stage in
      let pan = log.add(UIPanGestureRecognizer(), "pan", to: root)
      stage.down((60, 60))
      stage.move((65, 60))
      stage.move((90, 60))
      stage.move((95, 60))
      stage.up((95, 60))
      #expect(child.take() == ["began", "moved", "cancelled"])
      pan.cancelsTouchesInView = false
      stage.down((60, 60))
      stage.move((90, 60))
      stage.up((90, 60))
      #expect(child.take() == ["began", "moved", "ended"])
    }
  }

  @Test func aCancelledTouchSaysSo() {
    TestStage.run(showing: root) { stage in
      log.add(UITapGestureRecognizer(), "tap", to: root)
      stage.tap(60, 60)
      #expect(child.phases == [.began, .cancelled])
    }
  }

  @Test func delaysTouchesBeganWithholdsTheBeginningUntilFailure() {
    TestStage.run(showing: root) { stage in
      log.add(UISwipeGestureRecognizer(), "swipe", to: root).delaysTouchesBegan = true
      stage.down((60, 60))
      stage.move((65, 60))
      stage.move((70, 60))
      #expect(child.log.isEmpty)
      stage.up((70, 60))
      #expect(child.take() == ["began", "moved", "ended"])
      #expect(child.phases == [.began, .moved, .ended])
      #expect(child.points.map(\.x) == [10, 20, 20])
    }
  }

  @Test func withheldTouchesAreDiscardedOnRecognition() {
    TestStage.run(showing: root) { stage in
      log.add(UISwipeGestureRecognizer(), "swipe", to: root).delaysTouchesBegan = true
      stage.down((60, 60))
      stage.move((130, 60))
      stage.up((130, 60))
      #expect(log.take() == ["swipe ended"] && child.log.isEmpty)
    }
  }

  @Test func withheldTouchesComeAtTheMomentOfAFailureByTime() {
    TestStage.run(showing: root) { stage in
      log.add(UISwipeGestureRecognizer(), "swipe", to: root).delaysTouchesBegan = true
      stage.down((60, 60))
      stage.advance(by: 0.4)
      #expect(child.log.isEmpty)
      stage.advance(by: 0.2)
      #expect(child.take() == ["began"])
      stage.up((60, 60))
      #expect(child.take() == ["ended"])
    }
  }

  @Test func aDoubleTapThatDelaysTouchesEndedCancelsBothTouches() {
    TestStage.run(showing: root) { stage in
      let double = log.add(UITapGestureRecognizer(), "double", to: root)
      double.numberOfTapsRequired = 2
      stage.tap(60, 60)
      stage.tap(60, 60)
      #expect(child.take() == ["began", "began", "cancelled", "cancelled"])
    }
  }

  @Test func aDoubleTapThatDoesNotDelayTouchesEndedCancelsTheSecondTouchOnly() {
    TestStage.run(showing: root) { stage in
      let double = log.add(UITapGestureRecognizer(), "double", to: root)
      double.numberOfTapsRequired = 2
      double.delaysTouchesEnded = false
      stage.tap(60, 60)
      stage.tap(60, 60)
      #expect(child.take() == ["began", "ended", "began", "cancelled"])
    }
  }

  @Test func anEndIsToldWhenTheDoubleTapHasFailed() {
    TestStage.run(showing: root) { stage in
      log.add(UITapGestureRecognizer(), "double", to: root).numberOfTapsRequired = 2
      stage.tap(60, 60)
      #expect(child.take() == ["began"])
      stage.advance(by: 0.4)
      #expect(child.take() == ["ended"])
    }
  }

  @Test func aDiscreteRecognizerGoesFromPossibleToEndedOrFailed() {
    TestStage.run(showing: root) { stage in
      let tap = log.add(UITapGestureRecognizer(), "tap", to: root)
      #expect(tap.state == .possible)
      stage.down((10, 10))
      #expect(tap.state == .possible)
      stage.up((10, 10))
      #expect(log.take() == ["tap ended"] && tap.state == .possible)
      stage.down((10, 10))
      stage.move((190, 10))
      #expect(tap.state == .failed)
      stage.up((190, 10))
      #expect(tap.state == .possible)
    }
  }

  @Test func aContinuousRecognizerGoesFromBeganByChangedToEndedOrCancelled() {
    TestStage.run(showing: root) { stage in
      log.add(UIPanGestureRecognizer(), "pan", to: root)
      stage.down((10, 10))
      for x in [30.0, 40, 50] { stage.move((x, 10)) }
      stage.up((50, 10))
      #expect(log.take() == ["pan began", "pan changed", "pan changed", "pan ended"])
      stage.down((10, 10))
      stage.move((30, 10))
      stage.cancel((30, 10))
      #expect(log.take() == ["pan began", "pan cancelled"])
    }
  }

  @Test func aFailureSendsNoActionAndResetsToPossible() {
    TestStage.run(showing: root) { stage in
      let watching = log.add(Watching(), "watching", to: root)
      stage.tap(10, 10)
      #expect(log.take().isEmpty && watching.state == .possible)
      #expect(watching.seen == ["began", "ended", "reset"])
    }
  }

  @Test func aFailedRecognizerSeesNothingUntilItsTouchesAreOver() {
    TestStage.run(showing: root) { stage in
      let tap = log.add(UITapGestureRecognizer(), "tap", to: root)
      stage.down((10, 10))
      stage.move((190, 10))
      stage.down((50, 50), first: 2)
      stage.up((50, 50), first: 2)
      #expect(log.take().isEmpty && tap.state == .failed)
      stage.up((190, 10))
      stage.tap(10, 10)
      #expect(log.take() == ["tap ended"])
    }
  }

  @Test func theFirstToRecogniseFailsOthersOfTheSameTouch() {
    TestStage.run(showing: root) { stage in
      log.add(UIPanGestureRecognizer(), "outer", to: root)
      let press = log.add(UILongPressGestureRecognizer(), "inner", to: child)
      stage.down((60, 60))
      stage.advance(by: 0.5)
      stage.move((90, 60))
      stage.up((90, 60))
      #expect(log.take() == ["inner began", "inner changed", "inner ended"])
      press.minimumPressDuration = 5
      stage.down((60, 60))
      stage.move((90, 60))
      stage.up((90, 60))
      #expect(log.take() == ["outer began", "outer ended"])
    }
  }

  @Test(arguments: [true, false])
  func eitherDelegateMayAllowBoth(asksTheFirst: Bool) {
    TestStage.run(showing: root) { stage in
      let outer = log.add(UIPanGestureRecognizer(), "outer", to: root)
      let inner = log.add(UIPanGestureRecognizer(), "inner", to: child)
      let both = Answering()
      both.runsBeside = { _, _ in true }
      (asksTheFirst ? inner : outer).delegate = both
      stage.down((60, 60))
      stage.move((90, 60))
      stage.up((90, 60))
      #expect(log.take().sorted() == ["inner began", "inner ended", "outer began", "outer ended"])
    }
  }

  @Test func recognizersOfDifferentTouchesLeaveEachOtherAlone() {
    TestStage.run(showing: root) { stage in
      let other = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      root.addSubview(other)
      log.add(UIPanGestureRecognizer(), "one", to: other)
      log.add(UIPanGestureRecognizer(), "two", to: child)
      stage.down((10, 10), (60, 60))
      stage.move((30, 10), (90, 60))
      #expect(log.take().sorted() == ["one began", "two began"])
    }
  }

  @Test func switchingOffCancelsWhatIsUnderWay() {
    TestStage.run(showing: root) { stage in
      let pan = log.add(UIPanGestureRecognizer(), "pan", to: root)
      stage.down((10, 10))
      stage.move((30, 10))
      pan.isEnabled = false
      #expect(log.take() == ["pan began", "pan cancelled"] && pan.state == .possible)
      pan.isEnabled = true
      stage.move((60, 10))
      stage.up((60, 10))
      #expect(log.take().isEmpty, "the touch is gone for it")
    }
  }

  @Test func switchingOffAndOnInAnActionCancels() {
    TestStage.run(showing: root) { stage in
      let pan = log.add(UIPanGestureRecognizer(), "pan", to: root)
      log.handler = { recognizer in
        guard recognizer.state == .changed else { return }
        recognizer.isEnabled = false
        recognizer.isEnabled = true
      }
      stage.down((10, 10))
      for x in [30.0, 40, 50] { stage.move((x, 10)) }
      #expect(log.take() == ["pan began", "pan changed", "pan cancelled"])
      #expect(pan.state == .possible)
    }
  }

  @Test func recognizersDoNotRetainTheirTargets() {
    weak var gone: GestureLog?
    let tap = UITapGestureRecognizer()
    do {
      let target = GestureLog()
      gone = target
      target.add(tap, "tap", to: root)
    }
    #expect(gone == nil)
    TestStage.run(showing: root) { stage in stage.tap(10, 10) }
  }
}
