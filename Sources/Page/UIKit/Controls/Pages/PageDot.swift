import CoreGraphics

/// The sign of one page: a dot, or a page's own picture.
@MainActor
final class PageDot: UIImageView {
  static let size: CGFloat = 7

  func show(_ picture: UIImage?, color: UIColor) {
    let shown = picture.map { $0.isSymbolImage ? $0.withRenderingMode(.alwaysTemplate) : $0 }
    image = shown
    tintColor = color
    backgroundColor = shown == nil ? color : nil
    layer.cornerRadius = shown == nil ? Self.size / 2 : 0
  }

  var ownSize: CGSize { image?.size ?? CGSize(width: Self.size, height: Self.size) }
}
