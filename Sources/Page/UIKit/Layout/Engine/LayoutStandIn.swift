import CoreGraphics

/// What a view says of itself that stands for one of a framework where y grows upwards.
///
/// The engine solves with y that grows downwards; only where it reads a frame and where it sets one
/// is a rectangle of an upright view turned over.
@_spi(AppKit) @MainActor
public protocol LayoutStandIn: AnyObject {
  /// What a page knows of the view.
  var pageItem: AnyObject { get }
  /// Whether y grows upwards in it.
  var isUpright: Bool { get }
  /// How high its own size is at some width, where that follows from the width.
  func height(atWidth width: CGFloat) -> CGFloat?
  /// How far a line of its text stands below its middle; none without text.
  func baseline(_ line: BaselineLine) -> CGFloat?
}

/// What a page names as an item of a constraint in place of a view or guide of UIKit's.
@MainActor
public protocol _LayoutItemBearer: AnyObject {
  var _layoutItem: AnyObject { get }
}

extension LayoutOperand {
  static func participant(_ item: Any?) -> (any LayoutParticipant)? {
    guard let item else { return nil }
    if let participant = item as? any LayoutParticipant { return participant }
    return (item as? any _LayoutItemBearer)?._layoutItem as? any LayoutParticipant
  }
}

extension UIView {
  /// A rectangle of its subviews', from its own points to the engine's or back.
  func upsideDown(_ rect: CGRect) -> CGRect {
    guard let standIn, standIn.isUpright else { return rect }
    var turned = rect
    turned.origin.y = bounds.minY + bounds.maxY - rect.maxY
    return turned
  }

  /// From above, subviews that stay where they are have moved.
  func uprightSizeChanged() {
    guard let engine = layoutEngine, let standIn, standIn.isUpright else { return }
    for view in subviewList { engine.itemChanged(view) }
  }
}
