import CoreGraphics
import Foundation
import Testing

@testable @_spi(UIKit) import QuartzCore
@testable @_spi(PageRuntime) import UIKit

/// What the Escape key closes, and in which order.
@MainActor
@Suite(.serialized)
struct EscapeKeyTests {
  private final class Answering: UIViewController {
    var asked = 0
    var answers = true
    override func accessibilityPerformEscape() -> Bool {
      asked += 1
      return answers
    }
  }

  private let root = UIViewController()

  private func escape(_ stage: TestStage, modifiers: LiveViewStage.Modifiers = []) {
    let usage = UIKeyboardHIDUsage.keyboardEscape.rawValue
    stage.stage.keyDown(
      LiveViewStage.Key(usage: usage, characters: "", charactersIgnoringModifiers: ""),
      modifiers: modifiers)
    stage.stage.keyUp(usage)
    stage.play(1)
  }

  private func present(
    _ controller: UIViewController, _ test: (TestStage) throws -> Void
  ) rethrows {
    try TestStage.run { stage in
      stage.stage.show(root)
      stage.begin()
      root.present(controller, animated: false)
      stage.advance(by: 0)
      try test(stage)
    }
  }

  @Test func aSheetThatCanBeDismissedGoes() {
    present(UIViewController()) { stage in
      escape(stage)
      #expect(root.presentedViewController == nil)
    }
  }

  @Test func aSheetThatIsModalStays() {
    let controller = UIViewController()
    controller.isModalInPresentation = true
    present(controller) { stage in
      escape(stage)
      #expect(root.presentedViewController === controller)
    }
  }

  @Test func withAModifierItIsAnotherKey() {
    let controller = UIViewController()
    present(controller) { stage in
      for modifier in [1, 2, 4, 8] {
        escape(stage, modifiers: LiveViewStage.Modifiers(rawValue: UInt8(modifier)))
        #expect(root.presentedViewController === controller)
      }
    }
  }

  @Test func theControllerInFrontIsAskedFirst() {
    let controller = Answering()
    present(controller) { stage in
      escape(stage)
      #expect(controller.asked == 1 && root.presentedViewController === controller)
      controller.answers = false
      escape(stage)
      #expect(controller.asked == 2 && root.presentedViewController == nil)
    }
  }

  @Test func anAlertNeedsAnActionThatCancels() {
    for style in [UIAlertAction.Style.cancel, .default] {
      let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
      var chosen = 0
      alert.addAction(UIAlertAction(title: "Answer", style: style) { _ in chosen += 1 })
      TestStage.run { stage in
        let root = UIViewController()
        stage.stage.show(root)
        stage.begin()
        root.present(alert, animated: false)
        stage.advance(by: 0)
        escape(stage)
        #expect(chosen == (style == .cancel ? 1 : 0))
        #expect((root.presentedViewController == nil) == (style == .cancel))
      }
    }
  }
}
