import CoreGraphics
import Foundation
@_spi(AppKit) import UIKit

extension NSView {
  public var leadingAnchor: NSLayoutXAxisAnchor { body.leadingAnchor }
  public var trailingAnchor: NSLayoutXAxisAnchor { body.trailingAnchor }
  public var leftAnchor: NSLayoutXAxisAnchor { body.leftAnchor }
  public var rightAnchor: NSLayoutXAxisAnchor { body.rightAnchor }
  public var centerXAnchor: NSLayoutXAxisAnchor { body.centerXAnchor }
  public var topAnchor: NSLayoutYAxisAnchor { body.topAnchor }
  public var bottomAnchor: NSLayoutYAxisAnchor { body.bottomAnchor }
  public var centerYAnchor: NSLayoutYAxisAnchor { body.centerYAnchor }
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { body.firstBaselineAnchor }
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { body.lastBaselineAnchor }
  public var widthAnchor: NSLayoutDimension { body.widthAnchor }
  public var heightAnchor: NSLayoutDimension { body.heightAnchor }

  /// A length that a view's own size does not say.
  public class var noIntrinsicMetric: CGFloat { -1 }

  // MARK: Alignment

  /// What constraints align of a view: all of it.
  public func alignmentRect(forFrame frame: NSRect) -> NSRect { frame }

  public func frame(forAlignmentRect alignmentRect: NSRect) -> NSRect { alignmentRect }

  // MARK: Constraints it holds

  public var constraints: [NSLayoutConstraint] { body.constraints }

  public func addConstraint(_ constraint: NSLayoutConstraint) { body.addConstraint(constraint) }

  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    body.addConstraints(constraints)
  }

  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    body.removeConstraint(constraint)
  }

  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    body.removeConstraints(constraints)
  }

  /// The constraints that decide where the view is in one direction.
  public func constraintsAffectingLayout(
    for orientation: NSLayoutConstraint.Orientation
  ) -> [NSLayoutConstraint] {
    body.constraintsAffectingLayout(for: orientation)
  }

  public var hasAmbiguousLayout: Bool { body.hasAmbiguousLayout }

  // MARK: Guides

  public var layoutGuides: [NSLayoutGuide] { guides }
  public func addLayoutGuide(_ guide: NSLayoutGuide) { guide.owningView = self }

  public func removeLayoutGuide(_ guide: NSLayoutGuide) {
    if guide.owningView === self { guide.owningView = nil }
  }

  // MARK: Its own size

  public func contentHuggingPriority(
    for orientation: NSLayoutConstraint.Orientation
  ) -> NSLayoutConstraint.Priority {
    body.contentHuggingPriority(for: orientation)
  }

  public func setContentHuggingPriority(
    _ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
  ) {
    body.setContentHuggingPriority(priority, for: orientation)
  }

  public func contentCompressionResistancePriority(
    for orientation: NSLayoutConstraint.Orientation
  ) -> NSLayoutConstraint.Priority {
    body.contentCompressionResistancePriority(for: orientation)
  }

  public func setContentCompressionResistancePriority(
    _ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
  ) {
    body.setContentCompressionResistancePriority(priority, for: orientation)
  }

  /// The least size at which its constraints hold.
  public var fittingSize: NSSize { body.systemLayoutSizeFitting(.zero) }

  public var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection {
    body.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}

extension NSView: @preconcurrency _LayoutItemBearer {
  public var _layoutItem: AnyObject { body }
}
