import CoreGraphics
import Foundation
@_spi(UIKit) import QuartzCore

extension UITabBarController {
  static let mostTabs = 5

  func replaceControllers(with new: [UIViewController], animated: Bool) {
    let gone = controllers.filter { controller in !new.contains { $0 === controller } }
    let come = new.filter { controller in !controllers.contains { $0 === controller } }
    more.giveBack()
    controllers = new
    customizableViewControllers = new
    for controller in gone {
      controller.willMove(toParent: nil)
      if controller === shown {
        controller.viewIfLoaded?.removeFromSuperview()
        shown = nil
      }
      controller.removeFromParent()
    }
    for controller in come {
      addChild(controller)
      controller.didMove(toParent: self)
      controller.appearance.remove(.movingToParent)
    }
    if let chosen, !new.contains(where: { $0 === chosen }) { self.chosen = nil }
    showTabs(animated: animated)
    if chosen == nil, let first = new.first { choose(first) }
  }

  /// How many have a tab of their own.
  var countOfTabs: Int {
    let isNarrow = (viewIfLoaded?.bounds.width ?? 0) < 600
    return isNarrow && controllers.count > Self.mostTabs ? Self.mostTabs - 1 : controllers.count
  }

  var hasMore: Bool { countOfTabs < controllers.count }

  func showTabs(animated: Bool) {
    var items = controllers.prefix(countOfTabs).compactMap { $0.tabBarItem }
    if hasMore {
      more.adopt()
      more.listChanged()
      items.append(more.navigation.tabBarItem)
    }
    if tabBar.items ?? [] != items { tabBar.setItems(items, animated: animated) }
    tabBar.selectedItem = itemOfChosen
  }

  private var itemOfChosen: UITabBarItem? {
    guard let chosen else { return nil }
    return isInMore(chosen) || chosen === more.navigationIfMade
      ? more.navigation.tabBarItem : chosen.tabBarItem
  }

  func isInMore(_ controller: UIViewController) -> Bool {
    controllers.dropFirst(countOfTabs).contains { $0 === controller }
  }

  // MARK: Choosing

  func tapped(_ item: UITabBarItem) {
    guard let index = tabBar.items?.firstIndex(where: { $0 === item }) else { return }
    let isMore = hasMore && index == countOfTabs
    let wanted = isMore ? more.navigation : controllers[index]
    guard delegate?.tabBarController(self, shouldSelect: wanted) ?? true else { return }
    if wanted === chosen || (isMore && shown === wanted) {
      // A second tap goes back to the beginning.
      (wanted as? UINavigationController)?.popToRootViewController(animated: true)
    }
    if !(isMore && shown === wanted) { choose(wanted) }
    delegate?.tabBarController(self, didSelect: wanted)
    tabBar.delegate?.tabBar(tabBar, didSelect: item)
  }

  func choose(_ wanted: UIViewController) {
    let isMore = wanted === more.navigationIfMade
    guard isMore || controllers.contains(where: { $0 === wanted }) else {
      fatalError(
        "Only a view controller in the tab bar controller's list of view controllers can be "
          + "selected.")
    }
    chosen = wanted
    if isInMore(wanted) { more.show(wanted) }
    tabBar.selectedItem = itemOfChosen
    follow()
  }

  /// Brings what is shown in line with what is chosen.
  func follow() {
    guard let chosen, transition == nil else { return }
    let target = isInMore(chosen) ? more.navigation : chosen
    guard isViewLoaded, target !== shown else { return }
    let isSeen = appearance.isOnScreen && view.window != nil
    if isSeen, let from = shown, animate(from: from, to: target) { return }
    exchange(with: target, isSeen: isSeen)
  }

  /// The new one hears `will` before the old one.
  private func exchange(with target: UIViewController, isSeen: Bool) {
    let from = shown
    shown = target
    AnimationBlock.arrange {
      guard isSeen, let from else {
        contentView.addSubview(target.view)
        from?.viewIfLoaded?.removeFromSuperview()
        return layOut()
      }
      (from.appearance.driver, target.appearance.driver) = (.owner, .owner)
      target.willAppear()
      from.willDisappear()
      contentView.addSubview(target.view)
      layOut()
      target.isAppearing()
      from.view.removeFromSuperview()
      from.didDisappear()
      target.didAppear()
      (from.appearance.driver, target.appearance.driver) = (.hierarchy, .hierarchy)
    }
  }

  private func animate(from: UIViewController, to: UIViewController) -> Bool {
    guard
      let animator = delegate?.tabBarController(
        self, animationControllerForTransitionFrom: from, to: to)
    else { return false }
    let interaction = delegate?.tabBarController(self, interactionControllerFor: animator)
    let made = ContainerTransition(
      in: contentView, from: from, to: to, animator: animator, interaction: interaction,
      animated: true)
    transition = made
    made.finalFrame = { [unowned self] _ in contentView.bounds }
    made.willMove = { [unowned self] in AnimationBlock.arrange { place(to) } }
    made.whenOver = { [weak self] completed in
      guard let self else { return }
      transition = nil
      shown = completed ? to : from
      if !completed { chosen = from }
      tabBar.selectedItem = itemOfChosen
      view.setNeedsLayout()
      follow()
    }
    made.begin()
    return true
  }
}
