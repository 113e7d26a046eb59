import CoreGraphics
import Foundation
import Testing

@testable @_spi(UIKit) import QuartzCore
@testable @_spi(PageRuntime) import UIKit

/// A book whose pages have numbers for names; it writes down what it is asked and told.
@MainActor
private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  let pages: [RecordingController]
  var dots = 0

  init(_ count: Int) {
    pages = (1...count).map { RecordingController("\($0)") }
    super.init()
  }

  private func page(_ way: Int, from page: UIViewController) -> UIViewController? {
    guard let index = pages.firstIndex(where: { $0 === page }),
      pages.indices.contains(index + way)
    else { return nil }
    return pages[index + way]
  }

  private func names(_ controllers: [UIViewController]) -> String {
    controllers.compactMap { ($0 as? RecordingController)?.name }.joined(separator: "+")
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { page(-1, from: viewController) }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { page(1, from: viewController) }

  func presentationCount(for pageViewController: UIPageViewController) -> Int { dots }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    RecordingController.log.append("will \(names(pendingViewControllers))")
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    RecordingController.log.append(
      "did from \(names(previousViewControllers)) \(finished) \(completed)")
  }
}

@MainActor
@Suite(.serialized)
struct PageViewControllerTests {
  private func run(
    _ style: UIPageViewController.TransitionStyle, pages: Int = 3, dots: Int = 0,
    spine: UIPageViewController.SpineLocation = .min, showing: [Int] = [0],
    spacing: CGFloat = 0,
    _ test: (TestStage, UIPageViewController, Book) throws -> Void
  ) rethrows {
    let book = Book(pages)
    book.dots = dots
    let controller = UIPageViewController(
      transitionStyle: style, navigationOrientation: .horizontal,
      options: [.spineLocation: spine.rawValue, .interPageSpacing: spacing])
    controller.dataSource = book
    controller.delegate = book
    controller.setViewControllers(
      showing.map { book.pages[$0] }, direction: .forward, animated: false)
    try TestStage.run { stage in
      stage.stage.show(controller)
      stage.begin()
      stage.advance(by: 0)
      RecordingController.log = []
      try test(stage, controller, book)
    }
  }

  private let there = [
    "will 2", "2 willMove in", "2 load", "2 willAppear to parent animated",
    "1 willDisappear animated",
  ]

