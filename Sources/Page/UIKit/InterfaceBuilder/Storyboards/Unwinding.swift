import Foundation
import ObjectiveC

// The way back: a segue to an exit, which the nearest controller before that knows the method answers.

extension UIViewController {
  func unwind(_ template: SegueTemplate, sender: Any?) {
    guard let name = template.element["unwindAction"] else { return }
    let action = Selector(name)
    let target = controllersBefore.first {
      $0.canPerformUnwindSegueAction(action, from: self, sender: sender)
    }
    // As on a Mac, where nobody knows the method nothing happens.
    guard let target else { return }
    let segue = template.segue(from: self, to: target, sender: sender)
    if template.element["customClass"] == nil {
      segue.handler = { [unowned segue] in segue.source.goBack(to: segue.destination) }
    }
    prepare(for: segue, sender: sender)
    action.perform(on: target, with: segue)
    segue.perform()
  }

  /// Those from which this one was reached, the nearest first.
  private var controllersBefore: [UIViewController] {
    var found: [UIViewController] = []
    func add(_ controller: UIViewController) {
      if controller !== self, !found.contains(where: { $0 === controller }) {
        found.append(controller)
      }
    }
    var next: UIViewController? = self
    while let current = next {
      add(current)
      if let navigation = current as? UINavigationController {
        navigation.viewControllers.reversed().forEach(add)
      }
      if let tabs = current as? UITabBarController { tabs.selectedViewController.map(add) }
      current.children.forEach(add)
      next = current.parent ?? current.presentingViewController
    }
    return found
  }

  /// Takes away what is presented over it, and what lies on it in a stack.
  private func goBack(to target: UIViewController) {
    var member: UIViewController? = target
    while let current = member {
      if let navigation = current.parent as? UINavigationController {
        navigation.popToViewController(current, animated: navigation.presentedViewController == nil)
      }
      member = current.parent
    }
    var outermost = target
    while let parent = outermost.parent { outermost = parent }
    if outermost.presentedViewController != nil { outermost.dismiss(animated: true) }
  }
}
