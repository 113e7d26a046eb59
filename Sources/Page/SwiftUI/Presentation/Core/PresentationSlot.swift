@_spi(UIKit) import QuartzCore

/// What one modifier presents: at most one controller at a time, from the moment that its view asks
/// for it until it has gone.
///
/// The binding always follows: when the user dismisses the controller, the slot resets it.
@MainActor @preconcurrency
final class PresentationSlot {
  private(set) weak var node: _AnyNode?
  private(set) var controller: UIViewController?
  private var wanted: PresentationRequest?
  private var active: PresentationRequest?
  private var isLeaving = false
  private var isAnimated = true
  /// What the user has dismissed though the binding still asks for it.
  private var refused: AnyHashable?

  init(of node: _AnyNode) {
    self.node = node
  }

  /// The controller that presents: the one whose view contains the node.
  var presenter: UIViewController? {
    let view = node?.graph.hostView
    return view?.window == nil ? nil : view?.owningController ?? view?.window?.rootViewController
  }

  /// Whether the slot waits for its turn.
  var isWaiting: Bool { active == nil && wanted != nil && wanted?.id != refused }

  /// Presents what the view asks for now, or dismisses what it no longer asks for.
  func want(_ request: PresentationRequest?) {
    if let request, request.make == nil, active != nil { return }
    wanted = request?.make == nil ? nil : request
    if request?.id != refused { refused = nil }
    isAnimated = node?.graph.transaction.disablesAnimations != true
    guard let active else {
      if isWaiting { PresentationQueue.add(self) }
      return
    }
    guard let request, request.id == active.id else { return leave() }
    self.active = request
    if let controller, !isLeaving { request.update(controller) }
  }

  /// It is the slot's turn.
  func present() {
    guard isWaiting, let request = wanted, let make = request.make, let presenter else { return }
    active = request
    let made = make(self)
    controller = made
    followColorScheme()
    presenter.present(made, animated: isAnimated) { [weak self] in self?.checkPresence() }
    if made.presentingViewController == nil { hasGone() }
  }

  /// What was presented has a presenter, unless the presentation was given up meanwhile.
  private func checkPresence() {
    if let controller, controller.presentingViewController == nil { hasGone() }
  }

  /// Looks in the next turn whether something else has dismissed the controller.
  func checkLater() {
    MainTimer(after: 0) { [weak self] in
      MainActor.assumeIsolated { self?.checkPresence() }
    }
  }

  /// The presented controller has the color scheme of the view that presents it.
  func followColorScheme() {
    guard let controller, let node, let window = node.graph.hostView?.window else { return }
    let scheme = node.environment.colorScheme
    let isSame = scheme == ColorScheme(window.traitCollection.userInterfaceStyle)
    let style: UIUserInterfaceStyle = isSame ? .unspecified : UIUserInterfaceStyle(scheme)
    if controller.overrideUserInterfaceStyle != style {
      controller.overrideUserInterfaceStyle = style
    }
  }

  /// Dismisses the controller; `hasGone()` follows when it is away.
  private func leave() {
    guard let controller, !isLeaving else { return }
    isLeaving = true
    guard let presenter = controller.presentingViewController else { return hasGone() }
    presenter.dismiss(animated: isAnimated) { [weak self] in self?.hasGone() }
  }

  /// An action inside asks for the dismissal.
  func dismiss() {
    guard let active, !isLeaving else { return }
    isAnimated = !Transaction.current.disablesAnimations
    reset(active)
    leave()
  }

  /// Resets the binding. One that keeps its value presents nothing before it has another one.
  private func reset(_ request: PresentationRequest) {
    request.reset()
    if request.isWanted() {
      refused = request.id
    } else if wanted?.id == request.id {
      wanted = nil
    }
  }

  /// The user has dismissed the controller, with a button whose action runs first.
  func userDismissed(after action: () -> Void = {}) {
    guard active != nil else { return }
    action()
    hasGone()
  }

  /// The controller is presented no more.
  func hasGone() {
    guard let ended = active else { return }
    let wasAskedFor = isLeaving
    (controller as? any EnvironmentHeir)?.hasGone()
    (active, controller, isLeaving) = (nil, nil, false)
    if !wasAskedFor { reset(ended) }
    ended.onDismiss?()
    if isWaiting { PresentationQueue.add(self) }
    PresentationQueue.advance()
  }

  /// The view that presents goes, and with it what it presents.
  func end() {
    wanted = nil
    if active != nil { leave() }
  }
}
