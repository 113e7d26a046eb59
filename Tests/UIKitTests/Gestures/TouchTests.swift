import CoreGraphics
import Foundation
import Testing

@testable @_spi(UIKit) import QuartzCore
@testable @_spi(PageRuntime) import UIKit

/// What views hear of touches, and what events and touches say.
@MainActor
@Suite(.serialized)
struct TouchTests {
  private let root = ListeningView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let child = ListeningView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))

  init() {
    root.addSubview(child)
  }

  private final class Keeping: UIView {
    var taps: [Int] = []
    var event: UIEvent?
    var touches: Set<UITouch> = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      self.event = event
      self.touches = touches
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      taps += touches.map(\.tapCount)
    }
  }

  @Test func touchesOfOneViewComeInOneCall() {
    TestStage.run(showing: root) { stage in
      child.isMultipleTouchEnabled = true
      stage.down((60, 60), (70, 60), (10, 10))
      stage.move((61, 60), (71, 60), (11, 10))
      stage.up((61, 60), (71, 60), (11, 10))
      #expect(child.take() == ["began 2", "moved 2", "ended 2"])
      #expect(root.take() == ["began", "moved", "ended"])
    }
  }

  @Test func eachPhaseOfAnEventHasItsCall() {
    TestStage.run(showing: root) { stage in
      child.isMultipleTouchEnabled = true
      stage.down((60, 60))
      stage.stage.deliver([
        LiveViewStage.Finger(phase: .moved, identifier: 1, x: 61, y: 60),
        LiveViewStage.Finger(phase: .began, identifier: 2, x: 70, y: 60),
      ])
      #expect(child.take() == ["began", "began", "moved"])
    }
  }

  @Test func aViewOfSingleTouchesHearsItsFirstOnly() {
    TestStage.run(showing: root) { stage in
      stage.down((60, 60), (70, 60))
      stage.move((60, 61), (70, 61))
      stage.up((70, 61), first: 2)
      stage.down((80, 60), first: 3)
      stage.up((60, 61))
      stage.move((81, 60), first: 3)
      stage.down((90, 60), first: 4)
      #expect(child.take() == ["began", "moved", "ended", "began"])
      #expect(child.points.last == CGPoint(x: 40, y: 10))
    }
  }

  @Test func anExclusiveViewShutsOthersOutAndIsShutOut() {
    TestStage.run(showing: root) { stage in
      child.isExclusiveTouch = true
      stage.down((60, 60))
      stage.down((10, 10), first: 2)
      stage.up((10, 10), first: 2)
      #expect(root.take().isEmpty)
      stage.up((60, 60))
      #expect(child.take() == ["began", "ended"])
      stage.down((10, 10))
      stage.down((60, 60), first: 2)
      #expect(child.take().isEmpty && root.take() == ["began"])
    }
  }

  @Test func tapsAtOnePlaceAreCounted() {
    let view = Keeping(frame: root.bounds)
    TestStage.run(showing: view) { stage in
      for _ in 0..<3 {
        stage.tap(10, 10)
        stage.advance(by: 0.2)
      }
      stage.tap(150, 150)
      stage.tap(12, 10)
      stage.advance(by: 0.5)
      stage.tap(10, 10)
      stage.down((10, 10))
      stage.move((100, 10))
      stage.up((100, 10))
      stage.tap(100, 10)
      #expect(view.taps == [1, 2, 3, 1, 4, 1, 0, 1])
    }
  }

  @Test func anEventKnowsItsTouches() throws {
    let view = Keeping(frame: root.bounds)
    try TestStage.run(showing: view) { stage in
      let inner = Keeping(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
      view.addSubview(inner)
      let tap = UITapGestureRecognizer()
      inner.addGestureRecognizer(tap)
      stage.down((10, 10), (110, 110))
      let event = try #require(view.event)
      #expect(event.type == .touches && event.subtype == .none && event.timestamp == 1000)
      #expect(event.allTouches?.count == 2)
      #expect(event.touches(for: inner) == inner.touches)
      #expect(event.touches(for: tap) == inner.touches)
      #expect(view.window.flatMap { event.touches(for: $0) }?.count == 2)
      let touch = try #require(inner.touches.first)
      #expect(touch.view === inner && touch.window === view.window && touch.type == .direct)
      #expect(touch.gestureRecognizers == [tap])
      #expect(touch.location(in: inner) == CGPoint(x: 10, y: 10))
      #expect(touch.location(in: nil) == CGPoint(x: 110, y: 110))
      stage.move((10, 10), (120, 115))
      #expect(touch.preciseLocation(in: inner) == CGPoint(x: 20, y: 15))
      #expect(touch.previousLocation(in: inner) == CGPoint(x: 10, y: 10))
      #expect(touch.altitudeAngle == .pi / 2 && touch.azimuthAngle(in: view) == 0)
      #expect(touch.phase == .stationary, "between events")
      let coalesced = try #require(event.coalescedTouches(for: touch))
      #expect(coalesced.map { $0.location(in: nil) } == [CGPoint(x: 120, y: 115)])
      #expect(event.predictedTouches(for: touch) == [])
      #expect(event.coalescedTouches(for: UITouch()) == nil)
    }
  }

  @Test func modifiersTravelWithTheTouch() throws {
    let view = Keeping(frame: root.bounds)
    try TestStage.run(showing: view) { stage in
      let tap = UITapGestureRecognizer()
      view.addGestureRecognizer(tap)
      stage.stage.deliver(
        [LiveViewStage.Finger(phase: .began, identifier: 1, x: 5, y: 5)],
        modifiers: LiveViewStage.Modifiers(rawValue: 1 | 8))
      let event = try #require(view.event)
      #expect(event.modifierFlags == [.shift, .command])
      #expect(tap.modifierFlags == [.shift, .command])
    }
  }

  @Test func aFingerThatComesDownTwiceWasLostInBetween() {
    TestStage.run(showing: root) { stage in
      stage.down((60, 60))
      stage.down((70, 70))
      stage.up((70, 70))
      stage.move((70, 70))
      stage.up((70, 70))
      #expect(child.take() == ["began", "cancelled", "began", "ended"])
    }
  }

  @Test func whatIsNoNumberIsNoPlace() {
    TestStage.run(showing: root) { stage in
      stage.down((.nan, 10))
      stage.down((.infinity, 10), first: 2)
      #expect(root.take().isEmpty)
    }
  }

  @Test func touchesThatNobodyTakesGoUpTheChain() {
    let quiet = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    TestStage.run(showing: root) { stage in
      root.addSubview(quiet)
      stage.tap(10, 10)
      #expect(root.take() == ["began", "ended"])
    }
  }

  @Test func whileEventsAreIgnoredNothingBegins() {
    TestStage.run(showing: root) { stage in
      UIApplication.shared.beginIgnoringInteractionEvents()
      stage.tap(60, 60)
      UIApplication.shared.endIgnoringInteractionEvents()
      #expect(child.take().isEmpty)
      stage.tap(60, 60)
      #expect(child.take() == ["began", "ended"])
    }
  }

  @Test func aWindowMaySeeEventsFirst() {
    final class Counting: UIWindow {
      var events = 0
      override func sendEvent(_ event: UIEvent) {
        events += 1
        super.sendEvent(event)
      }
    }
    TestStage.run(showing: root) { stage in
      let window = Counting(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      window.isHidden = false
      let inner = ListeningView(frame: window.bounds)
      window.addSubview(inner)
      stage.tap(10, 10)
      #expect(window.events == 2 && inner.take() == ["began", "ended"])
      stage.tap(60, 60)
      #expect(window.events == 2)
    }
  }
}
