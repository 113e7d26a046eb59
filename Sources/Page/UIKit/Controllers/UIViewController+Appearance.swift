import CoreGraphics
import Foundation
@_spi(UIKit) import QuartzCore

extension UIViewController {
  enum AppearanceDirection {
    case appears, disappears
  }

  /// Tells that the view is about to be shown; children hear it after their parent.
  func willAppear(animated: Bool = false) {
    guard appearance.phase == .gone || appearance.phase == .disappearing else { return }
    (appearance.phase, appearance.isAnimated) = (.appearing, animated)
    loadViewIfNeeded()
    inCallback { viewWillAppear(animated) }
    forEachForwarded { $0.willAppear(animated: animated) }
  }

  /// The view is in its window and has its geometry.
  func isAppearing() {
    guard appearance.phase == .appearing else { return }
    appearance.phase = .shown
    inCallback { viewIsAppearing(appearance.isAnimated) }
    forEachForwarded {
      $0.willAppear(animated: appearance.isAnimated)
      $0.isAppearing()
    }
  }

  /// The first commit that shows the view was made, or the movement that brought it is over.
  func didAppear() {
    isAppearing()
    guard appearance.phase == .shown else { return }
    appearance.phase = .there
    inCallback { viewDidAppear(appearance.isAnimated) }
    appearance.remove([.beingPresented, .movingToParent])
    forEachForwarded {
      $0.willAppear(animated: appearance.isAnimated)
      $0.didAppear()
    }
  }

  func willDisappear(animated: Bool = false) {
    guard appearance.isOnScreen || appearance.phase == .appearing else { return }
    (appearance.phase, appearance.isAnimated) = (.disappearing, animated)
    inCallback { viewWillDisappear(animated) }
    forEachForwarded { $0.willDisappear(animated: animated) }
  }

  func didDisappear() {
    guard appearance.phase == .disappearing else { return }
    appearance.phase = .gone
    inCallback { viewDidDisappear(appearance.isAnimated) }
    appearance.remove([.beingPresented, .beingDismissed, .movingToParent, .movingFromParent])
    forEachForwarded { $0.didDisappear() }
  }

  private func inCallback(_ call: () -> Void) {
    appearance.enter()
    AnimationBlock.ask(call)
    appearance.leave()
  }

  /// Children whose view is in this one's, and who are not told by somebody else.
  private func forEachForwarded(_ tell: (UIViewController) -> Void) {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return }
    for child in children
    where child.appearance.driver == .hierarchy
      && child.viewIfLoaded?.isDescendant(of: view) == true
    {
      tell(child)
    }
  }

  // MARK: By hand

  func beginTransition(_ direction: AppearanceDirection, animated: Bool) {
    appearance.driver = .hand
    switch direction {
    case .appears:
      willAppear(animated: animated)
      if viewIfLoaded?.window != nil { isAppearing() }
    case .disappears: willDisappear(animated: animated)
    }
  }

  func endTransition() {
    appearance.driver = .hierarchy
    switch appearance.phase {
    case .appearing, .shown: didAppear()
    case .disappearing: didDisappear()
    case .gone, .there: break
    }
  }

  // MARK: A view that comes to a window or goes from it

  func viewWillMove(toWindow window: UIWindow?) {
    guard isToldByHierarchy else { return }
    if window == nil {
      willDisappear()
    } else if parent == nil, window?.isHidden == true {
      // It appears when the window does.
      return
    } else if parent.map({ $0.appearance.isOnScreen || $0.appearance.phase == .appearing }) ?? true
    {
      willAppear(animated: parent?.animatedWhileAppearing ?? false)
    }
  }

  func viewDidMove(toWindow window: UIWindow?) {
    if appearance.driver == .hand, window != nil { return isAppearing() }
    guard isToldByHierarchy else { return }
    if window == nil {
      didDisappear()
    } else if appearance.phase == .appearing, parent?.appearance.phase != .appearing {
      isAppearing()
      if parent?.appearance.phase ?? .there == .there { appearInNextTurn() }
    }
  }

  /// A controller without a parent is told too: whoever adds its view has made it appear.
  private var isToldByHierarchy: Bool {
    appearance.driver == .hierarchy
      && parent?.shouldAutomaticallyForwardAppearanceMethods ?? true
  }

  private var animatedWhileAppearing: Bool {
    appearance.phase != .there && appearance.isAnimated
  }

  /// The commit that shows the view comes first.
  private func appearInNextTurn() {
    MainTimer(after: 0) { [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.appearance.phase == .shown else { return }
        self.didAppear()
      }
    }
  }
}
