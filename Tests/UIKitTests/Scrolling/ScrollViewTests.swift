import CoreGraphics
import Foundation
import Testing

@testable @_spi(UIKit) import QuartzCore
@testable @_spi(PageRuntime) import UIKit

@MainActor
@Suite(.serialized)
struct ScrollViewTests {
  private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let log = ScrollLog()

  private func run(_ test: (TestStage) -> Void) {
    scroll.contentSize = CGSize(width: 300, height: 4000)
    scroll.delegate = log
    TestStage.run(showing: scroll, test)
  }

  /// A finger that goes up by so many points in six frames.
  private func flick(_ stage: TestStage, by way: Double, from y: Double = 350) {
    stage.down((150, y))
    for step in 1...6 {
      stage.advance(by: 1 / 60.0)
      stage.move((150, y - way * Double(step) / 6))
    }
    stage.up((150, y - way))
  }

  @Test func aFlickTellsItsDelegateInOrder() {
    run { stage in
      flick(stage, by: 120)
      #expect(scroll.isDecelerating && !scroll.isDragging)
      stage.advance(by: 10)
      #expect(
        log.take() == [
          "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging true",
          "willBeginDecelerating", "didScroll", "didEndDecelerating",
        ])
      #expect(!scroll.isDecelerating && scroll.contentOffset.y == log.offered.y)
    }
  }

  @Test func contentsSlowDownByTheRateOfEachMillisecond() {
    run { stage in
      flick(stage, by: 120)
      let (start, end) = (scroll.contentOffset.y, log.offered.y)
      // 120 points in a tenth of a second, of which the law leaves 0.499.
      #expect(abs(end - start - 1200 * 0.499) < 1)
      // A frame's time is not a sum of sixtieths to the last bit.
      stage.advance(by: 0.5001)
      let left = exp(500 * Foundation.log(0.998 as CGFloat))
      #expect(abs(scroll.contentOffset.y - (start + (end - start) * (1 - left))) < 0.01)
    }
  }

  @Test func theFingersThresholdMovesNothing() {
    run { stage in
      stage.down((150, 300))
      stage.move((150, 291))
      #expect(scroll.contentOffset.y == 0 && scroll.isTracking && !scroll.isDragging)
      stage.move((150, 280))
      #expect(scroll.isDragging)
      stage.move((150, 230))
      #expect(scroll.contentOffset.y == 50)
    }
  }

  @Test func contentsAreARubberBandBeyondTheEdge() {
    run { stage in
      stage.down((150, 100))
      stage.move((150, 110))
      stage.move((150, 210))
      let expected: CGFloat = (1 - 1 / (100 * 0.55 / 400 + 1)) * 400
      #expect(abs(scroll.contentOffset.y + expected) < 1e-9)
      stage.advance(by: 1)
      stage.up((150, 210))
      stage.advance(by: 0.1)
      // A critically damped spring of stiffness 100.
      let fading: CGFloat = 2 * exp(-1)
      #expect(abs(scroll.contentOffset.y + expected * fading) < 0.01)
      stage.advance(by: 2)
      #expect(scroll.contentOffset == .zero && log.take().last == "didEndDecelerating")
    }
  }

  @Test func withoutBouncesItStopsAtTheEdge() {
    scroll.bounces = false
    run { stage in
      stage.down((150, 100))
      stage.move((150, 120))
      stage.move((150, 300))
      #expect(scroll.contentOffset == .zero)
      stage.move((150, 280))
      #expect(scroll.contentOffset.y == 20)
    }
  }

  @Test func itRestsWhereTheDelegateWants() {
    log.target = CGPoint(x: 0, y: 700)
    run { stage in
      flick(stage, by: 120)
      stage.advance(by: 5)
      #expect(scroll.contentOffset.y == 700)
    }
  }

  @Test func pagesAreTurnedOneAtATime() {
    scroll.isPagingEnabled = true
    run { stage in
      flick(stage, by: 200)
      stage.advance(by: 3)
      #expect(scroll.contentOffset.y == 400)
      flick(stage, by: 40)
      stage.advance(by: 3)
      #expect(scroll.contentOffset.y == 800)
    }
  }

  @Test func aTouchStopsContentsThatMove() {
    run { stage in
      flick(stage, by: 120)
      stage.advance(by: 0.2)
      _ = log.take()
      let place = scroll.contentOffset
      stage.down((150, 200))
      stage.advance(by: 1)
      stage.up((150, 200))
      stage.advance(by: 1)
      #expect(scroll.contentOffset == place)
      #expect(
        log.take() == [
          "didEndDecelerating", "willBeginDragging", "willEndDragging", "didEndDragging false",
        ])
    }
  }

  @Test func anAnimationTakesThreeTenths() {
    run { stage in
      scroll.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
      #expect(scroll.contentOffset == .zero)
      stage.advance(by: 0.15)
      #expect(abs(scroll.contentOffset.y - 50) < 1e-6)
      stage.advance(by: 0.2)
      #expect(scroll.contentOffset.y == 100)
      #expect(log.take() == ["didScroll", "didEndScrollingAnimation"])
    }
  }

  @Test func aRectIsShownWithTheLeastMovement() {
    run { _ in
      scroll.scrollRectToVisible(CGRect(x: 0, y: 500, width: 10, height: 20), animated: false)
      #expect(scroll.contentOffset.y == 120)
      scroll.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 30), animated: false)
      #expect(scroll.contentOffset.y == 100)
    }
  }

  @Test func insetsMoveContentsOnlyBetweenTheirEnds() {
    run { _ in
      scroll.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 10, right: 0)
      #expect(scroll.contentOffset.y == 0)
      scroll.contentOffset.y = -30
      scroll.contentInset.top = 20
      #expect(scroll.contentOffset.y == -20)
      scroll.contentSize.height = 10
      #expect(scroll.contentOffset.y == -20)
      scroll.contentInset.top = 25
      #expect(scroll.contentOffset.y == -25)
      scroll.contentSize.height = 4000
      scroll.contentOffset.y = 100
      scroll.contentInset.top = 50
      #expect(scroll.contentOffset.y == 100)
      #expect(scroll.verticalEdges == -50...3610)
    }
  }

  @Test func aTouchWaitsBeforeContentsHearOfIt() {
    let child = ListeningView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    scroll.addSubview(child)
    run { stage in
      stage.down((150, 200))
      stage.advance(by: 0.1)
      #expect(child.log == [])
      stage.advance(by: 0.1)
      #expect(child.log == ["began"])
      stage.move((150, 150))
      #expect(child.log == ["began", "cancelled"] && scroll.isDragging)
    }
  }

  @Test func aDragAtOnceIsNoneOfTheContentsBusiness() {
    let child = ListeningView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    scroll.addSubview(child)
    run { stage in
      flick(stage, by: 100)
      #expect(child.log == [])
      stage.advance(by: 10)
      scroll.contentOffset = .zero
      stage.tap(150, 100)
      #expect(child.log == ["began", "ended"])
    }
  }

  @Test func aSliderKeepsItsTouch() {
    let slider = UISlider(frame: CGRect(x: 50, y: 100, width: 200, height: 40))
    scroll.addSubview(slider)
    run { stage in
      stage.down((60, 120))
      stage.advance(by: 0.2)
      stage.move((60, 220))
      #expect(!scroll.isDragging && slider.isTracking)
      stage.up((60, 220))
    }
  }

  @Test func anInnerViewAtItsEndLetsTheOuterScroll() {
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    inner.contentSize = CGSize(width: 300, height: 260)
    scroll.addSubview(inner)
    run { stage in
      flick(stage, by: 60, from: 150)
      stage.advance(by: 10)
      #expect(inner.contentOffset.y == 60 && scroll.contentOffset.y == 0)
      stage.down((150, 150))
      stage.move((150, 130))
      stage.move((150, 100))
      #expect(scroll.contentOffset.y == 30)
    }
  }

  @Test func aSidewaysViewLeavesTheOtherDirectionToTheOneAround() {
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    inner.contentSize = CGSize(width: 900, height: 200)
    scroll.addSubview(inner)
    run { stage in
      stage.down((150, 150))
      stage.move((146, 130))
      stage.move((146, 110))
      #expect(scroll.isDragging && !inner.isDragging)
      stage.up((146, 110))
      stage.advance(by: 5)
      stage.down((150, 50))
      stage.move((130, 46))
      stage.move((110, 46))
      #expect(inner.contentOffset.x == 20)
    }
  }

  @Test func aWheelMovesContentsAndStopsAtTheEdge() {
    run { stage in
      @MainActor func turn(_ phase: LiveViewStage.Scroll.Phase, _ way: Double) {
        stage.stage.scroll(
          .init(phase: phase, isDiscrete: true, x: 100, y: 100, deltaX: 0, deltaY: way))
      }
      turn(.began, -30)
      #expect(scroll.contentOffset.y == 30)
      turn(.changed, 50)
      #expect(scroll.contentOffset.y == 0)
      turn(.changed, -10)
      turn(.ended, 0)
      stage.advance(by: 1)
      #expect(scroll.contentOffset.y == 10)
    }
  }

  @Test func aPinchZoomsAboutTheFingers() {
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 4000))
    scroll.addSubview(child)
    log.zoomed = child
    run { stage in
      scroll.maximumZoomScale = 2
      stage.down((100, 200), (200, 200))
      stage.move((90, 200), (210, 200))
      stage.move((60, 200), (240, 200))
      #expect(scroll.isZooming && abs(scroll.zoomScale - 1.5) < 1e-9)
      #expect(abs(child.convert(CGPoint(x: 150, y: 200), to: nil).y - 200) < 1e-9)
      #expect(scroll.contentSize == CGSize(width: 450, height: 6000))
      stage.up((60, 200), (240, 200))
      stage.advance(by: 1)
      scroll.setZoomScale(9, animated: false)
      #expect(scroll.zoomScale == 2)
      #expect(log.take().contains("didEndZooming 1.5"))
    }
  }

  @Test func indicatorsComeWithADragAndFade() {
    run { stage in
      flick(stage, by: 60)
      let bar = scroll.subviews.compactMap { $0 as? ScrollIndicator }.first
      #expect(bar?.alpha == 1)
      stage.advance(by: 10)
      stage.advance(by: 1)
      #expect(bar?.alpha == 0)
    }
  }
}
