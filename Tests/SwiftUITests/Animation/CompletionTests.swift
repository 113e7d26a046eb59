import Testing

@testable import SwiftUI
import UIKit

/// When completions of animations run, and how an interrupted animation goes on.
@MainActor
@Suite(.serialized)
struct CompletionTests {
  private let log = EventLog()
  private static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)

  private func moving(_ driver: Driver<CGFloat>) -> some View {
    Driven(driver: driver) { x in
      Color(uiColor: CompletionTests.red).frame(width: 20, height: 20).offset(x: x)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  // Rests on: Apple documentation, withAnimation(_:completionCriteria:_:completion:).
  @Test func theCompletionRunsOnce() {
    let driver = Driver(CGFloat(0))
    AnimatedStage.run(moving(driver)) { stage in
      withAnimation(.linear(duration: 1)) {
        driver.value = 100
      } completion: { [log] in
        log.note("end")
      }
      stage.advance(by: 0.9)
      #expect(log.events == [])
      stage.advance(by: 0.2)
      stage.advance(by: 1)
      #expect(log.take() == ["end"])
    }
  }

  // Rests on: Apple documentation, withAnimation(_:completionCriteria:_:completion:): without
  // animations it is called at once.
  @Test func aChangeThatMovesNothingIsCompleteAtOnce() {
    let driver = Driver(CGFloat(0))
    AnimatedStage.run(moving(driver)) { stage in
      withAnimation(.linear(duration: 5)) {
      } completion: { [log] in
        log.note("end")
      }
      stage.advance(by: 0.05)
      #expect(log.take() == ["end"])
    }
  }

  // Rests on: Apple documentation, AnimationCompletionCriteria, logicallyComplete and removed.
  @Test func aSpringIsLogicallyCompleteBeforeItIsRemoved() {
    let driver = Driver(CGFloat(0))
    AnimatedStage.run(moving(driver)) { stage in
      let spring = Animation.spring(duration: 0.5, bounce: 0.6)
      withAnimation(spring, completionCriteria: .logicallyComplete) {
        driver.value = 100
      } completion: { [log] in
        log.note("complete")
      }
      stage.advance(by: 0.6)
      #expect(log.take() == ["complete"])
    }
    let other = Driver(CGFloat(0))
    AnimatedStage.run(moving(other)) { stage in
      let spring = Animation.spring(duration: 0.5, bounce: 0.6)
      withAnimation(spring, completionCriteria: .removed) {
        other.value = 100
      } completion: { [log] in
        log.note("removed")
      }
      stage.advance(by: 0.6)
      #expect(log.take() == [])
      for _ in 0..<10 { stage.advance(by: 0.5) }
      #expect(log.take() == ["removed"])
    }
  }

  // Rests on: Apple documentation, Animation, delay(_:).
  @Test func aDelayIsPartOfTheAnimation() {
    let driver = Driver(CGFloat(0))
    AnimatedStage.run(moving(driver)) { stage in
      withAnimation(.linear(duration: 1).delay(0.5)) { driver.value = 100 }
      stage.advance(by: 0.4)
      #expect(stage.seenCenter(of: Self.red)?.x == 10)
      stage.advance(by: 0.6)
      #expect(stage.seenCenter(of: Self.red).map { abs($0.x - 60) < 1 } == true)
    }
  }

  // Rests on: Apple documentation, Animation, speed(_:).
  @Test func aSpeedShortensTheAnimation() {
    let driver = Driver(CGFloat(0))
    AnimatedStage.run(moving(driver)) { stage in
      withAnimation(.linear(duration: 1).speed(2)) { driver.value = 100 }
      stage.advance(by: 0.25)
      #expect(stage.seenCenter(of: Self.red).map { abs($0.x - 60) < 1 } == true)
      stage.advance(by: 0.3)
      #expect(stage.seenCenter(of: Self.red)?.x == 110)
    }
  }

  /// The speed at which the view is seen to move, in points a second.
  private func speed(_ stage: AnimatedStage<some View>) -> Double {
    let before = stage.seenCenter(of: Self.red)?.x ?? 0
    stage.advance(by: 0.001)
    return ((stage.seenCenter(of: Self.red)?.x ?? 0) - before) / 0.001
  }

  // Rests on: WWDC23 "Animate with springs" (10158): a spring starts with the velocity there is.
  @Test func anInterruptedSpringKeepsItsVelocity() {
    let driver = Driver(CGFloat(0))
    AnimatedStage.run(moving(driver)) { stage in
      withAnimation(.spring(duration: 1)) { driver.value = 100 }
      stage.advance(by: 0.2)
      let place = stage.seenCenter(of: Self.red)?.x ?? 0
      let before = speed(stage)
      #expect(before > 50)
      withAnimation(.spring(duration: 1)) { driver.value = 0 }
      stage.turn()
      let after = speed(stage)
      #expect(abs(after - before) < before * 0.1)
      #expect((stage.seenCenter(of: Self.red)?.x ?? 0) > place, "It goes on before it turns.")
      for _ in 0..<40 { stage.advance(by: 0.1) }
      #expect(stage.seenCenter(of: Self.red)?.x == 10)
    }
  }

  private struct Followed: View, Animatable {
    var value: Double
    let note: (Double) -> Void
    var animatableData: Double {
      get { value }
      set { value = newValue }
    }

    var body: some View {
      let _ = note(value)
      Color.red
    }
  }

  // Rests on: WWDC23 "Animate with springs" (10158): a spring starts with the velocity there is.
  @Test func followedDataKeepTheirVelocity() {
    let driver = Driver(0.0)
    var shown: [Double] = []
    let view = Driven(driver: driver) { Followed(value: $0) { shown.append($0) } }
    AnimatedStage.run(view) { stage in
      withAnimation(.spring(duration: 1)) { driver.value = 100 }
      for _ in 0..<12 { stage.advance(by: 1.0 / 60) }
      let before = shown[shown.count - 1] - shown[shown.count - 2]
      withAnimation(.spring(duration: 1)) { driver.value = 0 }
      stage.turn()
      let start = shown.count
      stage.advance(by: 1.0 / 60)
      #expect(before > 0.5)
      #expect(shown.count > start)
      #expect(abs((shown.last ?? 0) - shown[start - 1] - before) < before * 0.4)
    }
  }

  // Rests on: WWDC18 "Designing Fluid Interfaces" (803), interruption: no jump.
  @Test func anInterruptedCurveDoesNotJump() {
    let driver = Driver(CGFloat(0))
    AnimatedStage.run(moving(driver)) { stage in
      withAnimation(.easeInOut(duration: 1)) { driver.value = 100 }
      stage.advance(by: 0.5)
      let before = stage.seenCenter(of: Self.red)?.x ?? 0
      withAnimation(.easeInOut(duration: 1)) { driver.value = 0 }
      stage.turn()
      #expect(abs((stage.seenCenter(of: Self.red)?.x ?? 0) - before) < 1)
    }
  }
}
