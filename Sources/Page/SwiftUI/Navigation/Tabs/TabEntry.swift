@_spi(SwiftUI) import UIKit

/// A tab with its content and its label.
@MainActor @preconcurrency
final class TabEntry {
  private(set) var data: TabData
  let part: PartNode
  let controller: TabPartController
  /// Whether the tab was chosen once: its views are made then.
  private var isOpen = false
  private let label: OptionContentNode<AnyView>
  var labelChanged: () -> Void = {}

  init(_ data: TabData, in context: _NodeContext, isInSight: Bool) {
    self.data = data
    isOpen = isInSight
    part = PartNode(
      isInSight ? data.view : AnyView(EmptyView()), in: context, isInSight: isInSight)
    part.partView.backgroundColor = .systemBackground
    controller = TabPartController(part)
    label = OptionContentNode(Self.label(of: data), in: context)
    label.changed = { [weak self] in self?.labelChanged() }
    controller.willShow = { [weak self] in self?.openNow() }
  }

  /// Symbols are filled and large in a bar.
  private static func label(of data: TabData) -> AnyView {
    AnyView(
      data.label.environment(\.symbolVariants, .fill).imageScale(.large)
        .environment(\.font, .body).labelStyle(.titleAndIcon))
  }

  var nodes: [_AnyNode] { [part, label] }

  func receive(_ new: TabData) {
    data = new
    if isOpen { part.receive(PartContent(content: new.view)) }
    label.receive(Self.label(of: new))
  }

  /// Makes the views of the tab.
  func open() {
    guard !isOpen else { return }
    isOpen = true
    part.receive(PartContent(content: data.view))
  }

  /// The user is about to see the tab: its views are there before they appear.
  private func openNow() {
    guard !isOpen else { return }
    open()
    part.graph.host?.graphMustRender()
  }

  func showLabel() {
    let options = label.options
    let title = options.map(\.title).filter { !$0.isEmpty }.joined(separator: " ")
    let item = controller.tabBarItem!
    if item.title != title { item.title = title }
    let image = options.lazy.compactMap(\.image).first
    if item.image !== image { item.image = image }
    item.badgeValue = data.badge?.string(in: part.childEnvironment)
  }

  func end() {
    part.unmount()
    label.unmount()
  }
}

/// The controller of a tab. It tells when the tab is about to be shown.
final class TabPartController: PartController {
  var willShow: () -> Void = {}

  override func viewWillAppear(_ animated: Bool) {
    willShow()
    super.viewWillAppear(animated)
  }
}

/// The controller of tabs. It tells when the user chooses one.
final class TabsController: UITabBarController, UITabBarControllerDelegate {
  var chosen: (Int) -> Void = { _ in }

  init() {
    super.init(nibName: nil, bundle: nil)
    delegate = self
  }

  required init?(coder: NSCoder) { nil }

  /// A second tap on a tab leads a stack in it back to its root.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    if viewController === selectedViewController,
      let stack = viewController.children.lazy.compactMap({ $0 as? StackController }).first
    {
      stack.popToRootViewController(animated: true)
    }
    return true
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    if let index = viewControllers?.firstIndex(where: { $0 === viewController }) { chosen(index) }
  }

  /// Shows the bar as the views of the chosen tab want it.
  func show(_ settings: BarSettings?, in environment: EnvironmentValues) {
    let isHidden = settings?.visibility == .hidden
    if isHidden != isTabBarHidden {
      setTabBarHidden(isHidden, animated: viewIfLoaded?.window != nil)
    }
    tabBar.overrideUserInterfaceStyle = UIUserInterfaceStyle(settings?.colorScheme)
    tabBar.tintColor = environment.tintUIColor
    guard let settings, settings.background != nil || settings.backgroundVisibility != nil else {
      return
    }
    let appearance = UITabBarAppearance()
    settings.apply(to: appearance, in: environment)
    tabBar.standardAppearance = appearance
    tabBar.scrollEdgeAppearance = settings.backgroundVisibility == .visible ? appearance : nil
  }
}
