// Long because one finger opens, marks, scrolls and chooses, and they share what it has done.

import CoreGraphics
import Foundation
import QuartzCore

/// A menu that is shown over a window, from its coming to its going.
///
/// It covers the window and takes all touches. A finger marks what it is over; where it leaves,
/// that is chosen; beside the menu it ends it. A finger that came down before the menu was there is
/// handed on by the one it came down on. Menus within the menu lie in front of it.
final class MenuPresentation: UIView {
  private(set) var platters: [MenuPlatter] = []
  let typed = TypedTitle()
  private var anchor: CGRect
  /// What the menu is about, where that is lifted.
  private var preview: MenuPreview?
  /// The preview was touched, which is to show all of it.
  var previewTapped: () -> Void = {}
  private let order: UIContextMenuConfiguration.ElementOrder
  private let chosen: (any UIMenuLeaf) -> Void
  private var ended: (() -> Void)?
  private weak var source: UIView?
  private var start: CGPoint?
  private var lastPoint = CGPoint.zero
  private var hasMoved = false
  private var isScrolling = false

  /// How far a finger moves before it scrolls, or before it chooses by being lifted.
  private static let slop: CGFloat = 10

  static func present(
    _ menu: UIMenu, for view: UIView, at place: CGRect,
    order: UIContextMenuConfiguration.ElementOrder, preview: MenuPreview? = nil,
    chosen: @escaping (any UIMenuLeaf) -> Void, ended: @escaping () -> Void
  ) -> MenuPresentation? {
    guard let window = view.window else { return nil }
    let presentation = MenuPresentation(
      in: window, anchor: view.convert(place, to: window), order, chosen, ended)
    presentation.source = view
    presentation.overrideUserInterfaceStyle = view.traitCollection.userInterfaceStyle
    window.addSubview(presentation)
    presentation.lift(preview, beside: menu)
    if !menu.children.isEmpty || preview == nil { presentation.push(menu, .first) }
    return presentation
  }

