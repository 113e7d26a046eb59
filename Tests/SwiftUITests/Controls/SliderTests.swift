import CoreGraphics
import Testing

@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

@MainActor
@Suite(.serialized)
struct SliderTests {
  /// Drags the thumb from its place to a share of the track, and lets it go.
  private func drag<V: View>(_ stage: AnimatedStage<V>, to share: CGFloat) throws {
    let slider = try stage.first(UISlider.self)
    let track = slider.trackRect(forBounds: slider.bounds)
    let thumb = slider.thumbRect(
      forBounds: slider.bounds, trackRect: track, value: slider.value)
    let from = slider.convert(CGPoint(x: thumb.midX, y: thumb.midY), to: stage.host)
    let end = CGPoint(x: track.minX + track.width * share, y: thumb.midY)
    let to = slider.convert(end, to: stage.host)
    stage.drag([(from.x, from.y), ((from.x + to.x) / 2, from.y), (to.x, to.y)])
    stage.advance(by: 0.3)
  }

  @Test func draggingTheThumbSetsTheValue() throws {
    let value = Holder(0.5)
    try AnimatedStage.run(Stateful(value) { Slider(value: $0) }) { stage in
      try drag(stage, to: 1)
      #expect(value.value == 1)
      try drag(stage, to: 0)
      #expect(value.value == 0)
      #expect(value.history.count > 2, "The value follows while the thumb is dragged.")
    }
  }

  @Test func stepsBeginAtTheLowerBound() throws {
    let value = Holder(1.0)
    try AnimatedStage.run(Stateful(value) { Slider(value: $0, in: 1...10, step: 4) }) { stage in
      try drag(stage, to: 0.6)
      #expect(value.value == 5)
      try drag(stage, to: 0.85)
      #expect(value.value == 9)
    }
    #expect(Set(value.history).isSubset(of: [1, 5, 9]))
  }

  @Test func editingBeginsAndEnds() throws {
    let log = EventLog()
    let value = Holder(0.0)
    let view = Stateful(value) { Slider(value: $0) { log.note($0 ? "begin" : "end") } }
    try AnimatedStage.run(view) { try drag($0, to: 0.5) }
    #expect(log.take() == ["begin", "end"])
  }

  @Test func theThumbFollowsTheValueInItsRange() throws {
    try AnimatedStage.run(Slider(value: .constant(25.0), in: 0...100)) { stage in
      let slider = try stage.first(UISlider.self)
      #expect(slider.minimumValue == 0 && slider.maximumValue == 100 && slider.value == 25)
      #expect(slider.bounds.width == 200)
    }
  }

  @Test func everyInitializerHasItsLabels() {
    let value = Binding.constant(Float(0.5))
    let view = VStack {
      Slider(value: value)
      Slider(value: value, in: 0...2)
      Slider(value: value, in: 0...2, step: 0.5)
      Slider(value: value, in: 0...2) { Text("not shown") }
      Slider(value: value, in: 0...2, step: 1) {
        Text("not shown")
      } onEditingChanged: { _ in
      }
      Slider(value: value, in: 0...2) {
        Text("not shown")
      } minimumValueLabel: {
        Text("low")
      } maximumValueLabel: {
        Text("high")
      }
      Slider(value: value, in: 0...2, step: 0.1) {
        Text("not shown")
      } minimumValueLabel: {
        Text("least")
      } maximumValueLabel: {
        Text("most")
      } onEditingChanged: { _ in
      }
    }
    AnimatedStage.run(view) { stage in
      #expect(stage.host.views(of: UISlider.self).count == 7)
      #expect(stage.texts == ["low", "high", "least", "most"])
    }
  }

  @Test func theTintColorsTheTrackAndADisabledSliderStays() throws {
    let value = Holder(0.0)
    let view = Stateful(value) { Slider(value: $0).tint(.red).disabled(true) }
    try AnimatedStage.run(view) { stage in
      let red = UIColor(Color.red).cgColor.components
      #expect(try stage.first(UISlider.self).minimumTrackTintColor?.cgColor.components == red)
      try drag(stage, to: 1)
    }
    #expect(value.history == [])
  }
}
