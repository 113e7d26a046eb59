import CoreGraphics
import Foundation
import Testing

@_spi(Properties) import ObjectiveC
@testable @_spi(UIKit) import QuartzCore

/// A page's layer, with accessors as the dialect makes them of `@NSManaged`.
private final class Ring: CALayer {
  nonisolated(unsafe) static var drawn: [CGFloat] = []
  var asked: [CGFloat] = []
  var level: CGFloat = 0

  override init() { super.init() }

  override init(layer: Any) {
    super.init(layer: layer)
    if let other = layer as? Ring { (progress, level) = (other.progress, other.level) }
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  var progress: CGFloat {
    get { (managedValue(named: "progress") as? NSNumber).map { CGFloat($0.doubleValue) } ?? 0 }
    set { setManagedValue(NSNumber(value: Double(newValue)), named: "progress") }
  }

  override class func needsDisplay(forKey key: String) -> Bool {
    ["progress", "level", "center"].contains(key) || super.needsDisplay(forKey: key)
  }

  override class func defaultValue(forKey key: String) -> Any? {
    key == "ending" ? 0.75 : super.defaultValue(forKey: key)
  }

  override func action(forKey event: String) -> CAAction? {
    guard event == "progress" else { return super.action(forKey: event) }
    asked.append(progress)
    let animation = CABasicAnimation(keyPath: event)
    animation.fromValue = presentation()?.progress ?? progress
    animation.duration = 1
    return animation
  }

  override func draw(in context: CGContext) {
    Ring.drawn.append(progress)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
  }
}

@MainActor
@Suite(.serialized)
struct OwnPropertyTests {
  private func ring(_ clock: TestClock) -> Ring {
    let ring = Ring()
    ring.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
    clock.advance(by: 0)
    Ring.drawn = []
    return ring
  }

  /// A turn of the run loop: what has to be drawn is drawn, then a frame passes.
  private func frames(_ count: Int, of layer: CALayer, _ clock: TestClock) {
    for _ in 0..<count {
      layer.displayIfNeeded()
      clock.advance(by: 1 / 60.0)
    }
    layer.displayIfNeeded()
  }

  @Test func aValueIsFoundByItsName() {
    let ring = Ring()
    #expect(ring.value(forKey: "progress") == nil && ring.progress == 0)
    ring.progress = 0.25
    #expect(ring.value(forKey: "progress") as? Double == 0.25)
    ring.setValue(0.5, forKey: "progress")
    #expect(ring.progress == 0.5)
    #expect(ring.value(forKey: "ending") as? Double == 0.75)
    ring.setValue(3, forKey: "level")
    #expect(ring.level == 3 && ring.value(forKey: "level") as? CGFloat == 3)
    // Not of the page's class.
    ring.setValue("mine", forKey: "entries")
    #expect(ring.value(forKey: "entries") as? String == "mine")
  }

  /// `velocity` and `lifetime` are names of an emitter's values; another layer may have its own.
  @Test func aNameOfAnotherKindOfLayerIsThePagesOwn() {
    final class Fan: CALayer {
      override class func needsDisplay(forKey key: String) -> Bool { key == "velocity" }
    }
    TestClock.run { clock in
      let fan = Fan()
      #expect(fan.managedValue(named: "velocity") == nil)
      #expect(CAEmitterLayer.defaultValue(forKey: "velocity") as? Double == 1)
      let animation = CABasicAnimation(keyPath: "velocity")
      animation.toValue = 1
      let entry = AnimationEntry(key: nil, animation: animation, played: animation, layer: fan)
      #expect(entry.isDrawn)
    }
  }

  @Test func theActionIsAskedForBeforeTheChange() {
    TestClock.run { clock in
      let ring = ring(clock)
      ring.progress = 1
      #expect(ring.asked == [0] && ring.animationKeys() == ["progress"])
      CATransaction.setDisableActions(true)
      ring.progress = 0.5
      #expect(ring.asked == [0])
    }
  }

