import CoreGraphics
import Foundation
import Testing

@testable @_spi(UIKit) import QuartzCore

@MainActor
struct GroupTests {
  private func slide(_ duration: Double) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "position.x")
    (animation.fromValue, animation.toValue, animation.duration) = (0, 100, duration)
    return animation
  }

  private func group(_ animations: [CAAnimation], _ duration: Double) -> CAAnimationGroup {
    let group = CAAnimationGroup()
    (group.animations, group.duration) = (animations, duration)
    return group
  }

  private func run(_ animation: CAAnimation, at times: [Double]) -> [CGFloat] {
    TestClock.run { clock in
      let layer = CALayer()
      layer.position.x = 7
      layer.add(animation, forKey: nil)
      var now = 0.0
      return times.map { time in
        clock.advance(by: time - now)
        now = time
        return ((layer.presentation()?.position.x ?? .nan) * 1000).rounded() / 1000
      }
    }
  }

  @Test func childrenWithoutADurationHaveTheGroups() {
    #expect(run(group([slide(0)], 4), at: [1, 3]) == [25, 75])
  }

  @Test func aGroupClipsWhatRunsLonger() {
    #expect(run(group([slide(8)], 4), at: [2, 5]) == [25, 7])
  }

  @Test func aChildThatEndsEarlyShowsTheModelUnlessItFills() {
    #expect(run(group([slide(1)], 4), at: [0.5, 2]) == [50, 7])
    let filling = slide(1)
    filling.fillMode = .forwards
    #expect(run(group([filling], 4), at: [0.5, 2, 5]) == [50, 100, 7])
  }

  @Test func aChildThatBeginsLateShowsTheModelUnlessItFills() {
    let late = slide(1)
    late.beginTime = 2
    #expect(run(group([late], 4), at: [1, 2.5]) == [7, 50])
    late.fillMode = .backwards
    #expect(run(group([late], 4), at: [1, 2.5]) == [0, 50])
  }

  @Test func aGroupThatRepeatsRepeatsItsChildren() {
    let late = slide(1)
    late.beginTime = 1
    let group = group([late], 2)
    group.repeatCount = .infinity
    #expect(run(group, at: [0.5, 1.5, 2.5, 3.5, 1001.5]) == [7, 50, 7, 50, 50])
  }

  @Test func aGroupThatReturnsTakesItsChildrenBack() {
    let group = group([slide(2)], 2)
    group.autoreverses = true
    #expect(run(group, at: [0.5, 3.5]) == [25, 25])
  }

  @Test func childrenRepeatWithinTheGroup() {
    let child = slide(1)
    child.repeatCount = .infinity
    #expect(run(group([child], 2.5), at: [0.25, 1.25, 2.25, 3]) == [25, 25, 25, 7])
  }

  @Test func theGroupsCurveBendsItsTime() {
    let group = group([slide(4)], 4)
    group.timingFunction = CAMediaTimingFunction(name: .easeIn)
    let found = run(group, at: [1, 3])
    let curve = CAMediaTimingFunction(name: .easeIn)
    #expect(abs(Double(found[0]) - curve.progress(at: 0.25) * 100) < 0.2)
    #expect(abs(Double(found[1]) - curve.progress(at: 0.75) * 100) < 0.2)
  }

  @Test func groupsNest() {
    let inner = group([slide(2)], 2)
    inner.beginTime = 1
    inner.speed = 2
    let outer = group([inner], 4)
    outer.speed = 0.5
    // The outer group's second 1.5 comes after 3 seconds; the inner one is at 1 of 2 by then.
    #expect(run(outer, at: [1, 3, 5]) == [7, 50, 7])
  }

  @Test func theGroupsFillKeepsWhatLastsToItsEnd() {
    let group = group([slide(0)], 1)
    group.fillMode = .forwards
    group.isRemovedOnCompletion = false
    #expect(run(group, at: [2]) == [100])
  }

  @Test func aTranslationAndATurnInOneGroupDoNotDisturbEachOther() {
    TestClock.run { clock in
      let layer = CALayer()
      let (turn, move) = (
        CABasicAnimation(keyPath: "transform.rotation.z"),
        CABasicAnimation(keyPath: "transform.translation.x")
      )
      (turn.fromValue, turn.toValue) = (0, CGFloat.pi)
      (move.fromValue, move.toValue) = (0, 100)
      layer.add(group([turn, move], 2), forKey: nil)
      clock.advance(by: 1)
      let shown = layer.presentation()?.transform ?? CATransform3DIdentity
      #expect(abs(shown.m41 - 50) < 1e-9 && abs(shown.m42) < 1e-9 && abs(shown.m12 - 1) < 1e-9)
    }
  }
}
