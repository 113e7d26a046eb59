import CoreGraphics
import Foundation
import Testing

@testable @_spi(UIKit) import QuartzCore

/// What holds for a layer's frame, and for the tree it lies in.
@MainActor
struct FrameTests {
  private func layer(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: x, y: y, width: width, height: height)
    return layer
  }

  @Test func theFrameIsTheBoxAroundTheTurnedBounds() {
    let turned = layer(0, 0, 40, 20)
    turned.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    let frame = turned.frame
    #expect(abs(frame.minX - 10) < 1e-9 && abs(frame.minY + 10) < 1e-9)
    #expect(abs(frame.width - 20) < 1e-9 && abs(frame.height - 40) < 1e-9)
  }

  @Test func theFrameIsDerivedAndNotStored() {
    let box = layer(10, 10, 20, 20)
    box.position = CGPoint(x: 0, y: 0)
    #expect(box.frame == CGRect(x: -10, y: -10, width: 20, height: 20))
    box.bounds.size.width = 40
    #expect(box.frame == CGRect(x: -20, y: -10, width: 40, height: 20))
    box.setAffineTransform(CGAffineTransform(scaleX: 2, y: 1))
    #expect(box.frame == CGRect(x: -40, y: -10, width: 80, height: 20))
  }

  @Test func theTransformIsAboutTheAnchorPoint() {
    let box = layer(10, 10, 20, 20)
    box.anchorPoint = .zero
    box.position = CGPoint(x: 10, y: 10)
    box.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    #expect(box.frame == CGRect(x: 10, y: 10, width: 40, height: 40))
  }

  @Test func boundsContainTheirFirstEdgeAndNotTheirLast() {
    let box = layer(0, 0, 10, 10)
    box.bounds.origin = CGPoint(x: 5, y: 5)
    #expect(box.contains(CGPoint(x: 5, y: 5)) && box.contains(CGPoint(x: 14.9, y: 14.9)))
    #expect(!box.contains(CGPoint(x: 15, y: 5)) && !box.contains(CGPoint(x: 4.9, y: 5)))
  }

  @Test func aLayerTakesAnothersPlace() {
    let (root, old, new, last) = (CALayer(), CALayer(), CALayer(), CALayer())
    root.sublayers = [old, last]
    root.replaceSublayer(old, with: new)
    #expect(root.sublayers == [new, last] && old.superlayer == nil && new.superlayer === root)
    root.replaceSublayer(CALayer(), with: old)
    #expect(root.sublayers == [new, last])
  }

  @Test func siblingsSayWhereALayerGoes() {
    let (root, one, two, three) = (CALayer(), CALayer(), CALayer(), CALayer())
    root.addSublayer(one)
    root.insertSublayer(two, below: one)
    root.insertSublayer(three, above: two)
    #expect(root.sublayers == [two, three, one])
    root.insertSublayer(one, at: 0)
    #expect(root.sublayers == [one, two, three])
    root.insertSublayer(one, at: 99)
    #expect(root.sublayers == [two, three, one])
  }

  @Test func layoutIsAskedForByASizeAndNotByAPlace() {
    let box = layer(0, 0, 10, 10)
    box.layoutIfNeeded()
    #expect(!box.needsLayout())
    box.position = CGPoint(x: 50, y: 50)
    box.bounds.origin = CGPoint(x: 3, y: 3)
    #expect(!box.needsLayout())
    box.bounds.size.width = 11
    #expect(box.needsLayout())
    box.layoutIfNeeded()
    box.addSublayer(CALayer())
    #expect(box.needsLayout())
  }

  @Test func layoutGoesFromTheTopDown() {
    final class Told: CALayer {
      nonisolated(unsafe) static var names: [String] = []
      override func layoutSublayers() { Told.names.append(name ?? "") }
    }
    let (root, child) = (Told(), Told())
    (root.name, child.name) = ("root", "child")
    root.addSublayer(child)
    Told.names = []
    child.layoutIfNeeded()
    #expect(Told.names == ["root", "child"])
  }

  @Test func drawingIsAskedForByBoundsOnlyWhereItIsWanted() {
    let box = layer(0, 0, 10, 10)
    box.bounds.size.width = 12
    #expect(!box.needsDisplay())
    box.needsDisplayOnBoundsChange = true
    box.bounds.size.width = 14
    #expect(box.needsDisplay())
    box.displayIfNeeded()
    #expect(!box.needsDisplay())
    // Nothing was drawn, so there is nothing to show.
    #expect(box.contents == nil)
  }

  @Test func theAreaToDrawIsAllThatWasAskedFor() {
    final class Area: CALayer {
      var seen = CGRect.null
      override func draw(in context: CGContext) { seen = areaToDisplay }
    }
    let box = Area()
    box.bounds = CGRect(x: 0, y: 0, width: 50, height: 50)
    box.setNeedsDisplay(CGRect(x: 5, y: 5, width: 5, height: 5))
    box.setNeedsDisplay(CGRect(x: 20, y: 5, width: 5, height: 5))
    box.displayIfNeeded()
    #expect(box.seen == CGRect(x: 5, y: 5, width: 20, height: 5))
    box.setNeedsDisplay()
    box.displayIfNeeded()
    #expect(box.seen == box.bounds)
  }

  @Test func contentsThatAreNoPictureAreKeptAndNotShown() {
    let box = layer(0, 0, 10, 10)
    box.contents = "a word"
    #expect(box.contents as? String == "a word" && box.modelValues.contents == nil)
    box.contents = nil
    #expect(box.contents == nil)
  }

  @Test func aScrollLayerMovesAsFarAsItsModeAllows() {
    let (scroller, content, leaf) = (CAScrollLayer(), CALayer(), CALayer())
    scroller.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    content.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    leaf.frame = CGRect(x: 60, y: 70, width: 10, height: 10)
    scroller.addSublayer(content)
    content.addSublayer(leaf)
    #expect(scroller.masksToBounds)
    leaf.scroll(CGPoint(x: 0, y: 0))
    #expect(scroller.bounds.origin == CGPoint(x: 60, y: 70))
    #expect(content.visibleRect == CGRect(x: 60, y: 70, width: 20, height: 20))
    scroller.scrollMode = .vertically
    scroller.scroll(to: CGRect(x: 0, y: 0, width: 5, height: 5))
    #expect(scroller.bounds.origin == CGPoint(x: 60, y: 0))
    scroller.scrollMode = .both
    leaf.scrollRectToVisible(leaf.bounds)
    #expect(scroller.bounds.origin == CGPoint(x: 60, y: 60))
  }

  @Test func aCopyHasTheValuesAndNotThePlace() {
    let (parent, original) = (CALayer(), CAShapeLayer())
    parent.addSublayer(original)
    original.lineWidth = 7
    original.name = "line"
    original.setValue(3, forKey: "note")
    original.mask = CALayer()
    let copy = CAShapeLayer(layer: original)
    #expect(copy.lineWidth == 7 && copy.name == "line" && copy.superlayer == nil)
    #expect(copy.value(forKey: "note") as? Int == 3)
    #expect(copy.mask == nil && original.mask != nil)
  }
}
