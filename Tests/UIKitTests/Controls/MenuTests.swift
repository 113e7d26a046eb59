import CoreGraphics
import Foundation
import Testing

@testable @_spi(UIKit) import QuartzCore
@testable @_spi(PageRuntime) import UIKit

/// Long because each way to open, follow and leave a menu has its test.
@MainActor
@Suite(.serialized)
struct MenuTests: MenuTesting {
  let desk = MenuDesk()

  private var platters: [MenuPlatter] { shown?.subviews.compactMap { $0 as? MenuPlatter } ?? [] }

  private func words(_ platter: MenuPlatter?) -> [String] {
    platter?.cells.map { cell in
      switch cell.item {
      case .header(let title): "[\(title)]"
      case .back(let menu): "< \(menu.title)"
      case .leaf(let leaf, _): leaf.state == .on ? "\(leaf.title) ✓" : leaf.title
      case .submenu(let menu): "\(menu.title) >"
      case .strip: "strip"
      case .waiting: "…"
      }
    } ?? []
  }

  /// Where a row is seen, in the window.
  private func place(of title: String) throws -> CGPoint {
    let platter = try #require(platters.last)
    let index = try #require(words(platter).firstIndex { $0.hasPrefix(title) })
    let frame = platter.frame(of: platter.cells[index])
    return CGPoint(x: platter.frame.minX + frame.midX, y: platter.frame.minY + frame.midY)
  }

  private func tap(_ stage: TestStage, _ title: String) throws {
    let point = try place(of: title)
    stage.tap(point.x, point.y)
    stage.advance(by: 1)
  }

  @Test func aMenuHasTheStyleOfTheViewThatShowsIt() {
    root.overrideUserInterfaceStyle = .dark
    TestStage.run(showing: root) { stage in
      open(stage, UIMenu(children: [action("One")]))
      #expect(shown?.traitCollection.userInterfaceStyle == .dark)
    }
  }

  @Test func aTouchOfTheButtonShowsTheMenuAndATapChooses() throws {
    try TestStage.run(showing: root) { stage in
      let events = EventLog(of: button)
      open(stage, UIMenu(title: "Things", children: [action("One"), action("Two")]))
      #expect(events.take() == ["menu", "down", "cancel"])
      #expect(words(platters.last) == ["[Things]", "One", "Two"])
      #expect(platters.last?.frame.origin == CGPoint(x: 20, y: 58))
      #expect(platters.last?.frame.size == CGSize(width: 250, height: 118))
      try tap(stage, "Two")
      #expect(log.entries == ["Two"] && shown == nil)
      stage.tap(30, 30)
      stage.advance(by: 1)
      #expect(shown != nil)
    }
  }

  @Test func aTapBesideTheMenuEndsIt() {
    TestStage.run(showing: root) { stage in
      open(stage, UIMenu(children: [action("One")]))
      stage.tap(30, 600)
      #expect(shown?.isUserInteractionEnabled == false)
      stage.advance(by: 1)
      #expect(shown == nil && log.entries.isEmpty)
    }
  }

  @Test func aFingerThatSlidesToAnElementChoosesIt() throws {
    try TestStage.run(showing: root) { stage in
      button.menu = UIMenu(children: [action("One"), action("Two")])
      stage.stage.deliver(phase: .began, identifier: 1, x: 30, y: 30)
      stage.advance(by: 1)
      let point = try place(of: "Two")
      stage.stage.deliver(phase: .moved, identifier: 1, x: point.x, y: point.y)
      #expect(platters.last?.cells.filter(\.isMarked).count == 1)
      stage.stage.deliver(phase: .ended, identifier: 1, x: point.x, y: point.y)
      #expect(log.entries == ["Two"])
    }
  }

  @Test func disabledElementsAreNotChosenAndHiddenOnesNotThere() throws {
    try TestStage.run(showing: root) { stage in
      open(
        stage, UIMenu(children: [action("Off", .disabled), action("Gone", .hidden), action("On")]))
      #expect(words(platters.last) == ["Off", "On"])
      try tap(stage, "Off")
      #expect(log.entries.isEmpty && shown != nil)
    }
  }

