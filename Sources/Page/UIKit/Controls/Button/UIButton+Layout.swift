import CoreGraphics
import Foundation
import QuartzCore

extension UIButton {
  /// A title has some room above and below unless a page says how much.
  private static let standardPadding: CGFloat = 6
  private static let emptyWidth: CGFloat = 30

  var isMirrored: Bool { traitCollection.layoutDirection == .rightToLeft }

  var paddedContentInsets: UIEdgeInsets {
    guard let configuration else { return contentEdgeInsets }
    let insets = configuration.contentInsets
    return UIEdgeInsets(
      top: insets.top, left: isMirrored ? insets.trailing : insets.leading,
      bottom: insets.bottom, right: isMirrored ? insets.leading : insets.trailing)
  }

  // MARK: Sizes

  var fittingSize: CGSize {
    refresh()
    if configuration != nil { return configuredSize }
    let (image, title) = (shownImageSize, shownTitleSize)
    var size = CGSize(
      width: image.width + title.width, height: max(image.height, title.height))
    if contentEdgeInsets == .zero, hasTitle || contents.image[state] == nil {
      let line = hasTitle ? title.height : emptyLineHeight
      size.height = max(size.height, line + 2 * Self.standardPadding)
    }
    if !hasTitle, contents.image[state] == nil { size.width = Self.emptyWidth }
    size.width += contentEdgeInsets.left + contentEdgeInsets.right
    size.height += contentEdgeInsets.top + contentEdgeInsets.bottom
    if let background = contents.backgroundImage[state]?.size {
      size = CGSize(
        width: max(size.width, background.width), height: max(size.height, background.height))
    }
    // Lines are rounded to pixels already; half a point more is not a point more.
    return CGSize(width: size.width.rounded(.up), height: (size.height - 0.5).rounded(.up))
  }

  private var hasTitle: Bool {
    contents.attributedTitle[state]?.length ?? 0 > 0 || contents.title[state]?.isEmpty == false
  }

  private var emptyLineHeight: CGFloat {
    let font = parts.title?.font ?? .systemFont(ofSize: buttonType.isTinted ? 15 : 18)
    return font.lineHeight
  }

  private var shownImageSize: CGSize {
    contents.image[state] == nil ? .zero : parts.image?.sizeThatFits(.zero) ?? .zero
  }

  private var shownTitleSize: CGSize {
    guard hasTitle, let label = parts.title else { return .zero }
    return label.sizeThatFits(CGSize(width: 0, height: 0))
  }

  // MARK: Places

  private func arrangement(in content: CGRect) -> ButtonArrangement {
    refresh()
    var title = shownTitleSize
    if let label = parts.title, label.numberOfLines != 1, hasTitle {
      let room = content.width - shownImageSize.width
      if room > 0, title.width > room {
        title = label.sizeThatFits(CGSize(width: room, height: 0))
      }
    }
    return ButtonArrangement(
      image: shownImageSize, title: title, horizontal: effectiveContentHorizontalAlignment,
      vertical: contentVerticalAlignment, order: isMirrored ? .titleFirst : .imageFirst,
      scale: contentScaleFactor)
  }

  func placedImage(in content: CGRect) -> CGRect {
    let area = content.inset(by: imageEdgeInsets)
    return arrangement(in: area).imageRect(in: area)
  }

  func placedTitle(in content: CGRect) -> CGRect {
    let area = content.inset(by: titleEdgeInsets)
    let padding = contentEdgeInsets == .zero ? Self.standardPadding : 0
    return arrangement(in: area).titleRect(in: area, padding: padding)
  }

  /// A part as a page gets it: it shows what it shall, at its place.
  func shownPart<Part>(_ part: (UIButton) -> Part) -> Part {
    refresh()
    let part = part(self)
    if layer.needsLayout(), !parts.isPlacing { layoutParts() }
    return part
  }

  func layoutParts() {
    refresh()
    parts.isPlacing = true
    defer { parts.isPlacing = false }
    if configuration != nil {
      layoutConfigured()
      return
    }
    let content = contentRect(forBounds: bounds)
    parts.background?.frame = backgroundRect(forBounds: bounds)
    parts.image?.frame = imageRect(forContentRect: content)
    parts.title?.frame = titleRect(forContentRect: content)
    if let plate = parts.selection {
      let shown = [parts.image, parts.title].compactMap { $0?.frame }.filter { !$0.isEmpty }
      if let first = shown.first {
        plate.frame = shown.reduce(first) { $0.union($1) }.insetBy(dx: -4, dy: -2)
      }
    }
    if let glow = parts.glow {
      glow.bounds.size = CGSize(width: ButtonGlowView.side, height: ButtonGlowView.side)
      glow.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }
  }
}
