import CoreGraphics
import Foundation
import Testing

@testable @_spi(UIKit) import QuartzCore
@testable @_spi(PageRuntime) import UIKit

/// Recognizers that come and go, subclasses of a page's own, and where gestures are.
@MainActor
@Suite(.serialized)
struct GestureLifeTests {
  private let root = ListeningView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let child = ListeningView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
  private let log = GestureLog()

  init() {
    root.addSubview(child)
  }

  // MARK: Coming and going

  @Test func aRecognizerThatIsTakenAwayIsCancelled() {
    TestStage.run(showing: root) { stage in
      let pan = log.add(UIPanGestureRecognizer(), "pan", to: root)
      stage.down((10, 10))
      stage.move((30, 10))
      root.removeGestureRecognizer(pan)
      #expect(log.take() == ["pan began", "pan cancelled"])
      #expect(pan.view == nil && pan.state == .possible)
      stage.move((60, 10))
      stage.up((60, 10))
      #expect(log.take().isEmpty)
      child.addGestureRecognizer(pan)
      stage.down((60, 60))
      stage.move((90, 60))
      #expect(log.take() == ["pan began"])
    }
  }

  @Test func aRecognizerHasOneView() {
    let tap = UITapGestureRecognizer()
    root.addGestureRecognizer(tap)
    child.addGestureRecognizer(tap)
    #expect(tap.view === child && root.gestureRecognizers == [])
    #expect(child.gestureRecognizers == [tap])
  }

  @Test func aViewThatLeavesTakesItsGesturesAlong() {
    TestStage.run(showing: root) { stage in
      let pan = log.add(UIPanGestureRecognizer(), "pan", to: child)
      pan.cancelsTouchesInView = false
      stage.down((60, 60))
      stage.move((90, 60))
      child.removeFromSuperview()
      #expect(log.take() == ["pan began", "pan cancelled"] && pan.state == .possible)
      #expect(child.take() == ["began", "moved", "cancelled"])
      stage.move((95, 60))
      stage.up((95, 60))
      #expect(log.take().isEmpty && child.take().isEmpty)
    }
  }

  @Test func theViewAroundGoesOnWhenTheTouchedOneLeaves() {
    TestStage.run(showing: root) { stage in
      log.add(UIPanGestureRecognizer(), "pan", to: root)
      stage.down((60, 60))
      child.removeFromSuperview()
      stage.move((90, 60))
      stage.up((90, 60))
      #expect(log.take() == ["pan began", "pan ended"])
    }
  }

  @Test func aViewThatChangesItsPlaceInTheWindowKeepsItsTouches() {
    TestStage.run(showing: root) { stage in
      let other = UIView(frame: root.bounds)
      root.addSubview(other)
      root.sendSubviewToBack(other)
      log.add(UIPanGestureRecognizer(), "pan", to: child)
      stage.down((60, 60))
      stage.move((90, 60))
      other.addSubview(child)
      stage.move((95, 60))
      stage.up((95, 60))
      #expect(log.take() == ["pan began", "pan changed", "pan ended"])
    }
  }

  @Test func recognizersOfHiddenAndDisabledViewsSeeNothing() {
    TestStage.run(showing: root) { stage in
      log.add(UITapGestureRecognizer(), "tap", to: child)
      child.isUserInteractionEnabled = false
      stage.tap(60, 60)
      child.isUserInteractionEnabled = true
      child.isHidden = true
      stage.tap(60, 60)
      child.isHidden = false
      root.isUserInteractionEnabled = false
      stage.tap(60, 60)
      #expect(log.take().isEmpty)
      root.isUserInteractionEnabled = true
      stage.tap(60, 60)
      #expect(log.take() == ["tap ended"])
    }
  }

  @Test func aLiveViewThatIsReplacedCancels() {
    TestStage.run(showing: root) { stage in
      log.add(UIPanGestureRecognizer(), "pan", to: root)
      stage.down((10, 10))
      stage.move((30, 10))
      stage.stage.show(UIView(frame: root.frame))
      #expect(log.take() == ["pan began", "pan cancelled"])
    }
  }

  // MARK: Subclasses

