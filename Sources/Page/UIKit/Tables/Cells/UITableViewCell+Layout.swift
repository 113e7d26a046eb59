import CoreGraphics
import Foundation

extension UITableViewCell {
  static let plainHeight: CGFloat = 44

  /// The table it is in.
  var table: UITableView? {
    var next = superview
    while let view = next {
      if let table = view as? UITableView { return table }
      next = view.superview
    }
    return nil
  }

  func placeParts() {
    let margin = looks.margin
    accessoryPart.show()
    editing.place(in: self)
    let shift = editing.contentShift(of: self)
    let edge = bounds.width - editing.trailingRoom(of: self)
    let end = accessoryPart.place(
      before: edge, margin: edge < bounds.width ? 8 : margin, height: bounds.height)
    let slide = editing.slide
    let indent = CGFloat(indentationLevel) * indentationWidth
    contentView.frame = CGRect(
      x: shift + slide, y: 0, width: max(end - shift, 0), height: bounds.height)
    accessoryPart.view?.frame.origin.x += slide
    for ground in [backgroundView, selectedBackgroundView, multipleSelectionBackgroundView] {
      ground?.frame = bounds
    }
    if let configuredContent {
      configuredContent.frame = CGRect(
        x: indent, y: 0, width: max(contentView.bounds.width - indent, 0), height: bounds.height)
    } else {
      let isShort = end < bounds.width
      labels.place(
        in: CGSize(
          width: contentView.bounds.width + (isShort ? margin - 8 : 0), height: bounds.height),
        margin: margin + indent)
    }
    lines.place()
  }

  /// How high it wants to be at a width.
  func fittingHeight(for width: CGFloat) -> CGFloat {
    if bounds.width != width { bounds.size.width = width }
    placeParts()
    let room = contentView.bounds.width
    if let configuredContent {
      let wanted = configuredContent.sizeThatFits(
        CGSize(width: room, height: .greatestFiniteMagnitude))
      return max(wanted.height.rounded(.up), Self.plainHeight)
    }
    let own = labels.isEmpty ? 0 : labels.height(for: room, margin: looks.margin)
    return max(own.rounded(.up), constrainedHeight(for: room), Self.plainHeight)
  }

  /// What constraints within the content view want.
  private func constrainedHeight(for width: CGFloat) -> CGFloat {
    guard !contentView.constraints.isEmpty else { return 0 }
    return contentView.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}
