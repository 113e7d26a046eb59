import CoreGraphics
import Foundation
import Testing

@testable @_spi(UIKit) import QuartzCore

private final class Chooser: CALayerDelegate {
  var answer: CAAction?
  var asked: [String] = []

  func action(for layer: CALayer, forKey event: String) -> CAAction? {
    asked.append(event)
    return answer
  }
}

@MainActor
struct ActionTests {
  /// A layer that was flushed, and so animates by itself, with its delegate.
  private func flushedLayer(_ clock: TestClock) -> (CALayer, Chooser) {
    let (layer, chooser) = (CALayer(), Chooser())
    layer.delegate = chooser
    layer.zPosition = 1
    clock.advance(by: 1)
    chooser.asked = []
    return (layer, chooser)
  }

  @Test func theDelegateComesBeforeTheDictionaries() {
    let (layer, chooser) = (CALayer(), Chooser())
    layer.delegate = chooser
    let (first, second) = (CABasicAnimation(), CABasicAnimation())
    layer.actions = ["opacity": second]
    chooser.answer = first
    #expect(layer.action(forKey: "opacity") as? CABasicAnimation === first)
    chooser.answer = nil
    #expect(layer.action(forKey: "opacity") as? CABasicAnimation === second)
    layer.actions = nil
    layer.style = ["actions": ["opacity": second as CAAction]]
    #expect(layer.action(forKey: "opacity") as? CABasicAnimation === second)
    chooser.answer = NSNull()
    #expect(layer.action(forKey: "opacity") == nil)
    #expect(CALayer().action(forKey: "opacity") == nil)
  }

  @Test func aLayerAnimatesByItselfOnceItWasFlushed() {
    TestClock.run { clock in
      let layer = CALayer()
      layer.opacity = 0.5
      #expect(layer.animationKeys() == nil)
      clock.advance(by: 1)
      layer.opacity = 0
      #expect(layer.animationKeys() == ["opacity"])
      #expect(layer.animation(forKey: "opacity")?.duration == 0.25)
      clock.advance(by: 0.2)
      #expect(layer.animationKeys() == ["opacity"])
      clock.advance(by: 0.1)
      #expect(layer.animationKeys() == nil)
    }
  }

  @Test func whoIsAskedForTheActionHasTheImplicitOneToo() {
    TestClock.run { clock in
      let (layer, chooser) = flushedLayer(clock)
      layer.opacity = 0
      #expect(chooser.asked == ["opacity"])
      let action = layer.action(forKey: "opacity") as? CABasicAnimation
      #expect(action?.keyPath == "opacity")
      #expect(layer.action(forKey: "unknown") == nil)
    }
  }

  @Test func aLayerThatKnowsNoActionStandsStill() {
    final class Still: CALayer {
      override func action(forKey event: String) -> CAAction? { nil }
    }
    TestClock.run { clock in
      let layer = Still()
      layer.opacity = 0.5
      clock.advance(by: 1)
      layer.opacity = 0
      #expect(layer.animationKeys() == nil)
    }
  }

  @Test func disablingActionsWins() {
    TestClock.run { clock in
      let (layer, chooser) = flushedLayer(clock)
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      layer.opacity = 0
      CATransaction.commit()
      #expect(chooser.asked.isEmpty && layer.animationKeys() == nil)
    }
  }

  @Test func aNullFromTheDelegateKeepsALayerStill() {
    TestClock.run { clock in
      let (layer, chooser) = flushedLayer(clock)
      chooser.answer = NSNull()
      layer.opacity = 0
      #expect(layer.animationKeys() == nil)
    }
  }

  @Test func theTransactionSaysHowLong() {
    TestClock.run { clock in
      let (layer, _) = flushedLayer(clock)
      CATransaction.begin()
      CATransaction.setAnimationDuration(2)
      CATransaction.begin()
      layer.position = CGPoint(x: 10, y: 0)
      CATransaction.commit()
      CATransaction.commit()
      #expect(layer.animation(forKey: "position")?.duration == 2)
    }
  }
}
