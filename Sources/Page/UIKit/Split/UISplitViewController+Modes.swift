import CoreGraphics
import Foundation
@_spi(UIKit) import QuartzCore

/// Which columns are seen, and how that changes.
extension UISplitViewController {
  private static let duration = 0.4

  // MARK: What is wanted

  var behavior: SplitBehavior {
    guard preferredSplitBehavior == .automatic else { return preferredSplitBehavior }
    guard let size = viewIfLoaded?.bounds.size else { return .automatic }
    return size.width > size.height ? .tile : .overlay
  }

  var resolvedMode: DisplayMode {
    let wanted =
      preferredDisplayMode != .automatic
      ? preferredDisplayMode : behavior == .tile ? .oneBesideSecondary : .secondaryOnly
    return hasSupplementary ? wanted : wanted.single
  }

  func preferencesChanged() {
    room.asked = nil
    guard isViewLoaded, room.state == .expanded else { return }
    change(to: resolvedMode)
    placeColumns()
  }

  /// The mode with one column more, or the one without columns.
  private func mode(count: Int) -> DisplayMode {
    switch (count, behavior) {
    case (0, _): .secondaryOnly
    case (1, .overlay): .oneOverSecondary
    case (1, _): .oneBesideSecondary
    case (_, .overlay): .twoOverSecondary
    case (_, .displace): .twoDisplaceSecondary
    default: .twoBesideSecondary
    }
  }

  // MARK: Changing

  /// Another mode from now on; the columns are put to their places by whoever asks.
  func change(to mode: DisplayMode) {
    guard mode != room.mode else { return }
    delegate?.splitViewController(self, willChangeTo: mode)
    let before = seenColumns
    room.mode = mode
    let now = seenColumns
    for column in order {
      if before.contains(column), !now.contains(column) {
        delegate?.splitViewController(self, willHide: column)
      } else if !before.contains(column), now.contains(column) {
        delegate?.splitViewController(self, willShow: column)
      }
    }
    placeModeButton()
  }

  /// Lets columns come and go by themselves; their controllers hear of it as of a movement.
  func travel(to mode: DisplayMode) {
    guard room.state == .expanded, mode != room.mode else { return }
    let before = seenColumns
    change(to: mode)
    room.asked = mode
    let now = seenColumns
    let isSeen = appearance.isOnScreen && view.window != nil
    let come = now.subtracting(before).compactMap { columns[$0] }
    let gone = before.subtracting(now).compactMap { columns[$0] }
    guard isSeen else {
      showColumns()
      return placeColumns()
    }
    room.leaving = before.subtracting(now)
    for controller in come + gone { controller.appearance.driver = .owner }
    for controller in gone { controller.willDisappear(animated: true) }
    for controller in come { controller.willAppear(animated: true) }
    showColumns()
    for controller in come { controller.isAppearing() }
    UIView.animate(
      withDuration: Self.duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      options: .allowUserInteraction,
      animations: { self.placeColumns() },
      completion: { [weak self] _ in self?.arrived(come, gone) })
  }

  private func arrived(_ come: [UIViewController], _ gone: [UIViewController]) {
    let leaving = room.leaving.subtracting(seenColumns)
    room.leaving = []
    takeOut(leaving)
    for controller in gone { controller.didDisappear() }
    for controller in come { controller.didAppear() }
    for controller in come + gone { controller.appearance.driver = .hierarchy }
  }

  func sendAway() {
    travel(to: mode(count: room.mode == .twoDisplaceSecondary ? 1 : 0))
  }

  // MARK: By the page

  func reveal(_ column: Column) {
    guard isCollapsed else {
      let needed = column == .primary ? order.count - 1 : column == .supplementary ? 1 : 0
      if column == .secondary {
        if room.mode.covers { sendAway() }
      } else if room.mode.count < needed {
        travel(to: mode(count: needed))
      }
      return
    }
    guard columns[.compact] == nil, let stack = columns[.primary] as? UINavigationController
    else { return }
    let wanted = room.merged.first { $0.column == column }?.first
    if column == .primary {
      stack.popToRootViewController(animated: true)
      room.merged = []
    } else if let wanted, stack.stack.contains(where: { $0 === wanted }) {
      stack.popToViewController(wanted, animated: true)
    } else {
      room.merged.removeAll { $0.column == column }
      merge(column, animated: true)
    }
  }

  func conceal(_ column: Column) {
    guard isCollapsed else {
      if column == .primary, hasSupplementary, room.mode.count == 2 {
        travel(to: mode(count: 1))
      } else if column != .secondary, room.mode.count > 0 {
        travel(to: .secondaryOnly)
      }
      return
    }
    guard let stack = columns[.primary] as? UINavigationController,
      let entry = room.merged.first(where: { $0.column == column }),
      let index = stack.stack.firstIndex(where: { $0 === entry.first }), index > 0
    else { return }
    room.merged.removeAll { $0.column.rawValue >= column.rawValue }
    stack.popToViewController(stack.stack[index - 1], animated: true)
  }

  // MARK: By a person

  func makeModeButton() -> UIBarButtonItem {
    let action = UIAction(image: UIImage(systemName: "sidebar.left")) { [weak self] _ in
      self?.toggle()
    }
    return UIBarButtonItem(primaryAction: action)
  }

  /// What a screen reader says: the button hides columns if it cannot show another one.
  private var modeButtonLabel: String {
    room.mode.count < order.count - 1 ? "Show Sidebar" : "Hide Sidebar"
  }

  private func toggle() {
    let asked = delegate?.targetDisplayModeForAction(in: self) ?? .automatic
    guard asked == .automatic else { return travel(to: asked) }
    let most = order.count - 1
    let next = room.mode.count == most ? (most == 2 ? 1 : 0) : room.mode.count + 1
    travel(to: mode(count: next))
  }

  /// With columns, the button stands by itself in the bar of the first one that is seen.
  func placeModeButton() {
    displayModeButtonItem.accessibilityLabel = modeButtonLabel
    let old = room.buttonItem
    var wanted: UINavigationItem?
    if kind != .unspecified, displayModeButtonVisibility != .never, presentsWithGesture,
      room.state == .expanded
    {
      let first = order.first { seenColumns.contains($0) } ?? .secondary
      let stack = columns[first] as? UINavigationController
      wanted = stack?.stack.first?.navigationItem
      if wanted !== old, wanted?.leftItems.isEmpty == false { wanted = nil }
    }
    guard wanted !== old else { return }
    old?.leftBarButtonItems = old?.leftItems.filter { $0 !== displayModeButtonItem }
    wanted?.leftBarButtonItem = displayModeButtonItem
    room.buttonItem = wanted
  }

  func makeEdgePan() -> UIScreenEdgePanGestureRecognizer {
    let made = UIScreenEdgePanGestureRecognizer(
      target: self, action: Selector(UISplitViewController.pannedFromEdge, named: "pannedFromEdge"))
    made.edges = .left
    made.isEnabled = presentsWithGesture
    return made
  }

  private func pannedFromEdge() {
    guard edgePan.state == .began, room.state == .expanded, room.mode == .secondaryOnly else {
      return
    }
    travel(to: mode(count: 1))
  }
}
