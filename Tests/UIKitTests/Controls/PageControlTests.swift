import CoreGraphics
import Foundation
import Testing

@testable @_spi(PageRuntime) import UIKit

@MainActor
@Suite(.serialized)
struct PageControlTests {
  private func control(_ pages: Int, width: CGFloat = 200) -> UIPageControl {
    let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: width, height: 30))
    control.numberOfPages = pages
    return control
  }

  @Test func thePageStaysAmongThePages() {
    let control = control(3)
    control.currentPage = 7
    #expect(control.currentPage == 2)
    control.numberOfPages = 2
    #expect(control.currentPage == 1)
    control.currentPage = -4
    #expect(control.currentPage == 0)
  }

  @Test func tapsBesideTheMiddleTurnPages() {
    ControlStage.run(control(3)) { page in
      page.tap(180)
      page.tap(180)
      #expect(page.control.currentPage == 2 && page.changes == 2)
      page.tap(180)
      #expect(page.changes == 2)
      page.tap(10)
      #expect(page.control.currentPage == 1 && page.changes == 3)
    }
  }

  @Test func aFingerScrubsFromDotToDot() {
    ControlStage.run(control(8)) { page in
      page.touch(.began, 60)
      page.touch(.moved, 96)
      #expect(page.control.interactionState == .continuous && page.control.currentPage == 2)
      page.touch(.moved, 130)
      page.touch(.ended, 130)
      #expect(page.control.currentPage == 4 && page.changes == 2)
      #expect(page.control.interactionState == .none)
      page.control.allowsContinuousInteraction = false
      page.drag(from: 150, to: 120)
      #expect(page.control.currentPage == 5)
    }
  }

  @Test func aSinglePageCanHide() {
    let control = control(1)
    #expect(control.dots[0].isHidden == false)
    control.hidesForSinglePage = true
    #expect(control.dots[0].isHidden)
  }

  @Test func manyPagesShrinkAtTheEnds() {
    let control = control(40, width: 120)
    control.currentPage = 20
    control.layoutIfNeeded()
    let seen = control.dots.filter { $0.alpha == 1 }
    #expect(seen.count == 6)
    #expect(seen.first!.frame.width < 7 && seen.last!.frame.width < 7)
    #expect(control.dots[20].frame.width == 7 && control.dots[20].alpha == 1)
    #expect(seen.allSatisfy { control.bounds.contains($0.frame) })
  }

  @Test func sizesCountThePages() {
    let control = control(3)
    let (three, four) = (control.size(forNumberOfPages: 3), control.size(forNumberOfPages: 4))
    #expect(four.width - three.width == 17 && three.height == 26)
    #expect(control.intrinsicContentSize == three)
    control.direction = .topToBottom
    #expect(control.intrinsicContentSize == CGSize(width: three.height, height: three.width))
  }

  @Test func picturesTakeTheDotsPlace() {
    let control = control(3)
    let (usual, other) = (PixelProbe.picture("rr"), PixelProbe.picture("gg"))
    control.preferredIndicatorImage = usual
    control.setIndicatorImage(other, forPage: 1)
    #expect(control.dots[0].image === usual && control.dots[1].image === other)
    control.preferredCurrentPageIndicatorImage = other
    #expect(control.dots[0].image === other)
  }
}
