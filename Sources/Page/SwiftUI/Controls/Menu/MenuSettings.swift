/// In which order the lines of a menu are shown.
public struct MenuOrder: Hashable, Sendable {
  private let kind: Int
  /// As the place of the menu has it: the first line at the top.
  public static let automatic = MenuOrder(kind: 0)
  /// The first line next to where the user has tapped.
  public static let priority = MenuOrder(kind: 1)
  /// The first line at the top.
  public static let fixed = MenuOrder(kind: 2)

  var elementOrder: UIContextMenuConfiguration.ElementOrder {
    switch self {
    case .priority: .priority
    case .fixed: .fixed
    default: .automatic
    }
  }
}

/// Whether a line that is chosen closes its menu.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  private let kind: Int
  /// As the place of the menu has it: the line closes the menu.
  public static let automatic = MenuActionDismissBehavior(kind: 0)
  /// The line closes the menu.
  public static let enabled = MenuActionDismissBehavior(kind: 1)
  /// The menu stays open.
  public static let disabled = MenuActionDismissBehavior(kind: 2)
}

private struct MenuOrderKey: EnvironmentKey {
  static let defaultValue = MenuOrder.automatic
}
private struct MenuDismissKey: EnvironmentKey {
  static let defaultValue = MenuActionDismissBehavior.automatic
}
private struct MenuIndicatorKey: EnvironmentKey {
  static let defaultValue = Visibility.automatic
}

extension EnvironmentValues {
  /// In which order the lines of menus are shown.
  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }

  /// Whether menus show a sign that they are menus.
  public internal(set) var menuIndicatorVisibility: Visibility {
    get { self[MenuIndicatorKey.self] }
    set { self[MenuIndicatorKey.self] = newValue }
  }

  var menuActionDismissBehavior: MenuActionDismissBehavior {
    get { self[MenuDismissKey.self] }
    set { self[MenuDismissKey.self] = newValue }
  }
}

extension View {
  /// Sets in which order the lines of the menus inside are shown.
  public func menuOrder(_ order: MenuOrder) -> some View {
    environment(\.menuOrder, order)
  }

  /// Sets whether the menus inside show a sign that they are menus. On an iPhone only pickers have
  /// such a sign.
  public func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.menuIndicatorVisibility, visibility)
  }

  /// Sets whether a line that is chosen closes its menu.
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    environment(\.menuActionDismissBehavior, behavior)
  }
}
