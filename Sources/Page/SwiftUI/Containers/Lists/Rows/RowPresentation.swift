/// Shows a row with a view of UIKit, which takes its touches.
final class RowPresentation: ViewPresentation {
  private let rowView = RowView()

  init() {
    super.init(rowView)
  }

  override var container: UIView { rowView.content }
  override var contentOrigin: CGPoint { CGPoint(x: -rowView.cellFrame.minX, y: 0) }

  override func update(_ item: Item, size: CGSize, commit: Commit) {
    guard let item = item as? RowItem, let list = item.list else { return }
    rowView.show(item, list.settings, size)
  }
}
