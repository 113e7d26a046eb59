import CoreGraphics
import Foundation

/// The bar of commands above what is selected.
@MainActor
final class EditMenu {
  static let shared = EditMenu()

  private var bar: EditMenuBar?
  private weak var editor: TextEditor?

  private static let distance: CGFloat = 10
  private static let edge: CGFloat = 8

  private static let commands = [
    ("Cut", "cut:"), ("Copy", "copy:"), ("Paste", "paste:"), ("Select", "select:"),
    ("Select All", "selectAll:"),
  ]

  func isShown(for editor: TextEditor) -> Bool { bar?.window != nil && self.editor === editor }

  func show(for editor: TextEditor) {
    hide()
    guard let host = editor.host, let window = host.window else { return }
    let meant = Self.commands.filter { _, name in
      host.canPerformAction(Selector(name), withSender: self)
    }
    guard !meant.isEmpty else { return }
    let bar = EditMenuBar(meant.map(\.0)) { [weak self] in self?.perform(meant[$0].1) }
    (self.bar, self.editor) = (bar, editor)
    window.addSubview(bar)
    bar.frame = place(bar.fittingSize, beside: editor, host, in: window)
    bar.alpha = 0
    UIView.animate(withDuration: 0.15, delay: 0, options: .allowUserInteraction) { bar.alpha = 1 }
  }

  func hide() {
    bar?.removeFromSuperview()
    (bar, editor) = (nil, nil)
  }

  func hide(of editor: TextEditor) {
    if self.editor === editor { hide() }
  }

  /// Above what it is about, or below where there is no room.
  private func place(
    _ size: CGSize, beside editor: TextEditor, _ host: any TextHost, in window: UIWindow
  ) -> CGRect {
    let set = host.setText
    let boxes =
      editor.selection.length > 0
      ? set.boxes(of: editor.selection) : [set.caret(at: editor.head, editor.side)]
    let seen = host.bounds
    let whole = boxes.reduce(CGRect.null) { $0.union($1) }
    let about = host.convert(whole.isNull ? seen : whole.intersection(seen), to: window)
    let room = window.bounds.insetBy(dx: Self.edge, dy: Self.edge)
    var origin = CGPoint(
      x: about.midX - size.width / 2, y: about.minY - Self.distance - size.height)
    if origin.y < room.minY + window.safeAreaInsets.top {
      origin.y = about.maxY + Self.distance + 8
    }
    origin.x = min(max(origin.x, room.minX), max(room.minX, room.maxX - size.width))
    origin.y = min(max(origin.y, room.minY), max(room.minY, room.maxY - size.height))
    return CGRect(origin: origin, size: size)
  }

  private func perform(_ name: String) {
    guard let editor, let host = editor.host else { return hide() }
    hide()
    switch name {
    case "cut:": host.cut(self)
    case "copy:": host.copy(self)
    case "paste:": host.paste(self)
    case "select:": host.select(self)
    default: host.selectAll(self)
    }
    // What was selected by the menu can be copied by it.
    if name.hasPrefix("select") { show(for: editor) }
  }
}
