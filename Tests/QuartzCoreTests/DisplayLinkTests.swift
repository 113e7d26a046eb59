import Foundation
import ObjectiveC
import Testing

@testable @_spi(UIKit) import QuartzCore

private final class Counter: NSObject {
  var frames: [Double] = []
  var targets: [Double] = []

  func step(_ link: CADisplayLink) {
    frames.append(link.timestamp)
    targets.append(link.targetTimestamp)
  }
}

@MainActor
struct DisplayLinkTests {
  private func link(_ counter: Counter) -> CADisplayLink {
    CADisplayLink(target: counter, selector: Selector(Counter.step, named: "step:"))
  }

  @Test func itIsCalledSixtyTimesASecondAtWholeSixtieths() {
    TestClock.run { clock in
      let counter = Counter()
      let link = link(counter)
      #expect(link.duration == 0)
      link.add(to: .main, forMode: .common)
      clock.advance(by: 1.001)
      #expect(counter.frames.count == 60)
      for (index, frame) in counter.frames.enumerated() {
        #expect(abs(frame - (1000 + Double(index + 1) / 60)) < 1e-9)
        #expect(abs(counter.targets[index] - frame - 1 / 60.0) < 1e-9)
      }
      #expect(link.duration == 1 / 60.0)
      link.invalidate()
      clock.advance(by: 1)
      #expect(counter.frames.count == 60 && MediaClock.waitingTimers == 0)
    }
  }

  @Test func fewerFramesASecondAreEverySoManyOfTheScreens() {
    TestClock.run { clock in
      let (counter, other) = (Counter(), Counter())
      let (slow, fast) = (link(counter), link(other))
      slow.preferredFramesPerSecond = 20
      slow.add(to: .main, forMode: .default)
      fast.add(to: .main, forMode: .default)
      clock.advance(by: 1.001)
      #expect(counter.frames.count == 20 && other.frames.count == 60)
      #expect(abs(counter.targets[0] - counter.frames[0] - 0.05) < 1e-9)
      slow.preferredFramesPerSecond = 0
      slow.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 30, preferred: 30)
      clock.advance(by: 1)
      #expect(counter.frames.count == 50)
      slow.invalidate()
      fast.invalidate()
    }
  }

  @Test func aPausedLinkWaits() {
    TestClock.run { clock in
      let counter = Counter()
      let link = link(counter)
      link.add(to: .main, forMode: .common)
      clock.advance(by: 0.5)
      let before = counter.frames.count
      link.isPaused = true
      clock.advance(by: 5)
      #expect(counter.frames.count == before && MediaClock.waitingTimers == 0)
      link.isPaused = false
      clock.advance(by: 0.1)
      #expect(counter.frames.count == before + 6)
      link.invalidate()
    }
  }

  @Test func itKeepsItsTargetUntilItIsInvalidated() {
    TestClock.run { clock in
      weak var kept: Counter?
      let link: CADisplayLink
      do {
        let counter = Counter()
        kept = counter
        link = self.link(counter)
        link.add(to: .main, forMode: .common)
      }
      #expect(kept != nil)
      link.invalidate()
      #expect(kept == nil)
    }
  }

  @Test func aLinkTakenOutOfItsModeStops() {
    TestClock.run { clock in
      let counter = Counter()
      let link = link(counter)
      link.add(to: .main, forMode: .common)
      link.remove(from: .main, forMode: .common)
      clock.advance(by: 1)
      #expect(counter.frames.isEmpty)
      link.add(to: .main, forMode: .common)
      clock.advance(by: 0.1)
      #expect(counter.frames.count == 6)
      link.invalidate()
    }
  }
}
