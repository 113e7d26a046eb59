import CoreGraphics
import Foundation
import ObjectiveC
import Testing

@testable @_spi(UIKit) import QuartzCore
@testable @_spi(PageRuntime) import UIKit

/// Animations between `beginAnimations` and `commitAnimations`, and repetition said in a block.
@MainActor
@Suite(.serialized)
struct LegacyAnimationTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

  init() {
    root.addSubview(view)
  }

  private final class Teller: NSObject {
    var told: [String] = []

    @MainActor func start(_ identifier: String?, context: UnsafeMutableRawPointer?) {
      told.append("start \(identifier ?? "-")")
    }

    @MainActor func stop(
      _ identifier: String?, finished: NSNumber, context: UnsafeMutableRawPointer?
    ) {
      told.append("stop \(identifier ?? "-") \(finished.boolValue) \(context == nil)")
    }

    @MainActor func done() { told.append("done") }
  }

  @available(*, deprecated)
  private func animate(_ set: () -> Void) {
    UIView.beginAnimations("move", context: nil)
    set()
    view.center.x = 110
    UIView.commitAnimations()
  }

  @available(*, deprecated)
  @Test func whatChangesUntilTheCommitAnimates() {
    TestStage.run(showing: root) { stage in
      animate {
        UIView.setAnimationDuration(2)
        UIView.setAnimationCurve(.linear)
        UIView.setAnimationDelay(1)
      }
      stage.advance(by: 2)
      #expect(view.layer.presentation()?.position.x == 60)
      #expect(AnimationBlock.innermost == nil)
    }
  }

  @available(*, deprecated)
  @Test func itsDurationIsAFifthOfASecondIfNobodySaysOtherwise() {
    TestStage.run(showing: root) { _ in
      animate {}
      #expect(view.layer.animation(forKey: "position")?.duration == 0.2)
    }
  }

  @available(*, deprecated)
  @Test func theDelegateIsToldOfTheStartAndOfTheEnd() {
    TestStage.run(showing: root) { stage in
      let teller = Teller()
      animate {
        UIView.setAnimationDelegate(teller)
        UIView.setAnimationWillStart(Selector(Teller.start(_:context:), named: "start:context:"))
        UIView.setAnimationDidStop(
          Selector(Teller.stop(_:finished:context:), named: "stop:finished:context:"))
      }
      #expect(teller.told.isEmpty)
      stage.advance(by: 0)
      #expect(teller.told == ["start move"])
      stage.advance(by: 0.3)
      #expect(teller.told == ["start move", "stop move true true"])
    }
  }

  @available(*, deprecated)
  @Test func aMethodWithoutArgumentsIsToldToo() {
    TestStage.run(showing: root) { stage in
      let teller = Teller()
      animate {
        UIView.setAnimationDelegate(teller)
        UIView.setAnimationDidStop(Selector(Teller.done, named: "done"))
      }
      stage.advance(by: 0.1)
      view.layer.removeAllAnimations()
      #expect(teller.told == ["done"])
    }
  }

  @available(*, deprecated)
  @Test func theyRepeatAndReturn() {
    TestStage.run(showing: root) { stage in
      animate {
        UIView.setAnimationDuration(1)
        UIView.setAnimationRepeatCount(2)
        UIView.setAnimationRepeatAutoreverses(true)
        UIView.setAnimationCurve(.linear)
      }
      stage.advance(by: 3.75)
      #expect(view.layer.presentation()?.position.x == 35)
      stage.advance(by: 0.3)
      #expect(view.layer.animationKeys() == nil && view.center.x == 110)
    }
  }

  @available(*, deprecated)
  @Test func aViewTurnsOverWhileItsContentChanges() {
    TestStage.run(showing: root) { stage in
      UIView.beginAnimations(nil, context: nil)
      UIView.setAnimationTransition(.flipFromRight, for: view, cache: true)
      UIView.setAnimationDuration(1)
      view.addSubview(UIView())
      UIView.commitAnimations()
      let transition = view.layer.animation(forKey: "transition") as? CATransition
      #expect(transition?.type == .flip && transition?.subtype == .fromRight)
      #expect(transition?.duration == 1)
    }
  }

  @available(*, deprecated)
  @Test func inABlockTheRepeatCountIsTheBlocks() {
    TestStage.run(showing: root) { _ in
      UIView.animate(withDuration: 1, delay: 0, options: [.autoreverse]) {
        UIView.setAnimationRepeatCount(3)
        view.alpha = 0
      }
      let animation = view.layer.animation(forKey: "opacity")
      #expect(animation?.repeatCount == 3 && animation?.autoreverses == true)
    }
  }

  @Test func onlyWhatIsModifiedRepeats() {
    TestStage.run(showing: root) { stage in
      var ends: [Bool] = []
      UIView.animate(withDuration: 1) {
        UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { view.alpha = 0 }
        view.center.x = 110
      } completion: {
        ends.append($0)
      }
      #expect(view.layer.animation(forKey: "opacity")?.repeatCount == 2)
      #expect(view.layer.animation(forKey: "position")?.repeatCount == 0)
      stage.advance(by: 3.9)
      #expect(ends.isEmpty)
      stage.advance(by: 0.2)
      #expect(ends == [true])
    }
  }

  @Test func whatIsDeletedShrinksFadesAndLeaves() {
    TestStage.run(showing: root) { stage in
      var ends: [Bool] = []
      UIView.perform(
        .delete, on: [view], animations: { root.alpha = 0.5 }, completion: { ends.append($0) })
      #expect(view.alpha == 0 && view.superview === root)
      #expect(root.layer.animation(forKey: "opacity") != nil)
      stage.advance(by: 0.3)
      #expect(view.superview == nil && ends == [true])
    }
  }
}
