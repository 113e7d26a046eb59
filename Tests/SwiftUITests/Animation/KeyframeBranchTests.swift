import Testing

@testable import SwiftUI

@MainActor
@Suite struct KeyframeBranchTests {
  // Rests on: Apple documentation, KeyframeTrackContentBuilder, buildEither(first:).
  @Test func branchesAreTracksOfTheirOwn() {
    func value(_ isLong: Bool, at time: Double) -> Double {
      let timeline = KeyframeTimeline(initialValue: 0.0) {
        KeyframeTrack {
          if isLong {
            LinearKeyframe(10.0, duration: 2)
          } else {
            LinearKeyframe(10.0, duration: 1)
            LinearKeyframe(0.0, duration: 1)
          }
        }
      }
      return timeline.value(time: time)
    }
    #expect(value(true, at: 1) == 5 && value(false, at: 1) == 10)
    #expect(value(true, at: 2) == 10 && value(false, at: 2) == 0)
  }

  // Rests on: Apple documentation, Spring, force(target:position:velocity:).
  @Test func forcesPullToTheTarget() {
    let spring = Spring(mass: 1, stiffness: 100, damping: 10)
    #expect(spring.force(target: 10, position: 0, velocity: 0) == 1_000)
    let force = spring.force(fromValue: 5.0, toValue: 15.0, position: 10.0, velocity: 0.0)
    #expect(force == 0, "The position counts from the first value.")
    #expect(spring.force(fromValue: 5.0, toValue: 15.0, position: 0.0, velocity: 2.0) == 980)
  }
}
