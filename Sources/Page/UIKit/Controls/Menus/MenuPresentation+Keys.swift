import Foundation
import QuartzCore

/// Keys operate a menu as they do on a Mac: arrows, Home and End mark an element, letters mark the
/// one that begins with them, the right arrow opens a menu within the menu and the left one leaves
/// it, and Return or the space bar chooses. Escape closes the menu (`EscapeKey`).
extension MenuPresentation {
  private static let modifiers: UIKeyModifierFlags = [.control, .alternate, .command]

  /// Offers a key to the menu that is open in a window. It has all keys without modifiers; key
  /// commands stay with the page.
  static func takes(_ key: UIKey, in window: UIWindow) -> Bool {
    guard key.modifierFlags.isDisjoint(with: modifiers), key.keyCode != .keyboardEscape else {
      return false
    }
    let menu = window.subviews.last { $0 is MenuPresentation && $0.isUserInteractionEnabled }
    guard let menu = menu as? MenuPresentation, let front = menu.platters.last else { return false }
    menu.take(key, in: front)
    return true
  }

  private func take(_ key: UIKey, in front: MenuPlatter) {
    let marked = front.cells.first(where: \.isMarked)
    switch key.keyCode {
    case .keyboardDownArrow: step(1, from: marked, in: front)
    case .keyboardUpArrow: step(-1, from: marked, in: front)
    case .keyboardHome, .keyboardPageUp: show(front.choosable.first, in: front)
    case .keyboardEnd, .keyboardPageDown: show(front.choosable.last, in: front)
    case .keyboardRightArrow: if marked?.isSubmenu == true { open(marked, in: front) }
    case .keyboardLeftArrow: if platters.count > 1 { leave(front) }
    case .keyboardReturnOrEnter, .keypadEnter: open(marked, in: front)
    case .keyboardSpacebar where typed.isOver: open(marked, in: front)
    default: find(key.characters, in: front)
    }
  }

  /// The first or the last element if none is marked. The ends are not connected.
  private func step(_ distance: Int, from marked: MenuCell?, in front: MenuPlatter) {
    let cells = front.choosable
    guard let index = cells.firstIndex(where: { $0 === marked }) else {
      return show(distance > 0 ? cells.first : cells.last, in: front)
    }
    show(cells[min(max(index + distance, 0), cells.count - 1)], in: front)
  }

  private func show(_ cell: MenuCell?, in front: MenuPlatter) {
    guard let cell else { return }
    mark(cell)
    front.reveal(cell)
  }

  private func open(_ cell: MenuCell?, in front: MenuPlatter) {
    guard let cell, let index = front.cells.firstIndex(where: { $0 === cell }) else { return }
    if case .back = cell.item { return leave(front) }
    mark(nil)
    choose(cell, in: front)
    guard isUserInteractionEnabled, let now = platters.last else { return }
    if now === front {
      // The element keeps the menu open, and its cell may be another one.
      show(now.cells.indices.contains(index) ? now.cells[index] : nil, in: now)
    } else {
      show(now.choosable.first { !$0.leadsBack }, in: now)
    }
  }

  /// Goes back to the menu around, to the element that opened this one.
  private func leave(_ inner: MenuPlatter) {
    mark(nil)
    pop()
    guard let front = platters.last else { return }
    show(front.cells.first { $0.opens(inner.menu) }, in: front)
  }

  private func find(_ characters: String, in front: MenuPlatter) {
    guard let character = characters.first, character.isTypedInTitle else { return }
    let start = typed.add(characters)
    show(front.choosable.first { $0.title.beginsLike(start) }, in: front)
  }
}

/// The letters that were typed without a pause of a second.
@MainActor
final class TypedTitle {
  private static let pause: CFTimeInterval = 1
  private var text = ""
  private var last = -CFTimeInterval.infinity

  /// Whether the next letter begins another title.
  var isOver: Bool { CACurrentMediaTime() - last > Self.pause }

  func add(_ characters: String) -> String {
    if isOver { text = "" }
    text += characters
    last = CACurrentMediaTime()
    return text
  }
}

extension MenuPlatter {
  /// From top to bottom.
  fileprivate var choosable: [MenuCell] {
    cells.filter(\.isChoosable).sorted {
      ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX)
    }
  }
}

extension MenuCell {
  fileprivate var leadsBack: Bool {
    if case .back = item { true } else { false }
  }

  fileprivate var isSubmenu: Bool {
    if case .submenu = item { true } else { false }
  }

  fileprivate func opens(_ menu: UIMenu) -> Bool {
    if case .submenu(let inner) = item { inner === menu } else { false }
  }

  fileprivate var title: String {
    switch item {
    case .leaf(let leaf, _): leaf.title
    case .submenu(let menu): menu.title
    case .back, .header, .strip, .waiting: ""
    }
  }
}

extension Character {
  /// Names of keys, such as those of function keys, are no titles.
  fileprivate var isTypedInTitle: Bool { !isNewline && self != "\t" && self != "\u{8}" }
}

extension String {
  fileprivate func beginsLike(_ start: String) -> Bool {
    range(of: start, options: [.anchored, .caseInsensitive, .diacriticInsensitive]) != nil
  }
}
