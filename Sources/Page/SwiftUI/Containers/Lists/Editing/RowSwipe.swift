/// The swipe over a row, and the buttons that it uncovers.
@MainActor
final class RowSwipe: NSObject, UIGestureRecognizerDelegate {
  private weak var view: RowView?
  private var pan: UIPanGestureRecognizer?
  private let handler = RecognizerHandler()
  private var edge: HorizontalEdge?
  private var allowsFullSwipe = true
  private var buttons: [RowSwipeButton] = []
  private var start: CGFloat = 0
  private var wasEditing = false

  init(_ view: RowView) {
    self.view = view
    super.init()
    handler.action = { [weak self] in self?.panned($0) }
  }

  var isOpen: Bool { edge != nil }

  /// The row has other actions, or another size.
  func rowChanged() {
    guard let view, let item = view.item else { return }
    let canSwipe = item.canBeSwiped
    if canSwipe, pan == nil {
      let pan = UIPanGestureRecognizer(
        target: handler, action: Selector(RecognizerHandler.handle(_:), named: "handle"))
      pan.delegate = self
      view.addGestureRecognizer(pan)
      self.pan = pan
    }
    pan?.isEnabled = canSwipe && item.list?.settings.isEnabled == true
    let isEditing = item.list?.settings.isEditing == true
    if isOpen { if isEditing == wasEditing { show(offset) } else { close() } }
    wasEditing = isEditing
  }

  // MARK: The finger

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let view, let pan, let item = view.item, item.list?.settings.isEditing == false else {
      return isOpen
    }
    let moved = pan.translation(in: view)
    guard abs(moved.x) > abs(moved.y) else { return false }
    if isOpen { return true }
    let isLeading = (moved.x > 0) == (item.list?.direction != .rightToLeft)
    return prepare(isLeading ? .leading : .trailing)
  }

  private func panned(_ recognizer: UIGestureRecognizer) {
    guard let pan, let view else { return }
    switch pan.state {
    case .began: start = offset
    case .changed: show(limited(start + pan.translation(in: view).x))
    case .ended: ended(speed: pan.velocity(in: view).x)
    case .cancelled, .failed: close()
    case .possible: break
    }
  }

  /// The direction in which the row moves to uncover the buttons.
  private var sign: CGFloat {
    let isLeading = (edge == .leading) == (view?.item?.list?.direction != .rightToLeft)
    return isLeading ? 1 : -1
  }

  private var room: CGFloat { buttons.reduce(0) { $0 + $1.wantedWidth } }

  private func limited(_ offset: CGFloat) -> CGFloat {
    sign > 0 ? max(offset, 0) : min(offset, 0)
  }

  private func ended(speed: CGFloat) {
    guard isOpen else { return }
    let distance = abs(offset)
    let isFull = isFullSwipe(offset)
    let opening = speed * sign
    if isFull, let first = buttons.first {
      perform(first, isFull: true)
    } else if opening > 100 || (opening > -100 && distance > room / 2) {
      animate { self.show(self.sign * self.room) }
    } else {
      close()
    }
  }

  /// Whether the row is so far aside that the first button is run, and not just shown.
  private func isFullSwipe(_ offset: CGFloat) -> Bool {
    let width = view?.cellFrame.width ?? 0
    return allowsFullSwipe && abs(offset) > max(width * 0.6, min(room + 40, width * 0.85))
  }

  // MARK: Opening and closing

  /// Makes the buttons of an edge; false if there are none.
  private func prepare(_ edge: HorizontalEdge) -> Bool {
    guard let view, let item = view.item else { return false }
    let found = item.swipeButtons(at: edge)
    guard !found.isEmpty else { return false }
    item.list?.swipedRow?.rowView?.swipe.close()
    item.list?.swipedRow = item
    self.edge = edge
    allowsFullSwipe =
      (edge == .leading ? item.traits.leadingSwipe : item.traits.trailingSwipe)?.allowsFullSwipe
      ?? true
    buttons = found.map { button in
      let shown = RowSwipeButton(button)
      shown.action = { [weak self, weak shown] in
        if let shown { self?.perform(shown, isFull: false) }
      }
      return shown
    }
    for button in buttons.reversed() { view.cell.insertSubview(button, belowSubview: view.slider) }
    show(0)
    return true
  }

  /// The user asks to delete the row: the button for it comes.
  func openForDeletion() {
    guard prepare(.trailing) else { return }
    view?.layoutIfNeeded()
    animate { self.show(self.sign * self.room) }
  }

  func close() {
    guard isOpen, let view else { return }
    let old = buttons
    animate {
      self.show(0)
    } completion: {
      for button in old { button.removeFromSuperview() }
    }
    (edge, buttons) = (nil, [])
    if view.item?.list?.swipedRow === view.item { view.item?.list?.swipedRow = nil }
  }

  private func perform(_ button: RowSwipeButton, isFull: Bool) {
    let action = button.button.action
    if isFull, button.button.isDestructive, let view {
      animate { self.show(self.sign * view.cellFrame.width) }
    }
    close()
    action()
  }

  // MARK: Showing

  private var offset: CGFloat { (view?.slider.center.x ?? 0) - (view?.cellFrame.width ?? 0) / 2 }

  /// Moves the row, and lets the buttons share what is free.
  private func show(_ offset: CGFloat) {
    guard let view else { return }
    let size = view.cellFrame.size
    view.slider.center = CGPoint(x: size.width / 2 + offset, y: size.height / 2)
    let isFull = isFullSwipe(offset)
    let share = room > 0 ? abs(offset) / room : 0
    var distance: CGFloat = 0
    for (index, button) in buttons.enumerated() {
      var width = button.wantedWidth * share
      if isFull { width = index == 0 ? abs(offset) : 0 }
      button.frame = CGRect(
        x: sign > 0 ? distance : size.width - distance - width, y: 0, width: width,
        height: size.height)
      button.layoutIfNeeded()
      distance += width
    }
  }

  private func animate(
    _ changes: @escaping () -> Void, completion: @escaping () -> Void = {}
  ) {
    UIView.animate(
      withDuration: 0.3, delay: 0, options: .allowUserInteraction, animations: changes
    ) { _ in completion() }
  }
}
