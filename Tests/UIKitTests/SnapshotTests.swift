import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite(.serialized)
struct SnapshotTests {
  private func scene() -> UIView {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 4, height: 2))
    view.contentScaleFactor = 1
    view.backgroundColor = .red
    let inner = UIView(frame: CGRect(x: 2, y: 0, width: 2, height: 1))
    inner.backgroundColor = .blue
    view.addSubview(inner)
    return view
  }

  private func shown(_ view: UIView?) throws -> [String] {
    let picture = try #require(view?.layer.contents as? CGImage)
    return try PixelProbe.letters(UIImage(cgImage: picture))
  }

  @Test func aSnapshotStaysAsItWas() throws {
    let view = scene()
    let snapshot = try #require(view.snapshotView(afterScreenUpdates: true))
    view.backgroundColor = .green
    #expect(snapshot.bounds == view.bounds && snapshot.subviews.isEmpty)
    #expect(try shown(snapshot) == ["rrbb", "rrrr"])
    #expect(UIView().snapshotView(afterScreenUpdates: true) == nil)
  }

  @Test func aPartOfAViewIsItsOwnSnapshot() throws {
    let part = scene().resizableSnapshotView(
      from: CGRect(x: 1, y: 0, width: 2, height: 2), afterScreenUpdates: true,
      withCapInsets: UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 0))
    #expect(try shown(part) == ["rb", "rr"])
    #expect(part?.layer.contentsCenter == CGRect(x: 0.5, y: 0, width: 0.5, height: 1))
  }

  @Test func aHierarchyIsDrawnAsLargeAsAsked() throws {
    let view = scene()
    var isDrawn = false
    let image = PixelProbe.drawing(9, 4) {
      isDrawn = view.drawHierarchy(
        in: CGRect(x: 1, y: 0, width: 8, height: 4), afterScreenUpdates: true)
    }
    #expect(isDrawn)
    #expect(
      try PixelProbe.letters(image) == [".rrrrbbbb", ".rrrrbbbb", ".rrrrrrrr", ".rrrrrrrr"])
    #expect(!view.drawHierarchy(in: view.bounds, afterScreenUpdates: false))
  }

  @Test func aLayerRendersWhatItsViewDraws() throws {
    final class Painted: UIView {
      override func draw(_ rect: CGRect) {
        UIColor.green.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
      }
    }
    let view = Painted(frame: CGRect(x: 0, y: 0, width: 2, height: 1))
    view.backgroundColor = .clear
    let image = PixelProbe.drawing(2, 1) {
      if let context = UIGraphicsGetCurrentContext() { view.layer.render(in: context) }
    }
    #expect(try PixelProbe.letters(image) == ["g."])
  }
}
