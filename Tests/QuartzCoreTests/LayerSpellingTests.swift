import CoreGraphics
import Foundation
import Testing

@testable @_spi(UIKit) import QuartzCore

/// What older Swift wrote still means the same.
@MainActor
struct LayerSpellingTests {
  @available(*, deprecated)
  @Test func namesOfOldAreTheNamesOfToday() {
    let shape = CAShapeLayer()
    shape.lineCap = kCALineCapRound
    shape.lineJoin = kCALineJoinBevel
    shape.fillRule = kCAFillRuleEvenOdd
    shape.contentsGravity = kCAGravityResizeAspectFill
    shape.magnificationFilter = kCAFilterNearest
    #expect(shape.lineCap == .round && shape.lineJoin == .bevel && shape.fillRule == .evenOdd)
    #expect(shape.contentsGravity == .resizeAspectFill && shape.magnificationFilter == .nearest)
    #expect(kCAEmitterLayerAdditive == .additive && kCAEmitterLayerOutline == .outline)
    #expect(kCAGradientLayerAxial == .axial && kCAScrollNone == CAScrollLayerScrollMode.none)
  }

  @available(*, deprecated)
  @Test func membersOfOldAreTheMembersOfToday() {
    let (root, child) = (CALayer(), CALayer())
    root.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    child.frame = CGRect(x: 5, y: 5, width: 5, height: 5)
    root.insertSublayer(child, atIndex: 0)
    child.hidden = true
    child.opaque = true
    child.doubleSided = false
    #expect(child.isHidden && child.isOpaque && !child.isDoubleSided)
    #expect(root.containsPoint(CGPoint(x: 1, y: 1)))
    #expect(child.convertPoint(.zero, toLayer: root) == CGPoint(x: 5, y: 5))
    #expect(root.valueForKey("opacity") as? Float == 1)
    #expect(root.actionForKey("opacity") == nil)
    let box = NSValue(CATransform3D: CATransform3DIdentity)
    #expect(CATransform3DIsIdentity(box.CATransform3DValue))
  }
}
