import CoreGraphics
import Testing

@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

@MainActor
@Suite(.serialized)
struct DragTests {
  private func square() -> some View { Color.red.frame(width: 100, height: 100) }

  // Rests on: Apple documentation, DragGesture, minimumDistance and Value.
  @Test func dragBeginsAfterItsDistanceAndReportsItsWay() {
    var values: [DragGesture.Value] = []
    var ends: [DragGesture.Value] = []
    let drag = DragGesture().onChanged { values.append($0) }.onEnded { ends.append($0) }
    AnimatedStage.run(square().gesture(drag)) { stage in
      stage.drag([(60, 110), (65, 110), (80, 115), (90, 130)])
    }
    #expect(values.map(\.location) == [CGPoint(x: 30, y: 15), CGPoint(x: 40, y: 30)])
    #expect(values.map(\.startLocation) == Array(repeating: CGPoint(x: 10, y: 10), count: 2))
    #expect(ends.map(\.translation) == [CGSize(width: 30, height: 20)])
    #expect(ends[0].velocity.width > 0)
    #expect(ends[0].predictedEndTranslation.width > 30)
  }

  // Rests on: Apple documentation, DragGesture, minimumDistance.
  @Test func shortMovementIsNoDrag() {
    let log = EventLog()
    let drag = DragGesture().onChanged { _ in log.note("changed") }
      .onEnded { _ in log.note("ended") }
    AnimatedStage.run(square().gesture(drag)) { $0.drag([(60, 110), (65, 110)]) }
    #expect(log.take() == [])
    let touch = DragGesture(minimumDistance: 0).onChanged { _ in log.note("changed") }
      .onEnded { _ in log.note("ended") }
    AnimatedStage.run(square().gesture(touch)) { $0.tap(60, 110) }
    #expect(log.take() == ["changed", "ended"])
  }

  // Rests on: Apple documentation, DragGesture, coordinateSpace: local.
  @Test func scaledViewSeesItsOwnPoints() {
    var ends: [CGSize] = []
    let drag = DragGesture().onEnded { ends.append($0.translation) }
    AnimatedStage.run(square().gesture(drag).scaleEffect(2)) {
      $0.drag([(60, 110), (80, 110), (100, 110)])
    }
    #expect(ends == [CGSize(width: 20, height: 0)])
  }

  // Rests on: Apple documentation, DragGesture, coordinateSpace.
  @Test func viewThatFollowsTheDragDoesNotShakeIt() {
    struct Follower: View {
      let log: EventLog
      @State private var offset = CGSize.zero

      var body: some View {
        Color.red.frame(width: 100, height: 100)
          .gesture(
            DragGesture().onChanged {
              offset = $0.translation
              log.note("\(Int($0.translation.width))")
            }
          )
          .offset(offset)
      }
    }
    let log = EventLog()
    AnimatedStage.run(Follower(log: log)) { stage in
      stage.drag([(60, 110), (80, 110), (90, 110), (100, 110)])
    }
    #expect(log.take() == ["20", "30", "40"])
  }

  // Rests on: Apple documentation, GestureState, Overview.
  @Test func gestureStateFallsBack() {
    struct Moved: View {
      let log: EventLog
      @GestureState(resetTransaction: Transaction(animation: .linear)) private var way: CGSize?

      var body: some View {
        let _ = log.note(way.map { "\(Int($0.width))" } ?? "none")
        Color.red.gesture(
          DragGesture().updating($way) { value, state, _ in
            state = value.translation
          })
      }
    }
    let log = EventLog()
    AnimatedStage.run(Moved(log: log)) { stage in
      stage.drag([(60, 110), (80, 110), (90, 110)])
      stage.turn()
    }
    #expect(log.take() == ["none", "20", "30", "none"])
  }

  // Rests on: Apple documentation, GestureState, Overview.
  @Test func cancelledDragResetsItsState() {
    struct Moved: View {
      let log: EventLog
      @GestureState private var isDragged = false

      var body: some View {
        let _ = log.note("\(isDragged)")
        Color.red.gesture(
          DragGesture().updating($isDragged) { _, state, _ in state = true }
            .onEnded { _ in log.note("ended") })
      }
    }
    let log = EventLog()
    AnimatedStage.run(Moved(log: log)) { stage in
      stage.touch(.began, 60, 110)
      stage.touch(.moved, 90, 110)
      stage.touch(.cancelled, 90, 110)
      stage.turn()
    }
    #expect(log.take() == ["false", "true", "false"])
  }
}
