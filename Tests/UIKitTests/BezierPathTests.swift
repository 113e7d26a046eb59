import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor
struct BezierPathTests {
  private let square = CGRect(x: 0, y: 0, width: 20, height: 20)

  @Test func onlyTheNamedCornersAreRound() {
    let path = UIBezierPath(
      roundedRect: square, byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 8, height: 8))
    #expect(!path.contains(CGPoint(x: 1, y: 1)) && !path.contains(CGPoint(x: 19, y: 19)))
    #expect(path.contains(CGPoint(x: 19, y: 1)) && path.contains(CGPoint(x: 1, y: 19)))
    #expect(path.bounds == square)
  }

  @Test func aRadiusIsNoLargerThanHalfOfTheRectangle() {
    let path = UIBezierPath(roundedRect: square, cornerRadius: 100)
    #expect(!path.contains(CGPoint(x: 2, y: 2)) && path.contains(CGPoint(x: 10, y: 0.5)))
    #expect(abs(path.bounds.width - 20) < 1e-9)
  }

  @Test func evenOddLeavesHoles() {
    let path = UIBezierPath(rect: square)
    path.append(UIBezierPath(rect: square.insetBy(dx: 5, dy: 5)))
    #expect(path.contains(CGPoint(x: 10, y: 10)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(CGPoint(x: 10, y: 10)) && path.contains(CGPoint(x: 2, y: 2)))
  }

  @Test func aReversedPathGoesTheOtherWay() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 5, y: 1))
    path.addQuadCurve(to: CGPoint(x: 9, y: 5), controlPoint: CGPoint(x: 9, y: 1))
    path.lineWidth = 3
    let back = path.reversing()
    #expect(back.currentPoint == CGPoint(x: 1, y: 1) && back.lineWidth == 3)
    #expect(back.bounds == path.bounds && back.reversing().cgPath == path.cgPath)
    // A reversed hole is a hole without the even-odd rule.
    let frame = UIBezierPath(rect: square)
    frame.append(UIBezierPath(rect: square.insetBy(dx: 5, dy: 5)).reversing())
    #expect(!frame.contains(CGPoint(x: 10, y: 10)) && frame.contains(CGPoint(x: 2, y: 2)))
  }

  @Test func aCopyIsItsOwnPath() throws {
    let path = UIBezierPath(rect: square)
    path.lineWidth = 7
    path.setLineDash([4, 2], count: 2, phase: 1)
    let copy = try #require(path.copy() as? UIBezierPath)
    #expect(copy == path)
    path.addLine(to: CGPoint(x: 100, y: 100))
    #expect(copy.bounds == square && copy.lineWidth == 7 && copy != path)
    var (count, phase): (Int, CGFloat) = (0, 0)
    var lengths = [CGFloat](repeating: 0, count: 2)
    copy.getLineDash(&lengths, count: &count, phase: &phase)
    #expect(lengths == [4, 2] && count == 2 && phase == 1)
  }

  @Test func aPathIsArchivedAndRead() throws {
    let path = UIBezierPath(roundedRect: square, cornerRadius: 4)
    path.addQuadCurve(to: .zero, controlPoint: CGPoint(x: 3, y: 4))
    path.lineJoinStyle = .round
    path.setLineDash([1, 2], count: 2, phase: 3)
    let data = try NSKeyedArchiver.archivedData(withRootObject: path, requiringSecureCoding: true)
    #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIBezierPath.self, from: data) == path)
  }

  @Test func dashesLeaveGaps() throws {
    let image = PixelProbe.drawing(12, 2) {
      let line = UIBezierPath()
      line.move(to: CGPoint(x: 0, y: 1))
      line.addLine(to: CGPoint(x: 12, y: 1))
      line.lineWidth = 2
      line.setLineDash([4, 2], count: 2, phase: 0)
      UIColor.red.setStroke()
      line.stroke()
    }
    #expect(try PixelProbe.letters(image) == ["rrrr..rrrr..", "rrrr..rrrr.."])
  }

  @Test func fillingWithAModeLeavesTheContextAsItWas() throws {
    let image = PixelProbe.drawing(3, 1) {
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 1))
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)).fill(with: .clear, alpha: 1)
      UIBezierPath(rect: CGRect(x: 2, y: 0, width: 1, height: 1)).fill()
    }
    #expect(try PixelProbe.letters(image) == [".rr"])
    let faint = PixelProbe.drawing(1, 1) {
      UIColor.red.setFill()
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)).fill(with: .normal, alpha: 0.5)
    }
    #expect(try abs(Int(PixelProbe(faint)[0, 0][3]) - 128) <= 1)
  }

  @Test func aClipHoldsUntilTheStateIsRestored() throws {
    let image = PixelProbe.drawing(3, 1) {
      let context = UIGraphicsGetCurrentContext()
      context?.saveGState()
      UIBezierPath(rect: CGRect(x: 1, y: 0, width: 1, height: 1)).addClip()
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 3, height: 1))
      context?.restoreGState()
      UIColor.blue.setFill()
      UIRectFill(CGRect(x: 2, y: 0, width: 1, height: 1))
    }
    #expect(try PixelProbe.letters(image) == [".rb"])
  }

  @available(*, deprecated)
  @Test func oldSpellings() {
    let path = UIBezierPath()
    path.moveToPoint(.zero)
    path.addLineToPoint(CGPoint(x: 4, y: 0))
    path.addArcWithCenter(
      CGPoint(x: 4, y: 4), radius: 4, startAngle: -.pi / 2, endAngle: 0, clockwise: true)
    path.closePath()
    path.applyTransform(CGAffineTransform(translationX: 1, y: 1))
    #expect(path.containsPoint(CGPoint(x: 5, y: 2)) && !path.empty)
    #expect(UIBezierPath(ovalInRect: square) == UIBezierPath(ovalIn: square))
  }
}
