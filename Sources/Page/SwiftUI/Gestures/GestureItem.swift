/// An item whose content takes touches in a way of its own.
final class GestureItem: WrapperItem {
  /// Where touches count, in a size; nil is where the content's own views are.
  var contentShape: ((CGSize) -> (path: Path, isEOFilled: Bool))? {
    didSet { setNeedsCommit() }
  }
  /// Whether the views inside and the item's gestures get touches.
  var takesTouches = true {
    didSet { if takesTouches != oldValue { setNeedsCommit() } }
  }
  /// Whether the gestures of the views inside get touches.
  var letsTouchesIn = true {
    didSet { if letsTouchesIn != oldValue { setNeedsCommit() } }
  }
  var recognizer: UIGestureRecognizer?
  var isRecognizing = true {
    didSet { if isRecognizing != oldValue { setNeedsCommit() } }
  }

  override func makePresentation() -> ItemPresentation? { GesturePresentation() }
}

/// Shows an item with a gesture view and attaches its recognizer.
final class GesturePresentation: ViewPresentation {
  private let gestureView = GestureView()

  init() {
    super.init(gestureView)
  }

  override func update(_ item: Item, size: CGSize, commit: Commit) {
    guard let item = item as? GestureItem else { return }
    gestureView.contentShape = item.contentShape
    gestureView.isUserInteractionEnabled = item.takesTouches
    gestureView.letsTouchesIn = item.letsTouchesIn
    guard let recognizer = item.recognizer else { return }
    if recognizer.view !== gestureView { gestureView.addGestureRecognizer(recognizer) }
    recognizer.isEnabled = item.isRecognizing
  }
}

/// A view with a gesture recognizer around the views of its content.
///
/// A touch counts where a view of the content takes it, or inside the content shape.
final class GestureView: EffectView {
  var contentShape: ((CGSize) -> (path: Path, isEOFilled: Bool))?
  var letsTouchesIn = true

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01 else { return nil }
    var hit: UIView?
    if let contentShape {
      let (path, isEOFilled) = contentShape(bounds.size)
      guard path.contains(point, eoFill: isEOFilled) else { return nil }
      hit = super.hitTest(point, with: event) ?? self
    } else {
      hit = super.hitTest(point, with: event)
    }
    return hit != nil && !letsTouchesIn ? self : hit
  }
}
