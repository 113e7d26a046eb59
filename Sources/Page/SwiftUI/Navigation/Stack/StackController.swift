@_spi(SwiftUI) import UIKit

/// The navigation controller of a stack. It tells the stack when the user goes back.
final class StackController: UINavigationController, UINavigationControllerDelegate {
  weak var model: StackModel?

  init() {
    super.init(nibName: nil, bundle: nil)
    navigationBar.prefersLargeTitles = true
    delegate = self
  }

  required init?(coder: NSCoder) { nil }

  /// Whether what the stack shows can be seen, so that changes are animated.
  var isOnScreen: Bool { isViewLoaded && view.window != nil }

  func show(_ controllers: [UIViewController], animated: Bool) {
    super.setViewControllers(controllers, animated: animated)
  }

  override func popViewController(animated: Bool) -> UIViewController? {
    let popped = super.popViewController(animated: animated)
    controllersPopped()
    return popped
  }

  override func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    let popped = super.popToViewController(viewController, animated: animated)
    controllersPopped()
    return popped
  }

  /// A movement that a finger leads may still go back: it counts when it is over.
  private func controllersPopped() {
    if transitionCoordinator?.initiallyInteractive != true { model?.followController() }
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    if let level = model?.level(of: viewController) { showBars(of: level) }
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    model?.followController()
    model?.releaseDeparting()
  }

  /// Shows or hides the bars, as the views of the level on top want them.
  func showBars(of level: StackLevel) {
    let settings = level.settings
    let isHidden = settings.hidesNavigationBar
    if isHidden != isNavigationBarHidden { setNavigationBarHidden(isHidden, animated: isOnScreen) }
    let hidesBottom =
      level.controller.toolbarItems == nil || settings.bars[.bottom]?.visibility == .hidden
    if hidesBottom != isToolbarHidden { setToolbarHidden(hidesBottom, animated: isOnScreen) }
    navigationBar.tintColor = level.part.childEnvironment.tintUIColor
    navigationBar.overrideUserInterfaceStyle = UIUserInterfaceStyle(
      settings.bars[.navigation]?.colorScheme)
  }
}
