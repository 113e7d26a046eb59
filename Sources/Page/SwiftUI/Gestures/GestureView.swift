/// A view with gesture recognizers around the views of its content.
///
/// A touch counts where a view of the content takes it, or inside the content shape.
final class GestureView: EffectView {
  /// Where touches count besides the content's own views, in the view's coordinates.
  var contentShape: ((CGSize) -> Path)?
  var takesTouches = true

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard takesTouches, !isHidden, alpha > 0.01 else { return nil }
    if let contentShape {
      guard contentShape(bounds.size).contains(point) else { return nil }
      return super.hitTest(point, with: event) ?? self
    }
    return super.hitTest(point, with: event)
  }
}

/// Shows an item with a gesture view and keeps its recognizers.
final class GesturePresentation: ViewPresentation {
  private let gestureView = GestureView()
  private var recognizers: [UIGestureRecognizer] = []

  init() {
    super.init(gestureView)
  }

  override func update(_ item: Item, size: CGSize, commit: Commit) {
    guard let item = item as? GestureItem else { return }
    gestureView.contentShape = item.contentShape
    gestureView.takesTouches = item.takesTouches
    if recognizers.isEmpty, let attach = item.attach { recognizers = attach(gestureView) }
    for recognizer in recognizers { recognizer.isEnabled = item.isGestureEnabled }
  }
}

/// An item whose content takes touches in a way of its own.
final class GestureItem: WrapperItem {
  var contentShape: ((CGSize) -> Path)?
  var takesTouches = true {
    didSet { setNeedsCommit() }
  }
  /// Adds the recognizers to the view, once it is there.
  var attach: ((GestureView) -> [UIGestureRecognizer])?
  /// What the recognizers tell, which each update replaces.
  var state: AnyObject?
  /// What has to live as long as the item.
  var keep: AnyObject?
  var isGestureEnabled = true {
    didSet { if isGestureEnabled != oldValue { setNeedsCommit() } }
  }

  override func makePresentation() -> ItemPresentation? { GesturePresentation() }
}
