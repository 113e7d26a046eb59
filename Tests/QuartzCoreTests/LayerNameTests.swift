import CoreGraphics
import Foundation
import Testing

@testable @_spi(UIKit) import QuartzCore

@MainActor
struct LayerNameTests {
  @Test func namesAreNumberedAsTheyStand() {
    for (place, key) in LayerKey.allCases.enumerated() {
      #expect(key.ordinal == place)
    }
    var keys = LayerKeySet()
    for key in [LayerKey.text, .bounds, .path, .shadowRadius] { keys.insert(key) }
    #expect(Array(keys) == [.bounds, .shadowRadius, .path, .text])
    #expect(Array(LayerKeySet.all) == LayerKey.allCases)
  }

  @Test func everyFirstValueIsStoredAsItsOwnKind() {
    for key in LayerKey.allCases {
      var values = LayerValues()
      #expect(values[key] == key.initialValue)
      values[key] = key.initialValue
      #expect(values[key] == key.initialValue)
    }
  }

  @Test func valuesOfKindsHaveNames() {
    let shape = CAShapeLayer()
    shape.setValue(0.25, forKeyPath: "strokeEnd")
    shape.setValue(
      CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil), forKey: "path")
    #expect(shape.strokeEnd == 0.25 && shape.path != nil)
    let gradient = CAGradientLayer()
    gradient.setValue([CGColor.black, CGColor.white], forKey: "colors")
    gradient.setValue([0, 0.5], forKey: "locations")
    gradient.setValue(0.75, forKeyPath: "startPoint.x")
    #expect(gradient.colors?.count == 2 && gradient.locations == [0, 0.5])
    #expect(gradient.startPoint == CGPoint(x: 0.75, y: 0))
    let replicator = CAReplicatorLayer()
    replicator.setValue(-0.5, forKey: "instanceAlphaOffset")
    replicator.setValue(CGFloat.pi, forKeyPath: "instanceTransform.rotation.z")
    #expect(replicator.instanceAlphaOffset == -0.5 && replicator.instanceRedOffset == 0)
    #expect(abs(replicator.instanceTransform.m11 + 1) < 1e-12)
    let emitter = CAEmitterLayer()
    emitter.setValue(4, forKeyPath: "emitterPosition.y")
    emitter.setValue(2, forKey: "scale")
    #expect(emitter.emitterPosition == CGPoint(x: 0, y: 4) && emitter.scale == 2)
    #expect(emitter.birthRate == 1)
  }

  @Test func aNameOfAnotherKindIsAPagesOwn() {
    let layer = CALayer()
    layer.setValue("big", forKey: "scale")
    #expect(layer.value(forKey: "scale") as? String == "big")
  }

  @Test func numbersComeAsWhateverNumberIsAskedFor() {
    let layer = CALayer()
    layer.setValue(NSNumber(value: 3), forKeyPath: "transform.scale")
    #expect(layer.value(forKeyPath: "transform.scale") as? CGFloat == 3)
    #expect(layer.value(forKeyPath: "transform.scale.x") as? Double == 3)
    #expect(layer.value(forKeyPath: "transform.scale") as? NSNumber == 3)
    #expect(layer.value(forKey: "hidden") as? Bool == false)
  }

  @Test func geometryMayComeInObjects() {
    let layer = CALayer()
    layer.setValue(NSValue(point: CGPoint(x: 1, y: 2)), forKey: "position")
    layer.setValue(NSValue(rect: CGRect(x: 0, y: 0, width: 3, height: 4)), forKey: "bounds")
    let turned = CATransform3DMakeRotation(1, 0, 0, 1)
    layer.setValue(NSValue(caTransform3D: turned), forKey: "transform")
    #expect(layer.position == CGPoint(x: 1, y: 2))
    #expect(layer.bounds.size == CGSize(width: 3, height: 4))
    #expect(layer.transform == turned)
    #expect(NSValue(caTransform3D: turned).caTransform3DValue == turned)
    layer.setValue(NSValue(rect: .zero), forKey: "position")
    #expect(layer.position == CGPoint(x: 1, y: 2))
  }

  @Test func partsOfRectanglesAndSizesHaveNames() {
    let layer = CALayer()
    layer.setValue(8, forKeyPath: "bounds.size.width")
    layer.setValue(CGSize(width: 1, height: 2), forKeyPath: "transform.translation")
    layer.setValue(5, forKeyPath: "shadowOffset.height")
    layer.setValue(CGRect(x: 1, y: 1, width: 4, height: 4), forKey: "frame")
    #expect(layer.bounds.width == 4)
    #expect(layer.transform.m41 == 1 && layer.transform.m42 == 2)
    #expect(layer.shadowOffset == CGSize(width: 0, height: 5))
    #expect(layer.value(forKeyPath: "frame.origin.x") as? CGFloat == 1)
  }

  @Test func otherLayersAreReachedByName() {
    let (layer, child, mask) = (CALayer(), CALayer(), CALayer())
    child.name = "leaf"
    layer.addSublayer(child)
    layer.mask = mask
    layer.setValue(0.25, forKeyPath: "sublayers.leaf.opacity")
    layer.setValue(0.5, forKeyPath: "mask.opacity")
    #expect(child.opacity == 0.25 && mask.opacity == 0.5)
  }

  @Test func nothingSetsTheFirstValueAgain() {
    let layer = CALayer()
    layer.opacity = 0.5
    layer.setValue(nil, forKey: "opacity")
    #expect(layer.opacity == 1)
  }

  @Test func aStyleGivesValuesOfAPagesOwn() {
    let layer = CALayer()
    layer.style = ["mood": "calm", "style": ["tone": "warm"] as [AnyHashable: Any]]
    #expect(layer.value(forKey: "mood") as? String == "calm")
    #expect(layer.value(forKey: "tone") as? String == "warm")
  }

  @Test func aCellIsReachedThroughItsLayer() {
    let (emitter, cell) = (CAEmitterLayer(), CAEmitterCell())
    cell.name = "spark"
    emitter.emitterCells = [cell]
    emitter.setValue(40, forKeyPath: "emitterCells.spark.birthRate")
    emitter.setValue(CGColor.black, forKeyPath: "emitterCells.spark.color")
    #expect(emitter.value(forKeyPath: "emitterCells.spark.birthRate") as? Float == 40)
    #expect(emitter.modelValues.emitter.cells.first?.birthRate == 40)
    #expect(emitter.modelValues.emitter.cells.first?.color == CGColor.black)
    #expect(CAEmitterCell.defaultValue(forKey: "scale") as? CGFloat == 1)
  }
}
