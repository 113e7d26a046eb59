import CoreGraphics
import Testing

@testable @_spi(AppKit) import SwiftUI
@testable @_spi(PageRuntime) import UIKit

@MainActor
@Suite(.serialized)
struct ListSelectionTests {
  private func rows<V>(_ stage: AnimatedStage<V>) -> [RowView] {
    stage.turn()
    return stage.host.views(of: RowView.self)
  }

  @Test func aTapSelectsOneRow() {
    let selection = Holder<Int?>(nil)
    let view = Stateful(selection) { chosen in
      List(0..<3, id: \.self, selection: chosen) { Text("\($0)") }
    }
    AnimatedStage.run(view) { stage in
      stage.tap(rows(stage)[1])
      #expect(selection.value == 1)
      stage.tap(rows(stage)[2])
      #expect(selection.value == 2)
      #expect(rows(stage).map { $0.item?.isSelected } == [false, false, true])
    }
  }

  @Test func tagsAreSelected() {
    let selection = Holder<String?>(nil)
    let view = Stateful(selection) { chosen in
      List(selection: chosen) {
        Text("A").tag("a")
        Text("B").tag("b").selectionDisabled()
        Text("C")
      }
    }
    AnimatedStage.run(view) { stage in
      for row in rows(stage).reversed() { stage.tap(row) }
      #expect(selection.history == ["a"])
    }
  }

  @Test func severalRowsAreSelectedWhileTheListIsEdited() {
    let selection = Holder<Set<Int>>([])
    let view = Stateful(selection) { chosen in
      List(0..<3, id: \.self, selection: chosen) { Text("\($0)") }
        .environment(\.editMode, .constant(.active))
    }
    AnimatedStage.run(view) { stage in
      #expect(rows(stage).allSatisfy { $0.item?.leadingControl == .selection })
      stage.tap(rows(stage)[0])
      stage.tap(rows(stage)[2])
      #expect(selection.value == [0, 2])
      stage.tap(rows(stage)[0])
      #expect(selection.value == [2])
    }
  }

  private func several(_ selection: Holder<Set<Int>>) -> some View {
    Stateful(selection) { chosen in
      VStack(spacing: 0) {
        EditButton()
        List(0..<3, id: \.self, selection: chosen) { Text("\($0)") }
      }
    }
  }

  private func tap<V>(_ title: String, _ stage: AnimatedStage<V>) throws {
    stage.tap(try #require(stage.host.views(of: UILabel.self).first { $0.text == title }))
    stage.advance(by: 1)
  }

  /// As on a phone: an edit button begins and ends the selection of several rows.
  @Test func onAPhoneATapSelectsSeveralRowsWhileTheListIsEditedOnly() throws {
    let selection = Holder<Set<Int>>([])
    try AnimatedStage.run(several(selection)) { stage in
      stage.tap(rows(stage)[1])
      #expect(selection.history.isEmpty)
      #expect(rows(stage).allSatisfy { !$0.accessibilityRespondsToUserInteraction })
      try tap("Edit", stage)
      let text = try #require(stage.host.views(of: UILabel.self).first { $0.text == "0" })
      #expect(text.convert(text.bounds, to: rows(stage)[0].cell).minX == 54)
      for index in [1, 2, 1, 0] { stage.tap(rows(stage)[index]) }
      #expect(selection.history == [[1], [1, 2], [2], [0, 2]])
      let isSelected = rows(stage).map { $0.accessibilityTraits.contains(.selected) }
      #expect(isSelected == [true, false, true])
      try tap("Done", stage)
      #expect(rows(stage).allSatisfy { $0.item?.leadingControl == RowItem.LeadingControl.none })
      stage.tap(rows(stage)[1])
      #expect(selection.value == [0, 2])
    }
  }

  @Test(arguments: [true, false])
  func inAWideWindowAndOnAMacATapSelectsOneOfSeveral(isWide: Bool) {
    let selection = Holder<Set<Int>>([])
    let view = several(selection).environment(\.horizontalSizeClass, isWide ? .regular : .compact)
    AnimatedStage.run(view) { stage in
      if !isWide { stage.host.behaveAsOnMac() }
      stage.turn()
      for index in [1, 2] { stage.tap(rows(stage)[index]) }
      #expect(selection.history == [[1], [2]])
    }
  }

  @Test func aLinkInAListOfSeveralStillLeadsOn() {
    let (selection, log) = (Holder<Set<Int>>([]), EventLog())
    let view = Stateful(selection) { chosen in
      List(0..<2, id: \.self, selection: chosen) { row in
        Button("\(row)") { log.note("\(row)") }
      }
    }
    AnimatedStage.run(view) { stage in
      stage.tap(rows(stage)[1])
      #expect(log.take() == ["1"] && selection.history.isEmpty)
    }
  }

  @Test func aButtonCoversItsRow() {
    let log = EventLog()
    let view = List {
      Button("A") { log.note("a") }
      Button("B") { log.note("b") }.buttonStyle(.borderless)
      Button("C") { log.note("c") }.disabled(true)
      HStack {
        Button("D") { log.note("d") }
        Button("E") { log.note("e") }
      }
    }
    AnimatedStage.run(view) { stage in
      let rows = rows(stage)
      for row in rows {
        let frame = row.convert(row.bounds, to: stage.host)
        stage.tap(frame.maxX - 40, frame.midY)
        stage.advance(by: 0.5)
      }
      #expect(log.take() == ["a", "d", "e"])
    }
  }

  @Test func aDisclosureGroupIsRows() {
    let view = List {
      DisclosureGroup("Group") {
        Text("A")
        Text("B")
      }
    }
    AnimatedStage.run(view) { stage in
      #expect(rows(stage).count == 1)
      stage.tap(rows(stage)[0])
      #expect(stage.texts == ["Group", "A", "B"])
      #expect(rows(stage).map { $0.item?.indent } == [0, 1, 1])
      stage.tap(rows(stage)[0])
      stage.advance(by: 1.5)
      #expect(stage.texts == ["Group"])
    }
  }

  @Test func anOutlineOpensItsTrees() {
    struct Leaf: Identifiable {
      let id: String
      var children: [Leaf]?
    }
    let trees = [
      Leaf(id: "a", children: [Leaf(id: "b", children: [Leaf(id: "c")]), Leaf(id: "d")]),
      Leaf(id: "e"),
    ]
    AnimatedStage.run(List(trees, children: \.children) { Text($0.id) }) { stage in
      #expect(stage.texts == ["a", "e"])
      stage.tap(rows(stage)[0])
      #expect(stage.texts == ["a", "b", "d", "e"])
      stage.tap(rows(stage)[1])
      #expect(stage.texts == ["a", "b", "c", "d", "e"])
      #expect(rows(stage).map { $0.item?.indent } == [0, 1, 2, 1, 0])
    }
  }
}
