import CoreGraphics
import Foundation
import Testing

@testable @_spi(UIKit) import QuartzCore
@testable @_spi(PageRuntime) import UIKit

/// What of the live view can be spoken.
@MainActor
@Suite(.serialized)
struct SpokenElementTests {
  private func label(_ text: String, x: Double, y: Double) -> UILabel {
    let label = UILabel(frame: CGRect(x: x, y: y, width: 80, height: 20))
    label.text = text
    return label
  }

  private func spoken(_ views: [UIView], _ test: (TestStage, UIView) -> Void) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    for view in views { root.addSubview(view) }
    TestStage.run(showing: root) { test($0, root) }
  }

  @Test func itIsReadFromTheTopAndInARowFromTheLeft() {
    let views = [
      label("fourth", x: 0, y: 200), label("third", x: 100, y: 104), label("second", x: 0, y: 100),
      label("first", x: 50, y: 0),
    ]
    spoken(views) { stage, _ in
      let elements = stage.stage.spokenElements()
      #expect(elements.map(\.label) == ["first", "second", "third", "fourth"])
      #expect(elements[1].frame == CGRect(x: 0, y: 100, width: 80, height: 20))
      #expect(elements[1].traits == UIAccessibilityTraits.staticText.rawValue)
    }
  }

  @Test func whatIsHiddenOrElsewhereIsNotThere() {
    let (hidden, clear, far) = (
      label("hidden", x: 0, y: 0), label("clear", x: 0, y: 0), label("far", x: 900, y: 0)
    )
    hidden.isHidden = true
    clear.alpha = 0
    let closed = UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 90))
    closed.addSubview(label("closed", x: 0, y: 0))
    closed.accessibilityElementsHidden = true
    spoken([hidden, clear, far, closed]) { stage, _ in
      #expect(stage.stage.spokenElements() == [])
    }
  }

  @Test func anElementIsOneThingWhateverLiesInIt() {
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 90))
    card.addSubview(label("seven", x: 0, y: 0))
    card.isAccessibilityElement = true
    card.accessibilityLabel = "Card"
    card.accessibilityHint = "Turns it"
    card.accessibilityTraits = [.button, .selected]
    spoken([card]) { stage, _ in
      let element = stage.stage.spokenElements().first
      #expect(element?.label == "Card" && element?.hint == "Turns it" && element?.traits == 9)
    }
  }

  @Test func controlsSayWhatTheyAre() {
    let button = UIButton(type: .system)
    button.setTitle("Start", for: .normal)
    button.isEnabled = false
    button.frame = CGRect(x: 0, y: 0, width: 80, height: 30)
    let slider = UISlider(frame: CGRect(x: 0, y: 50, width: 200, height: 30))
    slider.value = 0.25
    let segments = UISegmentedControl(items: ["One", "Two"])
    segments.frame = CGRect(x: 0, y: 100, width: 200, height: 32)
    segments.selectedSegmentIndex = 1
    let toggle = UISwitch(frame: CGRect(x: 0, y: 150, width: 51, height: 31))
    toggle.isOn = true
    let stepper = UIStepper(frame: CGRect(x: 0, y: 200, width: 94, height: 32))
    spoken([button, slider, segments, toggle, stepper]) { stage, _ in
      let elements = stage.stage.spokenElements()
      #expect(
        elements.map { "\($0.label)|\($0.value)|\($0.traits)" } == [
          "Start||\(1 | 1 << 8)", "|25%|\(1 << 12)", "One||1", "Two||\(1 | 1 << 3)",
          "|1|\(1 | 1 << 53)", "Decrement||1", "Increment||1",
        ])
    }
  }

  @Test func whatIsActivatedIsTappedWhereItIs() {
    let button = UIButton(type: .system)
    button.setTitle("Start", for: .normal)
    button.frame = CGRect(x: 20, y: 20, width: 80, height: 30)
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    spoken([button]) { stage, _ in
      let number = stage.stage.spokenElements()[0].identifier
      stage.stage.act(.activate, on: number)
      stage.advance(by: 0.5)
      #expect(taps == 1)
      stage.stage.act(.activate, on: number &+ 9)
      stage.advance(by: 0.5)
      #expect(taps == 1)
    }
  }

  @Test func aValueIsMadeLargerAndTold() {
    let slider = UISlider(frame: CGRect(x: 0, y: 50, width: 200, height: 30))
    var told: [Float] = []
    slider.addAction(
      UIAction { [unowned slider] _ in told.append(slider.value) }, for: .valueChanged)
    spoken([slider]) { stage, _ in
      let number = stage.stage.spokenElements()[0].identifier
      stage.stage.act(.increment, on: number)
      stage.stage.act(.increment, on: number)
      stage.stage.act(.decrement, on: number)
      #expect(told.map { ($0 * 10).rounded() } == [1, 2, 1])
    }
  }

  @Test func numbersStayAsLongAsTheirThings() {
    let (one, two) = (label("one", x: 0, y: 0), label("two", x: 0, y: 50))
    spoken([one, two]) { stage, root in
      let before = stage.stage.spokenElements().map(\.identifier)
      one.text = "uno"
      two.removeFromSuperview()
      root.addSubview(label("three", x: 0, y: 90))
      let after = stage.stage.spokenElements()
      #expect(after.map(\.label) == ["uno", "three"])
      #expect(after[0].identifier == before[0] && !before.contains(after[1].identifier))
    }
  }

  @Test func behindAnAlertNothingIsRead() {
    let controller = UIViewController()
    controller.view.addSubview(label("behind", x: 0, y: 0))
    TestStage.run { stage in
      stage.stage.show(controller)
      stage.begin()
      let alert = UIAlertController(title: "Lost", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Again", style: .default))
      controller.present(alert, animated: false)
      stage.advance(by: 1)
      let elements = stage.stage.spokenElements()
      #expect(elements.map(\.label) == ["Lost", "Again"])
      #expect(elements.last?.traits == 1)
    }
  }

  @Test func whatIsAnnouncedIsTakenOnce() {
    spoken([]) { stage, _ in
      UIAccessibility.post(notification: .announcement, argument: "A pair")
      UIAccessibility.post(
        notification: .layoutChanged, argument: NSAttributedString(string: "Won"))
      UIAccessibility.post(notification: .screenChanged, argument: nil)
      UIAccessibility.post(notification: .pauseAssistiveTechnology, argument: "not words")
      #expect(stage.stage.takeAnnouncements() == ["A pair", "Won"])
      #expect(stage.stage.takeAnnouncements().isEmpty)
      for _ in 0..<100 {
        UIAccessibility.post(
          notification: .announcement, argument: String(repeating: "a", count: 5000))
      }
      let many = stage.stage.takeAnnouncements()
      #expect(many.count == 20 && many.allSatisfy { $0.count == 1000 })
    }
  }
}
