/// What the arrow of a popover points at.
public enum PopoverAttachmentAnchor: Sendable {
  /// A rectangle of the view.
  case rect(Anchor<CGRect>.Source)
  /// A point as a part of the view's size.
  case point(UnitPoint)

  /// The rectangle in the hosting view of an item.
  @MainActor
  func rect(of item: Item) -> CGRect {
    switch self {
    case .rect(let source): return source.make(item).value(from: nil)
    case .point(let point):
      let frame = item.frame(seenFrom: nil)
      return CGRect(
        x: frame.minX + frame.width * point.x, y: frame.minY + frame.height * point.y, width: 0,
        height: 0)
    }
  }
}

extension Edge {
  /// Where the arrow of a popover points that is beyond the edge of its view.
  var arrowDirections: UIPopoverArrowDirection {
    switch self {
    case .top: .down
    case .bottom: .up
    case .leading: .right
    case .trailing: .left
    }
  }
}
