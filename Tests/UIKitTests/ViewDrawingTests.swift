import CoreGraphics
import Foundation
import Testing

@testable @_spi(UIKit) import QuartzCore
@testable @_spi(PageRuntime) import UIKit

/// Fills what it is asked to draw, and remembers what that was.
private final class Painted: UIView {
  var asked: [CGRect] = []
  var color = UIColor.red
  var part: CGRect?

  override func draw(_ rect: CGRect) {
    asked.append(rect)
    color.setFill()
    UIRectFill(part ?? rect)
  }
}

@MainActor
@Suite(.serialized)
struct ViewDrawingTests {
  private let frame = CGRect(x: 0, y: 0, width: 4, height: 2)

  private func contents(_ view: UIView) throws -> [String] {
    view.layer.displayIfNeeded()
    let picture = try #require(view.layer.contents as? CGImage)
    return try PixelProbe.letters(UIImage(cgImage: picture))
  }

  private func painted(_ part: CGRect? = nil) -> Painted {
    let view = Painted(frame: frame)
    view.contentScaleFactor = 1
    view.part = part
    return view
  }

  @Test func anOpaqueViewWithoutABackgroundBeginsBlack() throws {
    let view = painted(CGRect(x: 0, y: 0, width: 2, height: 1))
    #expect(try contents(view) == ["rrkk", "kkkk"])
    view.backgroundColor = .clear
    view.setNeedsDisplay()
    #expect(try contents(view) == ["rr..", "...."])
    let other = painted(CGRect(x: 0, y: 0, width: 2, height: 1))
    other.isOpaque = false
    #expect(try contents(other) == ["rr..", "...."])
  }

  @Test func aViewThatDrawsNothingHasNoContents() {
    let view = UIView(frame: frame)
    view.layer.displayIfNeeded()
    #expect(view.layer.contents == nil)
  }

  @Test func onlyWhatWasAskedForIsDrawnAgain() throws {
    let view = painted()
    #expect(try contents(view) == ["rrrr", "rrrr"])
    view.color = .blue
    view.setNeedsDisplay(CGRect(x: 1, y: 0, width: 2, height: 1))
    view.setNeedsDisplay(CGRect(x: 2, y: 0, width: 1, height: 2))
    #expect(view.asked == [frame])
    #expect(try contents(view) == ["rbbr", "rbbr"])
    #expect(view.asked == [frame, CGRect(x: 1, y: 0, width: 2, height: 2)])
    // A drawing that reaches further is cut.
    view.part = frame
    view.color = .green
    view.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(try contents(view) == ["gbbr", "rbbr"])
  }

  @Test func whatWasDrawnStaysWhereItIsNotCleared() throws {
    let view = painted(CGRect(x: 0, y: 0, width: 1, height: 1))
    view.isOpaque = false
    view.clearsContextBeforeDrawing = false
    #expect(try contents(view) == ["r...", "...."])
    view.part = CGRect(x: 1, y: 1, width: 1, height: 1)
    view.setNeedsDisplay()
    #expect(try contents(view) == ["r...", ".r.."])
  }

  @Test func redrawFollowsTheSize() throws {
    let view = painted()
    _ = try contents(view)
    view.bounds.size.width = 5
    view.layer.displayIfNeeded()
    #expect(view.asked.count == 1)
    view.contentMode = .redraw
    view.bounds.size.width = 3
    #expect(try contents(view) == ["rrr", "rrr"])
  }

  @Test func boundsOriginMovesWhatIsDrawn() throws {
    let view = painted(CGRect(x: 10, y: 5, width: 1, height: 1))
    view.isOpaque = false
    view.bounds.origin = CGPoint(x: 9, y: 5)
    #expect(try contents(view) == [".r..", "...."])
  }

  @Test func aPatternIsTheBackground() throws {
    let view = UIView(frame: frame)
    view.contentScaleFactor = 1
    view.backgroundColor = UIColor(patternImage: PixelProbe.picture("rg"))
    #expect(try contents(view) == ["rgrg", "rgrg"])
    view.backgroundColor = .white
    view.layer.displayIfNeeded()
    #expect(view.layer.contents == nil && view.layer.backgroundColor == UIColor.white.cgColor)
  }

  @Test func aPatternFillsFromTheUpperLeft() throws {
    let image = PixelProbe.drawing(5, 3) {
      UIColor(patternImage: PixelProbe.picture("rg", "b.")).setFill()
      UIRectFill(CGRect(x: 1, y: 0, width: 4, height: 3))
    }
    #expect(try PixelProbe.letters(image) == [".grgr", "..b.b", ".grgr"])
  }

  @Test func colorsInDrawAreTheViewsOwn() throws {
    let view = painted()
    view.color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(try contents(view)[0] == "kkkk")
    view.overrideUserInterfaceStyle = .dark
    #expect(try contents(view)[0] == "wwww")
  }

  private final class OwnLayer: CALayer {
    override func draw(in context: CGContext) {
      context.setFillColor(UIColor.green.cgColor)
      context.fill(bounds)
    }
  }

  private final class LayerPainted: UIView {
    override class var layerClass: AnyClass { OwnLayer.self }
  }

  @Test func aLayerOfAPagesOwnClassDrawsItself() throws {
    let view = LayerPainted(frame: frame)
    view.contentScaleFactor = 1
    #expect(try contents(view) == ["gggg", "gggg"])
  }

  @Test func everyContentModeHasItsGravity() {
    let view = UIView()
    let expected: [(UIView.ContentMode, CALayerContentsGravity)] = [
      (.scaleToFill, .resize), (.scaleAspectFit, .resizeAspect),
      (.scaleAspectFill, .resizeAspectFill), (.redraw, .resize), (.center, .center), (.top, .top),
      (.bottom, .bottom), (.left, .left), (.right, .right), (.topLeft, .topLeft),
      (.topRight, .topRight), (.bottomLeft, .bottomLeft), (.bottomRight, .bottomRight),
    ]
    for (index, (mode, gravity)) in expected.enumerated() {
      view.contentMode = mode
      #expect(view.layer.contentsGravity == gravity && mode.rawValue == index)
    }
  }
}