  @Test func menusWithinMenusCoverThemAndLeadBack() throws {
    try TestStage.run(showing: root) { stage in
      let inner = UIMenu(title: "More", children: [action("Deep")])
      open(stage, UIMenu(children: [action("One"), inner]))
      #expect(words(platters.last) == ["One", "More >"])
      try tap(stage, "More")
      #expect(platters.count == 2 && words(platters.last) == ["< More", "Deep"])
      #expect(platters.first?.isBehind == true)
      #expect(platters.first?.layer.opacity == 1, "The page is not seen through it.")
      try tap(stage, "< More")
      #expect(platters.count == 1 && platters.first?.isBehind == false)
      try tap(stage, "More")
      try tap(stage, "Deep")
      #expect(log.entries == ["Deep"] && shown == nil)
    }
  }

  @Test func menusInLineAreSectionsAndSmallElementsStandBesideEachOther() {
    TestStage.run(showing: root) { stage in
      let strip = UIMenu(
        options: .displayInline, preferredElementSize: .small, children: [action("A"), action("B")])
      let group = UIMenu(title: "Group", options: .displayInline, children: [action("C")])
      open(stage, UIMenu(children: [strip, action("D"), group]))
      #expect(words(platters.last) == ["A", "B", "D", "[Group]", "C"])
      let frames = platters.last?.cells.map(\.frame) ?? []
      #expect(frames[0].minY == frames[1].minY && frames[1].minX == 125)
      #expect(frames[2].minY == 44 + 8 && frames[3].minY == 44 + 8 + 44 + 8)
    }
  }

  @Test func ofASingleSelectionOneIsOn() throws {
    try TestStage.run(showing: root) { stage in
      let menu = UIMenu(
        options: .singleSelection, children: [action("A", state: .on), action("B")])
      open(stage, menu)
      #expect(words(platters.last) == ["A ✓", "B"])
      try tap(stage, "B")
      #expect(menu.selectedElements.map(\.title) == ["B"])
    }
  }

  @Test func anElementThatKeepsTheMenuIsChosenAgain() throws {
    try TestStage.run(showing: root) { stage in
      let switching = UIAction(title: "Switch", attributes: .keepsMenuPresented) { [log] action in
        log.entries.append("switched")
        action.state = action.state == .on ? .off : .on
      }
      open(stage, UIMenu(children: [switching]))
      try tap(stage, "Switch")
      #expect(shown != nil && words(platters.last) == ["Switch ✓"])
      try tap(stage, "Switch")
      #expect(log.entries.count == 2 && words(platters.last) == ["Switch"])
    }
  }

  @Test func elementsThatComeLaterTakeTheirPlace() throws {
    try TestStage.run(showing: root) { stage in
      var deliver: (([UIMenuElement]) -> Void)?
      var asked = 0
      let deferred = UIDeferredMenuElement { completion in
        asked += 1
        deliver = completion
      }
      open(stage, UIMenu(children: [action("One"), deferred]))
      #expect(words(platters.last) == ["One", "…"])
      deliver?([action("Late"), action("Later")])
      #expect(words(platters.last) == ["One", "Late", "Later"])
      #expect(platters.last?.bounds.height == 132)
      try tap(stage, "Later")
      open(stage, button.menu ?? UIMenu())
      #expect(asked == 1 && log.entries == ["Later"])
    }
  }

  @Test func uncachedElementsAreMadeAnewForEachMenu() {
    TestStage.run(showing: root) { stage in
      var asked = 0
      let deferred = UIDeferredMenuElement.uncached { completion in
        asked += 1
        completion([action("Try \(asked)")])
      }
      open(stage, UIMenu(children: [deferred]))
      #expect(words(platters.last) == ["Try 1"])
      stage.tap(30, 600)
      stage.advance(by: 1)
      stage.tap(30, 30)
      #expect(words(platters.last) == ["Try 2"])
    }
  }

