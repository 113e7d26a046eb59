import CoreGraphics
import Foundation
import Testing

@testable @_spi(UIKit) import QuartzCore
@testable @_spi(PageRuntime) import UIKit

/// What is known of how UIView animates, statement by statement.
@MainActor
@Suite(.serialized)
struct AnimationStatementTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
  private let standalone = CALayer()

  init() {
    root.addSubview(view)
    root.layer.addSublayer(standalone)
  }

  private func animation(_ key: String) -> CABasicAnimation? {
    view.layer.animation(forKey: key) as? CABasicAnimation
  }

  @Test(arguments: [0, -1])
  func aDurationOfZeroOrLessMakesTheChangesWithoutAnimation(duration: Double) {
    TestStage.run(showing: root) { _ in
      UIView.animate(withDuration: duration) { view.center.x = 100 }
      #expect(view.center.x == 100 && view.layer.animationKeys() == nil)
    }
  }

  @Test func positionAnimatedAgainHasASecondDifferentlyNamedAnimationBesideTheFirst() {
    TestStage.run(showing: root) { stage in
      UIView.animate(withDuration: 1) { view.center.x = 100 }
      stage.advance(by: 0.5)
      UIView.animate(withDuration: 1) { view.center.x = 50 }
      let keys = view.layer.animationKeys() ?? []
      #expect(keys.count == 2 && keys.first == "position" && keys.last != "position")
    }
  }

  @Test func positionBoundsTransformAndCornerRadiusAnimateAsDifferences() {
    TestStage.run(showing: root) { _ in
      UIView.animate(withDuration: 1) {
        view.center = CGPoint(x: 50, y: 60)
        view.bounds.size.width = 44
        view.transform = CGAffineTransform(rotationAngle: 1)
        view.layer.cornerRadius = 5
      }
      for key in ["position", "bounds", "transform", "cornerRadius"] {
        #expect(animation(key)?.isAdditive == true, "\(key)")
      }
      #expect(animation("position")?.toValue as? CGPoint == .zero)
    }
  }

  @Test func opacityBackgroundColorAndAnchorPointReplace() {
    TestStage.run(showing: root) { _ in
      view.backgroundColor = .red
      UIView.animate(withDuration: 1) {
        view.alpha = 0.5
        view.backgroundColor = .blue
        view.layer.anchorPoint = .zero
      }
      for key in ["opacity", "backgroundColor", "anchorPoint"] {
        #expect(animation(key)?.isAdditive == false, "\(key)")
      }
    }
  }

  @Test func bordersShadowsAndZPositionDoNotAnimateButShadowOpacityDoes() {
    TestStage.run(showing: root) { _ in
      UIView.animate(withDuration: 1) {
        view.layer.borderWidth = 3
        view.layer.borderColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        view.layer.shadowColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        view.layer.shadowOffset = CGSize(width: 5, height: 5)
        view.layer.shadowRadius = 9
        view.layer.zPosition = 4
        view.layer.shadowOpacity = 1
      }
      #expect(view.layer.animationKeys() == ["shadowOpacity"])
    }
  }

  @Test func strokesOfAViewsShapeLayerDoNotAnimate() {
    final class ShapeView: UIView {
      override class var layerClass: AnyClass { CAShapeLayer.self }
    }
    let shape = ShapeView(frame: view.frame)
    root.addSubview(shape)
    TestStage.run(showing: root) { _ in
      UIView.animate(withDuration: 1) {
        (shape.layer as? CAShapeLayer)?.strokeEnd = 0.5
        (shape.layer as? CAShapeLayer)?.strokeStart = 0.2
      }
      #expect(shape.layer is CAShapeLayer && shape.layer.animationKeys() == nil)
    }
  }

  @Test func beginFromCurrentStateOnlyMattersForWhatReplaces() {
    TestStage.run(showing: root) { stage in
      func run(_ options: UIView.AnimationOptions, _ x: CGFloat, _ alpha: CGFloat) {
        UIView.animate(
          withDuration: 1, delay: 0, options: options,
          animations: {
            view.center.x = x
            view.alpha = alpha
          })
      }
      run(.curveLinear, 110, 0)
      stage.advance(by: 0.25)
      run([.curveLinear, .beginFromCurrentState], 60, 1)
      // The difference from the model, wherever the screen is.
      let second = view.layer.animationKeys()?.last { $0.hasPrefix("position") } ?? ""
      #expect(animation(second)?.fromValue as? CGPoint == CGPoint(x: 50, y: 0))
      #expect(animation("opacity")?.fromValue as? CGFloat == 0.75)
    }
  }

  @Test func withoutBeginFromCurrentStateAlphaStartsAtTheModelValue() {
    TestStage.run(showing: root) { stage in
      UIView.animate(withDuration: 1) { view.alpha = 0 }
      stage.advance(by: 0.25)
      UIView.animate(withDuration: 1) { view.alpha = 1 }
      #expect(animation("opacity")?.fromValue as? CGFloat == 0)
    }
  }

  @Test func aViewAnswersWithNullOutsideABlockAndWithABasicAnimationInside() {
    TestStage.run(showing: root) { _ in
      #expect(view.action(for: view.layer, forKey: "position") is NSNull)
      UIView.animate(withDuration: 2) {
        let action = view.action(for: view.layer, forKey: "position") as? CABasicAnimation
        #expect(action?.keyPath == "position" && action?.duration == 2)
      }
      #expect(view.action(for: view.layer, forKey: "position") is NSNull)
    }
  }

  @Test func aStandaloneLayerTakesTheTransactionsDurationInsideABlock() {
    TestStage.run(showing: root) { _ in
      UIView.animate(withDuration: 2) { standalone.opacity = 0.5 }
      #expect(standalone.animation(forKey: "opacity")?.duration == 0.25)
    }
  }

  @Test func anExplicitTransactionWinsInsideABlockAndOutside() {
    TestStage.run(showing: root) { _ in
      @MainActor func change(_ key: String) {
        CATransaction.begin()
        CATransaction.setAnimationDuration(5)
        standalone.setValue(CGFloat(0.5), forKey: key)
        CATransaction.commit()
      }
      UIView.animate(withDuration: 2) { change("opacity") }
      change("cornerRadius")
      #expect(standalone.animation(forKey: "opacity")?.duration == 5)
      #expect(standalone.animation(forKey: "cornerRadius")?.duration == 5)
    }
  }

  @Test func disabledActionsWinInsideABlockToo() {
    TestStage.run(showing: root) { _ in
      UIView.animate(withDuration: 2) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        standalone.opacity = 0.5
        view.alpha = 0.5
        CATransaction.commit()
      }
      #expect(standalone.animationKeys() == nil && view.layer.animationKeys() == nil)
    }
  }

  @Test func aStandaloneLayerThatWasNeverFlushedDoesNotAnimateInsideABlock() {
    TestStage.run(showing: root) { _ in
      let new = CALayer()
      UIView.animate(withDuration: 2) {
        root.layer.addSublayer(new)
        new.opacity = 0.5
      }
      #expect(new.animationKeys() == nil)
    }
  }

  @Test func aTransactionsBlockWaitsForAViewsAnimationsToo() {
    TestStage.run(showing: root) { stage in
      var calls = 0
      CATransaction.begin()
      CATransaction.setCompletionBlock { calls += 1 }
      UIView.animate(withDuration: 1) { view.alpha = 0 }
      CATransaction.commit()
      stage.advance(by: 0.9)
      #expect(calls == 0)
      stage.advance(by: 0.2)
      #expect(calls == 1)
    }
  }

  @Test func aViewTakenOffTheScreenHasNotFinished() {
    TestStage.run(showing: root) { stage in
      let recorder = LayerTreeRecorder { _ in }
      var ends: [Bool] = []
      _ = recorder.commit(root: root.layer, time: 0)
      UIView.animate(withDuration: 1, animations: { view.alpha = 0 }) { ends.append($0) }
      stage.advance(by: 0.2)
      _ = recorder.commit(root: root.layer, time: 0)
      view.removeFromSuperview()
      stage.advance(by: 0)
      _ = recorder.commit(root: root.layer, time: 0)
      #expect(ends.isEmpty)
      stage.advance(by: 0)
      #expect(ends == [false])
    }
  }
}
