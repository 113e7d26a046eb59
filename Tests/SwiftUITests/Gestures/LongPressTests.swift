import Testing

@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

@MainActor
@Suite(.serialized)
struct LongPressTests {
  private func view(_ log: EventLog) -> some View {
    Color.red.onLongPressGesture {
      log.note("long")
    } onPressingChanged: {
      log.note($0 ? "pressed" : "free")
    }
  }

  // Rests on: Apple documentation, View,
  // onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:).
  @Test func pressRunsTheActionWhileTheFingerIsDown() {
    let log = EventLog()
    AnimatedStage.run(view(log)) { stage in
      stage.touch(.began, 100, 150)
      #expect(log.take() == ["pressed"])
      stage.advance(by: 0.6)
      #expect(log.take() == ["free", "long"])
      stage.touch(.ended, 100, 150)
      #expect(log.take() == [])
    }
  }

  // Rests on: Apple documentation, LongPressGesture, minimumDuration and maximumDistance.
  @Test func shortPressAndMovementRunNothing() {
    let log = EventLog()
    AnimatedStage.run(view(log)) { stage in
      stage.touch(.began, 100, 150)
      stage.advance(by: 0.2)
      stage.touch(.ended, 100, 150)
      #expect(log.take() == ["pressed", "free"])
      stage.touch(.began, 100, 150)
      stage.touch(.moved, 130, 150)
      #expect(log.take() == ["pressed", "free"])
      stage.advance(by: 1)
      stage.touch(.ended, 130, 150)
      #expect(log.take() == [])
    }
  }

  // Rests on: Apple documentation, LongPressGesture, Value.
  @Test func gestureTellsThatItIsPressed() {
    let log = EventLog()
    let press = LongPressGesture(minimumDuration: 0.3).onChanged { log.note("\($0)") }
      .onEnded { _ in log.note("ended") }
    AnimatedStage.run(Color.red.gesture(press)) { stage in
      stage.touch(.began, 100, 150)
      stage.advance(by: 0.35)
      stage.touch(.ended, 100, 150)
    }
    #expect(log.take() == ["true", "ended"])
  }
}
