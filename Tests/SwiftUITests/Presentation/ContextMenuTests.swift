import CoreGraphics
import Testing

@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

@MainActor
@Suite(.serialized)
struct ContextMenuTests {
  private let log = EventLog()

  /// Holds the middle of the screen, where the view with the menu is.
  private func hold<Content: View>(_ stage: PresentedStage<Content>) {
    stage.stage.deliver(phase: .began, identifier: 1, x: 187, y: 334)
    stage.play(1)
    stage.stage.deliver(phase: .ended, identifier: 1, x: 187, y: 334)
    stage.play(0.5)
  }

  private func texts<Content: View>(_ stage: PresentedStage<Content>) -> [String] {
    stage.root.view.window?.views(of: UILabel.self).compactMap(\.text) ?? []
  }

  @Test func holdingAViewShowsItsMenu() throws {
    let view = Color.red.frame(width: 100, height: 100)
      .contextMenu {
        Button("Copy") { log.note("copy") }
        Section("Danger") { Button("Delete", role: .destructive) { log.note("delete") } }
      }
    try PresentedStage.run(view) { stage in
      #expect(texts(stage).isEmpty)
      hold(stage)
      #expect(Set(texts(stage)).isSuperset(of: ["Copy", "Danger", "Delete"]))
      let label = try #require(
        stage.root.view.window?.views(of: UILabel.self).first { $0.text == "Delete" })
      stage.tap(label)
      #expect(log.take() == ["delete"])
      #expect(!texts(stage).contains("Delete"))
    }
  }

  @Test func theMenuIsThatOfTheStateWhenItIsShown() throws {
    let count = Holder(0)
    let view = Stateful(count) { count in
      Color.red.frame(width: 100, height: 100)
        .onTapGesture { count.wrappedValue += 1 }
        .contextMenu { Button("Number \(count.wrappedValue)") {} }
    }
    PresentedStage.run(view) { stage in
      stage.tap(187, 334)
      hold(stage)
      #expect(texts(stage) == ["Number 1"])
    }
  }

  @Test func aPreviewIsShownInPlaceOfTheView() throws {
    let view = Color.red.frame(width: 100, height: 100)
      .contextMenu {
        Button("Copy") {}
      } preview: {
        Text(verbatim: "Preview")
      }
    PresentedStage.run(view) { stage in
      hold(stage)
      #expect(Set(texts(stage)) == ["Preview", "Copy"])
    }
  }

  @Test func withoutLinesThereIsNoMenu() {
    let base = Color.red.frame(width: 100, height: 100)
    PresentedStage.run(base.contextMenu { EmptyView() }) { stage in
      hold(stage)
      #expect(texts(stage).isEmpty)
    }
    let none: ContextMenu<Button<Text>>? = nil
    PresentedStage.run(base.contextMenu(none)) { stage in
      hold(stage)
      #expect(texts(stage).isEmpty)
    }
  }

  @Test func anOlderMenuIsShown() {
    let menu = ContextMenu { Button("Copy") {} }
    PresentedStage.run(Color.red.frame(width: 100, height: 100).contextMenu(menu)) { stage in
      hold(stage)
      #expect(texts(stage) == ["Copy"])
    }
  }

  @Test func sectionsDividersAndPickersArePartsOfAMenu() throws {
    let size = Holder(1)
    let view = Stateful(size) { size in
      Menu("Menu") {
        Section("First") {
          Button("One") {}
          Divider()
          Button("Two") {}
        }
        Button("Three") {}
        Picker("Size", selection: size) {
          Text(verbatim: "Small").tag(1)
          Text(verbatim: "Large").tag(2)
        }
        .pickerStyle(.inline)
        Toggle("On", isOn: .constant(true))
      }
    }
    try PresentedStage.run(view) { stage in
      let button = try #require(stage.root.view.views(of: MenuHost.self).first)
      let parts = try #require(button.menu?.children as? [UIMenu])
      #expect(parts.map(\.title) == ["First", "", ""])
      #expect(parts.allSatisfy { $0.options == .displayInline })
      #expect(parts.prefix(2).map { $0.children.map(\.title) } == [["One"], ["Two"]])
      #expect(parts[2].children.first?.title == "Three")
      #expect(parts[2].children.last?.title == "On")
    }
  }
}
