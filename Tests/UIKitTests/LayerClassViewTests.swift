import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable @_spi(UIKit) import UIKit

private final class DialLayer: CAShapeLayer {
  var marks = 0

  override init() {
    super.init()
    marks = 12
  }

  override init(layer: Any) {
    super.init(layer: layer)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

private final class Dial: UIView {
  override class var layerClass: AnyClass { DialLayer.self }
}

private final class Sky: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }
}

@MainActor
struct LayerClassViewTests {
  @Test func aViewHasALayerOfItsClass() throws {
    let layer = try #require(Dial(frame: .zero).layer as? DialLayer)
    #expect(layer.marks == 12)
    #expect(Sky(frame: .zero).layer is CAGradientLayer)
    #expect(type(of: UIView(frame: .zero).layer) == CALayer.self)
  }

  @Test func aLayerThatDrawsNothingGetsNoContents() {
    let dial = Dial(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    dial.layer.displayIfNeeded()
    #expect(dial.layer.contents == nil)
  }
}
