import CoreGraphics
import Foundation
import Testing

@testable @_spi(UIKit) import QuartzCore

/// Where a layer looks for what happens when a value changes, one place after the other.
@MainActor
struct ActionSearchTests {
  private final class Answer: CALayerDelegate {
    var action: CAAction?
    func action(for layer: CALayer, forKey event: String) -> CAAction? { action }
  }

  private final class Default: CALayer {
    nonisolated(unsafe) static let action = CABasicAnimation(keyPath: "opacity")
    override class func defaultAction(forKey event: String) -> CAAction? {
      event == "opacity" ? action : super.defaultAction(forKey: event)
    }
  }

  private func found(_ layer: CALayer) -> CABasicAnimation? {
    layer.action(forKey: "opacity") as? CABasicAnimation
  }

  @Test func theDelegateIsAskedFirst() {
    let (layer, answer, other) = (CALayer(), Answer(), CABasicAnimation())
    layer.actions = ["opacity": CABasicAnimation()]
    layer.delegate = answer
    answer.action = other
    #expect(found(layer) === other)
  }

  @Test func aNullOfTheDelegateStopsTheSearch() {
    let (layer, answer) = (Default(), Answer())
    layer.actions = ["opacity": CABasicAnimation()]
    layer.delegate = answer
    answer.action = NSNull()
    #expect(layer.action(forKey: "opacity") == nil)
  }

  @Test func nothingFromTheDelegateContinuesInTheActions() {
    let (layer, answer, own) = (Default(), Answer(), CABasicAnimation())
    layer.delegate = answer
    layer.actions = ["opacity": own]
    layer.style = ["actions": ["opacity": CABasicAnimation()]]
    #expect(found(layer) === own)
  }

  @Test func theStylesActionsComeAfterTheLayers() {
    let (layer, styled) = (Default(), CABasicAnimation())
    layer.actions = ["position": CABasicAnimation()]
    layer.style = ["actions": ["opacity": styled]]
    #expect(found(layer) === styled)
  }

  @Test func theClassesDefaultComesLast() {
    let layer = Default()
    #expect(found(layer) === Default.action)
    layer.actions = ["opacity": NSNull()]
    #expect(layer.action(forKey: "opacity") == nil)
  }

  @Test func aBareLayerAnswersNil() {
    #expect(CALayer().action(forKey: "opacity") == nil)
    #expect(CALayer.defaultAction(forKey: "opacity") == nil)
  }

  @Test func disablingActionsDoesNotAlterTheSearch() {
    TestClock.run { _ in
      let layer = Default()
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      #expect(found(layer) === Default.action)
      layer.opacity = 0.5
      #expect(layer.animationKeys() == nil)
      CATransaction.commit()
    }
  }
}
