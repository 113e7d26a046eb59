/// The lines of a menu that a long press shows.
public struct ContextMenu<MenuItems: View> {
  let items: MenuItems

  /// Creates a menu of buttons, toggles, pickers and further menus.
  public init(@ViewBuilder menuItems: () -> MenuItems) {
    items = menuItems()
  }
}

extension View {
  /// Shows a menu when the user holds the view. A menu without lines is not shown.
  public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View {
    modifier(ContextMenuModifier<MenuItems, EmptyView>(items: menuItems(), preview: nil))
  }

  /// Shows a menu when the user holds the view, and beside it a preview in place of the view.
  public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View {
    modifier(ContextMenuModifier(items: menuItems(), preview: preview()))
  }

  /// Shows a menu when the user holds the view; nil shows none.
  public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
    modifier(ContextMenuModifier<MenuItems?, EmptyView>(items: contextMenu?.items, preview: nil))
  }
}
