@_implementationOnly import Foundation
@_implementationOnly import PageProtocol
@_spi(PageRuntime) @_implementationOnly import UIKit

extension LiveViewStage {
  /// Text that comes from no key.
  @MainActor
  func enter(_ entry: TextEntry) {
    let action: TextAction =
      switch entry.action {
      case .insert: .insert
      case .compose: .compose
      case .endComposing: .endComposing
      case .paste: .paste
      }
    let selected = NSRange(
      location: Int(entry.selectionStart), length: Int(entry.selectionLength))
    enter(action, entry.text, selected: selected)
  }
}

extension LiveViewStage.TextFocus {
  var message: PageProtocol.TextFocus {
    PageProtocol.TextFocus(
      keyboard: .init(rawValue: keyboard.rawValue) ?? .text,
      returnKey: .init(rawValue: returnKey.rawValue) ?? .enter,
      lines: lines == .one ? .one : .many, secrecy: secrecy == .secret ? .secret : .open,
      caret: .init(x: caret.minX, y: caret.minY, width: caret.width, height: caret.height),
      label: label, selected: selected)
  }
}
