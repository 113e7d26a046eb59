/// The lines by which a row is moved to another place.
final class RowHandle: RowButton {
  weak var row: RowView?
  private let handler = RecognizerHandler()
  private var reordering: RowReordering?

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityLabel = "Reorder"
    handler.action = { [weak self] in
      if let pan = $0 as? UIPanGestureRecognizer { self?.panned(pan) }
    }
    addGestureRecognizer(
      UIPanGestureRecognizer(
        target: handler, action: Selector(RecognizerHandler.handle(_:), named: "handle")))
  }

  required init?(coder: NSCoder) { nil }

  private func panned(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began: reordering = row?.item.flatMap(RowReordering.init)
    case .changed:
      reordering?.move(by: pan.translation(in: nil).y, at: pan.location(in: nil).y)
    case .ended:
      reordering?.end()
      reordering = nil
    case .cancelled, .failed:
      reordering?.cancel()
      reordering = nil
    default: break
    }
  }
}
