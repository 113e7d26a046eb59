import CoreGraphics
import Foundation

/// Where the parts of a configured button stand.
///
/// Title and second title are a block, one above the other. The picture stands at one side of the
/// block, and the sign that a menu follows at its end.
struct ConfiguredArrangement {
  enum Side {
    case left, right, top, bottom
  }

  enum Alignment {
    case left, center, right
  }

  struct Frames: Equatable {
    var image = CGRect.zero
    var title = CGRect.zero
    var subtitle = CGRect.zero
    var indicator = CGRect.zero
  }

  var image = CGSize.zero
  var title = CGSize.zero
  var subtitle = CGSize.zero
  var indicator = CGSize.zero
  var side = Side.left
  var alignment = Alignment.center
  var imagePadding: CGFloat = 0
  var titlePadding: CGFloat = 0
  var indicatorGap: CGFloat = 0
  var isMirrored = false
  var scale: CGFloat = 2

  var isImageBeside: Bool { side == .left || side == .right }

  // MARK: Sizes

  private var text: CGSize {
    let isBoth = title.height > 0 && subtitle.height > 0
    return CGSize(
      width: max(title.width, subtitle.width),
      height: title.height + subtitle.height + (isBoth ? titlePadding : 0))
  }

  private var gap: CGFloat { image.width > 0 && text.height > 0 ? imagePadding : 0 }

  /// Picture and text together.
  private var group: CGSize {
    isImageBeside
      ? CGSize(
        width: image.width + gap + text.width, height: max(image.height, text.height))
      : CGSize(
        width: max(image.width, text.width), height: image.height + gap + text.height)
  }

  private var indicatorRoom: CGFloat {
    indicator.width > 0 ? indicator.width + (group.width > 0 ? indicatorGap : 0) : 0
  }

  var size: CGSize {
    CGSize(width: group.width + indicatorRoom, height: max(group.height, indicator.height))
  }

  /// How wide text may be in some room.
  func textRoom(in width: CGFloat) -> CGFloat {
    let beside = isImageBeside && image.width > 0 ? image.width + imagePadding : 0
    let after = indicator.width > 0 ? indicator.width + indicatorGap : 0
    return max(width - beside - after, 0)
  }

  // MARK: Places

  func frames(
    in area: CGRect, horizontal: UIControl.ContentHorizontalAlignment,
    vertical: UIControl.ContentVerticalAlignment
  ) -> Frames {
    let isFilling = horizontal == .fill
    let width = isFilling ? max(area.width, size.width) : size.width
    let left: CGFloat =
      switch horizontal {
      case .left, .leading, .fill: area.minX
      case .right, .trailing: area.maxX - width
      case .center: area.midX - width / 2
      }
    let top: CGFloat =
      switch vertical {
      case .top, .fill: area.minY
      case .bottom: area.maxY - size.height
      case .center: area.midY - size.height / 2
      }
    let height = vertical == .fill ? max(area.height, size.height) : size.height
    return placed(in: CGRect(x: left, y: top, width: width, height: height))
  }

  private func placed(in whole: CGRect) -> Frames {
    var frames = Frames()
    var rest = whole
    if indicator.width > 0 {
      let x = isMirrored ? whole.minX : whole.maxX - indicator.width
      frames.indicator = centered(indicator, x: x, in: whole)
      rest.size.width -= indicatorRoom
      if isMirrored { rest.origin.x += indicatorRoom }
    }
    let block = placeImage(in: rest, &frames)
    placeText(in: block, &frames)
    return frames
  }

  /// Puts the picture at its side, and gives the room that is left for text.
  private func placeImage(in rest: CGRect, _ frames: inout Frames) -> CGRect {
    guard image.width > 0 else { return rest }
    var block = rest
    switch side {
    case .left:
      let x = text.height > 0 ? rest.minX : rest.midX - image.width / 2
      frames.image = centered(image, x: x, in: rest)
      block.origin.x += image.width + gap
      block.size.width -= image.width + gap
    case .right:
      let x = text.height > 0 ? rest.maxX - image.width : rest.midX - image.width / 2
      frames.image = centered(image, x: x, in: rest)
      block.size.width -= image.width + gap
    case .top, .bottom:
      let top = rest.midY - group.height / 2
      let y = side == .top ? top : top + text.height + gap
      frames.image = pixels(
        CGRect(origin: CGPoint(x: rest.midX - image.width / 2, y: y), size: image))
      block.origin.y = side == .top ? top + image.height + gap : top
      block.size.height = text.height
    }
    return block
  }

  private func placeText(in block: CGRect, _ frames: inout Frames) {
    let top = block.midY - text.height / 2
    frames.title = aligned(title, y: top, in: block)
    let below = title.height > 0 ? title.height + titlePadding : 0
    frames.subtitle = aligned(subtitle, y: top + below, in: block)
  }

  private func aligned(_ size: CGSize, y: CGFloat, in block: CGRect) -> CGRect {
    guard size.height > 0 else { return .zero }
    let width = min(size.width, block.width)
    let x: CGFloat =
      switch alignment {
      case .left: block.minX
      case .center: block.midX - width / 2
      case .right: block.maxX - width
      }
    return pixels(CGRect(x: x, y: y, width: width, height: size.height))
  }

  private func centered(_ size: CGSize, x: CGFloat, in area: CGRect) -> CGRect {
    pixels(CGRect(x: x, y: area.midY - size.height / 2, width: size.width, height: size.height))
  }

  private func pixels(_ rect: CGRect) -> CGRect {
    CGRect(
      x: (rect.minX * scale).rounded() / scale, y: (rect.minY * scale).rounded() / scale,
      width: rect.width, height: rect.height)
  }
}
