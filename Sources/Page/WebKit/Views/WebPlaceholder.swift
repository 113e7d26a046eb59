import UIKit

/// What stands where no browser shows a document: its title, and how its text begins.
final class WebPlaceholder: UIView {
  private let title = UILabel()
  private let text = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    clipsToBounds = true
    title.font = .preferredFont(forTextStyle: .headline)
    title.numberOfLines = 2
    text.font = .preferredFont(forTextStyle: .body)
    text.numberOfLines = 0
    text.textColor = .darkGray
    title.textColor = .black
    addSubview(title)
    addSubview(text)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ excerpt: MarkupExcerpt) {
    title.text = excerpt.title
    text.text = excerpt.text
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = bounds.insetBy(dx: 8, dy: 8)
    let hasTitle = !(title.text ?? "").isEmpty
    let head = hasTitle ? title.sizeThatFits(room.size).height : 0
    title.frame = CGRect(x: room.minX, y: room.minY, width: room.width, height: head)
    let top = room.minY + head + (hasTitle ? 8 : 0)
    let wanted = text.sizeThatFits(CGSize(width: room.width, height: .greatestFiniteMagnitude))
    text.frame = CGRect(
      x: room.minX, y: top, width: room.width,
      height: max(0, min(wanted.height, room.maxY - top)))
  }
}
