import CoreGraphics
import Foundation

/// Which controllers the columns have.
extension UISplitViewController {
  var hasSupplementary: Bool { kind == .tripleColumn }

  /// Those there are, from the primary on.
  var order: [Column] {
    hasSupplementary ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
  }

  var listed: [UIViewController] {
    if isCollapsed { return [columns[.compact] ?? columns[.primary]].compactMap { $0 } }
    return order.compactMap { columns[$0] }
  }

  func replaceList(with new: [UIViewController]) {
    guard kind == .unspecified else {
      for (column, controller) in zip(order, new) { put(controller, in: column) }
      return
    }
    if new.count > 2 {
      fatalError(
        "-[UISplitViewController setViewControllers:] must be called with at most two view "
          + "controllers.")
    }
    put(new.first, in: .primary)
    put(new.dropFirst().first, in: .secondary)
  }

  // MARK: One column

  func put(_ controller: UIViewController?, in column: Column) {
    if kind == .unspecified, column != .primary, column != .secondary { return }
    if column == .supplementary, !hasSupplementary {
      fatalError("A UISplitViewController of this style has no supplementary column.")
    }
    guard controller !== said[column] else { return }
    let old = columns[column]
    said[column] = controller
    let new = controller.map { wrapped($0, for: column) }
    columns[column] = new
    if isCollapsed, column != .compact {
      room.merged.removeAll { $0.column == column }
      if column == .primary, columns[.compact] == nil { rebuildCollapsed() }
    }
    if let old, old !== new { release(old) }
    if let new { adoptColumn(new) }
    placeModeButton()
    guard isViewLoaded, room.state != .undecided else { return }
    showColumns()
    view.setNeedsLayout()
  }

  private func wrapped(_ controller: UIViewController, for column: Column) -> UIViewController {
    guard kind != .unspecified, column != .compact,
      !(controller is UINavigationController), !(controller is UITabBarController)
    else { return controller }
    return controller.navigationController ?? UINavigationController(rootViewController: controller)
  }

  private func adoptColumn(_ controller: UIViewController) {
    guard controller.parent !== self else { return }
    addChild(controller)
    controller.didMove(toParent: self)
  }

  private func release(_ controller: UIViewController) {
    guard controller.parent === self else { return }
    controller.willMove(toParent: nil)
    controller.viewIfLoaded?.removeFromSuperview()
    controller.removeFromParent()
  }

  // MARK: Showing others

  func showInPrimary(_ controller: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, show: controller, sender: sender) == true { return }
    guard let navigation = columns[.primary] as? UINavigationController else {
      put(controller, in: .primary)
      return
    }
    navigation.pushViewController(controller, animated: true)
  }

  func showDetail(_ controller: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: controller, sender: sender) == true {
      return
    }
    put(controller, in: .secondary)
    guard isCollapsed else {
      if room.mode.covers { sendAway() }
      return
    }
    if kind != .unspecified { return reveal(.secondary) }
    columns[.primary]?.takeDetail(controller, for: self)
  }
}

extension UIViewController {
  /// Where columns are collapsed, a detail goes on the stack, or is presented.
  fileprivate func takeDetail(_ detail: UIViewController, for split: UISplitViewController) {
    if let tabs = self as? UITabBarController, let chosen = tabs.selectedViewController {
      return chosen.takeDetail(detail, for: split)
    }
    guard let stack = self as? UINavigationController else {
      detail.willMove(toParent: nil)
      detail.removeFromParent()
      return present(detail, animated: true)
    }
    stack.takeStack(of: detail, animated: true)
  }
}
