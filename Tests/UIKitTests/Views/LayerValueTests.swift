import CoreGraphics
import Foundation
import Testing

@testable @_spi(UIKit) import QuartzCore
@testable @_spi(PageRuntime) import UIKit

/// Values of layers by their names, given as UIKit has them.
@MainActor
@Suite(.serialized)
struct LayerValueTests {
  /// The keys of the animations that a change of a layer starts.
  private func started(on layer: CALayer, _ change: () -> Void) -> [String]? {
    layer.removeAllAnimations()
    change()
    return layer.animationKeys()
  }

  @Test func aColorOfUIKitIsTheColorItStandsFor() {
    let layer = CALayer()
    layer.setValue(UIColor.red, forKey: "backgroundColor")
    layer.setValue(UIColor.green, forKeyPath: "borderColor")
    layer.setValue(UIColor.blue, forKeyPath: "shadowColor")
    #expect(layer.backgroundColor == UIColor.red.cgColor)
    #expect(layer.borderColor == UIColor.green.cgColor)
    #expect(layer.shadowColor == UIColor.blue.cgColor)
    let gradient = CAGradientLayer()
    gradient.setValue([UIColor.red, UIColor.blue.cgColor], forKey: "colors")
    #expect(gradient.colors?.count == 2)
  }

  @Test func aNamedColorAnimatesALayerOfItsOwn() {
    TestStage.run { _ in
      let layer = CAShapeLayer()
      layer.backgroundColor = UIColor.white.cgColor
      layer.fillColor = UIColor.white.cgColor
      layer.strokeColor = UIColor.white.cgColor
      CATransaction.flush()
      for key in ["backgroundColor", "borderColor", "shadowColor", "fillColor", "strokeColor"] {
        #expect(started(on: layer) { layer.setValue(UIColor.red, forKeyPath: key) } == [key])
      }
    }
  }

  @Test func aNamedColorAnimatesInAViewsBlock() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    TestStage.run(showing: view) { _ in
      UIView.animate(withDuration: 1) {
        view.layer.setValue(UIColor.red, forKeyPath: "backgroundColor")
        view.layer.setValue(3, forKeyPath: "cornerRadius")
      }
      #expect(view.layer.animationKeys() == ["backgroundColor", "cornerRadius"])
    }
  }
}
