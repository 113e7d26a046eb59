@_spi(SwiftUI) import UIKit

/// An item that a container controller of UIKit shows: it takes all space, and its view reaches to
/// the edges of what is visible. The controller leaves room for bars and margins itself.
final class ControllerItem: Item {
  let controller: UIViewController
  private(set) var reach = EdgeInsets()
  /// The reading direction around, which the bars of the controller have too.
  var direction: LayoutDirection {
    didSet { if direction != oldValue { setNeedsCommit() } }
  }

  init(_ controller: UIViewController, in environment: EnvironmentValues) {
    self.controller = controller
    direction = environment.layoutDirection
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 320, height: 480))
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    let new = safeInsets
    guard new != reach else { return }
    reach = new
    setNeedsCommit()
  }

  override func makePresentation() -> ItemPresentation? { ControllerPresentation(self) }
}

final class ControllerPresentation: ViewPresentation {
  private weak var item: ControllerItem?

  init(_ item: ControllerItem) {
    self.item = item
    super.init(ControllerFrame(item.controller))
  }

  override func place(_ frame: CGRect) {
    guard let reach = item?.reach else { return }
    super.place(
      CGRect(
        x: frame.minX - reach.leading, y: frame.minY - reach.top,
        width: frame.width + reach.horizontal, height: frame.height + reach.vertical))
  }

  override func update(_ item: Item, size: CGSize, commit: Commit) {
    guard let item = item as? ControllerItem, let host = commit.host else { return }
    item.controller.enter(host)
    let direction = UITraitEnvironmentLayoutDirection(item.direction)
    if view.traitCollection.layoutDirection != direction {
      view.traitOverrides.layoutDirection = direction
    }
    (view as? ControllerFrame)?.takeIn()
  }
}

/// The place of a controller's view.
final class ControllerFrame: UIView {
  private let controller: UIViewController

  init(_ controller: UIViewController) {
    self.controller = controller
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  /// Puts the controller's view in, when it has a parent.
  func takeIn() {
    guard controller.view.superview !== self else { return }
    controller.view.frame = bounds
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(controller.view)
  }
}

extension UIViewController {
  /// The controller becomes a child of the one that a hosting view belongs to.
  func enter(_ host: UIView) {
    guard parent == nil, let outer = host.owningController else { return }
    outer.addChild(self)
    didMove(toParent: outer)
  }

  /// The views of the controller are gone.
  func leaveHost() {
    willMove(toParent: nil)
    viewIfLoaded?.removeFromSuperview()
    removeFromParent()
  }
}
