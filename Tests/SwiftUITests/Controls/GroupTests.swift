import CoreGraphics
import Testing

@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

@MainActor
@Suite(.serialized)
struct GroupTests {
  @Test func aBoxHasATitleAndAPlate() throws {
    let name: Substring = "verbatim"
    let view = VStack {
      GroupBox("1") { Text("a") }
      GroupBox(name) { Text("b") }
      GroupBox {
        Text("c")
      } label: {
        Label("3", systemImage: "star")
      }
      GroupBox { Text("d") }
    }
    AnimatedStage.run(view) {
      #expect($0.texts == ["1", "a", "verbatim", "b", "3", "c", "d"])
    }
    let box = GroupBox { Color.clear.frame(height: 20) }.frame(width: 80, height: 60)
    #expect(try ViewPixels(box).center == [242, 242, 247, 255])
    #expect(try ViewPixels(box, dark: true).center == [28, 28, 30, 255])
  }

  @Test func boxesInAStyledBoxHaveTheStyle() {
    struct Counted: GroupBoxStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          Text("styled")
          configuration.label
          configuration.content
        }
      }
    }
    let view = GroupBox("outer") { GroupBox("inner") { Text("content") } }
    AnimatedStage.run(view.groupBoxStyle(Counted())) {
      #expect($0.texts == ["styled", "outer", "styled", "inner", "content"])
    }
  }

  @Test func labeledContentHasALabelAndAValue() throws {
    let name: Substring = "verbatim"
    let view = VStack {
      LabeledContent("1", value: "a")
      LabeledContent(name, value: "b")
      LabeledContent("3", value: 0.5, format: .percent)
      LabeledContent("4") { Text("d") }
      LabeledContent {
        Text("e")
      } label: {
        Text("5")
      }
    }
    AnimatedStage.run(view) {
      #expect($0.texts == ["1", "a", "verbatim", "b", "3", "50%", "4", "d", "5", "e"])
      let frames = $0.host.views(of: UILabel.self).prefix(2).map { $0.convert($0.bounds, to: nil) }
      #expect(frames[0].minX < 20 && frames[1].maxX > 180)
    }
    struct Reversed: LabeledContentStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.content
        configuration.label
      }
    }
    AnimatedStage.run(LabeledContent("label", value: "value").labeledContentStyle(Reversed())) {
      #expect($0.texts == ["value", "label"])
    }
  }

  @Test func aDisclosureGroupShowsItsContent() throws {
    let log = EventLog()
    let view = DisclosureGroup("More") {
      Text("content").onAppear { log.note("appear") }
    }
    try AnimatedStage.run(view) { stage in
      #expect(stage.texts == ["More"] && log.take() == [])
      stage.tap(try stage.first(PressControl.self))
      #expect(stage.texts == ["More", "content"] && log.take() == ["appear"])
      stage.tap(try stage.first(PressControl.self))
      stage.advance(by: 1)
      #expect(stage.texts == ["More"])
    }
  }

  @Test func aBindingExpandsADisclosureGroup() throws {
    let isOpen = Holder(true)
    let view = Stateful(isOpen) { isOpen in
      DisclosureGroup(isExpanded: isOpen) {
        Text("content")
      } label: {
        Text("label")
      }
    }
    try AnimatedStage.run(view) { stage in
      #expect(stage.texts == ["label", "content"])
      stage.tap(try stage.first(PressControl.self))
    }
    #expect(isOpen.history == [false])
  }

  @Test func aStyleOpensADisclosureGroup() throws {
    struct Told: DisclosureGroupStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          Button(configuration.isExpanded ? "close" : "open") {
            configuration.isExpanded.toggle()
          }
          configuration.label
          configuration.content
        }
      }
    }
    let view = DisclosureGroup("More") { Text("content") }.disclosureGroupStyle(Told())
    try AnimatedStage.run(view) { stage in
      #expect(stage.texts == ["open", "More"])
      stage.tap(try stage.first(PressControl.self))
      #expect(stage.texts == ["close", "More", "content"])
    }
  }

  @Test func aControlGroupIsOnePlate() throws {
    let log = EventLog()
    let group = ControlGroup("Edit") {
      Button("Cut") { log.note("cut") }
      Button("Copy") { log.note("copy") }
    }
    try AnimatedStage.run(group) { stage in
      #expect(stage.texts == ["Cut", "Copy"])
      let buttons = stage.host.views(of: PressControl.self)
      let frames = buttons.map { $0.convert($0.bounds, to: stage.host) }
      #expect(frames.count == 2 && frames[1].minX - frames[0].maxX <= 1)
      for button in buttons { stage.tap(button) }
      #expect(log.take() == ["cut", "copy"])
    }
    try AnimatedStage.run(group.controlGroupStyle(.menu)) { stage in
      #expect(stage.texts == ["Edit"])
      let menu = try stage.first(MenuHost.self).menu
      #expect(menu?.children.map(\.title) == ["Cut", "Copy"])
    }
    struct Column: ControlGroupStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label
        configuration.content
      }
    }
    AnimatedStage.run(group.controlGroupStyle(Column())) {
      #expect($0.texts == ["Edit", "Cut", "Copy"])
    }
  }
}