  @Test func nearTheLowerEdgeAMenuOpensUpwardWithItsFirstElementNearest() {
    TestStage.run(showing: root) { stage in
      button.frame.origin = CGPoint(x: 290, y: 600)
      button.menu = UIMenu(children: [action("One"), action("Two")])
      stage.tap(300, 610)
      stage.advance(by: 1)
      #expect(words(platters.last) == ["Two", "One"])
      #expect(platters.last?.frame == CGRect(x: 100, y: 504, width: 250, height: 88))
    }
  }

  @Test func aLongMenuScrollsUnderAFinger() throws {
    try TestStage.run(showing: root) { stage in
      open(stage, UIMenu(children: (1...30).map { action("Row \($0)!") }))
      let platter = try #require(platters.last)
      #expect(platter.frame.height == 624)
      stage.stage.deliver(phase: .began, identifier: 1, x: 100, y: 500)
      for y in stride(from: 480.0, through: 100, by: -20) {
        stage.stage.deliver(phase: .moved, identifier: 1, x: 100, y: y)
      }
      stage.stage.deliver(phase: .ended, identifier: 1, x: 100, y: 100)
      #expect(log.entries.isEmpty && shown != nil)
      #expect(platter.frame(of: platter.cells[0]).minY == -400)
    }
  }

  @Test func aLongTouchShowsTheMenuOfAButtonThatDoesSomethingElse() {
    TestStage.run(showing: root) { stage in
      button.showsMenuAsPrimaryAction = false
      button.menu = UIMenu(children: [action("One")])
      let events = EventLog(of: button)
      stage.tap(30, 30)
      #expect(events.take() == ["down", "upInside", "primary"] && shown == nil)
      stage.advance(by: 1)
      stage.stage.deliver(phase: .began, identifier: 1, x: 30, y: 30)
      stage.advance(by: 0.6)
      #expect(shown != nil && events.take() == ["down", "menu", "cancel"])
      stage.stage.deliver(phase: .ended, identifier: 1, x: 30, y: 30)
      #expect(shown != nil)
    }
  }

  @Test func theChoiceBecomesTheTitle() throws {
    try TestStage.run(showing: root) { stage in
      button.changesSelectionAsPrimaryAction = true
      open(stage, UIMenu(children: [action("Red"), action("Green")]))
      #expect(button.currentTitle == "Red" && words(platters.last) == ["Red ✓", "Green"])
      try tap(stage, "Green")
      #expect(button.currentTitle == "Green" && button.titleLabel?.text == "Green")
      #expect(button.menu?.selectedElements.map(\.title) == ["Green"])
      #expect(log.entries == ["Green"])
    }
  }

  @Test func commandsFindWhoAnswersThem() throws {
    let surface = Surface(frame: root.bounds)
    surface.addSubview(root)
    try TestStage.run(showing: surface) { stage in
      let command = UICommand(
        title: "Paint", action: Selector(Surface.paint(_:), named: "paint"), propertyList: 5)
      open(stage, UIMenu(children: [command]))
      try tap(stage, "Paint")
      #expect(surface.painted as? Int == 5)
    }
  }

  private final class Surface: UIView {
    var painted: Any?
    func paint(_ command: UICommand) { painted = command.propertyList }
  }

  @Test func menusAreCopiedWithOtherChildren() {
    let menu = UIMenu(title: "A", options: .destructive, children: [action("One")])
    let copy = menu.replacingChildren([action("Two")])
    #expect(copy.children.map(\.title) == ["Two"] && copy.identifier == menu.identifier)
    #expect(copy.options == .destructive && copy.title == "A")
    #expect(UIMenu().identifier != UIMenu().identifier)
  }

  @Test func aDisabledActionDoesNothing() {
    let off = action("Off", .disabled)
    off.performWithSender(nil, target: nil)
    #expect(log.entries.isEmpty)
    action("On").performWithSender(nil, target: nil)
    #expect(log.entries == ["On"])
  }
}
