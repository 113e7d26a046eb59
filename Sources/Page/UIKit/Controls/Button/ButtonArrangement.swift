import CoreGraphics
import Foundation

/// Where a button's picture and title stand beside each other.
struct ButtonArrangement {
  enum Order {
    case imageFirst, titleFirst
  }

  let image: CGSize
  let title: CGSize
  let horizontal: UIControl.ContentHorizontalAlignment
  let vertical: UIControl.ContentVerticalAlignment
  let order: Order
  let scale: CGFloat

  func imageRect(in area: CGRect) -> CGRect {
    let (widthOfImage, widthOfTitle) = widths(in: area)
    let isAlone = title.width == 0
    let width = horizontal == .fill && isAlone && image.width > 0 ? area.width : widthOfImage
    let x = start(of: widthOfImage + widthOfTitle, in: area)
    let left = order == .imageFirst ? x : x + widthOfTitle
    return placed(
      left: horizontal == .fill && isAlone ? area.minX : left, width: width, height: image.height,
      in: area)
  }

  /// At the top or the bottom, the title keeps its padding as far as there is room.
  func titleRect(in area: CGRect, padding: CGFloat) -> CGRect {
    let (widthOfImage, widthOfTitle) = widths(in: area)
    let x = start(of: widthOfImage + widthOfTitle, in: area)
    let room = max(min(padding, (area.height - title.height) / 2), 0)
    return placed(
      left: order == .imageFirst ? x + widthOfImage : x, width: widthOfTitle, height: title.height,
      in: vertical == .fill ? area : area.insetBy(dx: 0, dy: room))
  }

  /// The picture has its width first; the title has what is left.
  private func widths(in area: CGRect) -> (CGFloat, CGFloat) {
    let room = max(area.width, 0)
    let ofImage = min(image.width, room)
    let left = room - ofImage
    let ofTitle = horizontal == .fill && title.width > 0 ? left : min(title.width, left)
    return (ofImage, ofTitle)
  }

  private func start(of width: CGFloat, in area: CGRect) -> CGFloat {
    switch horizontal {
    case .left, .leading, .fill: area.minX
    case .right, .trailing: area.maxX - width
    case .center: area.minX + (area.width - width) / 2
    }
  }

  private func placed(
    left: CGFloat, width: CGFloat, height natural: CGFloat, in area: CGRect
  ) -> CGRect {
    let room = max(area.height, 0)
    let height = vertical == .fill && natural > 0 ? room : min(natural, room)
    let top: CGFloat =
      switch vertical {
      case .top, .fill: area.minY
      case .bottom: area.maxY - height
      case .center: area.minY + (area.height - height) / 2
      }
    return CGRect(
      x: (left * scale).rounded() / scale, y: (top * scale).rounded() / scale, width: width,
      height: height)
  }
}
