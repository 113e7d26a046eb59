import CoreGraphics
import Foundation
import PageProtocol
import Testing

@testable @_spi(UIKit) import QuartzCore

/// What players are told of animations.
@MainActor
struct WireAnimationTests {
  private final class Scene {
    let recorder = LayerTreeRecorder { _ in }
    let layer = CALayer()

    init() { _ = operations() }

    func operations() -> [LayerOperation] {
      CATransaction.flush()
      return recorder.commit(root: layer, time: 0)?.operations ?? []
    }

    func animations() -> [String: LayerAnimation] {
      var found: [String: LayerAnimation] = [:]
      for case .addAnimation(_, let key, let animation) in operations() { found[key] = animation }
      return found
    }
  }

  private func slide(_ path: String = "position.x", _ duration: Double = 4) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: path)
    (animation.fromValue, animation.toValue, animation.duration) = (0, 100, duration)
    return animation
  }

  @Test func discreteKeyframesAreSentAsSuch() {
    TestClock.run { _ in
      let scene = Scene()
      let animation = CAKeyframeAnimation(keyPath: "opacity")
      (animation.values, animation.calculationMode) = ([0, 1], .discrete)
      scene.layer.add(animation, forKey: "blink")
      let sent = scene.animations()["blink"]
      #expect(sent?.mode == .discrete && sent?.keyTimes == [0, 0.5, 1])
      #expect(sent?.values == [.opacity(0), .opacity(1), .opacity(1)])
    }
  }

  @Test func whatIsCumulativeSaysSo() {
    TestClock.run { _ in
      let scene = Scene()
      let animation = slide("zPosition")
      (animation.isCumulative, animation.repeatCount) = (true, 3)
      scene.layer.add(animation, forKey: "rise")
      #expect(scene.animations()["rise"]?.isCumulative == true)
    }
  }

  @Test func speedsAreFoldedIntoTheRate() {
    TestClock.run { clock in
      let scene = Scene()
      let child = CALayer()
      scene.layer.addSublayer(child)
      scene.layer.speed = 3
      let animation = slide()
      animation.speed = 0.5
      child.add(animation, forKey: "slide")
      let sent = scene.animations()["slide"]
      #expect(sent?.rate == 1.5 && sent?.delay == 0 && sent?.duration == 4)
    }
  }

  @Test func aPausedLayersAnimationIsSentAgainHeldWhereItIs() {
    TestClock.run { clock in
      let scene = Scene()
      scene.layer.add(slide(), forKey: "slide")
      #expect(scene.animations()["slide"]?.rate == 1)
      clock.advance(by: 1)
      #expect(scene.operations().isEmpty)
      let paused = scene.layer.convertTime(CACurrentMediaTime(), from: nil)
      scene.layer.speed = 0
      scene.layer.timeOffset = paused
      let held = scene.animations()["slide"]
      #expect(held?.rate == 0 && held?.delay == -1)
    }
  }

  @Test func aBeginTimeIsADelay() {
    TestClock.run { clock in
      let scene = Scene()
      let animation = slide()
      animation.beginTime = CACurrentMediaTime() + 2.5
      scene.layer.add(animation, forKey: "slide")
      #expect(scene.animations()["slide"]?.delay == 2.5)
    }
  }

  @Test func aModelThatChangesUnderAPartIsToldAgain() {
    TestClock.run { clock in
      let scene = Scene()
      scene.layer.add(slide(), forKey: "slide")
      #expect(scene.animations()["slide"]?.values.last == .position(x: 100, y: 0))
      clock.advance(by: 1)
      CATransaction.setDisableActions(true)
      scene.layer.position.x = 40
      let again = scene.animations()["slide"]
      #expect(again?.values.last == .position(x: 60, y: 0) && again?.delay == -1)
    }
  }

  @Test func aLaterAnimationOfTheSamePartCoversTheEarlierOne() {
    TestClock.run { clock in
      let scene = Scene()
      scene.layer.add(slide(), forKey: "one")
      _ = scene.operations()
      let short = slide("position.x", 1)
      scene.layer.add(short, forKey: "two")
      let covered = scene.operations()
      #expect(covered.first == .removeAnimation(1, key: "one") && covered.count == 2)
      clock.advance(by: 1.5)
      // It shows again where it would be by now.
      #expect(scene.animations()["one"]?.delay == -1.5)
    }
  }

  @Test func aTranslationIsSentAsAnotherPosition() {
    TestClock.run { _ in
      let scene = Scene()
      scene.layer.add(slide("transform.translation.y"), forKey: "slide")
      let sent = scene.animations()["slide"]
      #expect(sent?.values == [.position(x: 0, y: 0), .position(x: 0, y: 100)])
      #expect(sent?.isAdditive == true)
    }
  }

  @Test func aTurnIsSentInStepsThatKeepItsDirection() {
    TestClock.run { _ in
      let scene = Scene()
      let animation = CABasicAnimation(keyPath: "transform.rotation.z")
      (animation.toValue, animation.duration) = (CGFloat.pi * 2, 1)
      scene.layer.add(animation, forKey: "turn")
      #expect(scene.animations()["turn"]?.values.count == 9)
    }
  }

  @Test func aLayerScaledToNothingGrowsFromThere() {
    TestClock.run { clock in
      let scene = Scene()
      CATransaction.setDisableActions(true)
      scene.layer.transform = CATransform3DMakeScale(0, 0, 1)
      let animation = CABasicAnimation(keyPath: "transform.scale")
      (animation.fromValue, animation.toValue, animation.duration) = (0, 1, 1)
      scene.layer.add(animation, forKey: "grow")
      let sent = scene.animations()["grow"]
      #expect(sent?.isAdditive == false && sent?.values.count == 2)
      #expect(sent?.values.last?.numbers == CATransform3DIdentity.rows.map { Double($0) })
    }
  }

  @Test func noPathIsTooLongForAPlayer() {
    TestClock.run { _ in
      let (scene, path) = (Scene(), CGMutablePath())
      path.move(to: .zero)
      for step in 1...3000 { path.addLine(to: CGPoint(x: step % 40, y: step)) }
      let animation = CAKeyframeAnimation(keyPath: "position")
      (animation.path, animation.duration) = (path, 10)
      scene.layer.add(animation, forKey: "way")
      let sent = scene.animations()["way"]
      #expect((100...2000).contains(sent?.values.count ?? 0))
      #expect(sent?.values.last == .position(x: 0, y: 3000))
    }
  }

  // MARK: Transitions

  private func transition(
    _ type: CATransitionType, _ subtype: CATransitionSubtype? = nil,
    _ change: (CATransition) -> Void = { _ in }
  ) -> LayerTransition? {
    TestClock.run { _ in
      let scene = Scene()
      let transition = CATransition()
      (transition.type, transition.subtype, transition.duration) = (type, subtype, 1)
      change(transition)
      scene.layer.add(transition, forKey: kCATransition)
      guard case .transition(_, let sent)? = scene.operations().first else { return nil }
      return sent
    }
  }

  @Test func everyKindOfTransitionHasItsOwn() {
    #expect(transition(.fade)?.kind == .crossDissolve && transition(.fade)?.direction == nil)
    #expect(transition(.push, .fromLeft)?.kind == .push)
    #expect(transition(.moveIn, .fromLeft)?.kind == .moveIn)
    #expect(transition(.reveal, .fromLeft)?.kind == .reveal)
  }

  @Test func theTopOfATransitionIsTheBottomOfTheScreen() {
    #expect(transition(.push, .fromLeft)?.direction == .fromLeft)
    #expect(transition(.push, .fromRight)?.direction == .fromRight)
    #expect(transition(.push, .fromTop)?.direction == .fromBottom)
    #expect(transition(.push, .fromBottom)?.direction == .fromTop)
  }

  @Test func aTransitionMayShowPartOfItsWay() {
    let sent = transition(.fade) { ($0.startProgress, $0.endProgress) = (0.25, 0.75) }
    #expect(sent?.timing == .samples([0.25, 0.75]))
  }

  @Test func aTransitionWaitsForItsBeginTime() {
    let sent = transition(.fade) { $0.beginTime = CACurrentMediaTime() + 3 }
    #expect(sent?.delay == 3)
  }

  @Test func aTransitionIsUnderItsOwnKey() {
    TestClock.run { _ in
      let layer = CALayer()
      layer.add(CATransition(), forKey: "anything")
      #expect(layer.animationKeys() == [kCATransition])
    }
  }
}
