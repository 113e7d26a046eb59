import CoreGraphics
import Foundation
import Testing

@testable @_spi(PageRuntime) import UIKit

private final class Counter: UIView {
  var layouts = 0
  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }
}

@MainActor
struct LayoutTests {
  private func resized(_ mask: UIView.AutoresizingMask) -> CGRect {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    child.autoresizingMask = mask
    parent.addSubview(child)
    parent.frame = CGRect(x: 0, y: 0, width: 200, height: 300)
    return child.frame
  }

  @Test func partsThatGiveWayShareByTheirSize() {
    #expect(resized([]) == CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(
      resized([.flexibleWidth, .flexibleHeight]) == CGRect(x: 10, y: 20, width: 130, height: 240))
    #expect(resized([.flexibleLeftMargin]) == CGRect(x: 110, y: 20, width: 30, height: 40))
    #expect(
      resized([.flexibleLeftMargin, .flexibleWidth]) == CGRect(x: 35, y: 20, width: 105, height: 40)
    )
    #expect(
      resized([.flexibleTopMargin, .flexibleBottomMargin])
        == CGRect(x: 10, y: 20 + 200.0 / 3, width: 30, height: 40))
  }

  @Test func movingAViewResizesNothing() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    child.autoresizingMask = [.flexibleWidth]
    parent.addSubview(child)
    parent.frame.origin = CGPoint(x: 50, y: 50)
    parent.autoresizesSubviews = false
    parent.frame.size.width = 300
    #expect(child.frame.width == 10)
  }

  @Test func layoutHappensOnceForEachRequest() {
    let view = Counter(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layoutIfNeeded()
    view.layoutIfNeeded()
    #expect(view.layouts == 1)
    view.setNeedsLayout()
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.layouts == 2)
    view.bounds.size.width = 20
    view.layoutIfNeeded()
    #expect(view.layouts == 3)
    view.center.x = 90
    view.layoutIfNeeded()
    #expect(view.layouts == 3)
    view.addSubview(UIView())
    view.layoutIfNeeded()
    #expect(view.layouts == 4)
  }

  @Test func aPictureGivesItsSize() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 8)).image { _ in }
    let view = UIImageView(image: image)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 12, height: 8))
    #expect(image.cgImage?.width == 24)
    #expect(view.layer.contentsScale == 2)
    view.contentMode = .scaleAspectFit
    #expect(view.layer.contentsGravity == .resizeAspect)
    view.frame.size = CGSize(width: 50, height: 50)
    view.sizeToFit()
    #expect(view.bounds.size == CGSize(width: 12, height: 8))
  }
}
