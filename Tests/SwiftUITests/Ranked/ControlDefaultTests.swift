import CoreGraphics
import Foundation
import FoundationAdditions
import Testing

@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

/// Forms of controls with the arguments that have defaults left out.
@MainActor
@Suite(.serialized)
struct ControlDefaultTests {
  private let name: Substring = "**name**"

  /// The value of a slider that is dragged from its start to its end.
  private func end<V: View>(_ slider: @escaping (Binding<Double>) -> V) throws -> Double {
    let value = Holder(0.0)
    try AnimatedStage.run(Stateful(value, content: slider)) { stage in
      let slider = try stage.first(UISlider.self)
      let frame = slider.convert(slider.bounds, to: stage.host)
      stage.drag([(frame.minX + 14, frame.midY), (frame.midX, frame.midY), (230, frame.midY)])
      stage.advance(by: 0.3)
    }
    return value.value
  }

  @Test func slidersGoFromZeroToOne() throws {
    #expect(try end { Slider(value: $0) } == 1)
    #expect(try end { Slider(value: $0, label: { Text("label") }) } == 1)
    #expect(
      try end {
        Slider(value: $0) {
          Text("label")
        } minimumValueLabel: {
          Text("a")
        } maximumValueLabel: {
          Text("b")
        }
      } == 1)
    #expect(
      try end {
        Slider(
          value: $0, minimumValueLabel: Text("a"), maximumValueLabel: Text("b"),
          label: { Text("label") })
      } == 1)
  }

  @Test func stepsAreOne() throws {
    #expect(try end { Slider(value: $0, in: 0...3.4, step: 1) } == 3)
    #expect(try end { Slider(value: $0, in: 0...3.4, step: 2, label: { Text("label") }) } == 2)
    #expect(
      try end {
        Slider(value: $0, in: 0...3.4, step: 1.5) {
          Text("label")
        } minimumValueLabel: {
          Text("a")
        } maximumValueLabel: {
          Text("b")
        }
      } == 3)
  }

  @Test func aPickerOfSourcesSetsAllOfThem() throws {
    let values = Holder([1, 1, 1])
    let view = Stateful(values) { values in
      Picker(sources: Array(values), selection: \.self) {
        Text("One").tag(1)
        Text("Two").tag(2)
      } label: {
        Text("Label")
      }
    }
    try AnimatedStage.run(view) { stage in
      let actions = try stage.first(MenuHost.self).menu?.children.compactMap { $0 as? UIAction }
      actions?.last?.performWithSender(nil, target: nil)
      stage.advance(by: 0.1)
    }
    #expect(values.value == [2, 2, 2])
  }

  /// Types "7" into a field and presses Return.
  private func events<V: View>(_ make: @escaping (Binding<Double>, EventLog) -> V) throws
    -> [String]
  {
    let (value, log) = (Holder(3.0), EventLog())
    try AnimatedStage.run(Stateful(value) { make($0, log) }) { stage in
      let field = try stage.first(UITextField.self)
      #expect(field.attributedPlaceholder?.string == "**name**")
      stage.tap(field)
      field.selectAll(nil)
      (FirstResponder.current as? any UIKeyInput)?.insertText("7")
      stage.advance(by: 0.1)
      _ = field.delegate?.textFieldShouldReturn(field)
      stage.advance(by: 0.1)
    }
    #expect(value.value == 7)
    return log.take()
  }

  @Test func fieldsWithFormattersAndStrings() throws {
    let formatter = NumberFormatter()
    #expect(
      try events { value, log in
        TextField(
          name, value: value, formatter: formatter, onEditingChanged: { log.note("\($0)") })
      } == ["true", "false"])
    #expect(
      try events { value, log in
        TextField(name, value: value, formatter: formatter, onCommit: { log.note("commit") })
      } == ["commit"])
  }

  @Test func labelsOfResources() throws {
    let resource = LocalizedStringResource("resource")
    let star = try #require(frame(of: UIImageView.self, in: Image(systemName: "star"))).size
    AnimatedStage.run(Label(resource, systemImage: "star")) { stage in
      #expect(stage.texts == ["resource"] && stage.imageSizes == [star])
    }
  }

  @Test func windowsWithStringsForTitles() {
    func texts(_ scene: some Scene) -> [String?] {
      HostedView(scene._sceneView).host.views(of: UILabel.self).map(\.text)
    }
    func content() -> Text { Text("a") }
    #expect(texts(WindowGroup(name, content: { content() })) == ["a"])
    #expect(texts(WindowGroup(name, id: "1", content: { content() })) == ["a"])
  }
}
