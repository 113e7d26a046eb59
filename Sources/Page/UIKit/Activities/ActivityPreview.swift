import CoreGraphics
import Foundation

/// What a sheet of activities says of the things it is about.
@MainActor
struct ActivityPreview {
  static let side: CGFloat = 44

  var title: String
  var kind: String
  var picture: UIImage?
  var color: UIColor?
  /// Where there is no picture.
  var symbol = "doc.text"

  init(of items: [Any]) {
    let known = items.compactMap { SharedItem($0) }
    guard let first = known.first else {
      title = items.count == 1 ? "\(type(of: items[0]))" : "\(items.count) Items"
      kind = ""
      return
    }
    (title, kind) = (first.words, first.kind)
    if items.count > 1 { kind = "and \(items.count - 1) more" }
    switch first {
    case .text: break
    case .address: symbol = "link"
    case .picture(let image): picture = image
    case .color(let color): self.color = color
    }
  }
}

/// The head of the sheet.
@MainActor
final class ActivityHead: UIView {
  static let height: CGFloat = 76
  private static let margin: CGFloat = 16
  private let picture = UIImageView(frame: .zero)
  private let title = UILabel(frame: .zero)
  private let kind = UILabel(frame: .zero)
  private let close = UIButton(type: .close)

  init(_ preview: ActivityPreview, closed: @escaping () -> Void) {
    super.init(frame: .zero)
    title.text = preview.title
    title.font = .systemFont(ofSize: 15, weight: .semibold)
    kind.text = preview.kind
    kind.font = .systemFont(ofSize: 13)
    kind.textColor = .secondaryLabel
    show(preview)
    close.addAction(UIAction { _ in closed() }, for: .touchUpInside)
    for view in [picture, title, kind, close] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  private func show(_ preview: ActivityPreview) {
    picture.clipsToBounds = true
    picture.layer.cornerRadius = 8
    picture.tintColor = .secondaryLabel
    picture.backgroundColor = preview.color ?? .tertiarySystemFill
    picture.image = preview.picture
    picture.contentMode = .scaleAspectFill
    guard preview.picture == nil, preview.color == nil else { return }
    picture.image = UIImage(systemName: preview.symbol)
    picture.contentMode = .center
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (margin, side) = (Self.margin, ActivityPreview.side)
    let top = ((bounds.height - side) / 2).onPixel
    picture.frame = CGRect(x: margin, y: top, width: side, height: side)
    close.frame = CGRect(x: bounds.width - margin - 30, y: top + 7, width: 30, height: 30)
    let start = picture.frame.maxX + 12
    let width = max(close.frame.minX - 12 - start, 0)
    let lines: CGFloat = kind.text?.isEmpty == false ? 40 : 20
    let first = ((bounds.height - lines) / 2).onPixel
    title.frame = CGRect(x: start, y: first, width: width, height: 20)
    kind.frame = CGRect(x: start, y: first + 21, width: width, height: 18)
  }
}
