import CoreGraphics
import Foundation
import Testing

@testable @_spi(UIKit) import QuartzCore
@testable @_spi(PageRuntime) import UIKit

/// Writes down every event it is told of, by name.
@MainActor
final class EventLog {
  private(set) var entries: [String] = []
  private static let names: [(String, UIControl.Event)] = [
    ("down", .touchDown), ("repeat", .touchDownRepeat), ("dragInside", .touchDragInside),
    ("dragOutside", .touchDragOutside), ("enter", .touchDragEnter), ("exit", .touchDragExit),
    ("upInside", .touchUpInside), ("upOutside", .touchUpOutside), ("cancel", .touchCancel),
    ("value", .valueChanged), ("primary", .primaryActionTriggered),
    ("menu", .menuActionTriggered),
  ]

  init(of control: UIControl) {
    for (name, event) in Self.names {
      control.addAction(UIAction { [unowned self] _ in entries.append(name) }, for: event)
    }
  }

  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}

private final class PickyControl: UIControl {
  var begins = true
  var continues = true
  var log: [String] = []

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    log.append("begin \(touch.location(in: self))")
    return begins
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    log.append("continue")
    return continues
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { log.append("end") }
  override func cancelTracking(with event: UIEvent?) { log.append("cancel") }
}

@MainActor
@Suite(.serialized)
struct ControlTrackingTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 320))
  private let control = PickyControl(frame: CGRect(x: 100, y: 100, width: 60, height: 40))

  init() {
    root.addSubview(control)
  }

  private func touch(
    _ stage: TestStage, _ phase: LiveViewStage.TouchPhase, _ x: Double, _ y: Double,
    finger: UInt32 = 1
  ) {
    stage.stage.deliver(phase: phase, identifier: finger, x: x, y: y)
  }

  @Test func aTapGoesDownAndUpInside() {
    TestStage.run(showing: root) { stage in
      let log = EventLog(of: control)
      touch(stage, .began, 110, 110)
      #expect(control.isTracking && control.isTouchInside && control.isHighlighted)
      #expect(control.state == .highlighted)
      touch(stage, .ended, 110, 110)
      #expect(!control.isTracking && !control.isTouchInside && !control.isHighlighted)
      #expect(log.take() == ["down", "upInside"])
      #expect(control.log == ["begin (10.0, 10.0)", "end"])
    }
  }

  @Test func aSecondTapSoonAfterIsARepeat() {
    TestStage.run(showing: root) { stage in
      let log = EventLog(of: control)
      stage.tap(110, 110)
      stage.tap(110, 110)
      #expect(log.take() == ["down", "upInside", "down", "repeat", "upInside"])
    }
  }

  @Test func aFingerIsInsideUpToSeventyPointsAway() {
    TestStage.run(showing: root) { stage in
      let log = EventLog(of: control)
      touch(stage, .began, 110, 110)
      touch(stage, .moved, 229, 110)
      #expect(log.take() == ["down", "dragInside"] && control.isHighlighted)
      touch(stage, .moved, 231, 110)
      #expect(log.take() == ["dragOutside", "exit"])
      #expect(!control.isHighlighted && control.isTracking && !control.isTouchInside)
      touch(stage, .moved, 240, 110)
      #expect(log.take() == ["dragOutside"])
      touch(stage, .moved, 120, 31)
      #expect(log.take() == ["dragInside", "enter"] && control.isHighlighted)
      touch(stage, .ended, 120, 31)
      #expect(log.take() == ["upInside"])
    }
  }

  @Test func aFingerThatLeavesOutsideSaysSo() {
    TestStage.run(showing: root) { stage in
      let log = EventLog(of: control)
      touch(stage, .began, 110, 110)
      touch(stage, .moved, 10, 300)
      touch(stage, .ended, 10, 300)
      #expect(log.take() == ["down", "dragOutside", "exit", "upOutside"])
    }
  }

  @Test func aCancelledTouchIsCancelled() {
    TestStage.run(showing: root) { stage in
      let log = EventLog(of: control)
      touch(stage, .began, 110, 110)
      touch(stage, .cancelled, 110, 110)
      #expect(log.take() == ["down", "cancel"] && control.log.last == "cancel")
      #expect(!control.isTracking && !control.isHighlighted)
    }
  }

  @Test func aControlNeedNotBeginNorGoOn() {
    TestStage.run(showing: root) { stage in
      let log = EventLog(of: control)
      control.begins = false
      stage.tap(110, 110)
      #expect(log.take().isEmpty && control.log == ["begin (10.0, 10.0)"])
      control.begins = true
      control.continues = false
      stage.advance(by: 1)
      touch(stage, .began, 110, 110)
      touch(stage, .moved, 112, 110)
      #expect(!control.isTracking && !control.isHighlighted)
      touch(stage, .ended, 112, 110)
      #expect(log.take() == ["down"])
    }
  }

  /// (d) a disabled UIControl still hit-tests
  @Test func aDisabledControlIsStillHitAndDoesNothing() {
    TestStage.run(showing: root) { stage in
      let log = EventLog(of: control)
      control.isEnabled = false
      #expect(root.hitTest(CGPoint(x: 110, y: 110), with: nil) === control)
      stage.tap(110, 110)
      #expect(log.take().isEmpty && control.log.isEmpty)
      #expect(control.state == .disabled)
    }
  }

  @Test func disablingWhileTrackedCancels() {
    TestStage.run(showing: root) { stage in
      let log = EventLog(of: control)
      touch(stage, .began, 110, 110)
      control.isEnabled = false
      touch(stage, .ended, 110, 110)
      #expect(log.take() == ["down", "cancel"] && control.state == .disabled)
    }
  }

  @Test func aSecondFingerIsNotTracked() {
    TestStage.run(showing: root) { stage in
      let log = EventLog(of: control)
      touch(stage, .began, 110, 110)
      touch(stage, .began, 120, 120, finger: 2)
      touch(stage, .ended, 120, 120, finger: 2)
      #expect(log.take() == ["down"])
      touch(stage, .ended, 110, 110)
      #expect(log.take() == ["upInside"])
    }
  }

  @Test func leavingTheWindowCancels() {
    TestStage.run(showing: root) { stage in
      let log = EventLog(of: control)
      touch(stage, .began, 110, 110)
      control.removeFromSuperview()
      #expect(log.take() == ["down", "cancel"])
    }
  }

  @Test func theTapOfAControlComesBeforeThatOfAViewAround() {
    TestStage.run(showing: root) { stage in
      let log = EventLog(of: control)
      let counter = Counter()
      root.addGestureRecognizer(
        UITapGestureRecognizer(target: counter, action: Selector(Counter.count)))
      stage.tap(110, 110)
      #expect(log.take() == ["down", "upInside"] && counter.number == 0)
      stage.tap(10, 10)
      #expect(log.take().isEmpty && counter.number == 1)
      control.isEnabled = false
      stage.tap(110, 110)
      #expect(counter.number == 2)
    }
  }

  @Test func aControlsOwnTapRecognizerWins() {
    TestStage.run(showing: root) { stage in
      let counter = Counter()
      control.addGestureRecognizer(
        UITapGestureRecognizer(target: counter, action: Selector(Counter.count)))
      stage.tap(110, 110)
      #expect(counter.number == 1)
    }
  }

  @Test func alignmentsFollowTheDirectionOfWriting() {
    #expect(control.effectiveContentHorizontalAlignment == .center)
    control.contentHorizontalAlignment = .leading
    #expect(control.effectiveContentHorizontalAlignment == .left)
    control.traitOverrides.layoutDirection = .rightToLeft
    #expect(control.effectiveContentHorizontalAlignment == .right)
    control.contentHorizontalAlignment = .trailing
    #expect(control.effectiveContentHorizontalAlignment == .left)
  }
}

@MainActor
private final class Counter {
  var number = 0
  func count() { number += 1 }
}
