import CoreGraphics
import Foundation
import Testing

@testable @_spi(PageRuntime) import UIKit

private final class Zooming: UIScrollView, UIScrollViewDelegate {
  let content = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))

  override init(frame: CGRect) {
    super.init(frame: frame)
    maximumZoomScale = 10
    contentSize = content.frame.size
    delegate = self
    addSubview(content)
  }

  required init?(coder: NSCoder) { nil }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
}

@MainActor
@Suite(.serialized)
struct PinchZoomTests {
  private let scroll = Zooming(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

  /// Two fingers about the middle, whose distance changes by three points at a time.
  private func pinch(_ stage: TestStage, from start: Int, to end: Int) {
    func fingers(_ distance: Int) -> (TestStage.Place, TestStage.Place) {
      let half = Double(distance) / 2
      return ((150 - half, 150), (150 + half, 150))
    }
    let (one, other) = fingers(start)
    stage.down(one, other)
    for distance in stride(from: start, through: end, by: start < end ? 3 : -3) {
      let (one, other) = fingers(distance)
      stage.move(one, other)
    }
    let (last, otherLast) = fingers(end)
    stage.up(last, otherLast)
    stage.advance(by: 1)
  }

  @Test func theScaleIsThatOfTheFingersSinceTheyWereAPinch() {
    TestStage.run(showing: scroll) { stage in
      pinch(stage, from: 20, to: 200)
      #expect(abs(scroll.zoomScale - 200.0 / 29) < 1e-9)
      pinch(stage, from: 200, to: 20)
      #expect(scroll.zoomScale == 1)
    }
  }

  @Test func whatIsSeenBeginsAtTheOffset() {
    scroll.contentInset = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    #expect(scroll.bounds.origin == .zero)
    scroll.contentOffset = CGPoint(x: 50, y: 60)
    #expect(scroll.bounds == CGRect(x: 50, y: 60, width: 300, height: 300))
    #expect(scroll.layer.visibleRect == scroll.bounds)
    #expect(scroll.convert(scroll.bounds, to: scroll.content).origin == CGPoint(x: 50, y: 60))
  }
}
