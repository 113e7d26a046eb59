import CoreGraphics
import Foundation
import Testing

@testable @_spi(UIKit) import QuartzCore

@MainActor
struct SpringTests {
  @Test func theDefaultSpringSettlesWhenApplesDoes() {
    #expect(abs(CASpringAnimation().settlingDuration - 1.4727003346780927) < 1e-12)
  }

  @Test(arguments: [2.0, 20, 40])
  func aSettledSpringIsWithinAThousandth(damping: Double) {
    let animation = CASpringAnimation()
    animation.damping = CGFloat(damping)
    animation.allowsOverdamping = true
    let spring = animation.spring
    for step in 0..<50 {
      let time = animation.settlingDuration * (1 + Double(step) / 50)
      #expect(abs(spring.progress(at: time) - 1) <= 0.001 + 1e-9)
    }
  }

  @Test func aSpringDampedTooMuchMovesAsOneDampedEnoughUnlessItMayCreep() {
    let (usual, creeping, enough) = (
      CASpringAnimation(), CASpringAnimation(), CASpringAnimation()
    )
    (usual.damping, creeping.damping, enough.damping) = (100, 100, 20)
    creeping.allowsOverdamping = true
    #expect(usual.spring.progress(at: 0.3) == enough.spring.progress(at: 0.3))
    #expect(creeping.spring.progress(at: 0.3) < usual.spring.progress(at: 0.3))
  }

  @Test func aSpringCanBeSaidByHowItFeels() {
    let smooth = CASpringAnimation(perceptualDuration: 0.5, bounce: 0)
    #expect(abs(smooth.stiffness - 157.91367) < 1e-4 && abs(smooth.damping - 25.13274) < 1e-4)
    let bouncy = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.3)
    #expect(abs(bouncy.bounce - 0.3) < 1e-9 && abs(bouncy.perceptualDuration - 0.5) < 1e-9)
    let flat = CASpringAnimation(perceptualDuration: 0.5, bounce: -0.5)
    #expect(abs(flat.bounce + 0.5) < 1e-9 && flat.allowsOverdamping)
  }

  @Test func velocityThrowsItFurther() {
    let (still, thrown) = (CASpringAnimation(), CASpringAnimation())
    thrown.initialVelocity = 20
    #expect(thrown.spring.progress(at: 0.05) > still.spring.progress(at: 0.05) + 0.5)
  }

  @Test func aLayerSwingsBeyondItsEnd() {
    TestClock.run { clock in
      let layer = CALayer()
      let animation = CASpringAnimation(keyPath: "position.x")
      (animation.fromValue, animation.toValue, animation.damping) = (0, 100, 5)
      animation.duration = animation.settlingDuration
      layer.add(animation, forKey: nil)
      var most: CGFloat = 0
      for _ in 0..<100 {
        clock.advance(by: 0.01)
        most = max(most, layer.presentation()?.position.x ?? 0)
      }
      #expect(most > 120)
    }
  }
}
