import Foundation

/// Makes what is shown beside a menu.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// Makes a menu of the elements that are suggested for it.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// What a long press on a view shows.
@MainActor @preconcurrency
open class UIContextMenuConfiguration: NSObject {
  /// In which order a menu's elements stand when it opens upward.
  public enum ElementOrder: Int, Sendable {
    case automatic, priority, fixed
  }

  public let identifier: any NSCopying
  open var preferredMenuElementOrder = ElementOrder.automatic
  open var badgeCount = 0
  let previewProvider: UIContextMenuContentPreviewProvider?
  let actionProvider: UIContextMenuActionProvider?

  public init(
    identifier: (any NSCopying)? = nil,
    previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }
}
