import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite(.serialized)
struct MaskTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 1))
  private let mask = UIView(frame: CGRect(x: 1, y: 0, width: 2, height: 1))

  init() {
    view.backgroundColor = .red
    mask.backgroundColor = .black
  }

  @Test func aViewIsSeenWhereItsMaskIsOpaque() throws {
    view.mask = mask
    let image = PixelProbe.drawing(4, 1) {
      view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
    }
    #expect(try PixelProbe.letters(image) == [".rr."])
    view.mask = nil
    let whole = PixelProbe.drawing(4, 1) {
      view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
    }
    #expect(try PixelProbe.letters(whole) == ["rrrr"])
  }

  @Test func aMaskIsInNoSuperview() {
    let parent = UIView()
    parent.addSubview(mask)
    view.mask = mask
    #expect(mask.superview == nil && parent.subviews.isEmpty && view.mask === mask)
    #expect(view.layer.mask === mask.layer && view.subviews.isEmpty)
  }

  @Test func aMaskMasksOneViewOnly() {
    let other = UIView()
    view.mask = mask
    other.mask = mask
    #expect(other.mask === mask && view.mask == nil && view.layer.mask == nil)
    other.addSubview(mask)
    #expect(other.mask == nil && other.layer.mask == nil && mask.superview === other)
  }

  @Test func aMaskIsLaidOut() {
    final class Laid: UIView {
      var count = 0
      override func layoutSubviews() { count += 1 }
    }
    let laid = Laid(frame: view.bounds)
    view.mask = laid
    view.layoutIfNeeded()
    #expect(laid.count == 1)
  }
}
