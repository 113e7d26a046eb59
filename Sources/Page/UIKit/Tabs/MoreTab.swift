import CoreGraphics
import Foundation

/// The last tab where there are more controllers than tabs: a list of the others.
///
/// What is chosen from the list is pushed onto it; a navigation controller lends its stack, and has it
/// back when the list is shown again.
@MainActor
final class MoreTab: NSObject, UINavigationControllerDelegate {
  private unowned let owner: UITabBarController
  private var made: UINavigationController?
  private let list = MoreListController(nibName: nil, bundle: nil)
  private weak var lender: UINavigationController?
  private weak var guest: UIViewController?

  init(of owner: UITabBarController) {
    self.owner = owner
    super.init()
    list.chosen = { [weak self] in self?.choseFromList($0) }
  }

  var navigationIfMade: UINavigationController? { made }

  var navigation: UINavigationController {
    if let made { return made }
    let navigation = UINavigationController(rootViewController: list)
    navigation.tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
    navigation.delegate = self
    list.title = "More"
    made = navigation
    return navigation
  }

  func adopt() {
    guard navigation.parent !== owner else { return }
    owner.addChild(navigation)
    navigation.didMove(toParent: owner)
  }

  func listChanged() {
    list.controllers = Array(owner.controllers.dropFirst(owner.countOfTabs))
  }

  private func choseFromList(_ controller: UIViewController) {
    guard owner.delegate?.tabBarController(owner, shouldSelect: controller) ?? true else { return }
    owner.chosen = controller
    show(controller, animated: true)
    owner.delegate?.tabBarController(owner, didSelect: controller)
  }

  func show(_ controller: UIViewController, animated: Bool = false) {
    guard guest !== controller else { return }
    giveBack()
    guest = controller
    if let other = controller as? UINavigationController {
      lender = other
      let lent = other.viewControllers
      other.setViewControllers([], animated: false)
      navigation.setViewControllers([list] + lent, animated: animated)
    } else {
      navigation.setViewControllers([list, controller], animated: animated)
    }
  }

  /// What was shown from the list belongs to where it came from again.
  func giveBack() {
    guard let made, let guest else { return }
    self.guest = nil
    let lent = Array(made.viewControllers.dropFirst())
    if made.viewControllers.count > 1 { made.setViewControllers([list], animated: false) }
    if let lender {
      lender.setViewControllers(lent, animated: false)
    } else if owner.controllers.contains(where: { $0 === guest }), guest.parent !== owner {
      owner.addChild(guest)
      guest.didMove(toParent: owner)
    }
    lender = nil
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    guard viewController === list, guest != nil else { return }
    owner.chosen = navigationController
    takeBackFromPop()
  }

  /// The controllers have been popped already; a lender finds its first one again.
  private func takeBackFromPop() {
    guard let guest else { return }
    self.guest = nil
    if let lender, let first = lastLent { lender.setViewControllers([first], animated: false) }
    lender = nil
    if guest.parent == nil, owner.controllers.contains(where: { $0 === guest }) {
      owner.addChild(guest)
      guest.didMove(toParent: owner)
    }
  }

  private var lastLent: UIViewController? { lentRoot }
  private weak var lentRoot: UIViewController?

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    if lender != nil, navigationController.viewControllers.count > 1 {
      lentRoot = navigationController.viewControllers[1]
    }
  }
}
