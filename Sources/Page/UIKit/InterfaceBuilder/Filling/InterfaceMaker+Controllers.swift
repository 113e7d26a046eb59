import CoreGraphics
import Foundation

// Controllers: what they say of themselves, and the controllers that they begin with.

extension InterfaceMaker {
  func fill(_ controller: UIViewController, _ element: InterfaceElement) {
    note(controller, element)
    if self.controller == nil { segues(startFrom: controller) }
    controller.interface = ControllerInterface(self, element)
    element.string("title").apply { controller.title = $0 }
    element["restorationIdentifier"].apply { controller.restorationIdentifier = $0 }
    fillBars(of: controller, element)
    fillPresentation(of: controller, element)
    switch controller {
    case let owner as UINavigationController: fillNavigation(owner, element)
    case let owner as UITabBarController: fillTabs(owner, element)
    case let owner as UISplitViewController: fillSplit(owner, element)
    case let owner as UITableViewController:
      element.flag("clearsSelectionOnViewWillAppear")
        .apply { owner.clearsSelectionOnViewWillAppear = $0 }
    case let owner as UICollectionViewController:
      element.flag("clearsSelectionOnViewWillAppear")
        .apply { owner.clearsSelectionOnViewWillAppear = $0 }
    case let owner as UIPageViewController:
      element.flag("doubleSided").apply { owner.isDoubleSided = $0 }
    default: break
    }
  }

  private func fillBars(of controller: UIViewController, _ element: InterfaceElement) {
    if let item = element.value("navigationItem"),
      let made = make(item) as? UINavigationItem
    {
      controller.bars.navigationItem = made
      if made.title == nil { made.title = controller.title }
    }
    if let item = element.value("tabBarItem"), let made = make(item) as? UITabBarItem {
      controller.tabBarItem = made
    }
    let tools = barButtons(element.group("toolbarItems"))
    if !tools.isEmpty { controller.toolbarItems = tools }
    element.flag("hidesBottomBarWhenPushed").apply { controller.hidesBottomBarWhenPushed = $0 }
    element.value("edgesForExtendedLayout").apply { controller.edgesForExtendedLayout = $0.edges }
    element.flag("extendedLayoutIncludesOpaqueBars")
      .apply { controller.extendedLayoutIncludesOpaqueBars = $0 }
    element.flag("automaticallyAdjustsScrollViewInsets")
      .apply { controller.automaticallyAdjustsScrollViewInsets = $0 }
  }

  private func fillPresentation(of controller: UIViewController, _ element: InterfaceElement) {
    element["modalPresentationStyle"].flatMap { InterfaceWords.presentationStyles[$0] }
      .apply { controller.modalPresentationStyle = $0 }
    element["modalTransitionStyle"].flatMap { InterfaceWords.transitionStyles[$0] }
      .apply { controller.modalTransitionStyle = $0 }
    element.flag("modalInPresentation").apply { controller.isModalInPresentation = $0 }
    element.flag("definesPresentationContext").apply { controller.definesPresentationContext = $0 }
    element.flag("providesPresentationContextTransitionStyle")
      .apply { controller.providesPresentationContextTransitionStyle = $0 }
    element.value("preferredContentSize").apply { controller.preferredContentSize = $0.size }
    element["userInterfaceStyle"].flatMap { InterfaceWords.interfaceStyles[$0] }
      .apply { controller.overrideUserInterfaceStyle = $0 }
  }

  private func fillNavigation(_ owner: UINavigationController, _ element: InterfaceElement) {
    // The bar of a class of its own was made with the controller.
    if let bar = element.value("navigationBar"), bar["customClass"] == nil {
      fill(owner.navigationBar, bar)
    }
    if let root = related("rootViewController", element).first {
      owner.setViewControllers([root], animated: false)
    }
    element.flag("navigationBarHidden").apply { owner.isNavigationBarHidden = $0 }
    element.flag("toolbarHidden").apply { owner.isToolbarHidden = $0 }
    element.flag("hidesBarsOnTap").apply { owner.hidesBarsOnTap = $0 }
  }

  private func fillTabs(_ owner: UITabBarController, _ element: InterfaceElement) {
    if let bar = element.value("tabBar") { fill(owner.tabBar, bar) }
    let controllers = related("viewControllers", element)
    if !controllers.isEmpty { owner.setViewControllers(controllers, animated: false) }
  }

  private func fillSplit(_ owner: UISplitViewController, _ element: InterfaceElement) {
    let controllers =
      related("masterViewController", element) + related("detailViewController", element)
    if !controllers.isEmpty { owner.viewControllers = controllers }
  }

  /// The controllers that a relationship leads to, in the file's order.
  private func related(_ name: String, _ element: InterfaceElement) -> [UIViewController] {
    guard let storyboard else { return [] }
    return element.group("connections").compactMap { segue in
      guard segue.name == "segue", segue["relationship"] == name,
        let destination = segue["destination"]
      else { return nil }
      guard depth < Self.deepestRelationship else {
        document.problem(
          segue,
          "the relationships of controllers lead deeper than \(Self.deepestRelationship): one leads back to its beginning."
        ).refuse()
      }
      return storyboard.controller(destination, from: segue, depth: depth + 1)
    }
  }

  private static let deepestRelationship = 16
}

extension InterfaceElement {
  /// What a page controller has to know before it is there.
  var spine: UIPageViewController.SpineLocation? {
    let words: [String: UIPageViewController.SpineLocation] = [
      "min": .min, "mid": .mid, "max": .max,
    ]
    return self["spineLocation"].flatMap { words[$0] }
  }
}
