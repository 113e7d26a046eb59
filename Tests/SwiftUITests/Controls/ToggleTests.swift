import CoreGraphics
import Testing

@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

@MainActor
@Suite(.serialized)
struct ToggleTests {
  @Test func aTapSwitchesTheValue() throws {
    let isOn = Holder(false)
    try AnimatedStage.run(Stateful(isOn) { Toggle("Sound", isOn: $0) }) { stage in
      let control = try stage.first(UISwitch.self)
      stage.tap(control)
      #expect(isOn.value && control.isOn)
      stage.tap(control)
      #expect(!isOn.value && !control.isOn)
    }
    #expect(isOn.history == [true, false])
  }

  @Test func theSwitchFollowsTheValue() throws {
    struct Page: View {
      @State private var isOn = false
      var body: some View {
        Toggle("Sound", isOn: $isOn)
        Button("Turn on") { isOn = true }
      }
    }
    try AnimatedStage.run(Page()) { stage in
      #expect(try !stage.first(UISwitch.self).isOn)
      stage.tap(try stage.first(PressControl.self))
      #expect(try stage.first(UISwitch.self).isOn)
    }
  }

  @Test func aConstantPutsTheSwitchBack() throws {
    try AnimatedStage.run(Toggle("Sound", isOn: .constant(true))) { stage in
      let control = try stage.first(UISwitch.self)
      stage.tap(control)
      #expect(control.isOn)
    }
  }

  @Test func everyInitializerHasItsLabel() {
    struct Sound: Identifiable {
      let id: Int
      var isOn: Binding<Bool>
    }
    let name: Substring = "verbatim"
    let on = Binding.constant(true)
    let sources = [Sound(id: 1, isOn: on), Sound(id: 2, isOn: .constant(false))]
    let view = VStack {
      Toggle(isOn: on) { Text("1") }
      Toggle("2", isOn: on)
      Toggle(name, isOn: on)
      Toggle("4", systemImage: "star", isOn: on)
      Toggle(name, systemImage: "star", isOn: on)
      Toggle(sources: sources, isOn: \.isOn) { Text("6") }
      Toggle("7", sources: sources, isOn: \.isOn)
    }
    AnimatedStage.run(view) { stage in
      #expect(stage.texts == ["1", "2", "verbatim", "4", "verbatim", "6", "7"])
      #expect(
        stage.host.views(of: UISwitch.self).map(\.isOn)
          == [true, true, true, true, true, false, false])
    }
  }

  @Test func sourcesAreSwitchedTogether() throws {
    let values = Holder([true, false])
    let view = Stateful(values) { values in
      Toggle("All", sources: [values[0], values[1]], isOn: \.self)
    }
    try AnimatedStage.run(view) { stage in
      stage.tap(try stage.first(UISwitch.self))
      #expect(values.value == [true, true])
      stage.tap(try stage.first(UISwitch.self))
      #expect(values.value == [false, false])
    }
  }

  @Test func aStyleGetsTheLabelAndTheValue() {
    struct Checkbox: ToggleStyle {
      @Environment(\.isEnabled) private var isEnabled
      func makeBody(configuration: Configuration) -> some View {
        Button {
          configuration.isOn.toggle()
        } label: {
          HStack {
            Text(configuration.isOn ? "☑" : "☐")
            configuration.label
            Text(isEnabled ? "enabled" : "disabled")
          }
        }
      }
    }
    let isOn = Holder(false)
    AnimatedStage.run(Stateful(isOn) { Toggle("Done", isOn: $0).toggleStyle(Checkbox()) }) {
      #expect($0.texts == ["☐", "Done", "enabled"])
      $0.tap(100, 150)
      $0.advance(by: 0.5)
      #expect($0.texts == ["☑", "Done", "enabled"])
    }
    #expect(isOn.value)
  }

  @Test func aToggleInAStyleHasTheStyleOutside() {
    struct Framed: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          Text("frame")
          Toggle(configuration)
        }
      }
    }
    AnimatedStage.run(Toggle("Label", isOn: .constant(true)).toggleStyle(Framed())) {
      #expect($0.texts == ["frame", "Label"])
      #expect($0.host.views(of: UISwitch.self).count == 1)
    }
  }

  @Test func aButtonStyleShowsThePlateWhileItIsOn() throws {
    func plate(_ isOn: Bool) throws -> [UInt8] {
      let toggle = Toggle("On", isOn: .constant(isOn)).toggleStyle(.button).tint(.red)
      return try ViewPixels(toggle)[10, 2]
    }
    #expect(try plate(true) == [255, 59, 48, 255])
    #expect(try plate(false)[3] == 0)
  }

  @Test func labelsAreHidden() throws {
    let view = Toggle("Sound", isOn: .constant(true)).labelsHidden()
    AnimatedStage.run(view) { #expect($0.texts == []) }
    let own = try #require(frame(of: UISwitch.self, in: view))
    #expect(abs(own.midX - 100) <= 0.5, "Without its label the switch stands in the middle.")
    let labelled = frame(of: UISwitch.self, in: Toggle("Sound", isOn: .constant(true)))
    #expect(labelled?.maxX == 200)
  }

  @Test func aDisabledToggleKeepsItsValue() throws {
    let isOn = Holder(false)
    try AnimatedStage.run(Stateful(isOn) { Toggle("Sound", isOn: $0).disabled(true) }) { stage in
      stage.tap(try stage.first(UISwitch.self))
    }
    #expect(isOn.history == [])
  }
}
