import CoreGraphics
import Testing

@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

/// Values that gestures change while they go on.
@MainActor
@Suite(.serialized)
struct GestureStateTests {
  private let log = EventLog()

  private struct Dragged: View {
    let log: EventLog
    @GestureState private var translation = CGSize.zero

    var body: some View {
      let _ = log.note("\(Int(translation.width))")
      Color.red.frame(width: 100, height: 100)
        .gesture(
          DragGesture(minimumDistance: 0)
            .updating($translation) { value, state, _ in state = value.translation }
            .onEnded { _ in log.note("ended") })
    }
  }

  // Rests on: Apple documentation, GestureState, Overview: back to the initial value at the end.
  @Test func theValueFallsBackWhenTheGestureEnds() {
    AnimatedStage.run(Dragged(log: log)) { stage in
      stage.touch(.began, 60, 110)
      stage.advance(by: 0.02)
      stage.touch(.moved, 80, 110)
      #expect(log.events.last == "20")
      stage.touch(.ended, 80, 110)
      stage.turn()
      #expect(log.events.last == "0" || log.events.suffix(2).contains("0"))
      #expect(log.events.contains("ended"))
    }
  }

  // Rests on: Apple documentation, GestureState, Overview: also when the gesture is cancelled.
  @Test func theValueFallsBackWhenTheGestureIsCancelled() {
    AnimatedStage.run(Dragged(log: log)) { stage in
      stage.touch(.began, 60, 110)
      stage.advance(by: 0.02)
      stage.touch(.moved, 80, 110)
      stage.touch(.cancelled, 80, 110)
      stage.turn()
      #expect(log.events.last == "0")
      #expect(!log.events.contains("ended"))
    }
  }

  // Rests on: Apple documentation, GestureState, Overview.
  @Test func theNextGestureBeginsWithTheInitialValue() {
    AnimatedStage.run(Dragged(log: log)) { stage in
      stage.drag([(60, 110), (90, 110)])
      stage.turn()
      _ = log.take()
      stage.touch(.began, 60, 110)
      stage.advance(by: 0.02)
      stage.touch(.moved, 65, 110)
      #expect(log.events.last == "5")
    }
  }

  private struct Pressed: View {
    let log: EventLog
    @GestureState private var isPressed = false

    var body: some View {
      let _ = log.note("\(isPressed)")
      Color.red.frame(width: 100, height: 100)
        .gesture(
          LongPressGesture(minimumDuration: 1)
            .updating($isPressed) { value, state, _ in state = value })
    }
  }

  // Rests on: Apple documentation, Gesture, updating(_:body:).
  @Test func aPressThatIsLetGoTooEarlyFallsBack() {
    AnimatedStage.run(Pressed(log: log)) { stage in
      stage.touch(.began, 100, 150)
      stage.advance(by: 0.2)
      #expect(log.events.last == "true")
      stage.touch(.ended, 100, 150)
      stage.turn()
      #expect(log.take() == ["false", "true", "false"])
    }
  }

  private struct Resetting: View {
    let log: EventLog
    @GestureState private var number: Int

    init(log: EventLog) {
      self.log = log
      _number = GestureState(wrappedValue: 0) { value, transaction in
        log.note("reset from \(value)")
        transaction.animation = .easeIn
      }
    }

    var body: some View {
      let _ = number
      Color.red.frame(width: 100, height: 100)
        .gesture(
          DragGesture(minimumDistance: 0).updating($number) { value, state, _ in
            state = Int(value.translation.width)
          })
    }
  }

  // Rests on: Apple documentation, GestureState, init(wrappedValue:reset:).
  @Test func theResetIsToldTheLastValue() {
    AnimatedStage.run(Resetting(log: log)) { stage in
      stage.drag([(60, 110), (75, 110)])
      stage.turn()
      #expect(log.take() == ["reset from 15"])
    }
  }

  private struct Kept: View {
    let log: EventLog
    @State private var offset: CGFloat = 0
    @GestureState private var translation: CGFloat = 0

    var body: some View {
      let _ = log.note("\(Int(offset + translation))")
      Color.red.frame(width: 100, height: 100)
        .gesture(
          DragGesture(minimumDistance: 0)
            .updating($translation) { value, state, _ in state = value.translation.width }
            .onEnded { offset += $0.translation.width })
    }
  }

  // Rests on: WWDC19 "Data Flow Through SwiftUI" (226); Apple documentation, Adding interactivity
  // with gestures: permanent and temporary state.
  @Test func aStateKeepsWhatTheGestureStateLoses() {
    AnimatedStage.run(Kept(log: log)) { stage in
      stage.drag([(60, 110), (80, 110)])
      stage.turn()
      #expect(log.take().last == "20")
      stage.drag([(60, 110), (70, 110)])
      stage.turn()
      #expect(log.take().last == "30")
    }
  }
}
