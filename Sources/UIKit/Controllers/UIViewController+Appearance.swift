import CoreGraphics
import Foundation
@_spi(UIKit) import QuartzCore

extension UIViewController {
  /// Tells that the view is about to be shown; children hear it after their parent.
  func willAppear() {
    guard appearance == .gone || appearance == .disappearing else { return }
    appearance = .appearing
    loadViewIfNeeded()
    viewWillAppear(false)
    forEachForwarded { $0.willAppear() }
  }

  /// The view is in its window and has its geometry.
  func isAppearing() {
    guard appearance == .appearing else { return }
    appearance = .shown
    viewIsAppearing(false)
    forEachForwarded { $0.isAppearing() }
  }

  /// The first commit that shows the view was made.
  func didAppear() {
    guard appearance == .shown else { return }
    appearance = .there
    viewDidAppear(false)
    forEachForwarded { $0.didAppear() }
  }

  func willDisappear() {
    guard appearance == .shown || appearance == .there || appearance == .appearing else { return }
    appearance = .disappearing
    viewWillDisappear(false)
    forEachForwarded { $0.willDisappear() }
  }

  func didDisappear() {
    guard appearance == .disappearing else { return }
    appearance = .gone
    viewDidDisappear(false)
    forEachForwarded { $0.didDisappear() }
  }

  /// Children whose view is in this one's.
  private func forEachForwarded(_ tell: (UIViewController) -> Void) {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return }
    for child in children where child.viewIfLoaded?.isDescendant(of: view) == true { tell(child) }
  }

  // MARK: A child's view that comes or goes while its parent is shown

  func viewWillMove(toWindow window: UIWindow?) {
    guard let parent, parent.shouldAutomaticallyForwardAppearanceMethods else { return }
    if window == nil {
      willDisappear()
    } else if parent.appearance == .there || parent.appearance == .shown {
      willAppear()
    }
  }

  func viewDidMove(toWindow window: UIWindow?) {
    guard let parent, parent.shouldAutomaticallyForwardAppearanceMethods else { return }
    if window == nil {
      didDisappear()
    } else if appearance == .appearing, parent.appearance != .appearing {
      isAppearing()
      if parent.appearance == .there { appearInNextTurn() }
    }
  }

  /// The commit that shows the view comes first.
  private func appearInNextTurn() {
    MainTimer(after: 0) { [weak self] in
      MainActor.assumeIsolated { self?.didAppear() }
    }
  }
}
