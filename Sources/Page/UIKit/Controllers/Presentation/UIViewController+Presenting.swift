import CoreGraphics
import Foundation
@_spi(UIKit) import QuartzCore

extension UIViewController {
  /// By this controller or one around it.
  var nearestPresented: UIViewController? {
    modal.presented ?? parent?.nearestPresented
  }

  var nearestPresenter: UIViewController? {
    modal.presenter ?? parent?.nearestPresenter
  }

  // MARK: Which presentation

  var presentationInUse: UIPresentationController? {
    if let there = modal.active ?? modal.controller { return there }
    if let parent { return parent.presentationInUse }
    let made = makePresentation(by: nil, source: nil)
    modal.controller = made
    return made
  }

  var activePresentation: UIPresentationController? {
    modal.active ?? parent?.activePresentation
  }

  var resolvedStyle: UIModalPresentationStyle {
    modalPresentationStyle == .automatic || modalPresentationStyle == .none
      ? automaticStyle : modalPresentationStyle
  }

  func makePresentation(
    by presenter: UIViewController?, source: UIViewController?
  ) -> UIPresentationController {
    let style = resolvedStyle
    var made = ownPresentation(by: presenter)
    if made == nil, style == .custom {
      made = transitioningDelegate?.presentationController(
        forPresented: self, presenting: presenter, source: source ?? presenter ?? self)
      made?.style = .custom
    }
    return made ?? UIViewController.presentation(style, of: self, by: presenter)
  }

  static func presentation(
    _ style: UIModalPresentationStyle, of presented: UIViewController,
    by presenter: UIViewController?
  ) -> UIPresentationController {
    let made: UIPresentationController =
      switch style {
      case .pageSheet, .formSheet:
        UISheetPresentationController(presentedViewController: presented, presenting: presenter)
      case .popover:
        UIPopoverPresentationController(presentedViewController: presented, presenting: presenter)
      case .custom:
        UIPresentationController(presentedViewController: presented, presenting: presenter)
      default: FullScreenPresentation(presentedViewController: presented, presenting: presenter)
      }
    made.style = style
    return made
  }

  // MARK: Presenting

  /// Who presents: the head of the family, or the one that defines the context.
  private func presenter(for style: UIModalPresentationStyle) -> UIViewController {
    guard style == .currentContext || style == .overCurrentContext else { return head }
    var next: UIViewController? = self
    while let candidate = next {
      if candidate.definesPresentationContext { return candidate }
      next = candidate.parent
    }
    return head
  }

  func beginPresenting(
    _ new: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    refuseToPresent(new)
    let presenter = presenter(for: new.resolvedStyle)
    if let there = nearestPresented ?? presenter.modal.presented {
      return PresentationWarning.say(
        "Attempt to present <\(type(of: new))> on <\(type(of: self))> which is already presenting "
          + "<\(type(of: there))>.")
    }
    guard presenter.canPresentSoon else { return PresentationWarning.notInWindow(new, self) }
    if new.modal.controller == nil {
      new.modal.controller = new.makePresentation(by: presenter, source: self)
    }
    presenter.link(new, source: self)
    new.loadViewIfNeeded()
    // Views and their sizes settle first: it begins in the next turn, as it does with Apple.
    MainTimer(after: 0) {
      MainActor.assumeIsolated {
        presenter.present(new, animated ? .animated : .immediate, completion)
      }
    }
  }

  private func refuseToPresent(_ new: UIViewController) {
    if new === self {
      fatalError(
        "Application tried to present modally a view controller on itself: <\(type(of: self))>.")
    }
    if let parent = new.parent {
      fatalError(
        "Application tried to present modally a view controller <\(type(of: new))> that has a "
          + "parent view controller <\(type(of: parent))>.")
    }
    if let presenter = new.modal.presenter {
      fatalError(
        "Application tried to present modally a view controller <\(type(of: new))> that is "
          + "already being presented by <\(type(of: presenter))>.")
    }
  }

  /// Its view is in a window, or will be when the page's code has run to its end.
  private var canPresentSoon: Bool {
    viewIfLoaded?.window != nil || (appearance.phase == .appearing && !appearance.isInCallback)
  }

  private func link(_ new: UIViewController, source: UIViewController) {
    modal.presented = new
    (new.modal.presenter, new.modal.source) = (self, source)
    new.modal.controller?.presenting = self
    new.appearance.driver = .owner
  }

  func unlinkPresented() {
    guard let gone = modal.presented else { return }
    modal.presented = nil
    gone.modal = ModalState()
  }

  private func present(
    _ new: UIViewController, _ movement: ModalTransition.Movement, _ completion: (() -> Void)?
  ) {
    guard modal.presented === new, let asked = new.modal.controller else { return }
    guard let window = viewIfLoaded?.window else {
      unlinkPresented()
      new.appearance.driver = .hierarchy
      return PresentationWarning.notInWindow(new, self)
    }
    let presentation = asked.adapted(in: window)
    new.modal.active = presentation
    let container = presentation.putUpContainer(over: viewIfLoaded, in: window)
    let transition = ModalTransition(
      .presenting, presentation, presenter: self, container: container, movement: movement)
    transition.whenOver = { _ in
      let waiting = new.modal.afterPresentation
      new.modal.afterPresentation = []
      completion?()
      for dismissal in waiting { dismissal() }
    }
    new.modal.transition = transition
    transition.begin()
  }

  // MARK: Others

  /// Keeps the hierarchy from telling while a view is moved.
  func withOwnDriver(_ work: () -> Void) {
    let before = appearance.driver
    appearance.driver = .owner
    work()
    appearance.driver = before
  }
}

/// What the console says of presentations that cannot be.
enum PresentationWarning {
  static func say(_ text: String) {
    fputs(text + "\n", stderr)
  }

  @MainActor
  static func notInWindow(_ new: UIViewController, _ presenter: UIViewController) {
    say(
      "Attempt to present <\(type(of: new))> on <\(type(of: presenter))> whose view is not in the "
        + "window hierarchy.")
  }
}
