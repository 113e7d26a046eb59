import CoreGraphics
import Foundation
@_spi(UIKit) import QuartzCore

/// Some pages in the place of others, from the first callback to the last.
///
/// Those that come hear it before those that go. Given up, both are told back.
@MainActor
final class PageTurn {
  enum Cause {
    /// The delegate hears of what a person does.
    case person
    case page
  }

  let from: [UIViewController]
  let to: [UIViewController]
  let direction: UIPageViewController.NavigationDirection
  let cause: Cause
  private unowned let owner: UIPageViewController
  private let isAnimated: Bool
  private var isSeen = false
  var completion: ((Bool) -> Void)?

  init(
    _ owner: UIPageViewController, to: [UIViewController],
    _ direction: UIPageViewController.NavigationDirection, _ cause: Cause, animated: Bool
  ) {
    (self.owner, self.to, self.direction, self.cause) = (owner, to, direction, cause)
    (from, isAnimated) = (owner.pages, animated)
  }

  private var coming: [UIViewController] {
    to.filter { page in !from.contains { $0 === page } }
  }

  private var going: [UIViewController] {
    from.filter { page in !to.contains { $0 === page } }
  }

  /// Tells that pages will turn, and lets the views be put in.
  func begin(_ putIn: () -> Void) {
    if cause == .person {
      owner.delegate?.pageViewController(owner, willTransitionTo: to)
    }
    isSeen = owner.appearance.isOnScreen && owner.view.window != nil
    for page in coming { owner.addChild(page) }
    if isSeen {
      for page in coming + going { page.appearance.driver = .owner }
      for page in coming { page.willAppear(animated: isAnimated) }
      for page in going { page.willDisappear(animated: isAnimated) }
    }
    AnimationBlock.arrange(putIn)
    for page in coming {
      if isSeen { page.isAppearing() }
      page.didMove(toParent: owner)
    }
  }

  func complete(finished: Bool = true) {
    let (come, gone) = (coming, going)
    owner.pages = to
    for page in gone { page.viewIfLoaded?.removeFromSuperview() }
    if isSeen {
      for page in come { page.didAppear() }
      for page in gone { page.didDisappear() }
    }
    settle(come, gone)
    for page in gone { owner.release(page) }
    tell(finished, completed: true)
  }

  func giveUp() {
    let (come, gone) = (coming, going)
    for page in come { page.appearance.remove(.movingToParent) }
    if isSeen {
      for page in come { page.willDisappear(animated: isAnimated) }
      for page in gone { page.willAppear(animated: isAnimated) }
    }
    for page in come { page.viewIfLoaded?.removeFromSuperview() }
    if isSeen {
      for page in come { page.didDisappear() }
      for page in gone { page.didAppear() }
    }
    settle(come, gone)
    for page in come { owner.release(page) }
    tell(true, completed: false)
  }

  private func settle(_ come: [UIViewController], _ gone: [UIViewController]) {
    for page in come + gone { page.appearance.driver = .hierarchy }
  }

  private func tell(_ finished: Bool, completed: Bool) {
    if cause == .person {
      if completed { owner.dots.step(direction) }
      owner.delegate?.pageViewController(
        owner, didFinishAnimating: finished, previousViewControllers: from,
        transitionCompleted: completed)
    }
    completion?(finished && completed)
    completion = nil
  }
}
