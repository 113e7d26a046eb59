import CoreGraphics
import Foundation

extension UIButton {
  func menuChanged() {
    isContextMenuInteractionEnabled = menu != nil
    if changesSelectionAsPrimaryAction, let menu {
      MenuSelection(menu).ensureOne()
      showSelectedElement()
    }
    looksChanged()
  }

  /// A button that is disabled has no menu; a touch that shows it comes before a long one.
  var menuConfiguration: UIContextMenuConfiguration? {
    guard isEnabled, let menu, !showsMenuAsPrimaryAction || isTracking else { return nil }
    let configuration = UIContextMenuConfiguration(actionProvider: { _ in menu })
    configuration.preferredMenuElementOrder = preferredMenuElementOrder
    return configuration
  }

  func choiceBecomesTitle(_ element: any UIMenuLeaf) {
    guard changesSelectionAsPrimaryAction, let menu, let chosen = element as? UIMenuElement else {
      return
    }
    MenuSelection(menu).select(chosen)
    showSelectedElement()
  }

  private func showSelectedElement() {
    guard let element = menu?.selectedElements.first else { return }
    contents.title[.normal] = element.title
    contents.image[.normal] = element.image
    looksChanged()
  }

  /// Without a menu, a button that changes its selection is on and off in turn.
  func primaryActionMaySelect(_ events: Event) {
    guard changesSelectionAsPrimaryAction, menu == nil, events.contains(.primaryActionTriggered)
    else { return }
    isSelected.toggle()
  }
}
