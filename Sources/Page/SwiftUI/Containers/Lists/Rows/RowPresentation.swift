/// Shows a row with a view of UIKit, which takes its touches.
final class RowPresentation: ViewPresentation {
  private let rowView = RowView()

  init() {
    super.init(rowView)
  }

  override var container: UIView { rowView.content }
  override var contentOrigin: CGPoint { CGPoint(x: -rowView.cellFrame.minX, y: 0) }

  /// The edges are on pixels, so that a row begins where the one before ends.
  override func place(_ frame: CGRect) {
    let scale = UIScreen.main.scale
    func onPixel(_ length: CGFloat) -> CGFloat { (length * scale).rounded() / scale }
    let (top, bottom) = (onPixel(frame.minY), onPixel(frame.maxY))
    super.place(CGRect(x: frame.minX, y: top, width: frame.width, height: bottom - top))
  }

  override func update(_ item: Item, size: CGSize, commit: Commit) {
    guard let item = item as? RowItem, let list = item.list else { return }
    rowView.show(item, list.settings, rowView.bounds.size)
    item.arrive()
  }
}