  @Test func aFingerScrollsToTheNextPage() {
    run(.scroll) { stage, controller, book in
      stage.drag(from: CGPoint(x: 300, y: 300), by: CGVector(dx: -250, dy: 0))
      #expect(
        RecordingController.taken() == there + ["2 isAppearing 375x668", "2 didMove in"])
      stage.play(1)
      #expect(
        RecordingController.taken() == [
          "2 didAppear to parent animated", "1 didDisappear animated", "1 willMove out",
          "1 didMove out", "did from 1 true true",
        ])
      #expect(controller.viewControllers == [book.pages[1]])
      #expect(controller.children == [book.pages[1]])
      let seen = book.pages[1].view.convert(CGPoint.zero, to: controller.view)
      #expect(seen == .zero && book.pages[0].view.window == nil)
    }
  }

  @Test func aPageThatIsNotPulledFarEnoughGoesBack() {
    run(.scroll) { stage, controller, book in
      stage.drag(from: CGPoint(x: 300, y: 300), by: CGVector(dx: -80, dy: 0), over: 3)
      RecordingController.log = []
      stage.play(1)
      #expect(
        RecordingController.taken() == [
          "2 willDisappear animated", "1 willAppear animated", "2 didDisappear animated",
          "1 isAppearing 375x668", "1 didAppear animated", "2 willMove out", "2 didMove out",
          "did from 1 true false",
        ])
      #expect(controller.viewControllers == [book.pages[0]] && book.pages[1].parent == nil)
    }
  }

  @Test func beforeTheFirstPageThereIsNothing() {
    run(.scroll) { stage, controller, book in
      stage.drag(from: CGPoint(x: 100, y: 300), by: CGVector(dx: 250, dy: 0))
      stage.play(1)
      #expect(RecordingController.taken() == [])
      #expect(book.pages[0].view.convert(CGPoint.zero, to: controller.view) == .zero)
    }
  }

  @Test func threeFlicksGoThreePagesOn() {
    run(.scroll, pages: 5) { stage, controller, book in
      for _ in 1...3 {
        stage.drag(from: CGPoint(x: 300, y: 300), by: CGVector(dx: -220, dy: 0), over: 0.2)
        // The next flick comes while the page is still on its way.
        stage.play(0.2)
      }
      stage.play(1)
      #expect(controller.viewControllers == [book.pages[3]])
    }
  }

  @Test func thePageSetsAnotherWithoutTellingTheDelegate() {
    run(.scroll, dots: 3) { stage, controller, book in
      var outcome: Bool?
      controller.setViewControllers(
        [book.pages[2]], direction: .forward, animated: true
      ) { outcome = $0 }
      stage.play(0.1)
      #expect(outcome == nil && book.pages[2].view.window != nil)
      stage.play(0.6)
      #expect(outcome == true && controller.viewControllers == [book.pages[2]])
      #expect(!RecordingController.taken().contains { $0.hasPrefix("will ") })
      let dots = controller.view.subviews.compactMap { $0 as? UIPageControl }.first
      #expect(dots?.numberOfPages == 3 && dots?.frame.maxY == 668)
      #expect(book.pages[2].view.frame.height.rounded() == 631)
    }
  }

  @Test func pagesLieApart() {
    run(.scroll, spacing: 20) { stage, controller, book in
      #expect(book.pages[0].view.frame.width == 375)
      stage.stage.deliver(phase: .began, identifier: 1, x: 300, y: 300)
      for x in stride(from: 290.0, through: 100, by: -10) {
        stage.advance(by: 0.02)
        stage.stage.deliver(phase: .moved, identifier: 1, x: x, y: 300)
      }
      let (one, two) = (book.pages[0].view!, book.pages[1].view!)
      #expect(two.frame.minX - one.frame.maxX == 20)
    }
  }

  @Test func aTapBesideTurnsALeaf() {
    run(.pageCurl) { stage, controller, book in
      #expect(controller.gestureRecognizers.count == 2 && controller.spineLocation == .min)
      stage.tap(360, 300)
      stage.advance(by: 0)
      #expect(
        RecordingController.taken() == there + ["2 isAppearing 375x668", "2 didMove in"])
      stage.play(1)
      #expect(RecordingController.taken().last == "did from 1 true true")
      #expect(controller.viewControllers == [book.pages[1]])
      #expect(book.pages[1].view.superview != nil && book.pages[0].view.window == nil)
      stage.tap(10, 300)
      stage.play(1)
      #expect(controller.viewControllers == [book.pages[0]])
      #expect(book.pages[0].view.frame == CGRect(x: 0, y: 0, width: 375, height: 668))
    }
  }

  @Test func aLeafThatIsLetGoTooEarlyFallsBack() {
    run(.pageCurl) { stage, controller, book in
      stage.drag(from: CGPoint(x: 360, y: 300), by: CGVector(dx: -90, dy: 0), over: 2)
      #expect(book.pages[1].view.window != nil)
      stage.play(1)
      #expect(RecordingController.taken().last == "did from 1 true false")
      #expect(controller.viewControllers == [book.pages[0]])
      #expect(book.pages[0].view.frame == CGRect(x: 0, y: 0, width: 375, height: 668))
    }
  }

  @Test func aBookBoundInTheMiddleTurnsTwoPages() {
    run(.pageCurl, pages: 4, spine: .mid, showing: [0, 1]) { stage, controller, book in
      #expect(controller.isDoubleSided)
      #expect(book.pages[1].view.frame == CGRect(x: 187.5, y: 0, width: 187.5, height: 668))
      stage.drag(from: CGPoint(x: 360, y: 300), by: CGVector(dx: -300, dy: 0))
      stage.play(1)
      #expect(controller.viewControllers == [book.pages[2], book.pages[3]])
      #expect(RecordingController.taken().last == "did from 1+2 true true")
      #expect(book.pages[2].view.frame.minX == 0 && book.pages[0].parent == nil)
    }
  }
}
