import CoreGraphics
import Foundation
import Testing

@testable @_spi(PageRuntime) import UIKit

@MainActor
struct HitTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let child = UIView(frame: CGRect(x: 10, y: 10, width: 30, height: 30))

  init() {
    root.addSubview(child)
  }

  private func hit(_ x: Double, _ y: Double) -> UIView? {
    root.hitTest(CGPoint(x: x, y: y), with: nil)
  }

  @Test func edgesCountOnTheNearSideOnly() {
    #expect(hit(10, 10) === child)
    #expect(hit(39.9, 39.9) === child)
    #expect(hit(40, 20) === root)
    #expect(hit(100, 50) == nil)
    #expect(hit(0, 0) === root)
  }

  @Test func aButtonThatIsPartlyClippedIsHitAtItsVisiblePart() {
    let button = UIButton(frame: CGRect(x: 20, y: 20, width: 30, height: 30))
    child.clipsToBounds = true
    child.addSubview(button)
    #expect(hit(35, 35) === button)
    #expect(hit(45, 45) === root)
    let visible = child.bounds.intersection(button.frame)
    #expect(visible == CGRect(x: 20, y: 20, width: 10, height: 10))
    let middle = child.convert(CGPoint(x: visible.midX, y: visible.midY), to: root)
    #expect(hit(middle.x, middle.y) === button)
  }

  @Test func hiddenFaintAndClosedViewsAreSkipped() {
    child.isHidden = true
    #expect(hit(20, 20) === root)
    child.isHidden = false
    child.alpha = 0.009
    #expect(hit(20, 20) === root)
    child.alpha = 0.02
    #expect(hit(20, 20) === child)
    child.isUserInteractionEnabled = false
    #expect(hit(20, 20) === root)
    root.isUserInteractionEnabled = false
    #expect(hit(20, 20) == nil)
  }

  @Test func theFrontViewIsHit() {
    let front = UIView(frame: child.frame)
    root.addSubview(front)
    #expect(hit(20, 20) === front)
    root.sendSubviewToBack(front)
    #expect(hit(20, 20) === child)
  }

  @Test func outsideItsParentNothingIsHit() {
    let far = UIView(frame: CGRect(x: 25, y: 0, width: 30, height: 30))
    child.addSubview(far)
    #expect(hit(37, 20) === far)
    #expect(hit(50, 20) === root)
  }

  @Test func imageViewsLetTouchesThrough() {
    let picture = UIImageView(frame: child.frame)
    root.addSubview(picture)
    #expect(!picture.isUserInteractionEnabled)
    #expect(hit(20, 20) === child)
    picture.isUserInteractionEnabled = true
    #expect(hit(20, 20) === picture)
  }

  @Test func theOriginOfBoundsCounts() {
    root.bounds.origin = CGPoint(x: 0, y: 50)
    #expect(!root.point(inside: CGPoint(x: 5, y: 49), with: nil))
    #expect(root.point(inside: CGPoint(x: 5, y: 149), with: nil))
    child.frame = CGRect(x: 0, y: 120, width: 10, height: 10)
    #expect(hit(5, 125) === child)
  }

  @Test func aTransformMovesTheTarget() {
    child.transform = CGAffineTransform(translationX: 50, y: 0)
    #expect(hit(20, 20) === root)
    #expect(hit(70, 20) === child)
    #expect(child.convert(CGPoint(x: 0, y: 0), to: root) == CGPoint(x: 60, y: 10))
    #expect(root.convert(CGPoint(x: 60, y: 10), to: child) == .zero)
  }

  @Test func anOverriddenPointInsideDecides() {
    final class Round: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        hypot(point.x - 15, point.y - 15) <= 15
      }
    }
    let round = Round(frame: child.frame)
    root.addSubview(round)
    #expect(hit(11, 11) === child)
    #expect(hit(25, 25) === round)
  }

  @Test func anOverriddenHitTestDecides() {
    final class Passing: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let found = super.hitTest(point, with: event)
        return found === self ? nil : found
      }
    }
    let passing = Passing(frame: root.bounds)
    let button = UIView(frame: CGRect(x: 60, y: 60, width: 10, height: 10))
    passing.addSubview(button)
    root.addSubview(passing)
    #expect(hit(20, 20) === child)
    #expect(hit(65, 65) === button)
  }

  @Test func aHigherZPositionIsHitFirst() {
    let other = UIView(frame: child.frame)
    root.addSubview(other)
    child.layer.zPosition = 1
    #expect(hit(20, 20) === child)
    other.layer.zPosition = 1
    #expect(hit(20, 20) === other)
  }

  @Test func labelsLetTouchesThrough() {
    let label = UILabel(frame: child.frame)
    root.addSubview(label)
    #expect(!label.isUserInteractionEnabled && hit(20, 20) === child)
  }

  @Test func clippingDoesNotMatter() {
    let far = UIView(frame: CGRect(x: 25, y: 0, width: 30, height: 30))
    child.addSubview(far)
    for clips in [true, false] {
      child.clipsToBounds = clips
      #expect(hit(50, 20) === root)
    }
  }

  @Test func whileAViewMovesItIsHitWhereItWillBe() {
    TestStage.run(showing: root) { stage in
      UIView.animate(withDuration: 1, delay: 0, options: [.allowUserInteraction]) {
        child.center.x += 50
      }
      stage.advance(by: 0.1)
      #expect(hit(20, 20) === root)
      #expect(hit(70, 20) === child)
    }
  }

  @Test func whileAViewAnimatesItIsNotHitUnlessThatIsAllowed() {
    TestStage.run(showing: root) { stage in
      UIView.animate(withDuration: 1) { child.alpha = 0.5 }
      stage.advance(by: 0.1)
      #expect(hit(20, 20) === root)
      stage.advance(by: 1)
      #expect(hit(20, 20) === child)
    }
  }

  @Test func turnedAndNestedViewsAreHitWhereTheyAreSeen() {
    child.transform = CGAffineTransform(rotationAngle: .pi / 4).scaledBy(x: 2, y: 1)
    child.bounds.origin = CGPoint(x: 100, y: 0)
    let deep = UIView(frame: CGRect(x: 100, y: 0, width: 5, height: 30))
    child.addSubview(deep)
    let point = root.convert(CGPoint(x: 102, y: 15), from: child)
    #expect(root.hitTest(point, with: nil) === deep)
    let other = root.convert(CGPoint(x: 110, y: 15), from: child)
    #expect(root.hitTest(other, with: nil) === child)
    child.transform3D = CATransform3DMakeScale(0, 1, 1)
    #expect(root.hitTest(child.center, with: nil) === root)
  }
}
