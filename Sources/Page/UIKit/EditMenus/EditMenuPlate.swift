import CoreGraphics
import Foundation

/// A bar of commands beside something in a window; at most one is seen.
@MainActor
final class EditMenuPlate {
  private static weak var shown: EditMenuPlate?
  private var bar: EditMenuBar?
  private let whenGone: () -> Void
  private static let distance: CGFloat = 10
  private static let edge: CGFloat = 8

  init(whenGone: @escaping () -> Void) {
    self.whenGone = whenGone
  }

  var isShown: Bool { bar?.window != nil }
  var frame: CGRect { isShown ? bar?.frame ?? .zero : .zero }

  /// Shows commands above a place in a view, or below where there is no room; the first touch
  /// elsewhere sends them away.
  func show(
    _ titles: [String], about rect: CGRect, of view: UIView, chosen: @escaping (Int) -> Void
  ) {
    EditMenuPlate.shown?.hide()
    EditMenu.shared.hide()
    guard let window = view.window, !titles.isEmpty else { return }
    let made = EditMenuBar(titles) { [weak self] index in
      self?.hide()
      chosen(index)
    }
    bar = made
    EditMenuPlate.shown = self
    let cover = EditMenuCover(frame: window.bounds) { [weak self] in self?.hide() }
    cover.addSubview(made)
    window.addSubview(cover)
    move(to: rect, of: view)
    made.alpha = 0
    UIView.animate(withDuration: 0.15, delay: 0, options: .allowUserInteraction) { made.alpha = 1 }
  }

  func move(to rect: CGRect, of view: UIView) {
    guard let bar, let window = view.window else { return }
    let size = bar.fittingSize
    let about = view.convert(rect, to: window)
    let room = window.bounds.insetBy(dx: Self.edge, dy: Self.edge)
    var origin = CGPoint(
      x: about.midX - size.width / 2, y: about.minY - Self.distance - size.height)
    if origin.y < room.minY + window.safeAreaInsets.top { origin.y = about.maxY + Self.distance }
    origin.x = min(max(origin.x, room.minX), max(room.minX, room.maxX - size.width))
    origin.y = min(max(origin.y, room.minY), max(room.minY, room.maxY - size.height))
    bar.frame = CGRect(origin: origin, size: size)
  }

  func hide() {
    guard let bar else { return }
    bar.superview?.removeFromSuperview()
    self.bar = nil
    whenGone()
  }
}

/// Covers a window without keeping touches: one beside the bar ends the menu, and goes on.
@MainActor
private final class EditMenuCover: UIView {
  private let touched: () -> Void

  init(frame: CGRect, touched: @escaping () -> Void) {
    self.touched = touched
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    isOpaque = false
  }

  required init?(coder: NSCoder) { nil }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let found = super.hitTest(point, with: event)
    guard found === self else { return found }
    if event?.type == .touches { touched() }
    return nil
  }
}

/// The commands that every responder has, as far as somebody in the chain answers to them now.
@MainActor
enum StandardCommands {
  private static let all = [
    ("Cut", Selector(UIResponder.cut(_:), named: "cut:")),
    ("Copy", Selector(UIResponder.copy(_:), named: "copy:")),
    ("Paste", Selector(UIResponder.paste(_:), named: "paste:")),
    ("Select", Selector(UIResponder.select(_:), named: "select:")),
    ("Select All", Selector(UIResponder.selectAll(_:), named: "selectAll:")),
    ("Delete", Selector(UIResponder.delete(_:), named: "delete:")),
  ]

  static func answered(from view: UIView?) -> [UICommand] {
    all.compactMap { title, action in
      let start: UIResponder? = FirstResponder.current ?? view
      guard start?.target(forAction: action, withSender: nil) != nil else { return nil }
      return UICommand(title: title, action: action)
    }
  }
}
