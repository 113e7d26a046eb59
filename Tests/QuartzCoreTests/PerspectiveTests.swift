import CoreGraphics
import Foundation
import Testing

@testable @_spi(UIKit) import QuartzCore

@MainActor
struct PerspectiveTests {
  private func near(_ one: CGPoint, _ other: CGPoint) -> Bool {
    abs(one.x - other.x) < 1e-6 && abs(one.y - other.y) < 1e-6
  }

  private func square(_ side: CGFloat) -> CALayer {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: side, height: side)
    layer.position = CGPoint(x: side / 2, y: side / 2)
    return layer
  }

  @Test func aParentsPerspectiveIsAboutTheCentreOfItsBounds() {
    let (root, card) = (square(200), square(100))
    root.sublayerTransform.m34 = -1 / 500
    card.position = CGPoint(x: 100, y: 100)
    card.zPosition = 100
    root.addSublayer(card)
    // At depth 100 of 500 everything is 1.25 times as large, about (100, 100).
    #expect(near(card.convert(CGPoint(x: 0, y: 0), to: root), CGPoint(x: 37.5, y: 37.5)))
    #expect(near(card.convert(CGPoint(x: 50, y: 50), to: root), CGPoint(x: 100, y: 100)))
    #expect(near(root.convert(CGPoint(x: 37.5, y: 37.5), to: card), .zero))
    #expect(root.hitTest(CGPoint(x: 40, y: 40)) === card)
    #expect(root.hitTest(CGPoint(x: 36, y: 36)) === root)
  }

  @Test func aTurnedLayerIsHitWhereItIsSeen() {
    let (root, card) = (square(200), square(100))
    card.position = CGPoint(x: 100, y: 100)
    var turn = CATransform3DIdentity
    turn.m34 = -1 / 200
    card.transform = CATransform3DRotate(turn, .pi / 3, 0, 1, 0)
    root.addSublayer(card)
    for point in [CGPoint(x: 10, y: 20), CGPoint(x: 90, y: 80)] {
      let seen = card.convert(point, to: root)
      #expect(near(card.convert(seen, from: root), point))
      #expect(root.hitTest(seen) === card)
    }
    // Its nearer edge is the taller one.
    let left = card.convert(CGRect(x: 0, y: 0, width: 0, height: 100), to: root)
    let right = card.convert(CGRect(x: 100, y: 0, width: 0, height: 100), to: root)
    #expect(abs(left.height - right.height) > 20)
    let corners = [CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0), CGPoint(x: 0, y: 100)]
      .map { card.convert($0, to: root) }
    #expect(abs(card.frame.minX - corners.map(\.x).min()!) < 1e-6)
  }

  @Test func onlyATransformLayerKeepsDepth() {
    func seen(_ holder: CALayer) -> CGPoint {
      let root = square(200)
      root.sublayerTransform.m34 = -1 / 500
      holder.bounds = root.bounds
      holder.position = CGPoint(x: 100, y: 100)
      let card = square(100)
      card.position = CGPoint(x: 100, y: 100)
      card.zPosition = 100
      root.addSublayer(holder)
      holder.addSublayer(card)
      return card.convert(.zero, to: root)
    }
    #expect(near(seen(CALayer()), CGPoint(x: 50, y: 50)))
    #expect(near(seen(CATransformLayer()), CGPoint(x: 37.5, y: 37.5)))
  }

  @Test func aTransformLayerIsNeverHitItself() {
    let (root, holder, card) = (square(100), CATransformLayer(), square(10))
    holder.frame = root.bounds
    root.addSublayer(holder)
    holder.addSublayer(card)
    #expect(root.hitTest(CGPoint(x: 5, y: 5)) === card)
    #expect(root.hitTest(CGPoint(x: 50, y: 50)) === root)
  }

  @Test func aFlippedLayerPlacesItsSublayersFromTheBottom() {
    let (root, flipped, leaf) = (square(100), square(50), square(10))
    flipped.isGeometryFlipped = true
    root.addSublayer(flipped)
    flipped.addSublayer(leaf)
    #expect(
      leaf.convert(CGRect(x: 0, y: 0, width: 10, height: 10), to: root)
        == CGRect(x: 0, y: 40, width: 10, height: 10))
    #expect(leaf.convert(CGPoint(x: 1, y: 1), to: flipped) == CGPoint(x: 1, y: 1))
    #expect(flipped.contentsAreFlipped() && leaf.contentsAreFlipped())
    #expect(!root.contentsAreFlipped())
  }

  @Test func aPlaneSeenFromItsEdgeIsNotHit() {
    let (root, card) = (square(100), square(100))
    card.transform = CATransform3DMakeScale(0, 1, 1)
    root.addSublayer(card)
    #expect(root.hitTest(CGPoint(x: 50, y: 50)) === root)
  }

  @Test(arguments: [0.0, 0.4, 1.3, 2.2])
  func aFrameThatIsSetIsTheFrame(angle: Double) {
    let layer = CALayer()
    layer.anchorPoint = CGPoint(x: 0.25, y: 0.75)
    layer.transform = CATransform3DTranslate(CATransform3DMakeScale(2, 3, 1), 5, 6, 0)
    let wanted = CGRect(x: 10, y: 20, width: 30, height: 40)
    layer.frame = wanted
    #expect(layer.frame == wanted)
    // A turned layer cannot fill every frame; it lies at its corner.
    layer.transform = CATransform3DMakeRotation(angle, 0, 0, 1)
    layer.frame = wanted
    #expect(near(layer.frame.origin, wanted.origin))
  }
}
