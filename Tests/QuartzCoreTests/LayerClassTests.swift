import CoreGraphics
import Foundation
import Testing

@testable @_spi(UIKit) import QuartzCore

/// A page's layer: a value of its own, copied in `init(layer:)`, and everything overridden.
private final class Dial: CAShapeLayer {
  var marks = 12
  var told: [String] = []

  override init() {
    super.init()
    marks = 24
  }

  override init(layer: Any) {
    super.init(layer: layer)
    if let other = layer as? Dial { marks = other.marks }
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func draw(in context: CGContext) {
    told.append("draw")
    context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
  }

  override func layoutSublayers() {
    told.append("layout")
  }

  override func action(forKey event: String) -> CAAction? {
    told.append("action \(event)")
    return NSNull()
  }

  override func hitTest(_ point: CGPoint) -> CALayer? { point.x < 5 ? self : nil }
}

/// A page's layer that adds nothing to create one by.
private final class Plain: CAGradientLayer {
  var note = "mine"
}

private final class Custom: CALayer {
  override class func defaultValue(forKey key: String) -> Any? {
    key == "progress" ? 0.5 : super.defaultValue(forKey: key)
  }

  override class func needsDisplay(forKey key: String) -> Bool {
    key == "progress" || super.needsDisplay(forKey: key)
  }

  override class func defaultAction(forKey event: String) -> CAAction? {
    event == "progress" ? CABasicAnimation(keyPath: "opacity") : nil
  }
}

@MainActor
struct LayerClassTests {
  @Test func aLayerIsMadeByItsClass() throws {
    let dial = try #require(CALayer.instance(of: Dial.self) as? Dial)
    #expect(dial.marks == 24)
    #expect(dial.lineWidth == 1)
    let plain = try #require(CALayer.instance(of: Plain.self) as? Plain)
    #expect(plain.note == "mine")
    #expect(CALayer.instance(of: CAEmitterLayer.self) is CAEmitterLayer)
    #expect(type(of: CALayer.instance(of: CALayer.self)) == CALayer.self)
  }

  @Test func manyLayersMadeByTheirClassAreFreed() {
    weak var last: CALayer?
    for _ in 0..<100 {
      let layer = CALayer.instance(of: Dial.self)
      _ = layer.presentation()
      last = layer
    }
    #expect(last == nil)
  }

  @Test func thePresentationIsMadeByInitLayer() throws {
    try TestClock.run { clock in
      let dial = Dial()
      dial.marks = 7
      dial.strokeEnd = 0.5
      clock.advance(by: 1)
      let shown = try #require(dial.presentation())
      #expect(shown !== dial && shown.marks == 7 && shown.strokeEnd == 0.5)
      #expect(shown.model() === dial)
      #expect(dial.model() === dial)
    }
  }

  @Test func aPresentationHasThePresentationsOfItsSublayers() throws {
    try TestClock.run { clock in
      let (root, child) = (CALayer(), Dial())
      root.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
      child.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      root.addSublayer(child)
      clock.advance(by: 1)
      let shown = try #require(root.presentation())
      let inner = try #require(shown.sublayers?.first as? Dial)
      #expect(inner !== child && inner.model() === child)
      #expect(shown.hitTest(CGPoint(x: 2, y: 2))?.model() === child)
    }
  }

  @Test func whatASubclassOverridesIsCalled() {
    TestClock.run { _ in
      let dial = Dial()
      dial.bounds = CGRect(x: 0, y: 0, width: 4, height: 2)
      dial.setNeedsDisplay()
      dial.displayIfNeeded()
      dial.layoutIfNeeded()
      dial.opacity = 0.5
      #expect(
        dial.told == ["action bounds", "draw", "action contents", "layout", "action opacity"])
      let root = CALayer()
      root.bounds = CGRect(x: 0, y: 0, width: 50, height: 50)
      root.position = CGPoint(x: 25, y: 25)
      root.addSublayer(dial)
      #expect(root.hitTest(CGPoint(x: 2, y: 2)) === dial)
      #expect(root.hitTest(CGPoint(x: 20, y: 2)) === root)
    }
  }

  @Test func valuesOfAPagesOwnHaveDefaultsDrawingAndActions() {
    TestClock.run { _ in
      let layer = Custom()
      layer.bounds = CGRect(x: 0, y: 0, width: 1, height: 1)
      #expect(layer.value(forKey: "progress") as? Double == 0.5)
      #expect(!layer.needsDisplay())
      layer.setValue(0.75, forKey: "progress")
      #expect(layer.value(forKey: "progress") as? Double == 0.75)
      #expect(layer.needsDisplay())
      #expect(layer.animationKeys() == ["progress"])
      #expect(CALayer().value(forKey: "progress") == nil)
    }
  }

  @Test func defaultsHaveNames() {
    #expect(CALayer.defaultValue(forKey: "opacity") as? Float == 1)
    #expect(CALayer.defaultValue(forKey: "shadowOffset") as? CGSize == CGSize(width: 0, height: -3))
    #expect(CAShapeLayer.defaultValue(forKey: "miterLimit") as? CGFloat == 10)
    #expect(CALayer.defaultValue(forKey: "nothing of that name") == nil)
  }
}