  @Test func whatIsSeenIsBetweenTheValues() {
    TestClock.run { clock in
      let ring = ring(clock)
      ring.progress = 1
      clock.advance(by: 0.25)
      #expect(abs((ring.presentation()?.progress ?? 0) - 0.25) < 1e-9)
      #expect(ring.progress == 1)
      #expect(ring.presentation()?.animationKeys() == nil)
      clock.advance(by: 1)
      #expect(ring.presentation()?.progress == 1)
    }
  }

  @Test func itIsDrawnInEveryFrameAndOnceAtTheEnd() {
    TestClock.run { clock in
      let ring = ring(clock)
      ring.progress = 1
      frames(30, of: ring, clock)
      // Each turn of the test is as long as a frame, and may end just before one.
      #expect((29...31).contains(Ring.drawn.count) && Ring.drawn[0] == 0)
      #expect(zip(Ring.drawn, Ring.drawn.dropFirst()).allSatisfy { $0 < $1 })
      #expect(abs((Ring.drawn.last ?? 0) - 0.5) < 0.04)
      frames(40, of: ring, clock)
      #expect(Ring.drawn.last == 1 && Ring.drawn.count < 64)
      #expect(ring.animationKeys() == nil && MediaClock.waitingTimers == 0)
    }
  }

  @Test func anAnimationThatIsTakenAwayLeavesTheModel() {
    TestClock.run { clock in
      let ring = ring(clock)
      ring.progress = 1
      frames(6, of: ring, clock)
      ring.removeAllAnimations()
      frames(1, of: ring, clock)
      #expect(Ring.drawn.last == 1 && MediaClock.waitingTimers == 0)
    }
  }

  @Test func aLayerThatStandsStillDrawsNoFrames() {
    TestClock.run { clock in
      let ring = ring(clock)
      ring.progress = 1
      frames(12, of: ring, clock)
      ring.timeOffset = ring.convertTime(CACurrentMediaTime(), from: nil)
      ring.speed = 0
      frames(2, of: ring, clock)
      let count = Ring.drawn.count
      frames(10, of: ring, clock)
      #expect(Ring.drawn.count == count && abs((Ring.drawn.last ?? 0) - 0.2) < 0.02)
    }
  }

  @Test func aStoredPropertyIsAnimatedToo() throws {
    try TestClock.run { clock in
      let ring = ring(clock)
      let animation = CABasicAnimation(keyPath: "level")
      (animation.fromValue, animation.toValue, animation.duration) = (10, 20, 2)
      ring.add(animation, forKey: nil)
      clock.advance(by: 1)
      let shown = try #require(ring.presentation())
      #expect(shown.level == 15 && ring.level == 0)
    }
  }

  @Test func pointsColorsAndPartsAreBetweenToo() throws {
    try TestClock.run { clock in
      let ring = ring(clock)
      ring.setValue(CGPoint(x: 2, y: 4), forKey: "center")
      let part = CABasicAnimation(keyPath: "center.x")
      (part.toValue, part.duration) = (4, 2)
      let color = CABasicAnimation(keyPath: "tone")
      (color.fromValue, color.toValue) = (CGColor.black, CGColor.white)
      color.duration = 2
      let width = CABasicAnimation(keyPath: "lineWidth")
      (width.fromValue, width.toValue, width.duration) = (1, 3, 2)
      for animation in [part, color, width] { ring.add(animation, forKey: nil) }
      clock.advance(by: 1)
      let shown = try #require(ring.presentation())
      #expect(shown.value(forKey: "center") as? CGPoint == CGPoint(x: 3, y: 4))
      #expect(shown.value(forKey: "lineWidth") as? Double == 2)
      let tone = try #require(shown.value(forKey: "tone") as? CGColor)
      #expect(abs((tone.components?.first ?? 0) - 0.5) < 0.01)
    }
  }

  @Test func whatALayerDrawsDoesNotCrossTheWire() {
    TestClock.run { clock in
      let ring = ring(clock)
      ring.progress = 1
      #expect(ring.wireAnimations { _ in 0 }.isEmpty && ring.animationKeys() == ["progress"])
    }
  }
}
