import CoreGraphics
import Foundation
import Testing

@testable @_spi(UIKit) import QuartzCore

@MainActor
struct LayerGeometryTests {
  @Test func aScaledLayerTakesAFrame() {
    let layer = CALayer()
    layer.transform = CATransform3DMakeScale(2, 4, 1)
    layer.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    #expect(layer.bounds.size == CGSize(width: 50, height: 12.5))
    #expect(layer.position == CGPoint(x: 60, y: 45))
    #expect(layer.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
  }

  @Test func theAnchorPointMovesTheFrameAndNotThePosition() {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    layer.anchorPoint = .zero
    #expect(layer.position == CGPoint(x: 50, y: 20))
    #expect(layer.frame == CGRect(x: 50, y: 20, width: 100, height: 40))
  }

  @Test func theOriginOfBoundsDoesNotMoveTheFrame() {
    let layer = CALayer()
    layer.frame = CGRect(x: 5, y: 6, width: 10, height: 10)
    layer.bounds.origin = CGPoint(x: 30, y: 30)
    #expect(layer.frame == CGRect(x: 5, y: 6, width: 10, height: 10))
  }

  @Test func negativeSizesAreStandardised() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 10, width: -10, height: -4)
    #expect(layer.frame == CGRect(x: 0, y: 6, width: 10, height: 4))
  }

  @Test func boundsKeepThePosition() {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
    #expect(layer.frame == CGRect(x: -5, y: -5, width: 20, height: 20))
  }

  @Test func pointsConvertThroughTransformsAndScrolling() {
    let (root, middle, leaf) = (CALayer(), CALayer(), CALayer())
    root.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    middle.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
    middle.bounds.origin = CGPoint(x: 0, y: 20)
    leaf.frame = CGRect(x: 0, y: 20, width: 20, height: 20)
    leaf.transform = CATransform3DMakeScale(2, 2, 1)
    root.addSublayer(middle)
    middle.addSublayer(leaf)
    let point = leaf.convert(CGPoint(x: 10, y: 10), to: root)
    #expect(point == CGPoint(x: 20, y: 20))
    #expect(leaf.convert(point, from: root) == CGPoint(x: 10, y: 10))
    #expect(leaf.convert(CGRect(x: 0, y: 0, width: 20, height: 20), to: root).width == 40)
  }

  @Test func hitsGoToTheFrontAndPastHiddenLayers() {
    let (root, back, front) = (CALayer(), CALayer(), CALayer())
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    back.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    front.frame = back.frame
    root.sublayers = [back, front]
    #expect(root.hitTest(CGPoint(x: 10, y: 10)) === front)
    back.zPosition = 1
    #expect(root.hitTest(CGPoint(x: 10, y: 10)) === back)
    back.isHidden = true
    #expect(root.hitTest(CGPoint(x: 10, y: 10)) === front)
    #expect(root.hitTest(CGPoint(x: 80, y: 80)) === root)
    #expect(root.hitTest(CGPoint(x: 180, y: 80)) == nil)
  }

  @Test func aLayerIsInOnePlaceOnly() {
    let (one, other, child) = (CALayer(), CALayer(), CALayer())
    one.addSublayer(child)
    other.insertSublayer(child, at: 0)
    #expect(one.sublayers == nil && other.sublayers == [child] && child.superlayer === other)
    child.removeFromSuperlayer()
    #expect(other.sublayers == nil && child.superlayer == nil)
  }

  @Test func transformsComeApartAndTogether() throws {
    var transform = CATransform3DMakeRotation(0.6, 0.3, 0.5, 0.8)
    transform = CATransform3DScale(transform, 2, 3, 1.5)
    transform = CATransform3DConcat(transform, CATransform3DMakeTranslation(4, 5, 6))
    let parts = try #require(TransformParts(transform))
    for (found, wanted) in zip(parts.transform.rows, transform.rows) {
      #expect(abs(found - wanted) < 1e-9)
    }
    let inverse = try #require(transform.inverse)
    let nothing = CATransform3DConcat(transform, inverse)
    for (found, wanted) in zip(nothing.rows, CATransform3DIdentity.rows) {
      #expect(abs(found - wanted) < 1e-9)
    }
    #expect(CATransform3DMakeScale(0, 1, 1).inverse == nil)
  }

  @Test func partsOfATransformHaveNames() {
    let layer = CALayer()
    layer.setValue(CGFloat.pi / 4, forKeyPath: "transform.rotation.z")
    layer.setValue(2, forKeyPath: "transform.scale.x")
    layer.setValue(7, forKeyPath: "position.y")
    let angle = layer.value(forKeyPath: "transform.rotation") as? CGFloat
    #expect(abs((angle ?? 0) - .pi / 4) < 1e-9)
    #expect(layer.position == CGPoint(x: 0, y: 7))
    layer.setValue("kept", forKey: "note")
    #expect(layer.value(forKey: "note") as? String == "kept")
  }

  @Test func aTransformOfNumbersThatAreNoneLeavesTheFrameAsItIsSet() {
    for odd in [CGFloat.nan, .infinity, 1e300, 0] {
      let layer = CALayer()
      layer.setAffineTransform(CGAffineTransform(scaleX: odd, y: 1))
      layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
      #expect(!layer.position.x.isNaN && !layer.bounds.width.isNaN)
      layer.transform = CATransform3DIdentity
      layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
      #expect(layer.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    }
  }
}
