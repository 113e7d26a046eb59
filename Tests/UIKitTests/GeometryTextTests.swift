import CoreGraphics
import Foundation
import Testing

@testable import UIKit

struct GeometryTextTests {
  private let rect = CGRect(x: 1, y: 2.5, width: 3, height: 4)

  @Test func geometryAsTextAndBack() {
    #expect(NSCoder.string(for: rect) == "{{1, 2.5}, {3, 4}}")
    #expect(NSCoder.cgRect(for: "{{1, 2.5}, {3, 4}}") == rect)
    #expect(NSCoder.string(for: CGPoint(x: 0.1, y: -2)) == "{0.10000000000000001, -2}")
    #expect(NSCoder.cgPoint(for: "{0.1,-2}") == CGPoint(x: 0.1, y: -2))
    #expect(NSCoder.cgSize(for: "nothing of the kind") == .zero)
    #expect(NSCoder.cgSize(for: "{3}") == .zero)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSCoder.string(for: insets) == "{1, 2, 3, 4}")
    #expect(NSCoder.uiEdgeInsets(for: "{1, 2, 3, 4}") == insets)
    let transform = CGAffineTransform(a: 1, b: 0, c: 0, d: 2, tx: 30, ty: -4)
    #expect(NSCoder.string(for: transform) == "[1, 0, 0, 2, 30, -4]")
    #expect(NSCoder.cgAffineTransform(for: "[1, 0, 0, 2, 30, -4]") == transform)
  }

  @Test func objectsHoldGeometry() {
    #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue == CGPoint(x: 1, y: 2))
    #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    let transform = CGAffineTransform(rotationAngle: 1).translatedBy(x: 3, y: 4)
    #expect(NSValue(cgAffineTransform: transform).cgAffineTransformValue == transform)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    let offset = UIOffset(horizontal: 1, vertical: 2)
    #expect(NSValue(uiOffset: offset).uiOffsetValue == offset)
    let vector = CGVector(dx: 1, dy: 2)
    #expect(NSValue(cgVector: vector).cgVectorValue == vector)
    #expect(NSValue(cgRect: rect) == NSValue(cgRect: rect))
    #expect(NSValue(cgRect: rect) != NSValue(cgRect: .zero))
  }

  @Test func insetsTakeFromEachEdge() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let inner = CGRect(x: 0, y: 0, width: 20, height: 10).inset(by: insets)
    #expect(inner == CGRect(x: 2, y: 1, width: 14, height: 6))
    #expect(UIRectEdge.all == [.top, .left, .bottom, .right])
    #expect(UIRectCorner.allCorners.contains(.bottomLeft))
  }

  @available(*, deprecated)
  @Test func oldSpellings() {
    #expect(NSStringFromCGRect(rect) == "{{1, 2.5}, {3, 4}}" && CGRectFromString("") == .zero)
    #expect(UIEdgeInsetsInsetRect(rect, UIEdgeInsetsZero) == rect)
    #expect(UIEdgeInsetsMake(1, 2, 3, 4).bottom == 3)
    #expect(NSValue(CGPoint: CGPoint(x: 1, y: 2)).CGPointValue() == CGPoint(x: 1, y: 2))
  }
}