  /// Recognises a stroke down and up again, as a page may write it.
  private final class Checkmark: UIGestureRecognizer {
    var resets = 0
    private var points: [CGPoint] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesBegan(touches, with: event)
      if touches.count != 1 || numberOfTouches != 1 { state = .failed }
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesMoved(touches, with: event)
      guard state != .failed, let touch = touches.first else { return }
      points.append(touch.location(in: view))
      if touch.location(in: view).x < touch.previousLocation(in: view).x { state = .failed }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesEnded(touches, with: event)
      guard state == .possible else { return }
      let lowest = points.map(\.y).max() ?? 0
      state = lowest > (points.last?.y ?? 0) ? .recognized : .failed
    }
    override func reset() {
      super.reset()
      points = []
      resets += 1
    }
  }

  @Test func aSubclassThatSetsItsStateIsARecognizer() {
    TestStage.run(showing: root) { stage in
      let check = log.add(Checkmark(target: nil, action: nil), "check", to: root)
      stage.down((10, 10))
      stage.move((20, 30))
      stage.move((40, 5))
      stage.up((40, 5))
      #expect(log.take() == ["check ended"] && check.resets == 1)
      stage.down((10, 10))
      stage.move((5, 30))
      stage.up((5, 30))
      #expect(log.take().isEmpty && check.resets == 2 && check.state == .possible)
    }
  }

  /// Sets more than one state in one event.
  private final class Hasty: UIGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      state = .began
      state = .changed
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
      state = .changed
      state = .changed
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
      state = .changed
      state = .ended
    }
  }

  @Test func statesOfOneEventAreToldOnce() {
    TestStage.run(showing: root) { stage in
      log.add(Hasty(), "hasty", to: root)
      stage.down((10, 10))
      #expect(log.take() == ["hasty began"])
      stage.move((20, 10))
      #expect(log.take() == ["hasty changed"])
      stage.up((20, 10))
      #expect(log.take() == ["hasty ended"])
    }
  }

  private final class Sudden: UIGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      state = .began
      state = .ended
    }
  }

  @Test func aBeginningIsToldBeforeItsEnd() {
    TestStage.run(showing: root) { stage in
      log.add(Sudden(), "sudden", to: root)
      stage.tap(10, 10)
      #expect(log.take() == ["sudden began", "sudden ended"])
    }
  }

  @Test func aRecognizerThatDoesNothingHoldsNobodyUp() {
    TestStage.run(showing: root) { stage in
      let idle = log.add(UIGestureRecognizer(), "idle", to: root)
      let tap = log.add(UITapGestureRecognizer(), "tap", to: root)
      tap.cancelsTouchesInView = false
      tap.require(toFail: idle)
      stage.tap(60, 60)
      #expect(log.take() == ["tap ended"] && child.take() == ["began", "ended"])
    }
  }

  private final class Choosy: UIPanGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      for touch in touches where touch.location(in: view).x > 100 { ignore(touch, for: event) }
      super.touchesBegan(touches, with: event)
    }
  }

  @Test func anIgnoredTouchIsTheViews() {
    TestStage.run(showing: root) { stage in
      root.isMultipleTouchEnabled = true
      let pan = log.add(Choosy(), "pan", to: root)
      stage.down((10, 10), (180, 10))
      #expect(pan.numberOfTouches == 1)
      stage.move((40, 10), (190, 10))
      stage.up((40, 10), (190, 10))
      #expect(log.take() == ["pan began", "pan ended"])
      #expect(root.take() == ["began 2", "cancelled", "moved", "ended"])
    }
  }

  // MARK: Places

  @Test func placesFollowTransformsAndBoundsOffsets() {
    TestStage.run(showing: root) { stage in
      child.bounds.origin = CGPoint(x: 1000, y: 0)
      child.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      let inner = ListeningView(frame: CGRect(x: 1000, y: 0, width: 100, height: 100))
      inner.transform = CGAffineTransform(rotationAngle: .pi / 2)
      child.addSubview(inner)
      let tap = log.add(UITapGestureRecognizer(), "tap", to: inner)
      var places: [CGPoint] = []
      log.handler = { recognizer in
        for view in [inner, child, root, nil] as [UIView?] {
          places.append(recognizer.location(in: view))
        }
        places.append(recognizer.location(ofTouch: 0, in: child))
      }
      // The child lies at (75, 75) to (125, 125) now, the inner view turned within it.
      stage.tap(80, 110)
      let wanted = [
        CGPoint(x: 70, y: 90), CGPoint(x: 1010, y: 70), CGPoint(x: 80, y: 110),
        CGPoint(x: 80, y: 110), CGPoint(x: 1010, y: 70),
      ]
      #expect(places.count == wanted.count)
      for (place, want) in zip(places, wanted) {
        #expect(abs(place.x - want.x) < 1e-9 && abs(place.y - want.y) < 1e-9)
      }
      stage.tap(70, 100)
      #expect(log.take() == ["tap ended"] && tap.state == .possible)
    }
  }

  @Test func touchesGoWhereTheModelIsAndNotWhereTheAnimationShowsIt() {
    TestStage.run(showing: root) { stage in
      log.add(UITapGestureRecognizer(), "tap", to: child)
      UIView.animate(
        withDuration: 10, delay: 0, options: .allowUserInteraction,
        animations: {
          child.center.x += 40
        })
      stage.tap(55, 60)
      #expect(log.take().isEmpty)
      stage.tap(185, 60)
      #expect(log.take() == ["tap ended"])
    }
  }

  @Test func theNumbersOfStatesAreApples() {
    let states: [UIGestureRecognizer.State] = [
      .possible, .began, .changed, .ended, .cancelled, .failed,
    ]
    #expect(states.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
    #expect(UIGestureRecognizer.State.recognized == .ended)
    #expect(UISwipeGestureRecognizer.Direction.down.rawValue == 8)
    #expect(
      UIEvent.EventType.hover.rawValue == 11 && UIEvent.EventSubtype.motionShake.rawValue == 1)
  }
}
