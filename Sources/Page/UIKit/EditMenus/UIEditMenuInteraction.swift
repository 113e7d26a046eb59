import CoreGraphics
import Foundation

/// Says what a menu of edit commands is about.
@MainActor @preconcurrency
open class UIEditMenuConfiguration: NSObject {
  public let identifier: any NSCopying
  public let sourcePoint: CGPoint
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

  public init(identifier: (any NSCopying)?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? NSUUID()
    self.sourcePoint = sourcePoint
    super.init()
  }
}

/// Where the menu lies from what it is about.
public enum UIEditMenuArrowDirection: Int, Sendable {
  case automatic, up, down, left, right
}

/// Says what an edit menu holds, and where it stands.
@MainActor @preconcurrency
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
}

extension UIEditMenuInteractionDelegate {
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { UIMenu(children: suggestedActions) }
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { CGRect(origin: configuration.sourcePoint, size: .zero) }
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
}

/// Lets others move while an edit menu comes or goes.
@MainActor @preconcurrency
public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}

extension MenuAnimator: UIEditMenuInteractionAnimating {}

/// Shows commands beside a place in a view, when somebody asks for them.
@MainActor @preconcurrency
open class UIEditMenuInteraction: NSObject, UIInteraction {
  public private(set) weak var view: UIView?
  public private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  private var shown: UIEditMenuConfiguration?
  private lazy var plate = EditMenuPlate { [weak self] in self?.gone() }

  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) { dismissMenu() }
  open func didMove(to view: UIView?) { self.view = view }

  /// Where the menu was asked for.
  open func location(in view: UIView?) -> CGPoint {
    guard let own = self.view, let shown else { return .zero }
    return own.convert(shown.sourcePoint, to: view)
  }

  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    dismissMenu()
    guard let view, view.window != nil else { return }
    let suggested = StandardCommands.answered(from: view)
    let menu: UIMenu?
    if let delegate {
      menu = delegate.editMenuInteraction(
        self, menuFor: configuration, suggestedActions: suggested)
    } else {
      menu = UIMenu(children: suggested)
    }
    let leaves = menu?.flatLeaves ?? []
    guard !leaves.isEmpty else { return }
    shown = configuration
    let animator = MenuAnimator()
    delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
    plate.show(leaves.map(\.title), about: target(configuration), of: view) { [weak view] in
      leaves[$0].performWithSender(view, target: nil)
    }
    animator.run()
  }

  private func target(_ configuration: UIEditMenuConfiguration) -> CGRect {
    delegate?.editMenuInteraction(self, targetRectFor: configuration)
      ?? CGRect(origin: configuration.sourcePoint, size: .zero)
  }

  open func dismissMenu() { plate.hide() }

  open func reloadVisibleMenu() {
    guard let shown else { return }
    presentEditMenu(with: shown)
  }

  open func updateVisibleMenuPosition(animated: Bool) {
    guard let shown, let view else { return }
    plate.move(to: target(shown), of: view)
  }

  private func gone() {
    guard let configuration = shown else { return }
    shown = nil
    let animator = MenuAnimator()
    delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animator)
    animator.run()
  }
}

extension UIMenu {
  /// What can be chosen, menus within the menu laid flat.
  fileprivate var flatLeaves: [any UIMenuLeaf & UIMenuElement] {
    children.flatMap { child -> [any UIMenuLeaf & UIMenuElement] in
      if let menu = child as? UIMenu { return menu.flatLeaves }
      guard let leaf = child as? any UIMenuLeaf & UIMenuElement,
        !leaf.attributes.contains(.hidden), !leaf.attributes.contains(.disabled)
      else { return [] }
      return [leaf]
    }
  }
}
