import CoreGraphics
import Foundation
import Testing

@testable @_spi(Paths) import CoreGraphics
@testable @_spi(UIKit) import QuartzCore

/// Values of every kind that can be animated.
@MainActor
struct AnimationValueTests {
  /// The layer as it is shown half-way.
  private func half<Layer: CALayer>(
    _ layer: Layer, _ path: String, _ from: Any?, _ to: Any?, by: Any? = nil
  ) -> Layer? {
    TestClock.run { clock in
      let animation = CABasicAnimation(keyPath: path)
      (animation.fromValue, animation.toValue, animation.byValue) = (from, to, by)
      animation.duration = 2
      layer.add(animation, forKey: nil)
      clock.advance(by: 1)
      return layer.presentation()
    }
  }

  @Test func everyCombinationOfFromToAndByHasItsMeaning() {
    func x(_ from: Double?, _ to: Double?, _ by: Double?) -> CGFloat? {
      let layer = CALayer()
      layer.position.x = 100
      return half(layer, "position.x", from, to, by: by)?.position.x
    }
    #expect(x(0, 10, nil) == 5)
    #expect(x(0, 10, 99) == 5)
    #expect(x(10, nil, 20) == 20)
    #expect(x(nil, 50, 20) == 40)
    #expect(x(0, nil, nil) == 50)
    #expect(x(nil, 0, nil) == 50)
    #expect(x(nil, nil, 20) == 110)
    #expect(x(nil, nil, nil) == 100)
  }

  @Test func geometryRunsBetweenItsValues() {
    let (point, rect) = (CGPoint(x: 10, y: 20), CGRect(x: 0, y: 0, width: 10, height: 30))
    #expect(half(CALayer(), "position", CGPoint.zero, point)?.position == CGPoint(x: 5, y: 10))
    #expect(half(CALayer(), "bounds", CGRect.zero, rect)?.bounds.size.height == 15)
    #expect(half(CALayer(), "bounds.size", CGSize.zero, rect.size)?.bounds.width == 5)
    #expect(half(CALayer(), "bounds.size.width", 0, 8)?.bounds.width == 4)
    #expect(half(CALayer(), "bounds.origin.y", 0, 8)?.bounds.origin.y == 4)
    #expect(half(CALayer(), "shadowOffset.width", 0, 8)?.shadowOffset.width == 4)
    #expect(half(CALayer(), "anchorPoint.x", 0, 1)?.anchorPoint.x == 0.5)
  }

  @Test func valuesMayComeInFoundationsBoxes() {
    let transform = CATransform3DMakeTranslation(10, 0, 0)
    #expect(
      half(CALayer(), "position", NSValue(point: .zero), NSValue(point: NSPoint(x: 10, y: 0)))?
        .position.x == 5)
    #expect(
      half(
        CALayer(), "transform", NSValue(caTransform3D: CATransform3DIdentity),
        NSValue(caTransform3D: transform))?.transform.m41 == 5)
    #expect(half(CALayer(), "opacity", NSNumber(value: 0), NSNumber(value: 1))?.opacity == 0.5)
    #expect(half(CALayer(), "cornerRadius", Float(0), Int32(4))?.cornerRadius == 2)
  }

  @Test func partsOfATransformAnimate() {
    func value(_ path: String, _ from: CGFloat, _ to: CGFloat) -> CGFloat {
      half(CALayer(), path, from, to)?.value(forKeyPath: path) as? CGFloat ?? .nan
    }
    for path in [
      "transform.rotation", "transform.rotation.x", "transform.rotation.y", "transform.rotation.z",
      "transform.scale", "transform.scale.x", "transform.scale.y", "transform.scale.z",
      "transform.translation.x", "transform.translation.y", "transform.translation.z",
      "sublayerTransform.rotation.z",
    ] {
      #expect(abs(value(path, 0.2, 0.6) - 0.4) < 1e-9, "\(path)")
    }
    let moved = half(
      CALayer(), "transform.translation", CGSize.zero, CGSize(width: 8, height: 6))
    #expect(moved?.transform.m41 == 4 && moved?.transform.m42 == 3)
  }

  @Test func coloursAndTheirListsMix() {
    let (red, blue) = (
      CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(red: 0, green: 0, blue: 1, alpha: 1)
    )
    #expect(
      half(CALayer(), "backgroundColor", red, blue)?.backgroundColor?.components
        == [0.5, 0, 0.5, 1])
    #expect(half(CALayer(), "borderColor", red, blue)?.borderColor?.components == [0.5, 0, 0.5, 1])
    let gradient = half(CAGradientLayer(), "colors", [red, blue], [blue, blue])
    #expect((gradient?.colors?.first as! CGColor?)?.components == [0.5, 0, 0.5, 1])
    let stops = half(CAGradientLayer(), "locations", [0, 0.2], [0.4, 1])
    #expect(stops?.locations?.map { ($0.doubleValue * 10).rounded() } == [2, 6])
    #expect(half(CAGradientLayer(), "startPoint.x", 0, 1)?.startPoint.x == 0.5)
  }

  @Test func shapesAnimateTheirStrokesAndPaths() {
    #expect(half(CAShapeLayer(), "strokeEnd", 0, 1)?.strokeEnd == 0.5)
    #expect(half(CAShapeLayer(), "lineWidth", 2, 4)?.lineWidth == 3)
    #expect(half(CAShapeLayer(), "lineDashPhase", 0, 10)?.lineDashPhase == 5)
    let (small, large) = (
      CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil),
      CGPath(rect: CGRect(x: 0, y: 0, width: 30, height: 10), transform: nil)
    )
    #expect(half(CAShapeLayer(), "path", small, large)?.path?.boundingBox.width == 20)
  }

  @Test func replicatorsAndEmittersAnimateTheirParts() {
    let turned = half(CAReplicatorLayer(), "instanceTransform.rotation.z", 0, 1)
    #expect(
      abs((turned?.value(forKeyPath: "instanceTransform.rotation.z") as? CGFloat ?? 0) - 0.5) < 1e-9
    )
    #expect(half(CAReplicatorLayer(), "instanceDelay", 0, 1)?.instanceDelay == 0.5)
    let point = CGPoint(x: 10, y: 20)
    #expect(
      half(CAEmitterLayer(), "emitterPosition", CGPoint.zero, point)?.emitterPosition
        == CGPoint(x: 5, y: 10))
    #expect(half(CAEmitterLayer(), "birthRate", Float(0), Float(4))?.birthRate == 2)
  }

  @Test func whatHasNoBetweenChangesHalfWay() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: 1))
    let (one, other) = (try #require(context.makeImage()), try #require(context.makeImage()))
    let shown = half(CALayer(), "contents", one, other)?.contents
    #expect(shown as? CGImage == other)
    #expect(half(CALayer(), "hidden", false, true)?.isHidden == true)
  }

  @Test func additiveAnimationsOfAllNumbersAddUp() {
    TestClock.run { clock in
      let layer = CALayer()
      layer.transform = CATransform3DMakeScale(2, 2, 1)
      for key in ["one", "two"] {
        let animation = CABasicAnimation(keyPath: "transform")
        animation.isAdditive = true
        animation.fromValue = CATransform3DMakeTranslation(10, 0, 0)
        animation.toValue = CATransform3DIdentity
        animation.duration = 2
        layer.add(animation, forKey: key)
      }
      clock.advance(by: 1)
      // Before the layer's own transform, so twice as far: 5 and 5, doubled.
      #expect(layer.presentation()?.transform.m41 == 20)
    }
  }
}
