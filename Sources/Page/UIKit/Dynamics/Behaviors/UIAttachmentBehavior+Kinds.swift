import CoreGraphics
import Foundation

extension UIAttachmentBehavior {
  /// Two items that slide past each other along an axis, and do not turn against each other.
  public class func slidingAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    let ends = (AttachmentEnd(item2, at: point), AttachmentEnd(item1, at: point))
    return UIAttachmentBehavior(
      AttachmentTie(.slide(axis: axis), from: ends.0, to: ends.1), items: [item1, item2])
  }

  /// An item that slides along an axis, and does not turn.
  public class func slidingAttachment(
    with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    let ends = (AttachmentEnd(point), AttachmentEnd(item, at: point))
    return UIAttachmentBehavior(
      AttachmentTie(.slide(axis: axis), from: ends.0, to: ends.1), items: [item],
      anchorPoint: point)
  }

  /// Two items with a rope between them.
  public class func limitAttachment(
    with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) -> UIAttachmentBehavior {
    let ends = (AttachmentEnd(item2, offset2), AttachmentEnd(item1, offset1))
    return UIAttachmentBehavior(
      AttachmentTie(.rope, from: ends.0, to: ends.1), items: [item1, item2])
  }

  /// Two items that are glued together at a point.
  public class func fixedAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    let ends = (AttachmentEnd(item2, at: point), AttachmentEnd(item1, at: point))
    return UIAttachmentBehavior(
      AttachmentTie(.weld, from: ends.0, to: ends.1), items: [item1, item2])
  }

  /// Two items that turn about a point they share.
  public class func pinAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    let ends = (AttachmentEnd(item2, at: point), AttachmentEnd(item1, at: point))
    return UIAttachmentBehavior(
      AttachmentTie(.pin, from: ends.0, to: ends.1), items: [item1, item2])
  }
}
