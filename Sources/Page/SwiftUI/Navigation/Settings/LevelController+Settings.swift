import UIKit

extension LevelController {
  /// Shows in the bars what the views of the level say.
  func show(_ settings: NavigationSettings, title: String?, in environment: EnvironmentValues) {
    let shownTitle = settings.removed.contains(.title) ? nil : title
    if navigationItem.title != shownTitle { navigationItem.title = shownTitle }
    let mode = settings.largeTitleMode
    if navigationItem.largeTitleDisplayMode != mode {
      navigationItem.largeTitleDisplayMode = mode
    }
    let hidesBack = settings.backIsHidden ?? false
    if navigationItem.hidesBackButton != hidesBack { navigationItem.hidesBackButton = hidesBack }
    showTopItems(of: settings)
    showBottomItems(of: settings)
    showKeyboardItems(of: settings)
    showSearch(of: settings, in: environment)
    showBackground(of: settings.bars[.navigation], in: environment)
  }

  private func showTopItems(of settings: NavigationSettings) {
    navigationItem.leftItemsSupplementBackButton = true
    let shown = navigationItem.leftBarButtonItems ?? []
    // The button of a split view around, by which the user shows its columns, stays.
    let modeButton = splitViewController?.displayModeButtonItem
    let left =
      shown.filter { $0 === modeButton && !settings.removed.contains(.sidebarToggle) }
      + settings.entries(.leading, .cancellation).map(\.barItem)
    if left != shown { navigationItem.leftBarButtonItems = left }
    // The first item of UIKit is the one at the edge.
    let right =
      (settings.entries(.automatic, .trailing, .primary, .confirmation, .destructive)
      + settings.entries(.secondary)).map(\.barItem).reversed()
    if Array(right) != navigationItem.rightBarButtonItems ?? [] {
      navigationItem.rightBarButtonItems = Array(right)
    }
    let titleView = settings.entries(.principal).first?.titleView
    if navigationItem.titleView !== titleView { navigationItem.titleView = titleView }
  }

  private func showBottomItems(of settings: NavigationSettings) {
    let entries = settings.entries(.bottom)
    var items = entries.map(\.barItem)
    let status = settings.entries(.status).map(\.barItem)
    let hasSpace = entries.contains(where: \.isSpace)
    if !status.isEmpty {
      if !hasSpace { items.append(bottomSpaces.0) }
      items += status + [bottomSpaces.1]
    } else if !items.isEmpty, !hasSpace {
      // Items without a space between them stand in the middle.
      items = [bottomSpaces.0] + items + [bottomSpaces.1]
    }
    if items != toolbarItems ?? [] { toolbarItems = items.isEmpty ? nil : items }
  }

  private func showKeyboardItems(of settings: NavigationSettings) {
    let items = settings.entries(.keyboard).map(\.barItem)
    guard !items.isEmpty else { return keyboardBar = nil }
    let bar = keyboardBar ?? UIToolbar(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
    keyboardBar = bar
    if bar.items ?? [] != items { bar.items = items }
  }

  private func showSearch(of settings: NavigationSettings, in environment: EnvironmentValues) {
    guard let wanted = settings.search else {
      if navigationItem.searchController != nil { navigationItem.searchController = nil }
      return search = nil
    }
    let search = search ?? SearchLink()
    self.search = search
    search.show(wanted, of: settings, in: environment)
    if navigationItem.searchController == nil {
      navigationItem.searchController = search.controller
    }
    let staysVisible = wanted.placement.staysVisible
    if navigationItem.hidesSearchBarWhenScrolling == staysVisible {
      navigationItem.hidesSearchBarWhenScrolling = !staysVisible
    }
  }

  private func showBackground(of bar: BarSettings?, in environment: EnvironmentValues) {
    guard let bar, bar.background != nil || bar.backgroundVisibility != nil else {
      if navigationItem.standardAppearance != nil {
        navigationItem.standardAppearance = nil
        navigationItem.scrollEdgeAppearance = nil
      }
      return
    }
    let appearance = UINavigationBarAppearance()
    bar.apply(to: appearance, in: environment)
    navigationItem.standardAppearance = appearance
    navigationItem.scrollEdgeAppearance =
      bar.backgroundVisibility == .visible ? appearance : nil
  }
}

extension BarSettings {
  /// Sets the background of a bar of UIKit.
  @MainActor
  func apply(to appearance: UIBarAppearance, in environment: EnvironmentValues) {
    if backgroundVisibility == .hidden { return appearance.configureWithTransparentBackground() }
    guard let background else { return }
    if case .material(let style) = background._paint(in: environment).fill {
      appearance.backgroundEffect = UIBlurEffect(style: style)
    } else {
      appearance.configureWithOpaqueBackground()
      appearance.backgroundColor = background.uiColor(in: environment)
    }
  }
}

extension NavigationSettings {
  /// Without a title there is no room for one.
  fileprivate var largeTitleMode: UINavigationItem.LargeTitleDisplayMode {
    guard title != nil else { return .never }
    switch displayMode {
    case .inline: return .never
    case .large: return .always
    case .automatic, nil: return .automatic
    }
  }
}

extension Text {
  /// The letters of the text in an environment.
  @MainActor @preconcurrency
  func string(in environment: EnvironmentValues) -> String {
    var builder = TextBuilder(in: environment)
    builder.append(self)
    return builder.result.string
  }
}
