import CoreGraphics
import Foundation
import Testing

@testable @_spi(UIKit) import QuartzCore

@MainActor
struct KeyframeTests {
  private func shown(_ layer: CALayer, _ path: String) -> CGFloat {
    let value = layer.presentation()?.value(forKeyPath: path) as? CGFloat ?? .nan
    return (value * 10000).rounded() / 10000
  }

  private func keyframes(_ values: [Any], duration: Double = 4) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: "position.x")
    (animation.values, animation.duration) = (values, duration)
    return animation
  }

  /// What is shown after so many seconds, one after the other.
  private func run(_ animation: CAAnimation, _ path: String, at times: [Double]) -> [CGFloat] {
    TestClock.run { clock in
      let layer = CALayer()
      layer.add(animation, forKey: nil)
      var now = 0.0
      return times.map { time in
        clock.advance(by: time - now)
        now = time
        return shown(layer, path)
      }
    }
  }

  @Test func discreteValuesShareTheTime() {
    let animation = keyframes([1, 2, 3, 4])
    animation.calculationMode = .discrete
    #expect(run(animation, "position.x", at: [0.5, 1.5, 2.5, 3.5]) == [1, 2, 3, 4])
  }

  @Test func discreteKeyTimesSayWhenValuesBegin() {
    let animation = keyframes([1, 2, 3])
    animation.calculationMode = .discrete
    animation.keyTimes = [0, 0.5, 0.75, 1]
    #expect(run(animation, "position.x", at: [1.9, 2.1, 3.1, 3.9]) == [1, 2, 3, 3])
  }

  @Test func pacedValuesAreWalkedEquallyFast() {
    let animation = keyframes([0, 10, 40])
    animation.calculationMode = .paced
    animation.keyTimes = [0, 0.5, 1]
    #expect(run(animation, "position.x", at: [1, 2, 3]) == [10, 20, 30])
  }

  @Test func cubicValuesAreReachedInACurve() {
    let animation = keyframes([0, 10, 20, 0])
    animation.calculationMode = .cubic
    let found = run(animation, "position.x", at: [4 / 3.0, 2, 8 / 3.0])
    #expect(abs(found[0] - 10) < 0.01 && abs(found[2] - 20) < 0.01)
    // Half-way between 10 and 20 with slopes of 10 and -5: Catmull and Rom's 16.875.
    #expect(abs(found[1] - 16.875) < 0.02)
  }

  @Test func tensionStraightensACurve() {
    let animation = keyframes([0, 10, 20, 0])
    animation.calculationMode = .cubic
    animation.tensionValues = [1, 1, 1, 1]
    let found = run(animation, "position.x", at: [2])
    #expect(abs(found[0] - 15) < 0.02)
  }

  @Test func cubicPacedValuesAreWalkedEquallyFastOnTheirCurve() {
    let animation = keyframes([0, 10, 40])
    animation.calculationMode = .cubicPaced
    let found = run(animation, "position.x", at: [1, 2, 3])
    for (value, wanted) in zip(found, [10, 20, 30]) { #expect(abs(value - CGFloat(wanted)) < 0.2) }
  }

  @Test func everyGapHasItsCurve() {
    let animation = keyframes([0, 10, 20])
    animation.timingFunctions = [
      CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .linear),
    ]
    let found = run(animation, "position.x", at: [1, 3])
    #expect(found[0] < 4 && found[1] == 15)
  }

  @Test func oneValueIsHeld() {
    #expect(run(keyframes([7]), "position.x", at: [1, 3]) == [7, 7])
  }

  @Test func keyTimesBeforeAndAfterHoldTheEnds() {
    let animation = keyframes([10, 20])
    animation.keyTimes = [0.25, 0.5]
    #expect(run(animation, "position.x", at: [0.5, 1.5, 3]) == [10, 15, 20])
  }

  @Test func aSpinnerTurnsOnWithEveryRepetition() {
    let animation = CABasicAnimation(keyPath: "transform.rotation.z")
    (animation.toValue, animation.duration) = (CGFloat.pi / 2, 1)
    (animation.isCumulative, animation.repeatCount) = (true, 4)
    let found = run(animation, "transform.rotation.z", at: [0.5, 1.5, 2.5])
    let wanted = [CGFloat.pi / 4, .pi * 3 / 4, -.pi * 3 / 4]
    for (value, wanted) in zip(found, wanted) { #expect(abs(value - wanted) < 0.001) }
  }

  // MARK: Paths

  private func path(_ path: CGPath, mode: CAAnimationCalculationMode) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: "position")
    (animation.path, animation.calculationMode, animation.duration) = (path, mode, 4)
    return animation
  }

  private var corner: CGPath {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 30, y: 0))
    path.addLine(to: CGPoint(x: 30, y: 10))
    return path
  }

  @Test func aPathsLegsTakeEqualTimesUnlessItIsPaced() {
    #expect(run(path(corner, mode: .linear), "position.x", at: [1, 2]) == [15, 30])
    #expect(run(path(corner, mode: .paced), "position.x", at: [1, 2]) == [10, 20])
  }

  @Test func aPathsKeyTimesBelongToItsCorners() {
    let animation = path(corner, mode: .linear)
    animation.keyTimes = [0, 0.75, 1]
    #expect(run(animation, "position.x", at: [1.5, 3]) == [15, 30])
  }

  @Test func aLayerTurnsWithItsPath() {
    let animation = path(corner, mode: .linear)
    animation.rotationMode = .rotateAuto
    let found = run(animation, "transform.rotation.z", at: [1, 3])
    #expect(found[0] == 0 && abs(found[1] - .pi / 2) < 0.001)
    animation.rotationMode = .rotateAutoReverse
    let back = run(animation, "transform.rotation.z", at: [3])
    #expect(abs(back[0] + .pi / 2) < 0.001)
  }

  @Test func aCircleIsGoneRound() {
    let circle = CGPath(
      ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20), transform: nil)
    TestClock.run { clock in
      let layer = CALayer()
      layer.add(path(circle, mode: .paced), forKey: nil)
      for _ in 0..<39 {
        clock.advance(by: 0.1)
        let place = layer.presentation()?.position ?? .zero
        #expect(abs(hypot(place.x, place.y) - 10) < 0.05)
      }
    }
  }

  @Test func aPathOfTwoPartsJumps() {
    let parts = CGMutablePath()
    parts.move(to: .zero)
    parts.addLine(to: CGPoint(x: 10, y: 0))
    parts.move(to: CGPoint(x: 100, y: 0))
    parts.addLine(to: CGPoint(x: 110, y: 0))
    #expect(
      run(path(parts, mode: .linear), "position.x", at: [1, 1.999, 2, 3]) == [5, 9.995, 100, 105])
  }

  // MARK: Value functions

  @Test func aValueFunctionMakesTransformsOfNumbers() {
    let animation = CABasicAnimation(keyPath: "transform")
    animation.valueFunction = CAValueFunction(name: .rotateZ)
    (animation.fromValue, animation.toValue, animation.duration) = (0, 2 * CGFloat.pi, 4)
    let found = run(animation, "transform.rotation.z", at: [1, 3])
    #expect(abs(found[0] - .pi / 2) < 0.001 && abs(found[1] + .pi / 2) < 0.001)
    let scale = CAKeyframeAnimation(keyPath: "transform")
    scale.valueFunction = CAValueFunction(name: .scale)
    (scale.values, scale.duration) = ([[1, 1, 1], [3, 5, 1]], 4)
    #expect(run(scale, "transform.scale.y", at: [2]) == [3])
    #expect(CAValueFunction(name: CAValueFunctionName(rawValue: "shake")) == nil)
  }

  @Test func aLayerThatTurnsKeepsItsPerspective() {
    TestClock.run { clock in
      let layer = CALayer()
      layer.transform.m34 = -1 / 500
      let animation = CABasicAnimation(keyPath: "transform.rotation.y")
      (animation.fromValue, animation.toValue, animation.duration) = (0, CGFloat.pi / 2, 2)
      layer.add(animation, forKey: nil)
      clock.advance(by: 1)
      var wanted = CATransform3DIdentity
      wanted.m34 = -1 / 500
      wanted = CATransform3DConcat(CATransform3DMakeRotation(.pi / 4, 0, 1, 0), wanted)
      let found = layer.presentation()?.transform ?? CATransform3DIdentity
      for (one, other) in zip(found.rows, wanted.rows) { #expect(abs(one - other) < 1e-9) }
    }
  }
}
