import CoreGraphics
@_spi(Text) import CoreText
import Foundation
import Testing

@testable @_spi(UIKit) import QuartzCore
@testable @_spi(PageRuntime) import UIKit

/// Custom actions, text that is edited, and elements that are scrolled out of sight.
@MainActor
@Suite(.serialized)
struct SpokenActionTests {
  private func spoken(_ view: UIView, _ test: (TestStage) -> Void) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    root.addSubview(view)
    TestStage.run(showing: root) { stage in test(stage) }
  }

  @Test func customActionsAreButtonsAfterTheirElement() {
    let card = UILabel(frame: CGRect(x: 0, y: 0, width: 90, height: 90))
    card.text = "Mail"
    var done: [String] = []
    func offer(_ names: [String]) {
      card.accessibilityCustomActions = names.map { name in
        UIAccessibilityCustomAction(name: name) { _ in
          done.append(name)
          return true
        }
      }
    }
    offer(["Archive", "Delete"])
    spoken(card) { stage in
      let before = stage.stage.spokenElements()
      #expect(before.map(\.label) == ["Mail", "Archive", "Delete"])
      #expect(before.map(\.traits) == [1 << 6, 1, 1])
      #expect(stage.stage.spokenElements() == before)
      stage.stage.act(.activate, on: before[2].identifier)
      #expect(done == ["Delete"])
      offer(["Delete"])
      let after = stage.stage.spokenElements()
      #expect(after.map(\.label) == ["Mail", "Delete"])
      #expect(after[1].identifier == before[2].identifier)
    }
  }

  @Test func textThatIsEditedSaysSo() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 90, height: 30))
    field.placeholder = "Name"
    spoken(field) { stage in
      let isText: UInt64 = 1 << 18
      var element = stage.stage.spokenElements().first
      #expect(element?.traits == isText && element?.value == "Name")
      field.accessibilityLabel = "Name"
      element = stage.stage.spokenElements().first
      #expect(element?.label == "Name" && element?.value == "")
      field.text = "Ada"
      #expect(stage.stage.spokenElements().first?.value == "Ada")
    }
  }

  @Test func whatIsScrolledOutOfSightIsReadAndScrolledTo() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    scroll.contentSize = CGSize(width: 300, height: 2_000)
    let button = UIButton(frame: CGRect(x: 20, y: 1_500, width: 80, height: 30))
    button.setTitle("Far", for: .normal)
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    scroll.addSubview(button)
    spoken(scroll) { stage in
      let element = stage.stage.spokenElements().first
      #expect(element?.label == "Far" && element?.frame.minY == 1_500)
      stage.stage.act(.activate, on: element?.identifier ?? 0)
      stage.advance(by: 0.5)
      #expect(taps == 1 && scroll.contentOffset.y == 1_230)
      scroll.isScrollEnabled = false
      scroll.contentOffset = .zero
      #expect(stage.stage.spokenElements() == [])
    }
  }

  @Test func aTextThatIsTooLongEndsWithAnEllipsisUntilItIsEdited() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
    field.text = "Ada Lovelace of Ockham Park"
    spoken(field) { stage in
      stage.advance(by: 0.1)
      #expect(field.setText.layout.size.width <= 80)
      field.becomeFirstResponder()
      stage.advance(by: 0.1)
      #expect(field.setText.layout.size.width > 80)
      field.resignFirstResponder()
      stage.advance(by: 0.1)
      #expect(field.setText.layout.size.width <= 80)
    }
  }
}
