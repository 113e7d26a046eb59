import CoreGraphics
import Foundation

/// Says what a long touch of a view shows.
@MainActor @preconcurrency
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview?
}

extension UIContextMenuInteractionDelegate {
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}

  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// The same by the name it had before.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    contextMenuInteraction(
      interaction, previewForHighlightingMenuWithConfiguration: configuration)
  }
}

/// What becomes of a preview that was touched.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  case dismiss, pop
}

/// Lets others move while a preview becomes all there is.
@MainActor @preconcurrency
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// Lets others move while a menu comes or goes.
@MainActor @preconcurrency
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  var previewViewController: UIViewController? { get }
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}

/// Shows a menu when a finger rests on a view.
@MainActor @preconcurrency
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// How much of a menu is shown.
  public enum Appearance: Int, Sendable {
    case unknown, rich, compact
  }

  public private(set) weak var view: UIView?
  public private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  open var menuAppearance: Appearance { shown == nil ? .unknown : .rich }

  private var recognizer: UILongPressGestureRecognizer?
  private weak var shown: MenuPresentation?
  private var configuration: UIContextMenuConfiguration?
  private lazy var judge = MenuPressJudge(of: self)
  /// Where the keyboard asked for the menu.
  private var keyPoint: CGPoint?

  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Where the finger was when the menu was asked for.
  open func location(in view: UIView?) -> CGPoint {
    if let keyPoint { return view?.convert(keyPoint, from: nil) ?? keyPoint }
    return recognizer?.location(in: view) ?? .zero
  }

  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
    shown?.update(block)
  }

  open func dismissMenu() {
    shown?.dismiss()
  }

  open func willMove(to view: UIView?) {
    if let recognizer { self.view?.removeGestureRecognizer(recognizer) }
    recognizer = nil
  }

  open func didMove(to view: UIView?) {
    self.view = view
    guard let view else { return }
    let press = UILongPressGestureRecognizer(
      target: self, action: Selector(UIContextMenuInteraction.pressed(_:), named: "pressed"))
    press.delegate = judge
    recognizer = press
    view.addGestureRecognizer(press)
  }

  // MARK: Showing

  func pressed(_ press: UILongPressGestureRecognizer) {
    switch press.state {
    case .began: show(press)
    case .changed: shown?.follow(press.location(in: nil))
    case .ended: shown?.lift(press.location(in: nil))
    case .cancelled, .failed, .possible: break
    }
  }

  /// A press for which there is no menu is none, and other recognizers may have it.
  fileprivate func prepare(at point: CGPoint) -> Bool {
    guard let view, let delegate, shown == nil else { return false }
    let asked = delegate.contextMenuInteraction(
      self, configurationForMenuAtLocation: view.convert(point, from: nil))
    configuration = asked
    return asked?.actionProvider != nil || asked?.previewProvider != nil
  }

  private func show(_ press: UILongPressGestureRecognizer) {
    guard let configuration else { return }
    present(configuration, order: configuration.preferredMenuElementOrder)
    shown?.follow(press.location(in: nil))
  }

  /// Shows the menu at once, with a finger that is there already; whether there is one.
  func show(with touch: UITouch) -> Bool {
    guard prepare(at: touch.location(in: nil)), let configuration else { return false }
    let order = configuration.preferredMenuElementOrder
    present(configuration, order: order == .automatic ? .priority : order)
    shown?.follow(touch.location(in: nil))
    return shown != nil
  }

  /// Shows the menu as the keyboard asks for it, at a point of the window; whether there is one.
  func show(at point: CGPoint) -> Bool {
    keyPoint = point
    guard prepare(at: point), let configuration else {
      keyPoint = nil
      return false
    }
    present(configuration, order: configuration.preferredMenuElementOrder)
    return shown != nil
  }

  func follow(_ touch: UITouch) {
    shown?.follow(touch.location(in: nil))
  }

  func lift(_ touch: UITouch) {
    shown?.lift(touch.location(in: nil))
  }

  private func present(
    _ configuration: UIContextMenuConfiguration, order: UIContextMenuConfiguration.ElementOrder
  ) {
    guard let view, let delegate else { return }
    let asked = configuration.actionProvider?([])
    guard asked != nil || configuration.previewProvider != nil else { return }
    let menu = asked ?? UIMenu()
    let control = view as? UIControl
    control?.sendActions(for: .menuActionTriggered)
    let preview = control == nil ? preview(of: configuration, for: view) : nil
    let animator = MenuAnimator(preview?.shownController)
    delegate.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
    shown = MenuPresentation.present(
      menu, for: view, at: control?.menuAnchor(for: configuration) ?? view.bounds, order: order,
      preview: preview, chosen: { control?.menuChose($0) },
      ended: { [weak self] in self?.ended() })
    shown?.previewTapped = { [weak self] in self?.commit(configuration, preview?.shownController) }
    animator.run()
  }

  /// Lifts what the delegate says, or the controller that shows more of it, or the view itself.
  private func preview(
    of configuration: UIContextMenuConfiguration, for view: UIView
  ) -> MenuPreview? {
    guard let window = view.window else { return nil }
    let said = delegate?.contextMenuInteraction(
      self, configuration: configuration,
      highlightPreviewForItemWithIdentifier: configuration.identifier)
    if let controller = configuration.previewProvider?() {
      return MenuPreview(controller, from: said?.view ?? view, in: window)
    }
    if said == nil, view is UIScrollView { return nil }
    return MenuPreview(of: said ?? UITargetedPreview(view: view), in: window)
  }

  private func commit(
    _ configuration: UIContextMenuConfiguration, _ controller: UIViewController?
  ) {
    let animator = MenuAnimator(controller)
    delegate?.contextMenuInteraction(
      self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    animator.run()
  }

  private func ended() {
    keyPoint = nil
    guard let configuration else { return }
    self.configuration = nil
    let animator = MenuAnimator()
    delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
    animator.run()
  }
}

/// Lets a press begin only where there is a menu for it.
@MainActor
private final class MenuPressJudge: NSObject, UIGestureRecognizerDelegate {
  private weak var interaction: UIContextMenuInteraction?

  init(of interaction: UIContextMenuInteraction) {
    self.interaction = interaction
    super.init()
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    interaction?.prepare(at: gestureRecognizer.location(in: nil)) ?? false
  }
}

/// Runs what others want to see beside a menu that comes or goes.
@MainActor
final class MenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  private(set) weak var previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss

  init(_ previewed: UIViewController? = nil) {
    previewViewController = previewed
    super.init()
  }

  func addAnimations(_ animations: @escaping () -> Void) {
    self.animations.append(animations)
  }

  func addCompletion(_ completion: @escaping () -> Void) {
    completions.append(completion)
  }

  func run() {
    guard !animations.isEmpty || !completions.isEmpty else { return }
    let (animations, completions) = (animations, completions)
    UIView.animate(
      withDuration: MenuStyle.duration, delay: 0, options: .allowUserInteraction,
      animations: { for animation in animations { animation() } },
      completion: { _ in for completion in completions { completion() } })
  }
}
