import CoreGraphics
import Foundation
import Testing

@testable @_spi(UIKit) import QuartzCore

/// What Swift 2, 3 and 4 called things still compiles, and means the same.
@MainActor
struct AnimationSpellingTests {
  @available(*, deprecated)
  @Test func constantsOfSwift4AreTheNamesOfToday() {
    #expect(kCAMediaTimingFunctionEaseInEaseOut == .easeInEaseOut)
    #expect(CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseIn) == .init(name: .easeIn))
    #expect(kCAFillModeForwards == .forwards && kCAFillModeBoth == .both)
    #expect(kCATransitionPush == .push && kCATransitionFromTop == .fromTop)
    #expect(kCAAnimationDiscrete == .discrete && kCAAnimationRotateAuto == .rotateAuto)
    #expect(kCAValueFunctionRotateZ == .rotateZ)
  }

  @available(*, deprecated)
  @Test func methodsOfSwift2AreTheMethodsOfToday() {
    TestClock.run { clock in
      let (layer, animation) = (CALayer(), CABasicAnimation(keyPath: "opacity"))
      animation.removedOnCompletion = false
      animation.additive = true
      animation.cumulative = true
      #expect(!animation.isRemovedOnCompletion && animation.isAdditive && animation.isCumulative)
      animation.setValue(1, forKey: "note")
      #expect(animation.valueForKey("note") as? Int == 1)
      layer.addAnimation(animation, forKey: "fade")
      #expect(layer.animationForKey("fade") != nil)
      clock.advance(by: 0.1)
      #expect(layer.presentationLayer() is CALayer)
      #expect(layer.convertTime(5, fromLayer: nil) == 5 && layer.convertTime(5, toLayer: nil) == 5)
      layer.removeAnimationForKey("fade")
      #expect(layer.animationKeys() == nil)
      #expect(NSValue(CATransform3D: CATransform3DIdentity).CATransform3DValue.m11 == 1)
      let link = CADisplayLink(target: layer, selector: "step:")
      link.paused = true
      link.addToRunLoop(.main, forMode: .common)
      link.frameInterval = 2
      #expect(link.isPaused && link.preferredFramesPerSecond == 30)
      link.invalidate()
    }
  }
}
