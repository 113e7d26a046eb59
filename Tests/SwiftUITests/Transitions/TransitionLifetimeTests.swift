import CoreGraphics
import Testing

@testable @_spi(UIKit) import QuartzCore
@testable import SwiftUI
import UIKit

/// How long views with transitions live.
@MainActor
@Suite(.serialized)
struct TransitionLifetimeTests {
  private let log = EventLog()

  private func shown(_ driver: Driver<Bool>) -> some View {
    Driven(driver: driver) { [log] isOn in
      VStack {
        if isOn {
          Probe("a", log).frame(width: 40, height: 40)
            .onAppear { log.note("appear") }
            .onDisappear { log.note("disappear") }
            .transition(.opacity)
        }
      }
    }
  }

  // Rests on: Apple documentation, View, onAppear(perform:): before the first frame.
  @Test func aViewAppearsWhenItsTransitionBegins() {
    let driver = Driver(false)
    AnimatedStage.run(shown(driver)) { stage in
      withAnimation(.linear(duration: 1)) { driver.value = true }
      stage.turn()
      #expect(log.take() == ["a1", "appear"])
    }
  }

  // Rests on: Apple documentation, View, onDisappear(perform:): not before the view has
  // disappeared.
  @Test func aViewDisappearsWhenItsTransitionEnds() {
    let driver = Driver(true)
    AnimatedStage.run(shown(driver)) { stage in
      _ = log.take()
      withAnimation(.linear(duration: 1)) { driver.value = false }
      stage.advance(by: 0.5)
      #expect(log.events == [] && log.lives.current == 1)
      stage.advance(by: 0.6)
      stage.turn()
      #expect(log.take() == ["disappear"])
      #expect(log.lives.current == 0)
    }
  }

  // Rests on: Apple documentation, TransitionPhase, Overview: a view that is added again while it
  // is
  // on its way out goes back to identity.
  @Test func aViewThatComesBackOnItsWayOutKeepsItsState() {
    let driver = Driver(true)
    AnimatedStage.run(shown(driver)) { stage in
      _ = log.take()
      withAnimation(.linear(duration: 1)) { driver.value = false }
      stage.advance(by: 0.5)
      withAnimation(.linear(duration: 1)) { driver.value = true }
      for _ in 0..<4 { stage.advance(by: 0.5) }
      #expect(!log.events.contains("a2") && !log.events.contains("disappear"))
      #expect(log.lives.begun == 1)
    }
  }

  // Rests on: Apple documentation, View, transition(_:): only with an animation.
  @Test func withoutAnimationAViewDisappearsAtOnce() {
    let driver = Driver(true)
    AnimatedStage.run(shown(driver)) { stage in
      _ = log.take()
      driver.value = false
      stage.turn()
      #expect(log.take() == ["disappear"])
    }
  }

  // Rests on: WWDC21 "Demystify SwiftUI" (10022), Structural identity: both branches are shown
  // during the transition.
  @Test func bothBranchesLiveDuringATransition() {
    let driver = Driver(true)
    let view = Driven(driver: driver) { [log] isOn in
      ZStack {
        if isOn { Probe("a", log) } else { Probe("b", log) }
      }
    }
    AnimatedStage.run(view) { stage in
      withAnimation(.linear(duration: 1)) { driver.value = false }
      stage.advance(by: 0.5)
      #expect(log.lives.current == 2)
      stage.advance(by: 0.6)
      stage.turn()
      #expect(log.lives.current == 1)
    }
  }

  // Rests on: Apple documentation, ForEach; View, transition(_:).
  @Test func aRowThatGoesLivesUntilItsTransitionEnds() {
    let driver = Driver(["a", "b"])
    let view = Driven(driver: driver) { [log] names in
      VStack { ForEach(names, id: \.self) { Probe($0, log).frame(height: 20) } }
    }
    AnimatedStage.run(view) { stage in
      withAnimation(.linear(duration: 1)) { driver.value = ["b"] }
      stage.advance(by: 0.5)
      #expect(log.lives.current == 2)
      stage.advance(by: 0.6)
      stage.turn()
      #expect(log.lives.current == 1)
    }
  }

  // Rests on: Apple documentation, View, id(_:) and transition(_:): another id is another view.
  @Test func anotherIdIsATransition() {
    let driver = Driver(1)
    let view = Driven(driver: driver) { [log] number in
      ZStack { Probe("a", log).id(number) }
    }
    AnimatedStage.run(view) { stage in
      withAnimation(.linear(duration: 1)) { driver.value = 2 }
      stage.advance(by: 0.5)
      #expect(log.lives.current == 2)
      stage.advance(by: 0.6)
      stage.turn()
      #expect(log.lives.current == 1)
    }
  }
}
