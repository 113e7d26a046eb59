import CoreGraphics
import Testing

@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

/// Each initializer of Slider: its range, step and labels, and that dragging sets the value.
@MainActor
@Suite(.serialized)
struct SliderInitializerTests {
  /// Drags from the start to the middle of the track.
  private func check<V: View>(
    becomes value: ClosedRange<Double>, texts: [String] = [], spoken: String? = nil,
    edits: Bool = true, _ make: @escaping (Binding<Double>, @escaping (Bool) -> Void) -> V
  ) throws {
    let (holder, log) = (Holder(0.0), EventLog())
    let view = Stateful(holder) { make($0) { log.note("\($0)") } }
    try AnimatedStage.run(view) { stage in
      #expect(stage.texts == texts)
      if let spoken { #expect(stage.stage.spokenElements().contains { $0.label == spoken }) }
      let slider = try stage.first(UISlider.self)
      let frame = slider.convert(slider.bounds, to: stage.host)
      stage.drag([
        (frame.minX + 14, frame.midY), (frame.midX - 5, frame.midY), (frame.midX, frame.midY),
      ])
      stage.advance(by: 0.3)
    }
    #expect(value.contains(holder.value), "\(holder.value)")
    #expect(log.take() == (edits ? ["true", "false"] : []))
  }

  @Test func ranges() throws {
    try check(becomes: 0.4...0.6) { Slider(value: $0, onEditingChanged: $1) }
    try check(becomes: 4...6) { Slider(value: $0, in: 0...10, onEditingChanged: $1) }
    try check(becomes: 5...5) { Slider(value: $0, in: 0...10, step: 5, onEditingChanged: $1) }
    try check(becomes: 4...6, edits: false) { value, _ in Slider(value: value, in: 0...10) }
  }

  @Test func labels() throws {
    try check(becomes: 4...6, spoken: "label") { value, edited in
      Slider(value: value, in: 0...10) {
        Text("label")
      } onEditingChanged: {
        edited($0)
      }
    }
    try check(becomes: 5...5, spoken: "label") { value, edited in
      Slider(value: value, in: 0...10, step: 5) {
        Text("label")
      } onEditingChanged: {
        edited($0)
      }
    }
    try check(becomes: 3...7, texts: ["least", "most"], spoken: "label") { value, edited in
      Slider(value: value, in: 0...10) {
        Text("label")
      } minimumValueLabel: {
        Text("least")
      } maximumValueLabel: {
        Text("most")
      } onEditingChanged: {
        edited($0)
      }
    }
    try check(becomes: 5...5, texts: ["least", "most"], spoken: "label") { value, edited in
      Slider(value: value, in: 0...10, step: 5) {
        Text("label")
      } minimumValueLabel: {
        Text("least")
      } maximumValueLabel: {
        Text("most")
      } onEditingChanged: {
        edited($0)
      }
    }
  }

  @Test func earlierOrdersOfArguments() throws {
    try check(becomes: 4...6, spoken: "label") {
      Slider(value: $0, in: 0...10, onEditingChanged: $1, label: { Text("label") })
    }
    try check(becomes: 5...5, spoken: "label") {
      Slider(value: $0, in: 0...10, step: 5, onEditingChanged: $1, label: { Text("label") })
    }
    try check(becomes: 3...7, texts: ["least", "most"]) {
      Slider(
        value: $0, in: 0...10, onEditingChanged: $1, minimumValueLabel: Text("least"),
        maximumValueLabel: Text("most"), label: { Text("label") })
    }
    try check(becomes: 5...5, texts: ["least", "most"]) {
      Slider(
        value: $0, in: 0...10, step: 5, onEditingChanged: $1, minimumValueLabel: Text("least"),
        maximumValueLabel: Text("most"), label: { Text("label") })
    }
  }
}
