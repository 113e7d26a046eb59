import CoreGraphics
import Foundation
import Testing

@testable @_spi(UIKit) import QuartzCore

/// Begin times, offsets, speeds and fill modes, of animations and of layers.
@MainActor
struct TimingTests {
  private func slide(_ duration: Double = 4) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "position.x")
    (animation.fromValue, animation.toValue, animation.duration) = (0, 100, duration)
    return animation
  }

  private func x(_ layer: CALayer) -> Double {
    (Double(layer.presentation()?.position.x ?? -1) * 1000).rounded() / 1000
  }

  @Test func aLayerPausesAndGoesOnAsAppleWritesIt() {
    TestClock.run { clock in
      let (layer, log) = (CALayer(), StopLog())
      let animation = slide()
      animation.delegate = log
      layer.add(animation, forKey: "slide")
      clock.advance(by: 1)
      #expect(x(layer) == 25)
      let paused = layer.convertTime(CACurrentMediaTime(), from: nil)
      layer.speed = 0
      layer.timeOffset = paused
      clock.advance(by: 10)
      #expect(x(layer) == 25 && log.stops.isEmpty)
      let pausedTime = layer.timeOffset
      layer.speed = 1
      layer.timeOffset = 0
      layer.beginTime = 0
      layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - pausedTime
      clock.advance(by: 1)
      #expect(x(layer) == 50 && log.stops.isEmpty)
      clock.advance(by: 2.1)
      #expect(log.stops == [true])
    }
  }

  @Test func aLayerThatStandsStillShowsItsTimeOffset() {
    TestClock.run { clock in
      let layer = CALayer()
      layer.speed = 0
      let animation = slide(1)
      animation.isRemovedOnCompletion = false
      animation.fillMode = .forwards
      layer.add(animation, forKey: "slide")
      clock.advance(by: 1)
      #expect(x(layer) == 0)
      layer.timeOffset = 0.3
      clock.advance(by: 1)
      #expect(x(layer) == 30)
      layer.timeOffset = 0.9
      #expect(x(layer) == 90)
    }
  }

  @Test func theSpeedOfASuperlayerCountsBelowIt() {
    TestClock.run { clock in
      let (parent, layer, log) = (CALayer(), CALayer(), StopLog())
      parent.addSublayer(layer)
      parent.speed = 2
      let animation = slide()
      animation.delegate = log
      layer.add(animation, forKey: "slide")
      clock.advance(by: 1)
      #expect(x(layer) == 50)
      clock.advance(by: 0.9)
      #expect(x(layer) == 95 && log.stops.isEmpty)
      clock.advance(by: 0.2)
      #expect(log.stops == [true])
    }
  }

  @Test func anAnimationBegunAtHalfItsTimeComesRoundToThere() {
    TestClock.run { clock in
      let layer = CALayer()
      let animation = slide()
      animation.timeOffset = 3
      layer.add(animation, forKey: "slide")
      clock.advance(by: 0.5)
      #expect(x(layer) == 87.5)
      clock.advance(by: 1.5)
      #expect(x(layer) == 25)
      clock.advance(by: 1.9)
      #expect(abs(x(layer) - 72.5) < 0.001)
    }
  }

  @Test func aStandingAnimationShowsItsOffset() {
    TestClock.run { clock in
      let layer = CALayer()
      let animation = slide()
      (animation.speed, animation.timeOffset) = (0, 1)
      layer.add(animation, forKey: "slide")
      clock.advance(by: 100)
      #expect(x(layer) == 25)
    }
  }

  @Test func aNegativeSpeedPlaysBackwards() {
    TestClock.run { clock in
      let layer = CALayer()
      let animation = slide()
      animation.speed = -1
      layer.add(animation, forKey: "slide")
      clock.advance(by: 1)
      #expect(x(layer) == 75)
    }
  }

  @Test func aBeginTimeIsInTheLayersTime() {
    TestClock.run { clock in
      let layer = CALayer()
      layer.beginTime = 400
      let animation = slide()
      animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + 2
      #expect(animation.beginTime == 602)
      animation.fillMode = .backwards
      layer.position.x = 7
      layer.add(animation, forKey: "slide")
      clock.advance(by: 1)
      #expect(x(layer) == 0)
      clock.advance(by: 2)
      #expect(x(layer) == 25)
    }
  }

  @Test func aRepeatDurationCutsTheLastRepetition() {
    TestClock.run { clock in
      let (layer, log) = (CALayer(), StopLog())
      let animation = slide()
      animation.repeatDuration = 6
      animation.delegate = log
      animation.fillMode = .forwards
      animation.isRemovedOnCompletion = false
      layer.add(animation, forKey: "slide")
      clock.advance(by: 5)
      #expect(x(layer) == 25)
      clock.advance(by: 2)
      #expect(x(layer) == 50 && log.stops == [true])
    }
  }

  @Test func fillModesHaveTheirMeanings() {
    for (mode, before, after) in [
      (CAMediaTimingFillMode.removed, 7.0, 7.0), (.backwards, 0, 7), (.forwards, 7, 100),
      (.both, 0, 100),
    ] {
      TestClock.run { clock in
        let layer = CALayer()
        layer.position.x = 7
        let animation = slide(1)
        animation.beginTime = CACurrentMediaTime() + 1
        animation.fillMode = mode
        animation.isRemovedOnCompletion = false
        layer.add(animation, forKey: "slide")
        clock.advance(by: 0.5)
        #expect(x(layer) == before, "\(mode.rawValue)")
        clock.advance(by: 2)
        #expect(x(layer) == after, "\(mode.rawValue)")
      }
    }
  }

  @Test func aDurationOfNothingIsTheTransactions() {
    TestClock.run { _ in
      let layer = CALayer()
      layer.add(slide(0), forKey: "one")
      #expect(layer.animation(forKey: "one")?.duration == 0.25)
      CATransaction.begin()
      CATransaction.setAnimationDuration(3)
      layer.add(slide(-1), forKey: "two")
      CATransaction.commit()
      #expect(layer.animation(forKey: "two")?.duration == 3)
    }
  }

  @Test func aThousandRunningAnimationsSetOneTimer() {
    TestClock.run { clock in
      let layers = (0..<1000).map { _ in CALayer() }
      let log = StopLog()
      for (index, layer) in layers.enumerated() {
        let animation = slide(1 + Double(index) / 1000)
        animation.delegate = log
        layer.add(animation, forKey: "slide")
      }
      clock.advance(by: 0.5)
      #expect(MediaClock.waitingTimers == 1)
      clock.advance(by: 1)
      #expect(log.stops.count == 501 && MediaClock.waitingTimers == 1)
      clock.advance(by: 1)
      #expect(log.stops.count == 1000 && MediaClock.waitingTimers == 0)
    }
  }
}
