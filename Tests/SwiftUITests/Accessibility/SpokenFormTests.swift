import CoreGraphics
import Foundation
import Testing

@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

/// Each control is read with its label and value, as VoiceOver reads it on an iPhone.
@MainActor
@Suite(.serialized)
struct SpokenFormTests {
  private func elements<V: View>(of view: V) -> [LiveViewStage.Element] {
    var elements: [LiveViewStage.Element] = []
    AnimatedStage.run(view) { elements = $0.stage.spokenElements() }
    return elements
  }

  private func said<V: View>(of view: V) -> [String] {
    elements(of: view).map { "\($0.label)|\($0.value)" }
  }

  private func traits<V: View>(of view: V) -> [UIAccessibilityTraits] {
    elements(of: view).map { UIAccessibilityTraits(rawValue: $0.traits) }
  }

  @Test func anIconAloneIsCalledByTheTitle() {
    let button = Button("Add", systemImage: "plus") {}.labelStyle(.iconOnly)
    #expect(said(of: button) == ["Add|"])
    #expect(traits(of: button) == [.button])
    #expect(said(of: Label("Rain", systemImage: "drop").labelStyle(.iconOnly)) == ["Rain|"])
    let menu = Menu("Style", systemImage: "list.bullet") { Button("One") {} }
    #expect(said(of: menu.labelStyle(.iconOnly)) == ["Style|"])
  }

  @Test func labelsBesideControlsNameThem() {
    let stepper = Stepper("Count 3", value: .constant(3))
    #expect(said(of: stepper) == ["Count 3, Decrement|", "Count 3, Increment|"])
    let day = Date(timeIntervalSince1970: 0)
    let date = DatePicker("Day", selection: .constant(day), displayedComponents: .date)
    let field = "Day, \(day.formatted(date: .abbreviated, time: .omitted))|"
    #expect(said(of: date) == [field])
    #expect(said(of: date.labelsHidden()) == [field])
    let color = ColorPicker("Color", selection: .constant(.red))
    #expect(said(of: color) == ["Color|"])
    #expect(traits(of: color) == [.button])
    let toggle = Toggle(isOn: .constant(true)) { Label("Sound", systemImage: "speaker") }
    #expect(said(of: toggle) == ["Sound|1"])
    #expect(said(of: LabeledContent("Name", value: "Ada")) == ["Name, Ada|"])
  }

  @Test func pickersSayWhatIsChosen() {
    let picker = Picker("Size", selection: .constant(2)) {
      Text("Small").tag(1)
      Text("Large").tag(2)
    }
    #expect(said(of: picker.pickerStyle(.menu)) == ["Size|Large"])
    #expect(said(of: picker.pickerStyle(.segmented)) == ["Small|", "Large|"])
  }

  @Test func fieldsAreTextThatIsEdited() {
    let isText = UIAccessibilityTraits.textEntry
    #expect(said(of: TextField("Name", text: .constant("Ada"))) == ["Name|Ada"])
    #expect(said(of: TextField("Name", text: .constant(""))) == ["Name|"])
    #expect(said(of: SecureField("Password", text: .constant("abc"))) == ["Password|•••"])
    #expect(said(of: TextField("Notes", text: .constant("a"), axis: .vertical)) == ["Notes|a"])
    #expect(traits(of: TextField("Name", text: .constant(""))) == [isText])
    #expect(traits(of: TextEditor(text: .constant("a"))) == [isText])
    #expect(
      traits(of: TextField("Name", text: .constant("")).disabled(true)) == [
        [isText, .notEnabled]
      ])
  }

  @Test func valuesAreReadWithTheirLabels() {
    let gauge = Gauge(value: 0.4) { Text("Fuel") }
    #expect(said(of: gauge) == ["Fuel|40%"])
    let labeled = Gauge(value: 0.4) {
      Text("Fuel")
    } currentValueLabel: {
      Text("4 liters")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("10")
    }
    #expect(said(of: labeled.gaugeStyle(.accessoryLinearCapacity)) == ["Fuel|4 liters"])
    #expect(said(of: ProgressView("Loading", value: 0.5)) == ["Loading|50%"])
    #expect(said(of: ProgressView(value: 0.5)) == ["Progress|50%"])
    #expect(said(of: ProgressView("Loading")) == ["Loading, In progress|"])
  }

  @Test func groupsSayWhetherTheyAreOpen() {
    func group(_ isOpen: Bool) -> some View {
      DisclosureGroup("More", isExpanded: .constant(isOpen)) { Text("Inside") }
    }
    #expect(said(of: group(false)) == ["More|Collapsed"])
    #expect(said(of: group(true)) == ["More|Expanded", "Inside|"])
  }

  @Test func namedActionsAreButtonsAfterTheirView() {
    let log = EventLog()
    let view = Text("Mail").accessibilityAction(named: "Archive") { log.note("archived") }
    AnimatedStage.run(view) { animated in
      let elements = animated.stage.spokenElements()
      #expect(elements.map(\.label) == ["Mail", "Archive"])
      if let last = elements.last { animated.stage.act(.activate, on: last.identifier) }
    }
    #expect(log.take() == ["archived"])
  }

  @Test func whatIsBelowTheVisiblePartOfAScrollViewIsReadAndPressed() {
    let log = EventLog()
    let view = ScrollView {
      VStack {
        Color.clear.frame(height: 2_000)
        Button("Far") { log.note("pressed") }
      }
    }
    AnimatedStage.run(view) { animated in
      let elements = animated.stage.spokenElements()
      #expect(elements.map(\.label) == ["Far"])
      if let first = elements.first { animated.stage.act(.activate, on: first.identifier) }
    }
    #expect(log.take() == ["pressed"])
  }

  @Test func aLinkIsALinkThatCanBeDisabled() throws {
    let address = try #require(URL(string: "https://swift.org"))
    let link = Link("Swift", destination: address)
    #expect(traits(of: link) == [.link])
    #expect(traits(of: link.disabled(true)) == [[.link, .notEnabled]])
  }
}
