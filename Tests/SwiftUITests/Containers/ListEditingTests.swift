import CoreGraphics
import Testing

@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

@MainActor
@Suite(.serialized)
struct ListEditingTests {
  private func rows<V>(_ stage: AnimatedStage<V>) -> [RowView] {
    stage.turn()
    return stage.host.views(of: RowView.self)
  }

  private func editable(_ names: Holder<[String]>) -> some View {
    Stateful(names) { names in
      VStack(spacing: 0) {
        EditButton()
        List {
          ForEach(names.wrappedValue, id: \.self) { name in
            Text(name).deleteDisabled(name == "b").moveDisabled(name == "b")
          }
          .onDelete { names.wrappedValue.remove(atOffsets: $0) }
          .onMove { names.wrappedValue.move(fromOffsets: $0, toOffset: $1) }
        }
        .listStyle(.plain)
      }
    }
  }

  private func middle<V>(_ view: UIView, _ stage: AnimatedStage<V>) -> CGPoint {
    let frame = view.convert(view.bounds, to: stage.host)
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  @Test func aSwipeUncoversTheButtonThatDeletes() throws {
    let names = Holder(["a", "b", "c"])
    try AnimatedStage.run(editable(names)) { stage in
      let y = middle(rows(stage)[0], stage).y
      stage.drag([(150, y), (130, y), (110, y), (70, y)])
      stage.advance(by: 0.5)
      let button = try #require(stage.host.views(of: RowSwipeButton.self).first)
      #expect(button.frame.width == button.wantedWidth && button.frame.maxX == 200)
      #expect(names.value == ["a", "b", "c"])
      stage.tap(button)
      stage.advance(by: 0.5)
      #expect(names.value == ["b", "c"])
      #expect(stage.host.views(of: RowSwipeButton.self).isEmpty)
    }
  }

  private func openRows<V>(_ stage: AnimatedStage<V>) -> [String] {
    rows(stage).filter(\.swipe.isOpen).compactMap(\.accessibilityLabel)
  }

  @Test func aTouchElsewhereOnlyClosesTheRow() throws {
    let log = EventLog()
    let names = ["a", "b"]
    AnimatedStage.run(
      List(names, id: \.self) { name in
        Button(name) { log.note(name) }
          .swipeActions { Button("Flag") {} }
      }
      .listStyle(.plain)
    ) { stage in
      let y = middle(rows(stage)[0], stage).y
      stage.drag([(150, y), (130, y), (110, y), (70, y)])
      stage.advance(by: 0.5)
      #expect(openRows(stage) == ["a"])
      stage.tap(rows(stage)[1])
      stage.advance(by: 0.5)
      #expect(openRows(stage).isEmpty && log.take().isEmpty)
      stage.tap(rows(stage)[1])
      #expect(log.take() == ["b"])
    }
  }

  @Test func editingClosesTheRow() throws {
    let names = Holder(["a", "b", "c"])
    try AnimatedStage.run(editable(names)) { stage in
      let y = middle(rows(stage)[0], stage).y
      stage.drag([(150, y), (130, y), (110, y), (70, y)])
      stage.advance(by: 0.5)
      #expect(openRows(stage) == ["a"])
      let label = try #require(stage.host.views(of: UILabel.self).first { $0.text == "Edit" })
      stage.tap(label)
      stage.advance(by: 1)
      #expect(openRows(stage).isEmpty)
    }
  }

  @Test func assistiveAppsOfferWhatASwipeUncovers() throws {
    let names = Holder(["a", "b"])
    AnimatedStage.run(
      Stateful(names) { names in
        List {
          ForEach(names.wrappedValue, id: \.self) { name in
            Text(name)
              .swipeActions(edge: .leading) {
                Button("Flag", systemImage: "flag") { names.wrappedValue.append("flagged") }
              }
          }
          .onDelete { names.wrappedValue.remove(atOffsets: $0) }
        }
      }
    ) { stage in
      let elements = stage.stage.spokenElements()
      #expect(elements.map(\.label) == ["a", "Flag", "Delete", "b", "Flag", "Delete"])
      stage.stage.act(.activate, on: elements[1].identifier)
      stage.advance(by: 1)
      #expect(names.value == ["a", "b", "flagged"])
      stage.stage.act(.activate, on: elements[5].identifier)
      stage.advance(by: 1.5)
      #expect(names.value == ["a", "flagged"])
    }
  }

  /// The row is no element then: what it holds is operated by itself.
  @Test func theActionsOfARowWithControlsFollowThem() {
    let log = EventLog()
    let view = List {
      HStack {
        Text("Name")
        Button("Play") { log.note("play") }.buttonStyle(.borderless)
      }
      .swipeActions { Button("Flag") { log.note("flag") } }
    }
    AnimatedStage.run(view) { stage in
      let elements = stage.stage.spokenElements()
      #expect(elements.map(\.label) == ["Name", "Play", "Flag"])
      for element in elements.suffix(2) { stage.stage.act(.activate, on: element.identifier) }
      stage.advance(by: 1)
      #expect(log.take() == ["play", "flag"])
    }
  }

  @Test func aSwipeOverTheWholeRowDeletesIt() {
    let names = Holder(["a", "b", "c"])
    AnimatedStage.run(editable(names)) { stage in
      let y = middle(rows(stage)[2], stage).y
      stage.drag([(190, y), (170, y), (100, y), (20, y)])
      // The row that is gone fades for a while.
      stage.advance(by: 1.5)
      #expect(names.value == ["a", "b"] && rows(stage).count == 2)
      let second = middle(rows(stage)[1], stage).y
      stage.drag([(190, second), (170, second), (100, second), (20, second)])
      stage.advance(by: 0.5)
      #expect(names.value == ["a", "b"])
    }
  }

  @Test func editingShowsCirclesAndHandles() throws {
    let names = Holder(["a", "b", "c"])
    try AnimatedStage.run(editable(names)) { stage in
      #expect(rows(stage).allSatisfy { $0.item?.leadingControl == RowItem.LeadingControl.none })
      let label = try #require(stage.host.views(of: UILabel.self).first { $0.text == "Edit" })
      stage.tap(label)
      stage.advance(by: 1)
      #expect(
        rows(stage).map { $0.item?.leadingControl } == [
          .delete, RowItem.LeadingControl.none, .delete,
        ])
      #expect(rows(stage).map { $0.item?.showsHandle } == [true, false, true])
      let first = try #require(stage.host.views(of: UILabel.self).first { $0.text == "a" })
      #expect(first.convert(first.bounds, to: stage.host).minX == 54)
      let circle = try #require(
        stage.host.views(of: RowButton.self).first { !($0 is RowHandle) })
      stage.tap(circle)
      let button = try #require(stage.host.views(of: RowSwipeButton.self).first)
      stage.tap(button)
      stage.advance(by: 1)
      #expect(names.value == ["b", "c"])
    }
  }

  @Test func aHandleMovesItsRow() throws {
    let names = Holder(["a", "b", "c"])
    let view = editable(names).environment(\.editMode, .constant(.active))
    try AnimatedStage.run(view) { stage in
      let handle = try #require(stage.host.views(of: RowHandle.self).first)
      let start = middle(handle, stage)
      stage.drag([
        (start.x, start.y), (start.x, start.y + 20), (start.x, start.y + 60),
        (start.x, start.y + 95),
      ])
      stage.advance(by: 0.5)
      #expect(names.value == ["b", "c", "a"])
      #expect(stage.texts.filter { $0.count == 1 } == ["b", "c", "a"])
    }
  }

  @Test func swipeActionsAreButtons() throws {
    let log = EventLog()
    let view = List {
      Text("Row")
        .swipeActions(edge: .leading, allowsFullSwipe: false) {
          Button("Pin", systemImage: "pin") { log.note("pin") }.tint(.orange)
        }
        .swipeActions {
          Button("Delete", role: .destructive) { log.note("delete") }
          Button("More") { log.note("more") }
        }
    }
    .listStyle(.plain)
    try AnimatedStage.run(view) { stage in
      let y = middle(rows(stage)[0], stage).y
      stage.drag([(180, y), (160, y), (120, y), (60, y)])
      stage.advance(by: 0.5)
      let buttons = stage.host.views(of: RowSwipeButton.self)
      #expect(Set(buttons.map(\.button.title)) == ["Delete", "More"])
      stage.tap(try #require(buttons.first { $0.button.title == "More" }))
      stage.advance(by: 0.5)
      stage.drag([(20, y), (40, y), (90, y), (190, y)])
      stage.advance(by: 0.5)
      let pin = try #require(stage.host.views(of: RowSwipeButton.self).first)
      #expect(pin.backgroundColor == UIColor.systemOrange.resolvedColor(with: pin.traitCollection))
      stage.tap(pin)
      stage.advance(by: 0.5)
      #expect(log.take() == ["more", "pin"])
    }
  }

  @Test func collectionsBehindBindingsAreEdited() {
    let names = Holder(["a", "b"])
    let view = Stateful(names) { names in
      List(names, id: \.self, editActions: .delete) { Text($0.wrappedValue) }.listStyle(.plain)
    }
    AnimatedStage.run(view) { stage in
      let y = middle(rows(stage)[0], stage).y
      stage.drag([(190, y), (170, y), (100, y), (20, y)])
      stage.advance(by: 0.5)
      #expect(names.value == ["b"])
    }
  }

  @Test func pullingRefreshes() async throws {
    let log = EventLog()
    let view = List { Text("Row") }.refreshable { await MainActor.run { log.note("refresh") } }
    try await AnimatedStage.run(view) { stage in
      let scroll = try stage.first(UIScrollView.self)
      let control = try #require(scroll.refreshControl)
      control.beginRefreshing()
      control.sendActions(for: .valueChanged)
      // The action begins on a thread of its own.
      await stage.settle { !control.isRefreshing }
      #expect(log.take() == ["refresh"])
      #expect(!control.isRefreshing)
    }
  }
}
