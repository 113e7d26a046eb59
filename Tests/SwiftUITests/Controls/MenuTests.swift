import CoreGraphics
import Testing

@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

@MainActor
@Suite(.serialized)
struct MenuTests {
  private func elements<V: View>(_ stage: AnimatedStage<V>) throws -> [UIMenuElement] {
    try stage.first(MenuHost.self).menu?.children ?? []
  }

  @Test func viewsAreLinesOfTheMenu() throws {
    let log = EventLog()
    let view = Menu("Actions") {
      Button("Rename", systemImage: "pencil") { log.note("rename") }
      Button("Delete", role: .destructive) { log.note("delete") }
      Divider()
      Toggle("Sound", isOn: .constant(true))
      Menu("More") { Button("Deep") { log.note("deep") } }
      Button("Never") {}.disabled(true)
    }
    try AnimatedStage.run(view) { stage in
      #expect(stage.texts == ["Actions"])
      let parts = try elements(stage).compactMap { $0 as? UIMenu }
      #expect(parts.count == 2, "A divider begins a new part.")
      let first = parts[0].children.compactMap { $0 as? UIAction }
      #expect(first.map(\.title) == ["Rename", "Delete"])
      #expect(first[0].image != nil && first[1].attributes == .destructive)
      #expect(parts[1].children.map(\.title) == ["Sound", "More", "Never"])
      #expect((parts[1].children[0] as? UIAction)?.state == .on)
      #expect((parts[1].children[1] as? UIMenu)?.children.map(\.title) == ["Deep"])
      #expect((parts[1].children[2] as? UIAction)?.attributes == .disabled)
      for action in first { action.performWithSender(nil, target: nil) }
    }
    #expect(log.take() == ["rename", "delete"])
  }

  @Test func aTapOpensTheMenu() throws {
    let log = EventLog()
    let view = Menu("Actions") { Button("Rename") { log.note("rename") } }
    try AnimatedStage.run(view) { stage in
      stage.tap(try stage.first(MenuHost.self))
      stage.advance(by: 1)
      let window = try #require(stage.host.window)
      let line = try #require(window.views(of: UILabel.self).first { $0.text == "Rename" })
      let middle = CGPoint(x: line.bounds.midX, y: line.bounds.midY)
      let point = line.convert(middle, to: stage.host)
      stage.tap(point.x, point.y)
      stage.advance(by: 1)
    }
    #expect(log.take() == ["rename"])
  }

  @Test func aPrimaryActionRunsOnATap() throws {
    let log = EventLog()
    let view = Menu("Add") {
      Button("Other") { log.note("other") }
    } primaryAction: {
      log.note("add")
    }
    try AnimatedStage.run(view) { stage in
      let button = try stage.first(MenuHost.self)
      #expect(!button.showsMenuAsPrimaryAction)
      stage.tap(button)
    }
    #expect(log.take() == ["add"])
  }

  @Test func settingsReachTheMenu() throws {
    let view = Menu("Actions") { Button("More") {} }
    try AnimatedStage.run(view.menuOrder(.fixed)) {
      let button = try $0.first(MenuHost.self)
      #expect(button.preferredMenuElementOrder == .fixed)
    }
    try AnimatedStage.run(view.menuActionDismissBehavior(.disabled)) {
      let action = try elements($0).first as? UIAction
      #expect(action?.attributes.contains(.keepsMenuPresented) == true)
    }
    AnimatedStage.run(view.disabled(true)) { stage in
      #expect(stage.host.views(of: MenuHost.self).first?.isEnabled == false)
    }
  }

  @Test func theLabelIsInTheStyleOfButtons() throws {
    let plain = try #require(frame(of: MenuHost.self, in: Menu("Actions") { Button("A") {} }))
    let bordered = try #require(
      frame(of: MenuHost.self, in: Menu("Actions") { Button("A") {} }.buttonStyle(.bordered)))
    #expect(abs(bordered.width - plain.width - 24) <= 1)
    #expect(abs(bordered.height - plain.height - 14) <= 1)
  }

  @Test func aStyleIsAroundTheMenu() throws {
    struct Framed: SwiftUI.MenuStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          Text("frame")
          Menu(configuration)
        }
      }
    }
    let view = Menu("Actions", systemImage: "star") { Button("A") {} }.menuStyle(Framed())
    try AnimatedStage.run(view) { stage in
      #expect(stage.texts == ["frame", "Actions"])
      let titles = try elements(stage).map(\.title)
      #expect(titles == ["A"])
    }
  }

  @Test func aPickerInAMenuHasCheckmarks() throws {
    let size = Holder(1)
    let view = Stateful(size) { size in
      Menu("Size") {
        Picker("Size", selection: size) {
          Text("Small").tag(1)
          Text("Large").tag(2)
        }
      }
    }
    try AnimatedStage.run(view) { stage in
      let part = try #require(try elements(stage).first as? UIMenu)
      let actions = part.children.compactMap { $0 as? UIAction }
      #expect(actions.map(\.title) == ["Small", "Large"])
      #expect(actions.map(\.state) == [.on, .off])
      actions[1].performWithSender(nil, target: nil)
      stage.advance(by: 0.1)
      let changed = (try elements(stage).first as? UIMenu)?.children.compactMap { $0 as? UIAction }
      #expect(changed?.map(\.state) == [.off, .on])
    }
    #expect(size.history == [2])
  }
}
