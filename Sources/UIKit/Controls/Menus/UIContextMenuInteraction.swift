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

  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Where the finger was when the menu was asked for.
  open func location(in view: UIView?) -> CGPoint {
    recognizer?.location(in: view) ?? .zero
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
    return asked?.actionProvider != nil
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

  func follow(_ touch: UITouch) {
    shown?.follow(touch.location(in: nil))
  }

  func lift(_ touch: UITouch) {
    shown?.lift(touch.location(in: nil))
  }

  private func present(
    _ configuration: UIContextMenuConfiguration, order: UIContextMenuConfiguration.ElementOrder
  ) {
    guard let view, let delegate, let menu = configuration.actionProvider?([]) else { return }
    let control = view as? UIControl
    control?.sendActions(for: .menuActionTriggered)
    let animator = MenuAnimator()
    delegate.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
    shown = MenuPresentation.present(
      menu, for: view, at: control?.menuAnchor(for: configuration) ?? view.bounds, order: order,
      chosen: { control?.menuChose($0) },
      ended: { [weak self] in self?.ended() })
    animator.run()
  }

  private func ended() {
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
final class MenuAnimator: NSObject, UIContextMenuInteractionAnimating {
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  var previewViewController: UIViewController? { nil }

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
