import Foundation

/// What a controller presents, and how it is presented itself.
@MainActor
struct ModalState {
  var presented: UIViewController?
  weak var presenter: UIViewController?
  /// Whose `present` was called.
  weak var source: UIViewController?
  /// Made when somebody asks for it, before the presentation or by it.
  var controller: UIPresentationController?
  /// The one at work; another than `controller` where the presentation has adapted.
  var active: UIPresentationController?
  /// The transition that brings this controller or takes it away.
  var transition: ModalTransition?
  weak var coordinator: TransitionCoordinator?
  /// A dismissal that was asked for while the controller was still coming.
  var afterPresentation: [() -> Void] = []

  var dismissal = Dismissal.none

  enum Dismissal {
    case none, asked
  }

  nonisolated init() {}

  /// What was made for another style is of no use, unless it is at work.
  mutating func styleChanged() {
    if active == nil { controller = nil }
  }
}