  private init(
    in window: UIWindow, anchor: CGRect, _ order: UIContextMenuConfiguration.ElementOrder,
    _ chosen: @escaping (any UIMenuLeaf) -> Void, _ ended: @escaping () -> Void
  ) {
    (self.anchor, self.order, self.chosen, self.ended) = (anchor, order, chosen, ended)
    super.init(frame: window.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    isOpaque = false
    accessibilityViewIsModal = true
  }

  required init?(coder: NSCoder) { nil }

  private func lift(_ preview: MenuPreview?, beside menu: UIMenu) {
    guard let preview else { return }
    self.preview = preview
    let trial = MenuPlatter(menu, .first)
    trial.fill(content(of: menu, .first))
    let height = menu.children.isEmpty ? 0 : trial.fittingSize(within: .infinity).height
    anchor = preview.rise(in: self, leaving: height)
  }

  // MARK: Platters

  private var room: CGRect { bounds.insetBy(dx: MenuStyle.edge, dy: MenuStyle.edge) }

  private var below: CGFloat { room.maxY - anchor.maxY - MenuStyle.distance }
  private var above: CGFloat { anchor.minY - room.minY - MenuStyle.distance }

  private func content(of menu: UIMenu, _ depth: MenuContent.Depth) -> MenuContent {
    let down = MenuContent(of: menu, depth, order: .downward) { [weak self] in self?.refill() }
    guard depth == .first, order == .priority, opensUpward(down) else { return down }
    return MenuContent(of: menu, depth, order: .upward) { [weak self] in self?.refill() }
  }

  private func opensUpward(_ content: MenuContent) -> Bool {
    let trial = MenuPlatter(UIMenu(), .first)
    trial.fill(content)
    let height = trial.fittingSize(within: .infinity).height
    return height > below && above > below
  }

  private func push(_ menu: UIMenu, _ depth: MenuContent.Depth, at row: CGRect? = nil) {
    let platter = MenuPlatter(menu, depth)
    platter.fill(content(of: menu, depth))
    place(platter, at: row)
    let behind = platters.last
    behind?.accessibilityElementsHidden = true
    platters.append(platter)
    addSubview(platter)
    platter.layoutIfNeeded()
    let unit = row == nil ? growthPoint(of: platter) : CGPoint(x: 0.5, y: 0)
    platter.moveAnchor(to: unit)
    platter.transform = CGAffineTransform(scaleX: row == nil ? 0.2 : 0.9, y: row == nil ? 0.2 : 0.9)
    platter.alpha = 0
    move {
      platter.transform = .identity
      platter.alpha = 1
      behind?.transform = CGAffineTransform(scaleX: 0.94, y: 0.94)
      behind?.isBehind = true
    }
  }

  func pop() {
    guard platters.count > 1 else { return }
    let platter = platters.removeLast()
    platter.accessibilityElementsHidden = true
    let front = platters.last
    front?.accessibilityElementsHidden = false
    move {
      platter.alpha = 0
      platter.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
      front?.transform = .identity
      front?.isBehind = false
    } completion: {
      platter.removeFromSuperview()
    }
  }

  /// Below what it belongs to if there is room, above it otherwise; a menu within a menu covers its row.
  private func place(_ platter: MenuPlatter, at row: CGRect?) {
    let size = platter.fittingSize(within: room.height)
    var origin = CGPoint(x: anchor.midX - size.width / 2, y: anchor.maxY + MenuStyle.distance)
    if let row {
      origin = row.origin
    } else {
      if anchor.midX < bounds.width / 3 { origin.x = anchor.minX }
      if anchor.midX > bounds.width * 2 / 3 { origin.x = anchor.maxX - size.width }
      if size.height > below, above > below {
        origin.y = anchor.minY - MenuStyle.distance - size.height
      }
    }
    origin.x = min(max(origin.x, room.minX), max(room.maxX - size.width, room.minX))
    origin.y = min(max(origin.y, room.minY), max(room.maxY - size.height, room.minY))
    platter.frame = CGRect(origin: origin, size: size)
  }

  /// The point of the platter nearest to what it belongs to.
  private func growthPoint(of platter: MenuPlatter) -> CGPoint {
    let frame = platter.frame
    guard frame.width > 0 else { return CGPoint(x: 0.5, y: 0) }
    return CGPoint(
      x: min(max((anchor.midX - frame.minX) / frame.width, 0), 1),
      y: frame.midY < anchor.midY ? 1 : 0)
  }

  private func move(_ change: @escaping () -> Void, completion: (() -> Void)? = nil) {
    UIView.animate(
      withDuration: MenuStyle.duration, delay: 0, usingSpringWithDamping: 0.85,
      initialSpringVelocity: 0, options: [.allowUserInteraction], animations: change,
      completion: { _ in completion?() })
  }

  /// Elements have come, or changed.
  private func refill() {
    for platter in platters {
      platter.fill(content(of: platter.menu, platter.depth))
      let size = platter.fittingSize(within: room.height)
      guard size != platter.bounds.size else { continue }
      let top = platter.frame.minY
      platter.bounds.size = size
      platter.frame.origin.y = min(top, max(room.maxY - size.height, room.minY))
    }
  }

  func update(_ block: (UIMenu) -> UIMenu) {
    guard let front = platters.last else { return }
    front.menu.children = block(front.menu).children
    refill()
  }

  // MARK: Ending

  func dismiss() {
    guard let ended else { return }
    self.ended = nil
    isUserInteractionEnabled = false
    (accessibilityViewIsModal, accessibilityElementsHidden) = (false, true)
    forgetDeferred()
    ended()
    let leaving = platters
    let preview = preview
    UIView.animate(
      withDuration: 0.2, delay: 0, options: .allowUserInteraction,
      animations: {
        for platter in leaving {
          platter.alpha = 0
          platter.transform = CGAffineTransform(scaleX: 0.6, y: 0.6)
        }
        preview?.sink()
      },
      completion: { _ in
        preview?.leave()
        self.removeFromSuperview()
      })
  }

  /// Closes the menu in front, as the Escape key does.
  override func accessibilityPerformEscape() -> Bool {
    if platters.count > 1 { pop() } else { dismiss() }
    return true
  }

  private func forgetDeferred() {
    func visit(_ menu: UIMenu) {
      for child in menu.children {
        (child as? UIDeferredMenuElement)?.menuEnded()
        if let inner = child as? UIMenu { visit(inner) }
      }
    }
    if let first = platters.first { visit(first.menu) }
  }

  // MARK: Fingers

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    let point = touch.location(in: self)
    (start, lastPoint, hasMoved, isScrolling) = (point, point, true, false)
    if platters.contains(where: { $0.frame.contains(point) }) { return mark(point) }
    if let preview, preview.shownController != nil, preview.frame.contains(point) {
      previewTapped()
    }
    dismiss()
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, let start else { return }
    let point = touch.location(in: self)
    if let front = platters.last, front.canScroll, abs(point.y - start.y) > Self.slop {
      isScrolling = true
    }
    if isScrolling {
      platters.last?.scroll(by: point.y - lastPoint.y)
      markNone()
    } else {
      mark(point)
    }
    lastPoint = point
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, start != nil else { return }
    start = nil
    if !isScrolling { choose(at: touch.location(in: self)) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    start = nil
    markNone()
  }

  /// A finger that was there before the menu, in the window.
  func follow(_ point: CGPoint) {
    let point = convert(point, from: nil)
    guard let start else {
      self.start = point
      return
    }
    if hypot(point.x - start.x, point.y - start.y) > Self.slop { hasMoved = true }
    if hasMoved { mark(point) }
  }

  func lift(_ point: CGPoint) {
    start = nil
    if hasMoved { choose(at: convert(point, from: nil)) }
  }

  // MARK: Choosing

  private func cell(at point: CGPoint) -> MenuCell? {
    guard let front = platters.last else { return nil }
    let cell = front.cell(at: front.convert(point, from: self))
    return cell?.isChoosable == true ? cell : nil
  }

  private func mark(_ point: CGPoint) { mark(cell(at: point)) }

  func mark(_ cell: MenuCell?) {
    for other in platters.flatMap(\.cells) where other !== cell && other.isMarked {
      other.isMarked = false
    }
    if cell?.isMarked == false { cell?.isMarked = true }
  }

  private func markNone() {
    for cell in platters.flatMap(\.cells) where cell.isMarked { cell.isMarked = false }
  }

  private func choose(at point: CGPoint) {
    markNone()
    guard let front = platters.last else { return }
    guard let cell = cell(at: point) else {
      let isBehind = platters.dropLast().contains { $0.frame.contains(point) }
      if isBehind, !front.frame.contains(point) { pop() }
      return
    }
    choose(cell, in: front)
  }

  func choose(_ cell: MenuCell, in front: MenuPlatter) {
    switch cell.item {
    case .leaf(let leaf, let menu): choose(leaf, of: menu)
    case .submenu(let menu):
      push(menu, .within, at: front.convert(front.frame(of: cell), to: self))
    case .back: pop()
    case .header, .strip, .waiting: break
    }
  }

  private func choose(_ leaf: any UIMenuLeaf & UIMenuElement, of menu: UIMenu) {
    let stays = leaf.attributes.contains(.keepsMenuPresented)
    if !stays { dismiss() }
    if let list = single(around: menu) { MenuSelection(list).select(leaf) }
    chosen(leaf)
    leaf.performWithSender(source, target: nil)
    if stays { refill() }
  }

  /// The menu whose elements exclude each other, if this is one or stands in line in one.
  private func single(around menu: UIMenu) -> UIMenu? {
    if menu.options.contains(.singleSelection) { return menu }
    let outer = platters.map(\.menu).first { $0.children.contains { $0 === menu } }
    guard let outer, menu.options.contains(.displayInline) else { return nil }
    return outer.options.contains(.singleSelection) ? outer : nil
  }
}

extension UIView {
  /// Another point of the view is where it grows from; it stays where it is.
  fileprivate func moveAnchor(to point: CGPoint) {
    let place = frame
    layer.anchorPoint = point
    frame = place
  }
}
