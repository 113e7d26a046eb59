import Foundation

/// A menu as a list of sections: what is hidden left out, menus in line taken apart.
@MainActor
struct MenuContent {
  enum Item {
    case header(String)
    /// The title of a menu within a menu, which leads back.
    case back(UIMenu)
    case leaf(any UIMenuLeaf & UIMenuElement, of: UIMenu)
    case submenu(UIMenu)
    /// Small elements beside each other.
    case strip([any UIMenuLeaf & UIMenuElement], UIMenu)
    case waiting
  }

  private(set) var sections: [[Item]] = []
  private let heard: () -> Void

  enum Order {
    case downward, upward
  }

  enum Depth {
    case first, within
  }

  /// `heard` is called when elements came that were waited for.
  init(of menu: UIMenu, _ depth: Depth, order: Order, heard: @escaping () -> Void) {
    self.heard = heard
    var open: [Item] = []
    add(menu, to: &open)
    close(&open)
    if order == .upward { sections = sections.reversed().map { $0.reversed() } }
    guard depth == .within || !menu.title.isEmpty else { return }
    let head = depth == .within ? Item.back(menu) : .header(menu.title)
    if sections.isEmpty { sections = [[]] }
    sections[0].insert(head, at: 0)
  }

  private mutating func add(_ menu: UIMenu, to open: inout [Item]) {
    if menu.preferredElementSize == .small || menu.preferredElementSize == .medium
      || menu.options.contains(.displayAsPalette)
    {
      let leaves = menu.children.compactMap { $0 as? any UIMenuLeaf & UIMenuElement }
        .filter { !$0.attributes.contains(.hidden) }
      if !leaves.isEmpty { open.append(.strip(leaves, menu)) }
      return
    }
    for child in menu.children { add(child, of: menu, to: &open) }
  }

  private mutating func add(_ child: UIMenuElement, of menu: UIMenu, to open: inout [Item]) {
    if let inner = child as? UIMenu {
      if inner.options.contains(.displayInline) {
        close(&open)
        if !inner.title.isEmpty { open.append(.header(inner.title)) }
        add(inner, to: &open)
        close(&open)
      } else {
        open.append(.submenu(inner))
      }
    } else if let deferred = child as? UIDeferredMenuElement {
      guard let elements = deferred.elements(heard) else {
        open.append(.waiting)
        return
      }
      for element in elements { add(element, of: menu, to: &open) }
    } else if let leaf = child as? any UIMenuLeaf & UIMenuElement {
      if !leaf.attributes.contains(.hidden) { open.append(.leaf(leaf, of: menu)) }
    }
  }

  private mutating func close(_ open: inout [Item]) {
    if !open.isEmpty { sections.append(open) }
    open = []
  }

  /// Whether titles make room for a check mark before them.
  var hasMarks: Bool {
    sections.joined().contains { item in
      switch item {
      case .leaf(let leaf, _): return leaf.state != .off
      case .submenu, .back: return true
      case .header, .strip, .waiting: return false
      }
    }
  }
}
