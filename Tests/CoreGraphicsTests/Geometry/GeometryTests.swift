import CoreGraphics
import Foundation
import Testing

struct GeometryTests {
  @Test func rectanglesReadAsInXcode() {
    #expect("\(CGRect(x: 0, y: 0, width: 10, height: 10))" == "(0.0, 0.0, 10.0, 10.0)")
    #expect("\(CGPoint(x: 1, y: 2))" == "(1.0, 2.0)")
    #expect("\([CGSize(width: 1, height: 2.5)])" == "[(1.0, 2.5)]")
    #expect("\(CGVector(dx: 1, dy: -1))" == "(1.0, -1.0)")
  }

  @Test func theFirstTransformOfAChainIsTheLastOneNamed() {
    let moved = CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 3, y: 4)
    #expect(CGPoint(x: 1, y: 1).applying(moved) == CGPoint(x: 8, y: 10))
    let scaled = CGAffineTransform(translationX: 3, y: 4).scaledBy(x: 2, y: 2)
    #expect(CGPoint(x: 1, y: 1).applying(scaled) == CGPoint(x: 5, y: 6))
  }

  @Test func aTransformAndItsInverseCancel() {
    let transform = CGAffineTransform(rotationAngle: 0.7).scaledBy(x: 2, y: 3)
      .translatedBy(x: 5, y: 7)
    let point = CGPoint(x: 11, y: 13).applying(transform).applying(transform.inverted())
    #expect(abs(point.x - 11) < 1e-9 && abs(point.y - 13) < 1e-9)
  }

  @Test func aTransformWithoutInverseComesBackAsItIs() {
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  @Test func aTurnedRectangleGivesItsBoundingBox() {
    let rect = CGRect(x: 0, y: 0, width: 4, height: 2)
      .applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(rect.minX + 2) < 1e-9 && abs(rect.width - 2) < 1e-9 && abs(rect.height - 4) < 1e-9)
  }
}
