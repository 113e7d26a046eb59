import CoreGraphics
import Foundation
@_spi(UIKit) import QuartzCore

extension UIViewController {
  /// Dismisses what this controller presents; where it presents nothing, its presenter does.
  func beginDismissing(animated: Bool, completion: (() -> Void)?) {
    var base = self
    while base.modal.presented == nil, let parent = base.parent { base = parent }
    if base.modal.presented == nil {
      guard let presenter = nearestPresenter else { return }
      base = presenter
    }
    base.dismissPresented(animated ? .animated : .immediate, completion)
  }

  func dismissPresented(_ movement: ModalTransition.Movement, _ completion: (() -> Void)?) {
    guard let first = modal.presented else { return }
    let isComing = first.modal.active == nil || first.modal.transition?.direction == .presenting
    if isComing {
      first.modal.afterPresentation.append { [weak self] in
        self?.dismissPresented(movement, completion)
      }
      return
    }
    guard first.modal.dismissal == .none else {
      return PresentationWarning.say(
        "Attempt to dismiss from view controller <\(type(of: self))> while a dismissal is in "
          + "progress.")
    }
    first.modal.dismissal = .asked
    MainTimer(after: 0) { [weak self] in
      MainActor.assumeIsolated { self?.takeAway(first, movement, completion) }
    }
  }

  /// The topmost one goes as the transition says; those between are gone at once.
  private func takeAway(
    _ first: UIViewController, _ movement: ModalTransition.Movement, _ completion: (() -> Void)?
  ) {
    guard modal.presented === first else { return }
    var chain = [first]
    while let next = chain.last?.modal.presented { chain.append(next) }
    let top = chain.removeLast()
    guard let presentation = top.modal.active, let container = presentation.container else {
      return
    }
    if top !== first { fold(chain, under: top) }
    let transition = ModalTransition(
      .dismissing, presentation, presenter: self, container: container, movement: movement)
    transition.whenOver = { completed in
      if completed { completion?() } else { top.modal.dismissal = .none }
    }
    top.modal.transition = transition
    transition.begin()
  }

  /// Takes the presentations between this controller and the topmost one out of the stack.
  private func fold(_ chain: [UIViewController], under top: UIViewController) {
    guard let presentation = top.modal.active else { return }
    let place = chain.first?.modal.active?.presentersPlace
    for middle in chain.reversed() {
      middle.willDisappear()
      middle.modal.active?.container?.removeFromSuperview()
      middle.modal.active?.container = nil
      middle.didDisappear()
      middle.appearance.driver = .hierarchy
      middle.modal = ModalState()
    }
    modal.presented = top
    top.modal.presenter = self
    presentation.presentersPlace = place
    presentation.presenting = self
  }

  /// Everything that is presented goes at once, as its window does.
  func dropPresentations() {
    for child in children { child.dropPresentations() }
    guard let presented = modal.presented else { return }
    presented.dropPresentations()
    let active = presented.modal.active
    presented.modal.transition?.abandon()
    presented.willDisappear()
    active?.container?.removeFromSuperview()
    active?.container = nil
    unlinkPresented()
    presented.didDisappear()
    presented.appearance.driver = .hierarchy
  }
}
