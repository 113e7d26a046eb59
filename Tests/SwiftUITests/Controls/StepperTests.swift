import CoreGraphics
import Testing

@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

@MainActor
@Suite(.serialized)
struct StepperTests {
  private enum Half { case minus, plus }

  /// Taps a half of the first stepper.
  private func tap<V: View>(_ half: Half, _ stage: AnimatedStage<V>) throws {
    let stepper = try stage.first(UIStepper.self)
    let frame = stepper.convert(stepper.bounds, to: stage.host)
    stage.tap(frame.minX + frame.width * (half == .plus ? 0.75 : 0.25), frame.midY)
    stage.advance(by: 0.2)
  }

  @Test func halvesChangeTheValueByASteps() throws {
    let value = Holder(10)
    try AnimatedStage.run(Stateful(value) { Stepper("Count", value: $0, step: 5) }) { stage in
      try tap(.plus, stage)
      try tap(.plus, stage)
      try tap(.minus, stage)
    }
    #expect(value.history == [15, 20, 15])
  }

  @Test func theValueStaysInItsRange() throws {
    let value = Holder(1)
    try AnimatedStage.run(Stateful(value) { Stepper("Count", value: $0, in: 0...2) }) { stage in
      for _ in 0..<3 { try tap(.plus, stage) }
      #expect(value.value == 2)
      for _ in 0..<4 { try tap(.minus, stage) }
      #expect(value.value == 0)
    }
    #expect(value.history == [2, 1, 0])
  }

  @Test func actionsRunForEachStepWithinEditing() throws {
    let log = EventLog()
    let view = Stepper("Page") {
      log.note("up")
    } onDecrement: {
      log.note("down")
    } onEditingChanged: {
      log.note($0 ? "begin" : "end")
    }
    try AnimatedStage.run(view) { stage in
      try tap(.plus, stage)
      try tap(.minus, stage)
    }
    #expect(log.take() == ["begin", "up", "end", "begin", "down", "end"])
  }

  @Test func anActionThatIsMissingDisablesItsHalf() throws {
    let log = EventLog()
    let view = Stepper("Page", onIncrement: { log.note("up") }, onDecrement: nil)
    try AnimatedStage.run(view) { stage in
      try tap(.minus, stage)
      try tap(.plus, stage)
    }
    #expect(log.take() == ["up"])
  }

  @Test func everyInitializerHasItsLabel() {
    let name: Substring = "verbatim"
    let whole = Binding.constant(3)
    let half = Binding.constant(2.5)
    let view = VStack {
      Stepper(value: whole) { Text("1") }
      Stepper(value: whole, in: 0...4, step: 2) { Text("2") }
      Stepper(label: { Text("3") }, onIncrement: {}, onDecrement: {})
      Stepper("4", value: whole)
      Stepper("5", value: whole, in: 0...4)
      Stepper(name, value: whole)
      Stepper(name, value: whole, in: 0...4)
      Stepper(name, onIncrement: {}, onDecrement: {})
      Stepper("9", value: half, step: 0.5, format: .number)
    }
    AnimatedStage.run(view) { stage in
      #expect(
        stage.texts
          == ["1", "2", "3", "4", "5", "verbatim", "verbatim", "verbatim", "9", "2.5"])
    }
  }

  @Test func aFormatShowsTheValue() throws {
    let value = Holder(0.5)
    let view = Stateful(value) {
      Stepper("Share", value: $0, in: 0...1, step: 0.25, format: .percent)
    }
    try AnimatedStage.run(view) { stage in
      #expect(stage.texts == ["Share", "50%"])
      try tap(.plus, stage)
      #expect(stage.texts == ["Share", "75%"])
    }
  }

  @Test func theStepperStandsAtTheTrailingEdge() {
    let stepper = frame(of: UIStepper.self, in: Stepper("Count", value: .constant(1)))
    #expect(stepper?.size == CGSize(width: 94, height: 32))
    #expect(stepper?.maxX == 200)
  }
}
