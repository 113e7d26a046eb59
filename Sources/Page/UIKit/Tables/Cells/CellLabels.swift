import CoreGraphics
import Foundation

/// The texts and the picture every cell has; each is there once the page asks for it.
@MainActor
final class CellLabels {
  weak var owner: UITableViewCell?
  private var madeText: UILabel?
  private var madeDetail: UILabel?
  private var madeImage: UIImageView?

  private static let gap: CGFloat = 16
  private static let sideBySide: CGFloat = 6
  private static let padding: CGFloat = 11.5

  private var style: UITableViewCell.CellStyle { owner?.cellStyle ?? .default }

  var text: UILabel? {
    if let madeText { return madeText }
    let label = UILabel()
    madeText = label
    label.font = style == .value2 ? .systemFont(ofSize: 12) : .systemFont(ofSize: 17)
    if style == .value2 {
      label.textColor = .tintColor
      label.textAlignment = .right
    }
    owner?.contentView.addSubview(label)
    return label
  }

  var detail: UILabel? {
    if let madeDetail { return madeDetail }
    guard style != .default else { return nil }
    let label = UILabel()
    madeDetail = label
    label.font = .systemFont(ofSize: style == .value1 ? 17 : 12)
    if style == .value1 { label.textColor = .secondaryLabel }
    owner?.contentView.addSubview(label)
    return label
  }

  var image: UIImageView? {
    if let madeImage { return madeImage }
    let view = UIImageView()
    madeImage = view
    owner?.contentView.addSubview(view)
    return view
  }

  /// A content configuration takes their place.
  func hide() {
    for view in [madeText, madeDetail, madeImage] as [UIView?] { view?.removeFromSuperview() }
    (madeText, madeDetail, madeImage) = (nil, nil, nil)
  }

  private var imageSize: CGSize { madeImage?.image?.size ?? .zero }

  func textStart(margin: CGFloat) -> CGFloat {
    imageSize.width > 0 ? margin + imageSize.width + Self.gap : margin
  }

  var isEmpty: Bool { madeText == nil && madeDetail == nil && madeImage == nil }

  // MARK: Layout

  func height(for width: CGFloat, margin: CGFloat) -> CGFloat {
    let room = width - textStart(margin: margin) - margin
    func height(_ label: UILabel?) -> CGFloat {
      label?.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude)).height ?? 0
    }
    let (text, detail) = (height(madeText), height(madeDetail))
    let texts = style == .subtitle ? text + detail : max(text, detail)
    return max(texts + 2 * Self.padding, imageSize.height + 2)
  }

  func place(in size: CGSize, margin: CGFloat) {
    if let madeImage {
      let limit = min(imageSize.height, size.height)
      let scale = imageSize.height > 0 ? limit / imageSize.height : 0
      let shown = CGSize(width: imageSize.width * scale, height: limit)
      madeImage.frame = CGRect(
        x: margin, y: ((size.height - limit) / 2).rounded(), width: shown.width,
        height: shown.height)
    }
    let start = textStart(margin: margin)
    let room = CGRect(
      x: start, y: 0, width: max(size.width - start - margin, 0), height: size.height)
    switch style {
    case .default: madeText?.frame = room
    case .subtitle: placeAbove(room)
    case .value1: placeBeside(room)
    case .value2: placeColumns(room)
    }
  }

  private func placeAbove(_ room: CGRect) {
    let most = CGSize(width: room.width, height: .greatestFiniteMagnitude)
    let above = madeText?.sizeThatFits(most).height ?? 0
    let hasDetail = madeDetail.map { !($0.text ?? "").isEmpty } ?? false
    let below = hasDetail ? madeDetail?.sizeThatFits(most).height ?? 0 : 0
    let top = ((room.height - above - below) / 2).rounded()
    madeText?.frame = CGRect(x: room.minX, y: top, width: room.width, height: above)
    madeDetail?.frame = CGRect(x: room.minX, y: top + above, width: room.width, height: below)
  }

  private func placeBeside(_ room: CGRect) {
    let wanted = madeDetail.map { $0.sizeThatFits(room.size).width } ?? 0
    let own = madeText.map { $0.sizeThatFits(room.size).width } ?? 0
    let detail = min(wanted, max(room.width - own - Self.sideBySide, room.width / 3))
    madeText?.frame = CGRect(
      x: room.minX, y: 0, width: max(room.width - detail - Self.sideBySide, 0),
      height: room.height)
    madeDetail?.frame = CGRect(x: room.maxX - detail, y: 0, width: detail, height: room.height)
  }

  private func placeColumns(_ room: CGRect) {
    let column: CGFloat = 91
    madeText?.frame = CGRect(x: room.minX, y: 0, width: column, height: room.height)
    let start = room.minX + column + Self.sideBySide
    madeDetail?.frame = CGRect(
      x: start, y: 0, width: max(room.maxX - start, 0), height: room.height)
  }
}
