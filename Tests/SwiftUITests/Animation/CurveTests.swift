import CoreGraphics
import Testing

import SwiftUI

@MainActor
struct CurveTests {
  // Rests on: Apple documentation, Spring, init(duration:bounce:) and
  // init(mass:stiffness:damping:).
  @Test func aSpringIsKnownByItsDurationAndBounceAndByItsPhysics() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    #expect(abs(spring.stiffness - 157.91) < 0.01)
    #expect(abs(spring.dampingRatio - 0.7) < 1e-9)
    let same = Spring(mass: 1, stiffness: spring.stiffness, damping: spring.damping)
    #expect(abs(same.duration - 0.5) < 1e-9 && abs(same.bounce - 0.3) < 1e-9)
  }

  // Rests on: Apple documentation, Spring, settlingDuration.
  @Test func aSpringIsAtRestWhenItSaysSo() {
    for bounce in [-0.3, 0, 0.3, 0.7] {
      let spring = Spring(duration: 0.5, bounce: bounce)
      let time = spring.settlingDuration
      #expect(abs(spring.value(target: 1.0, time: time) - 1) < 0.005)
      #expect(time < 10)
    }
  }

  // Rests on: Apple documentation, Spring, update(value:velocity:target:deltaTime:).
  @Test func aSpringMovedOnInStepsIsTheSameSpring() {
    let spring = Spring(duration: 0.6, bounce: 0.2)
    var (value, velocity) = (0.0, 0.0)
    for _ in 0..<30 {
      spring.update(value: &value, velocity: &velocity, target: 10, deltaTime: 1.0 / 60)
    }
    #expect(abs(value - spring.value(target: 10.0, time: 0.5)) < 1e-6)
  }

  // Rests on: Apple documentation, UnitCurve, value(at:) and inverse.
  @Test func curvesGoFromZeroToOne() {
    let curves: [UnitCurve] = [.linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn]
    for curve in curves {
      #expect(abs(curve.value(at: 0)) < 1e-6 && abs(curve.value(at: 1) - 1) < 1e-6)
      #expect(abs(curve.inverse.value(at: curve.value(at: 0.3)) - 0.3) < 1e-6)
    }
    #expect(abs(UnitCurve.easeInOut.value(at: 0.5) - 0.5) < 1e-6)
    #expect(UnitCurve.easeIn.value(at: 0.3) < 0.2)
  }

  struct Values {
    var scale = 1.0
    var y: CGFloat = 0
  }

  @Test func keyframesOfAValueMayBeConditionsAndLoops() {
    func timeline(isLong: Bool) -> KeyframeTimeline<Double> {
      KeyframeTimeline(initialValue: 0.0) {
        if isLong {
          LinearKeyframe(10, duration: 4)
        } else {
          LinearKeyframe(10, duration: 1)
        }
        for end in [20.0, 30] { LinearKeyframe(end, duration: 1) }
      }
    }
    #expect(timeline(isLong: true).duration == 6)
    #expect(timeline(isLong: false).duration == 3)
    #expect(timeline(isLong: false).value(time: 2.5) == 25)
  }

  // Rests on: Apple documentation, KeyframeTimeline, Overview.
  @Test func keyframesOfSeveralTracksRunBesideEachOther() {
    let timeline = KeyframeTimeline(initialValue: Values()) {
      KeyframeTrack(\.scale) {
        LinearKeyframe(2, duration: 1)
        MoveKeyframe(5)
        LinearKeyframe(6, duration: 1)
      }
      KeyframeTrack(\.y) { CubicKeyframe(10, duration: 0.5) }
    }
    #expect(timeline.duration == 2)
    #expect(timeline.value(time: 0.5).scale == 1.5)
    #expect(abs(timeline.value(time: 1.5).scale - 5.5) < 1e-9)
    #expect(timeline.value(time: 2).y == 10)
    #expect(abs(timeline.value(time: 0.25).y - 5) < 1e-9)
  }
}
