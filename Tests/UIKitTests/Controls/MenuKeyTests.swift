import CoreGraphics
import Foundation
import Testing

@testable @_spi(UIKit) import QuartzCore
@testable @_spi(PageRuntime) import UIKit

/// Keys in an open menu, when the live view has the focus.
@MainActor
@Suite(.serialized)
struct MenuKeyTests: MenuTesting {
  let desk = MenuDesk()

  private func open(_ children: [UIMenuElement], _ test: (TestStage) throws -> Void) rethrows {
    try TestStage.run(showing: root) { stage in
      open(stage, UIMenu(children: children))
      try test(stage)
    }
  }

  private var marked: [String] {
    shown?.platters.last?.cells.filter(\.isMarked).map { cell in
      switch cell.item {
      case .leaf(let leaf, _): leaf.title
      case .submenu(let menu): menu.title
      case .back(let menu): "< \(menu.title)"
      case .header, .strip, .waiting: "?"
      }
    } ?? []
  }

  private func press(
    _ usage: UIKeyboardHIDUsage, _ characters: String = "", _ stage: TestStage,
    modifiers: LiveViewStage.Modifiers = []
  ) {
    stage.stage.keyDown(
      LiveViewStage.Key(
        usage: usage.rawValue, characters: characters, charactersIgnoringModifiers: characters),
      modifiers: modifiers)
    stage.stage.keyUp(usage.rawValue)
  }

  private func type(_ text: String, _ stage: TestStage) {
    for character in text {
      press(character == " " ? .keyboardSpacebar : .keyboardA, String(character), stage)
    }
  }

  @Test func arrowsGoFromElementToElementAndStayAtTheEnds() {
    open([action("One"), action("Off", .disabled), action("Two"), action("Three")]) { stage in
      #expect(marked.isEmpty)
      let steps: [(UIKeyboardHIDUsage, String)] = [
        (.keyboardDownArrow, "One"), (.keyboardUpArrow, "One"), (.keyboardDownArrow, "Two"),
        (.keyboardDownArrow, "Three"), (.keyboardDownArrow, "Three"), (.keyboardHome, "One"),
        (.keyboardEnd, "Three"), (.keyboardUpArrow, "Two"),
      ]
      for (key, title) in steps {
        press(key, "", stage)
        #expect(marked == [title])
      }
      #expect(log.entries.isEmpty)
      press(.keyboardReturnOrEnter, "", stage)
      stage.advance(by: 1)
      #expect(log.entries == ["Two"] && shown == nil)
    }
  }

  @Test func theUpArrowBeginsAtTheEnd() {
    open([action("One"), action("Two")]) { stage in
      press(.keyboardUpArrow, "", stage)
      #expect(marked == ["Two"])
    }
  }

  @Test func returnWithoutAMarkedElementChoosesNothing() {
    open([action("One")]) { stage in
      press(.keyboardReturnOrEnter, "", stage)
      #expect(log.entries.isEmpty && shown != nil)
      press(.keyboardEscape, "", stage)
      stage.advance(by: 1)
      #expect(log.entries.isEmpty && shown == nil)
    }
  }

  @Test func lettersFindTheElementThatBeginsWithThem() {
    open([action("Copy"), action("Color of"), action("Color on"), action("Élan")]) { stage in
      type("color on", stage)
      #expect(marked == ["Color on"] && log.entries.isEmpty)
      type("x", stage)
      #expect(marked == ["Color on"], "nothing begins so")
      stage.advance(by: 1.5)
      type("e", stage)
      #expect(marked == ["Élan"])
      stage.advance(by: 1.5)
      type(" ", stage)
      #expect(log.entries == ["Élan"])
    }
  }

  @Test func theRightArrowOpensAMenuWithinAndTheLeftOneLeavesIt() {
    let inner = UIMenu(title: "More", children: [action("Deep")])
    open([action("One"), inner]) { stage in
      press(.keyboardRightArrow, "", stage)
      press(.keyboardDownArrow, "", stage)
      press(.keyboardRightArrow, "", stage)
      #expect(shown?.platters.count == 1, "it has no menu within")
      press(.keyboardDownArrow, "", stage)
      press(.keyboardRightArrow, "", stage)
      #expect(shown?.platters.count == 2 && marked == ["Deep"])
      press(.keyboardLeftArrow, "", stage)
      #expect(shown?.platters.count == 1 && marked == ["More"])
      press(.keyboardReturnOrEnter, "", stage)
      press(.keyboardUpArrow, "", stage)
      #expect(marked == ["< More"])
      press(.keyboardReturnOrEnter, "", stage)
      #expect(shown?.platters.count == 1 && marked == ["More"])
    }
  }

  /// What the browser's own keys in a menu go by.
  @Test func elementsSayWhetherTheyOpenAMenuOrLeadBack() throws {
    let inner = UIMenu(title: "More", children: [action("Deep")])
    open([action("One"), inner]) { stage in
      @MainActor func told() -> [String] {
        stage.stage.spokenElements().map { element in
          let traits = UIAccessibilityTraits(rawValue: element.traits)
          #expect(traits.contains([.button, .menuItem]))
          let opens = traits.contains(.submenu) ? ">" : ""
          return element.label + opens + (traits.contains(.leadsBack) ? "<" : "")
        }
      }
      #expect(told() == ["One", "More>"])
      press(.keyboardEnd, "", stage)
      press(.keyboardRightArrow, "", stage)
      stage.advance(by: 1)
      #expect(told() == ["More<", "Deep"])
    }
  }

  @Test func anElementOfALongMenuComesIntoView() throws {
    try open((1...30).map { action("Row \($0)!") }) { stage in
      press(.keyboardEnd, "", stage)
      let platter = try #require(shown?.platters.last)
      let last = try #require(platter.cells.last)
      #expect(platter.frame(of: last).maxY == platter.bounds.height)
      press(.keyboardHome, "", stage)
      #expect(platter.frame(of: platter.cells[0]).minY == 0)
    }
  }

  @Test func anElementThatKeepsTheMenuStaysMarked() {
    open([action("One"), action("Again", .keepsMenuPresented)]) { stage in
      press(.keyboardEnd, "", stage)
      for _ in 1...2 { press(.keyboardReturnOrEnter, "", stage) }
      #expect(log.entries == ["Again", "Again"] && marked == ["Again"])
    }
  }

  @Test func keysWithModifiersStayWithThePage() {
    let surface = Surface(frame: root.bounds)
    surface.addSubview(root)
    TestStage.run(showing: surface) { stage in
      open(stage, UIMenu(children: [action("Save")]))
      #expect(surface.becomeFirstResponder())
      defer { surface.resignFirstResponder() }
      press(.keyboardS, "s", stage)
      #expect(surface.pressed == 0 && marked == ["Save"])
      press(.keyboardS, "s", stage, modifiers: LiveViewStage.Modifiers(rawValue: 8))
      #expect(surface.pressed == 1)
    }
  }

  private final class Surface: UIView {
    var pressed = 0
    override var canBecomeFirstResponder: Bool { true }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      pressed += 1
    }
  }
}
