/// Which of a menu's elements is on, where only one can be.
@MainActor
struct MenuSelection {
  private let leaves: [any UIMenuLeaf]

  init(_ menu: UIMenu) {
    leaves = MenuSelection.leaves(of: menu)
  }

  /// Those of menus shown in line belong to the menu around.
  private static func leaves(of menu: UIMenu) -> [any UIMenuLeaf] {
    menu.children.flatMap { child -> [any UIMenuLeaf] in
      if let inner = child as? UIMenu {
        return inner.options.contains(.displayInline) ? leaves(of: inner) : []
      }
      return (child as? any UIMenuLeaf).map { [$0] } ?? []
    }
  }

  func select(_ element: UIMenuElement) {
    guard leaves.contains(where: { $0 === element }) else { return }
    for leaf in leaves { leaf.state = leaf === element ? .on : .off }
  }

  /// Where none is on, the first is.
  func ensureOne() {
    let on = leaves.filter { $0.state == .on }
    if on.isEmpty { leaves.first?.state = .on }
    for leaf in on.dropFirst() { leaf.state = .off }
  }
}
