import CoreGraphics
import Testing

@testable @_spi(UIKit) import QuartzCore
@testable import SwiftUI
import UIKit

@MainActor
@Suite(.serialized)
struct TransitionTests {
  private static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  private static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

  final class Log {
    var set: (Bool) -> Void = { _ in }
  }

  /// A view below which another one comes and goes.
  struct Pair: View {
    let log: Log
    @State private var isShown: Bool

    init(log: Log, isShown: Bool) {
      self.log = log
      _isShown = State(initialValue: isShown)
    }

    var body: some View {
      let _ = log.set = { isShown = $0 }
      VStack(spacing: 0) {
        Color(uiColor: TransitionTests.blue).frame(width: 40, height: 40)
        if isShown { Color(uiColor: TransitionTests.red).frame(width: 40, height: 60) }
      }
    }
  }

  private func opacity(_ stage: AnimatedStage<Pair>) -> Float? {
    var layer = stage.views(of: Self.red).first?.layer
    var opacity: Float?
    while let next = layer, next !== stage.host.layer {
      opacity = (opacity ?? 1) * ((next.presentation() ?? next).opacity)
      layer = next.superlayer
    }
    return opacity
  }

  // Rests on: Apple documentation, View, transition(_:); opacity by default.
  @Test func aViewThatComesWithAnAnimationFadesIn() {
    let log = Log()
    AnimatedStage.run(Pair(log: log, isShown: false)) { stage in
      withAnimation(.linear(duration: 1)) { log.set(true) }
      stage.advance(by: 0.5)
      #expect(opacity(stage).map { abs($0 - 0.5) < 0.02 } == true)
      stage.advance(by: 0.6)
      #expect(opacity(stage) == 1)
    }
  }

  // Rests on: Apple documentation, TransitionPhase, didDisappear.
  @Test func aViewThatGoesTakesNoPlaceAndIsThereUntilItHasFaded() {
    let log = Log()
    AnimatedStage.run(Pair(log: log, isShown: true)) { stage in
      withAnimation(.linear(duration: 1)) { log.set(false) }
      stage.advance(by: 0.5)
      #expect(opacity(stage).map { abs($0 - 0.5) < 0.02 } == true)
      let blue = stage.views(of: Self.blue).first
      #expect(blue?.frame.minY == 130)
      stage.advance(by: 0.6)
      #expect(stage.views(of: Self.red).isEmpty)
    }
  }

  // Rests on: Apple documentation, View, transition(_:): only with an animation.
  @Test func withoutAnimationAViewGoesAtOnce() {
    let log = Log()
    AnimatedStage.run(Pair(log: log, isShown: true)) { stage in
      log.set(false)
      stage.turn()
      #expect(stage.views(of: Self.red).isEmpty)
    }
  }

  // Rests on: Apple documentation, TransitionPhase, Overview.
  @Test func aViewThatComesBackWhileItGoesStays() {
    let log = Log()
    AnimatedStage.run(Pair(log: log, isShown: true)) { stage in
      let view = stage.views(of: Self.red).first
      withAnimation(.linear(duration: 1)) { log.set(false) }
      stage.advance(by: 0.5)
      withAnimation(.linear(duration: 1)) { log.set(true) }
      stage.advance(by: 2)
      #expect(stage.views(of: Self.red).first === view)
      #expect(opacity(stage) == 1)
    }
  }
}
