import CoreGraphics
import Foundation
import Testing

@testable @_spi(UIKit) import QuartzCore
@testable @_spi(PageRuntime) import UIKit

private final class Game {
  var log: [String] = []
  var point = CGPoint.zero

  @MainActor func tapped(_ recognizer: UITapGestureRecognizer) {
    log.append("tap \(recognizer.state)")
    point = recognizer.location(in: recognizer.view)
  }
  func tappedTwice(_ recognizer: UITapGestureRecognizer) { log.append("double") }
  @MainActor func pressed(_ recognizer: UILongPressGestureRecognizer) {
    log.append("press \(recognizer.state)")
  }
  @MainActor func panned(_ recognizer: UIPanGestureRecognizer) {
    log.append("pan \(recognizer.state)")
    point = recognizer.translation(in: recognizer.view)
  }
}

private final class TouchView: UIView {
  var log: [String] = []
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("began") }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("moved") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("ended") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.append("cancelled")
  }
}

private final class Both: UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}

private final class Never: UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

@MainActor
@Suite(.serialized)
struct GestureTests {
  private let root = TouchView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let child = TouchView(frame: CGRect(x: 50, y: 50, width: 50, height: 50))
  private let game = Game()

  init() {
    root.addSubview(child)
  }

  private func move(_ stage: TestStage, _ points: [(Double, Double)]) {
    for (index, point) in points.enumerated() {
      stage.stage.deliver(
        phase: index == 0 ? .began : .moved, identifier: 1, x: point.0, y: point.1)
    }
  }

  private func lift(_ stage: TestStage, _ x: Double, _ y: Double) {
    stage.stage.deliver(phase: .ended, identifier: 1, x: x, y: y)
  }

  private func tap(on view: UIView) -> UITapGestureRecognizer {
    let recognizer = UITapGestureRecognizer(target: game, action: Selector(Game.tapped(_:)))
    view.addGestureRecognizer(recognizer)
    return recognizer
  }

  @Test func aTapIsToldOnceWithItsPlace() {
    TestStage.run(showing: root) { stage in
      let recognizer = tap(on: child)
      stage.tap(60, 70)
      #expect(game.log == ["tap ended"])
      #expect(game.point == CGPoint(x: 10, y: 20))
      #expect(recognizer.state == .possible)
      stage.tap(10, 10)
      #expect(game.log.count == 1)
      stage.tap(60, 70)
      #expect(game.log.count == 2)
    }
  }

  @Test func touchesInASubviewReachTheRecognizerAround() {
    TestStage.run(showing: root) { stage in
      let recognizer = tap(on: root)
      stage.tap(60, 70)
      #expect(game.log == ["tap ended"])
      #expect(child.log == ["began", "cancelled"])
      recognizer.cancelsTouchesInView = false
      stage.tap(60, 70)
      #expect(child.log == ["began", "cancelled", "began", "ended"])
    }
  }

  @Test func aFingerThatStraysIsNoTap() {
    TestStage.run(showing: root) { stage in
      _ = tap(on: root)
      move(stage, [(10, 10), (70, 10)])
      lift(stage, 70, 10)
      #expect(game.log.isEmpty)
      move(stage, [(10, 10), (14, 10)])
      lift(stage, 14, 10)
      #expect(game.log == ["tap ended"])
    }
  }

  @Test func theInnerRecognizerWins() {
    TestStage.run(showing: root) { stage in
      _ = tap(on: root)
      let inner = UITapGestureRecognizer(target: game, action: Selector(Game.tappedTwice(_:)))
      child.addGestureRecognizer(inner)
      stage.tap(60, 60)
      #expect(game.log == ["double"])
      let both = Both()
      inner.delegate = both
      stage.tap(60, 60)
      #expect(game.log == ["double", "double", "tap ended"])
    }
  }

