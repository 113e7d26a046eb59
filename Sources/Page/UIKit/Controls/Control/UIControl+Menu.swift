import CoreGraphics
import Foundation

extension UIControl {
  func menuInteractionMayChange() {
    if isContextMenuInteractionEnabled, contextMenuInteraction == nil {
      let interaction = UIContextMenuInteraction(delegate: self)
      contextMenuInteraction = interaction
      addInteraction(interaction)
    } else if !isContextMenuInteractionEnabled, let interaction = contextMenuInteraction {
      removeInteraction(interaction)
      contextMenuInteraction = nil
    }
  }

  /// Where the menu is what the control is there for, the touch is the menu's at once.
  func menuMayBegin(_ touch: UITouch) {
    guard showsMenuAsPrimaryAction, let interaction = contextMenuInteraction else { return }
    touchHasShownMenu = interaction.show(with: touch)
  }

  /// What a menu stands beside: all of the control, or the point a subclass names.
  func menuAnchor(for configuration: UIContextMenuConfiguration) -> CGRect {
    let point = menuAttachmentPoint(for: configuration)
    let isUsual = point == CGPoint(x: bounds.midX, y: bounds.maxY)
    return isUsual ? bounds : CGRect(origin: point, size: .zero)
  }
}
