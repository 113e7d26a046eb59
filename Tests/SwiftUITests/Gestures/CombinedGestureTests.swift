import CoreGraphics
import Testing

@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

@MainActor
@Suite(.serialized)
struct CombinedGestureTests {
  private func name(
    _ value: SequenceGesture<LongPressGesture, DragGesture>.Value
  ) -> String {
    switch value {
    case .first(let isPressed): "first \(isPressed)"
    case .second(_, nil): "second"
    case .second(_, let drag?): "drag \(Int(drag.translation.width))"
    }
  }

  // Rests on: Apple documentation, SequenceGesture, Overview.
  @Test func sequenceGoesOnWithItsSecondGesture() {
    let log = EventLog()
    let gesture = LongPressGesture(minimumDuration: 0.3).sequenced(before: DragGesture())
      .onChanged { log.note(name($0)) }
      .onEnded { log.note("ended " + name($0)) }
    AnimatedStage.run(Color.red.gesture(gesture)) { stage in
      stage.touch(.began, 100, 150)
      #expect(log.take() == ["first true"])
      stage.advance(by: 0.4)
      #expect(log.take() == ["second"])
      stage.touch(.moved, 120, 150)
      stage.touch(.ended, 120, 150)
      #expect(log.take() == ["drag 20", "ended drag 20"])
    }
  }

  // Rests on: Apple documentation, SequenceGesture, Overview.
  @Test func sequenceFailsWithItsFirstGesture() {
    let log = EventLog()
    let gesture = LongPressGesture(minimumDuration: 0.3).sequenced(before: DragGesture())
      .onEnded { _ in log.note("ended") }
    AnimatedStage.run(Color.red.gesture(gesture)) { stage in
      stage.drag([(100, 150), (120, 150), (140, 150)])
    }
    #expect(log.take() == [])
  }

  // Rests on: Apple documentation, SimultaneousGesture, Overview.
  @Test func twoFingersMagnifyAndRotateAtTheSameTime() {
    var scale: CGFloat = 0
    var angle = Angle.zero
    let gesture = MagnifyGesture().simultaneously(with: RotateGesture()).onChanged {
      scale = $0.first?.magnification ?? scale
      angle = $0.second?.rotation ?? angle
    }
    AnimatedStage.run(Color.red.gesture(gesture)) { stage in
      stage.touch(.began, 90, 150, finger: 1)
      stage.touch(.began, 110, 150, finger: 2)
      stage.touch(.moved, 110, 190, finger: 2)
      stage.touch(.moved, 110, 150, finger: 1)
      stage.touch(.ended, 110, 150, finger: 1)
      stage.touch(.ended, 110, 190, finger: 2)
    }
    #expect(abs(scale - 2) < 0.001)
    #expect(abs(angle.degrees - 90) < 0.001)
  }

  // Rests on: Apple documentation, MagnificationGesture and RotationGesture.
  @Test func magnificationAndRotationReportNumbers() {
    var scales: [CGFloat] = []
    let gesture = MagnificationGesture().onEnded { scales.append($0) }
    AnimatedStage.run(Color.red.gesture(gesture)) { stage in
      stage.touch(.began, 90, 150, finger: 1)
      stage.touch(.began, 110, 150, finger: 2)
      stage.touch(.moved, 150, 150, finger: 2)
      stage.touch(.ended, 150, 150, finger: 2)
      stage.touch(.ended, 90, 150, finger: 1)
    }
    #expect(scales == [3])
  }

  // Rests on: Apple documentation, ExclusiveGesture, Overview.
  @Test func secondOfTwoExclusiveGesturesWaitsForTheFirst() {
    let log = EventLog()
    let double = TapGesture(count: 2).onEnded { log.note("double") }
    let single = TapGesture().onEnded { log.note("single") }
    AnimatedStage.run(Color.red.gesture(double.exclusively(before: single))) { stage in
      stage.tap(100, 150)
      #expect(log.take() == [])
      stage.advance(by: 0.4)
      #expect(log.take() == ["single"])
      stage.tap(100, 150)
      stage.tap(100, 150)
      stage.advance(by: 0.5)
      #expect(log.take() == ["double"])
    }
  }

  // Rests on: Apple documentation, Gesture, body.
  @Test func ownGesturesConsistOfOthers() {
    struct Swipe: Gesture {
      let action: (CGFloat) -> Void

      var body: some Gesture<CGFloat> {
        DragGesture().map(\.translation.width).onEnded(action)
      }
    }
    var ways: [CGFloat] = []
    AnimatedStage.run(Color.red.gesture(AnyGesture(Swipe { ways.append($0) }))) { stage in
      stage.drag([(60, 110), (80, 110), (100, 110)])
    }
    #expect(ways == [40])
  }
}