  @Test func aDelegateMayForbid() {
    TestStage.run(showing: root) { stage in
      let recognizer = tap(on: root)
      let never = Never()
      recognizer.delegate = never
      stage.tap(60, 60)
      #expect(game.log.isEmpty && recognizer.state == .possible)
      recognizer.delegate = nil
      recognizer.isEnabled = false
      stage.tap(60, 60)
      #expect(game.log.isEmpty)
    }
  }

  @Test func aSingleTapWaitsForADoubleToFail() {
    TestStage.run(showing: root) { stage in
      let single = tap(on: root)
      let double = UITapGestureRecognizer(target: game, action: Selector(Game.tappedTwice(_:)))
      double.numberOfTapsRequired = 2
      root.addGestureRecognizer(double)
      single.require(toFail: double)
      stage.tap(10, 10)
      #expect(game.log.isEmpty)
      stage.advance(by: 0.4)
      #expect(game.log == ["tap ended"])
      stage.tap(10, 10)
      stage.tap(10, 10)
      #expect(game.log == ["tap ended", "double"])
      stage.advance(by: 0.4)
      #expect(game.log == ["tap ended", "double"])
    }
  }

  @Test func aLongPressBeginsMovesAndEnds() {
    TestStage.run(showing: root) { stage in
      let press = UILongPressGestureRecognizer(target: game, action: Selector(Game.pressed(_:)))
      press.minimumPressDuration = 2
      root.addGestureRecognizer(press)
      _ = tap(on: root)
      move(stage, [(60, 60)])
      #expect(game.log.isEmpty)
      stage.advance(by: 2)
      #expect(game.log == ["press began"])
      #expect(child.log == ["began", "cancelled"])
      stage.stage.deliver(phase: .moved, identifier: 1, x: 90, y: 60)
      lift(stage, 90, 60)
      #expect(game.log == ["press began", "press changed", "press ended"])
      #expect(press.state == .possible)
      stage.tap(60, 60)
      #expect(game.log.last == "tap ended")
    }
  }

  @Test func aPressThatMovesEarlyFails() {
    TestStage.run(showing: root) { stage in
      let press = UILongPressGestureRecognizer(target: game, action: Selector(Game.pressed(_:)))
      press.minimumPressDuration = 2
      root.addGestureRecognizer(press)
      move(stage, [(60, 60), (75, 60)])
      stage.advance(by: 2)
      lift(stage, 75, 60)
      #expect(game.log.isEmpty)
    }
  }

  @Test func aPanTellsHowFar() {
    TestStage.run(showing: root) { stage in
      let pan = UIPanGestureRecognizer(target: game, action: Selector(Game.panned(_:)))
      root.addGestureRecognizer(pan)
      move(stage, [(20, 20), (25, 20)])
      #expect(game.log.isEmpty)
      stage.stage.deliver(phase: .moved, identifier: 1, x: 40, y: 20)
      #expect(game.log == ["pan began"] && game.point == CGPoint(x: 20, y: 0))
      pan.setTranslation(.zero, in: root)
      stage.stage.deliver(phase: .moved, identifier: 1, x: 45, y: 30)
      #expect(game.point == CGPoint(x: 5, y: 10))
      lift(stage, 45, 30)
      #expect(game.log == ["pan began", "pan changed", "pan ended"])
    }
  }

  @Test func switchingOffCancels() {
    TestStage.run(showing: root) { stage in
      let pan = UIPanGestureRecognizer(target: game, action: Selector(Game.panned(_:)))
      root.addGestureRecognizer(pan)
      move(stage, [(20, 20), (40, 20)])
      pan.isEnabled = false
      #expect(game.log == ["pan began", "pan cancelled"])
    }
  }

  @Test func withoutRecognizersViewsHearEverything() {
    TestStage.run(showing: root) { stage in
      move(stage, [(60, 60), (65, 60)])
      lift(stage, 65, 60)
      #expect(child.log == ["began", "moved", "ended"])
      stage.stage.deliver(phase: .began, identifier: 2, x: 60, y: 60)
      stage.stage.deliver(phase: .cancelled, identifier: 2, x: 60, y: 60)
      #expect(child.log.suffix(2) == ["began", "cancelled"])
    }
  }
}
