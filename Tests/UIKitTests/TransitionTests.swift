import CoreGraphics
import Foundation
import PageProtocol
import Testing

@testable @_spi(UIKit) import QuartzCore
@testable @_spi(PageRuntime) import UIKit

@MainActor
@Suite(.serialized)
struct TransitionTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let card = UIImageView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

  init() {
    root.addSubview(card)
  }

  private func operations(_ recorder: LayerTreeRecorder, _ stage: TestStage) -> [LayerOperation] {
    stage.stage.turnEnded()
    return recorder.commit(root: stage.stage.rootLayer, time: 0)?.operations ?? []
  }

  @Test func aFlipIsOneOperationBeforeTheNewPicture() throws {
    try TestStage.run(showing: root) { stage in
      let recorder = LayerTreeRecorder { _ in }
      _ = operations(recorder, stage)
      let image = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image {
        $0.fill(.zero)
      }
      var ends: [Bool] = []
      UIView.transition(
        with: card, duration: 0.5, options: .transitionFlipFromLeft,
        animations: { card.image = image }, completion: { ends.append($0) })
      let found = operations(recorder, stage)
      let wanted = LayerTransition(
        kind: .flipFromLeft, duration: 0.5, timing: .cubic(0.42, 0, 0.58, 1))
      #expect(found.first == .transition(3, wanted))
      let hasPicture = found.contains { operation in
        guard case .set(3, let property) = operation else { return false }
        return if case .picture(.some) = property.value { true } else { false }
      }
      #expect(hasPicture)
      #expect(card.image === image && ends.isEmpty)
      stage.advance(by: 0.4)
      #expect(ends.isEmpty)
      stage.advance(by: 0.2)
      #expect(ends == [true])
      #expect(operations(recorder, stage).isEmpty)
    }
  }

  @Test(arguments: [
    (UIView.AnimationOptions.transitionFlipFromRight, LayerTransition.Kind.flipFromRight),
    (.transitionFlipFromTop, .flipFromTop), (.transitionFlipFromBottom, .flipFromBottom),
    (.transitionCurlUp, .curlUp), (.transitionCurlDown, .curlDown),
    (.transitionCrossDissolve, .crossDissolve),
  ])
  func everyKindHasItsName(options: UIView.AnimationOptions, kind: LayerTransition.Kind) {
    TestStage.run(showing: root) { stage in
      let recorder = LayerTreeRecorder { _ in }
      _ = operations(recorder, stage)
      UIView.transition(with: card, duration: 1, options: options, animations: nil)
      guard case .transition(3, let found)? = operations(recorder, stage).first else {
        Issue.record("no transition")
        return
      }
      #expect(found.kind == kind)
    }
  }

  @Test func changesInATransitionDoNotAnimateByThemselves() {
    TestStage.run(showing: root) { _ in
      UIView.transition(
        with: card, duration: 1, options: .transitionFlipFromLeft,
        animations: {
          card.alpha = 0.5
          card.center.x = 100
        })
      #expect(card.layer.animationKeys() == ["transition"])
    }
  }

  @Test func aCardThatTurnsIsNotTouched() {
    TestStage.run(showing: root) { stage in
      card.isUserInteractionEnabled = true
      UIView.transition(
        with: card, duration: 1, options: .transitionFlipFromLeft, animations: nil)
      #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === root)
      stage.advance(by: 1.1)
      #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === card)
    }
  }

  @Test func oneViewTakesThePlaceOfAnother() {
    TestStage.run(showing: root) { stage in
      let new = UIView(frame: card.frame)
      var ends: [Bool] = []
      UIView.transition(
        from: card, to: new, duration: 1, options: .transitionCrossDissolve,
        completion: { ends.append($0) })
      #expect(root.subviews == [new] && card.superview == nil)
      #expect(root.layer.animationKeys() == ["transition"])
      stage.advance(by: 1.1)
      #expect(ends == [true])
      root.addSubview(card)
      UIView.transition(
        from: new, to: card, duration: 0, options: [.showHideTransitionViews])
      #expect(new.isHidden && !card.isHidden && root.subviews == [new, card])
    }
  }

  @Test func withoutATransitionTheCompletionStillComes() {
    TestStage.run(showing: root) { stage in
      var ends: [Bool] = []
      UIView.transition(
        with: card, duration: 0, options: .transitionFlipFromLeft, animations: { card.alpha = 0 },
        completion: { ends.append($0) })
      #expect(card.alpha == 0 && ends.isEmpty)
      stage.advance(by: 0)
      #expect(ends == [true])
    }
  }

  @Test func sixteenCardsThatTurnAtOnceAreOneTransaction() throws {
    TestStage.run(showing: root) { stage in
      let cards = (0..<16).map { index in
        UIImageView(frame: CGRect(x: index % 4 * 40, y: index / 4 * 40, width: 36, height: 36))
      }
      cards.forEach(root.addSubview)
      let recorder = LayerTreeRecorder { _ in }
      _ = operations(recorder, stage)
      #expect(recorder.commitCount == 1)
      let image = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image {
        $0.fill(.zero)
      }
      var ends = 0
      for card in cards {
        UIView.transition(
          with: card, duration: 1, options: .transitionFlipFromLeft,
          animations: { card.image = image }, completion: { ends += $0 ? 1 : 0 })
      }
      let found = operations(recorder, stage)
      let transitions = found.compactMap { operation -> LayerTransition? in
        if case .transition(_, let transition) = operation { transition } else { nil }
      }
      #expect(transitions.count == 16 && transitions.allSatisfy { $0.delay == 0 })
      stage.advance(by: 0.5)
      #expect(operations(recorder, stage).isEmpty && recorder.commitCount == 2)
      #expect(stage.stage.runningAnimations == 16 && ends == 0)
      stage.advance(by: 0.6)
      #expect(stage.stage.runningAnimations == 0 && ends == 16)
    }
  }

  @Test func aTransitionWithinABlockTakesItsDuration() {
    TestStage.run(showing: root) { _ in
      UIView.animate(withDuration: 3) {
        UIView.transition(
          with: card, duration: 1, options: .transitionCurlUp, animations: nil)
      }
      #expect(card.layer.animation(forKey: "transition")?.duration == 3)
    }
  }

  @Test func animatedContentMovesWhileTheViewTurns() {
    TestStage.run(showing: root) { _ in
      let child = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
      card.addSubview(child)
      UIView.transition(
        with: card, duration: 1, options: [.transitionFlipFromLeft, .allowAnimatedContent],
        animations: { child.alpha = 0 })
      #expect(child.layer.animationKeys() == ["opacity"])
    }
  }

  @Test func aBlockWithinATransitionAnimatesByItself() {
    TestStage.run(showing: root) { _ in
      let child = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
      card.addSubview(child)
      UIView.transition(
        with: card, duration: 1, options: [.transitionFlipFromLeft],
        animations: { UIView.animate(withDuration: 9) { child.alpha = 0 } })
      #expect(child.layer.animation(forKey: "opacity")?.duration == 1)
    }
  }

  @Test func shownAndHiddenBothViewsStayInTheHierarchy() {
    TestStage.run(showing: root) { _ in
      let other = UIView(frame: card.frame)
      other.isHidden = true
      root.addSubview(other)
      UIView.transition(
        from: card, to: other, duration: 1,
        options: [.transitionFlipFromLeft, .showHideTransitionViews])
      #expect(card.isHidden && !other.isHidden && root.subviews == [card, other])
      #expect(root.layer.animationKeys() == ["transition"])
    }
  }

  @Test func aTurningCardThatTurnsAgainHasNotFinishedTheFirstTime() {
    TestStage.run(showing: root) { stage in
      var ends: [Bool] = []
      for _ in 0..<2 {
        UIView.transition(
          with: card, duration: 1, options: .transitionFlipFromTop, animations: nil,
          completion: { ends.append($0) })
        stage.advance(by: 0.3)
      }
      stage.advance(by: 1)
      #expect(ends == [false, true])
    }
  }
}
