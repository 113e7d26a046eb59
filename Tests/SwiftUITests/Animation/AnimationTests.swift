import CoreGraphics
import Testing

@testable @_spi(UIKit) import QuartzCore
@testable import SwiftUI
import UIKit

@MainActor
@Suite(.serialized)
struct AnimationTests {
  private static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  private static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

  /// What a test sees of a view, and how it changes its state.
  final class Log {
    var bodies = 0
    var ends: [String] = []
    var shown: [Double] = []
    var move: (CGFloat) -> Void = { _ in }
    var moveOther: (CGFloat) -> Void = { _ in }
  }

  struct Movers: View {
    let log: Log
    @State private var x: CGFloat = 0
    @State private var other: CGFloat = 0

    var body: some View {
      let _ = log.bodies += 1
      let _ = log.move = { x = $0 }
      let _ = log.moveOther = { other = $0 }
      ZStack(alignment: .topLeading) {
        Color(uiColor: AnimationTests.red).frame(width: 20, height: 20).offset(x: x)
        Color(uiColor: AnimationTests.blue).frame(width: 20, height: 20).offset(x: other)
      }.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  private func keys(_ stage: AnimatedStage<Movers>, _ color: UIColor) -> [String] {
    stage.views(of: color).first?.layer.animationKeys() ?? []
  }

  // Rests on: WWDC23 "Explore SwiftUI animation" (10156): animation without body runs.
  @Test func aChangeIsSentOnceAndLayersPlayItWithItsCurve() {
    let log = Log()
    AnimatedStage.run(Movers(log: log)) { stage in
      log.bodies = 0
      withAnimation(.linear(duration: 1)) { log.move(100) }
      stage.advance(by: 0.5)
      #expect(log.bodies == 1)
      #expect(stage.seenCenter(of: Self.red).map { abs($0.x - 60) < 0.5 } == true)
      stage.advance(by: 0.6)
      #expect(log.bodies == 1)
      #expect(stage.seenCenter(of: Self.red)?.x == 110)
    }
  }

  // Rests on: WWDC23 "Animate with springs" (10158), the default animation.
  @Test func theDefaultIsASpringOfHalfASecond() {
    let log = Log()
    AnimatedStage.run(Movers(log: log)) { stage in
      withAnimation { log.move(100) }
      stage.turn()
      let spring =
        stage.views(of: Self.red).first?.layer.animation(forKey: "position") as? CASpringAnimation
      #expect(spring.map { abs($0.perceptualDuration - 0.5) < 1e-6 } == true)
      #expect(spring.map { abs($0.bounce) < 1e-6 } == true)
    }
  }

  // Rests on: Apple documentation, withAnimation(_:_:); Transaction, Overview.
  @Test func changesOfDifferentTransactionsAreShownByThemselves() {
    let log = Log()
    AnimatedStage.run(Movers(log: log)) { stage in
      withAnimation(.linear(duration: 1)) { log.move(100) }
      log.moveOther(50)
      stage.turn()
      #expect(keys(stage, Self.red) == ["position"])
      #expect(keys(stage, Self.blue) == [])
    }
  }

  // Rests on: Apple documentation, withAnimation(_:_:).
  @Test func aChangeWithoutAnimationEndsTheOneUnderWay() {
    let log = Log()
    AnimatedStage.run(Movers(log: log)) { stage in
      withAnimation(.linear(duration: 1)) { log.move(100) }
      stage.advance(by: 0.5)
      log.move(30)
      stage.turn()
      #expect(keys(stage, Self.red) == [])
      #expect(stage.seenCenter(of: Self.red)?.x == 40)
    }
  }

  // Rests on: Apple documentation, Animation, repeatForever(autoreverses:).
  @Test func whatRepeatsForEverGivesWayToALaterChange() {
    let log = Log()
    AnimatedStage.run(Movers(log: log)) { stage in
      withAnimation(.linear(duration: 1).repeatForever()) { log.move(100) }
      stage.advance(by: 10.25)
      #expect(stage.seenCenter(of: Self.red).map { abs($0.x - 35) < 1 } == true)
      withAnimation(.linear(duration: 1)) { log.move(0) }
      stage.advance(by: 1.1)
      #expect(keys(stage, Self.red) == [])
      #expect(stage.seenCenter(of: Self.red)?.x == 10)
    }
  }

  // Rests on: the recording of SquareFillAnimation in canopas/swiftui-animations-examples, where a
  // delayed animation that repeats takes turns with another one.
  @Test(arguments: [0, 4.0])
  func aDelayBeforeARepetitionComesBeforeEachRun(later: Double) {
    let log = Log()
    AnimatedStage.run(Movers(log: log)) { stage in
      let animation = Animation.linear(duration: 1).delay(1).repeatForever(autoreverses: false)
      withAnimation(animation) { log.move(100) }
      stage.advance(by: later + 0.5)
      #expect(stage.seenCenter(of: Self.red).map { abs($0.x - 10) < 0.5 } == true)
      stage.advance(by: 1)
      #expect(stage.seenCenter(of: Self.red).map { abs($0.x - 60) < 0.5 } == true)
      #expect(animation.rest(at: later + 0.5) == 1)
      #expect(animation.rest(at: later + 1.5) == 0.5)
    }
  }

  @Test func aDelayAfterARepetitionComesOnce() {
    let animation = Animation.linear(duration: 1).repeatCount(3, autoreverses: false).delay(1)
    #expect(animation.rest(at: 0.5) == 1)
    #expect(animation.rest(at: 2.5) == 0.5)
    #expect(animation.totalLength == 4)
  }

  // Rests on: Apple documentation, withAnimation(_:completionCriteria:_:completion:).
  @Test func theCompletionComesWhenTheAnimationHasEnded() {
    let log = Log()
    AnimatedStage.run(Movers(log: log)) { stage in
      withAnimation(.linear(duration: 1)) {
        log.move(100)
      } completion: {
        log.ends.append("one")
      }
      withAnimation(.linear(duration: 1)) {
      } completion: {
        log.ends.append("nothing")
      }
      stage.advance(by: 0.5)
      #expect(log.ends == ["nothing"])
      stage.advance(by: 0.6)
      #expect(log.ends == ["nothing", "one"])
    }
  }

  /// A view whose data no layer can interpolate.
  struct Counted: View, Animatable {
    let log: Log
    var value: Double
    var animatableData: Double {
      get { value }
      set { value = newValue }
    }

    var body: some View {
      let _ = log.shown.append(value)
      Color.clear
    }
  }

  struct Counting: View {
    let log: Log
    @State private var value = 0.0

    var body: some View {
      let _ = log.move = { value = Double($0) }
      Counted(log: log, value: value)
    }
  }

  // Rests on: Apple documentation, Animatable, animatableData.
  @Test func otherDataAreFollowedFrameByFrame() {
    let log = Log()
    AnimatedStage.run(Counting(log: log)) { stage in
      log.shown = []
      withAnimation(.linear(duration: 1)) { log.move(10) }
      for _ in 0..<10 { stage.advance(by: 0.1) }
      stage.advance(by: 0.1)
      #expect(log.shown.first == 0 && log.shown.last == 10)
      #expect(log.shown.contains { abs($0 - 5) < 1 })
      #expect(log.shown == log.shown.sorted())
      let count = log.shown.count
      stage.advance(by: 1)
      #expect(log.shown.count == count)
    }
  }
}
