// swift-format-ignore-file: AlwaysUseLowerCamelCase
// How Swift 2 called what attachments have.

import CoreGraphics
import Foundation

@available(*, deprecated, renamed: "UIAttachmentBehavior.AttachmentType")
public typealias UIAttachmentBehaviorType = UIAttachmentBehavior.AttachmentType

extension UIAttachmentBehavior.AttachmentType {
  @available(*, deprecated, renamed: "items")
  public static var Items: UIAttachmentBehavior.AttachmentType { .items }

  @available(*, deprecated, renamed: "anchor")
  public static var Anchor: UIAttachmentBehavior.AttachmentType { .anchor }
}

extension UIAttachmentBehavior {
  @available(*, deprecated, renamed: "init(item:attachedTo:)")
  public convenience init(item item1: any UIDynamicItem, attachedToItem item2: any UIDynamicItem) {
    self.init(item: item1, attachedTo: item2)
  }

  @available(*, deprecated, renamed: "init(item:offsetFromCenter:attachedTo:offsetFromCenter:)")
  public convenience init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedToItem item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) {
    self.init(
      item: item1, offsetFromCenter: offset1, attachedTo: item2, offsetFromCenter: offset2)
  }

  @available(
    *, deprecated,
    renamed: "slidingAttachment(with:attachedTo:attachmentAnchor:axisOfTranslation:)"
  )
  public class func slidingAttachmentWithItem(
    _ item1: any UIDynamicItem, attachedToItem item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    slidingAttachment(
      with: item1, attachedTo: item2, attachmentAnchor: point, axisOfTranslation: axis)
  }

  @available(
    *, deprecated, renamed: "slidingAttachment(with:attachmentAnchor:axisOfTranslation:)"
  )
  public class func slidingAttachmentWithItem(
    _ item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    slidingAttachment(with: item, attachmentAnchor: point, axisOfTranslation: axis)
  }

  @available(
    *, deprecated,
    renamed: "limitAttachment(with:offsetFromCenter:attachedTo:offsetFromCenter:)"
  )
  public class func limitAttachmentWithItem(
    _ item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedToItem item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) -> UIAttachmentBehavior {
    limitAttachment(
      with: item1, offsetFromCenter: offset1, attachedTo: item2, offsetFromCenter: offset2)
  }

  @available(*, deprecated, renamed: "fixedAttachment(with:attachedTo:attachmentAnchor:)")
  public class func fixedAttachmentWithItem(
    _ item1: any UIDynamicItem, attachedToItem item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    fixedAttachment(with: item1, attachedTo: item2, attachmentAnchor: point)
  }

  @available(*, deprecated, renamed: "pinAttachment(with:attachedTo:attachmentAnchor:)")
  public class func pinAttachmentWithItem(
    _ item1: any UIDynamicItem, attachedToItem item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    pinAttachment(with: item1, attachedTo: item2, attachmentAnchor: point)
  }
}

@available(*, deprecated, renamed: "UIFloatRange.zero")
public let UIFloatRangeZero = UIFloatRange.zero

@available(*, deprecated, renamed: "UIFloatRange.infinite")
public let UIFloatRangeInfinite = UIFloatRange.infinite

@available(*, deprecated, renamed: "UIFloatRange.init(minimum:maximum:)")
public func UIFloatRangeMake(_ minimum: CGFloat, _ maximum: CGFloat) -> UIFloatRange {
  UIFloatRange(minimum: minimum, maximum: maximum)
}

@available(*, deprecated, renamed: "getter:UIFloatRange.isInfinite(self:)")
public func UIFloatRangeIsInfinite(_ range: UIFloatRange) -> Bool { range.isInfinite }

@available(*, deprecated, message: "Use ==.")
public func UIFloatRangeIsEqualToRange(_ range: UIFloatRange, _ otherRange: UIFloatRange) -> Bool {
  range == otherRange
}
