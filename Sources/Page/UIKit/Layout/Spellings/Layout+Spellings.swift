// swift-format-ignore-file: AlwaysUseLowerCamelCase
// How Swift 2 to 4 called what constraints and stacks have.

import CoreGraphics
import Foundation

@available(*, deprecated, renamed: "NSLayoutConstraint.Attribute")
public typealias NSLayoutAttribute = NSLayoutConstraint.Attribute
@available(*, deprecated, renamed: "NSLayoutConstraint.Relation")
public typealias NSLayoutRelation = NSLayoutConstraint.Relation
@available(*, deprecated, renamed: "NSLayoutConstraint.FormatOptions")
public typealias NSLayoutFormatOptions = NSLayoutConstraint.FormatOptions
@available(*, deprecated, renamed: "NSLayoutConstraint.Axis")
public typealias UILayoutConstraintAxis = NSLayoutConstraint.Axis
@available(*, deprecated, renamed: "UIStackView.Distribution")
public typealias UIStackViewDistribution = UIStackView.Distribution
@available(*, deprecated, renamed: "UIStackView.Alignment")
public typealias UIStackViewAlignment = UIStackView.Alignment

@available(*, deprecated, renamed: "UILayoutPriority.required")
public let UILayoutPriorityRequired = UILayoutPriority.required
@available(*, deprecated, renamed: "UILayoutPriority.defaultHigh")
public let UILayoutPriorityDefaultHigh = UILayoutPriority.defaultHigh
@available(*, deprecated, renamed: "UILayoutPriority.defaultLow")
public let UILayoutPriorityDefaultLow = UILayoutPriority.defaultLow
@available(*, deprecated, renamed: "UILayoutPriority.fittingSizeLevel")
public let UILayoutPriorityFittingSizeLevel = UILayoutPriority.fittingSizeLevel

@available(*, deprecated, renamed: "UIView.layoutFittingCompressedSize")
public let UILayoutFittingCompressedSize = CGSize.zero
@available(*, deprecated, renamed: "UIView.layoutFittingExpandedSize")
public let UILayoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

extension NSLayoutConstraint {
  @available(*, deprecated, renamed: "isActive")
  public var active: Bool {
    get { isActive }
    set { isActive = newValue }
  }

  @available(*, deprecated, renamed: "activate(_:)")
  public class func activateConstraints(_ constraints: [NSLayoutConstraint]) {
    activate(constraints)
  }

  @available(*, deprecated, renamed: "deactivate(_:)")
  public class func deactivateConstraints(_ constraints: [NSLayoutConstraint]) {
    deactivate(constraints)
  }

  @available(*, deprecated, renamed: "constraints(withVisualFormat:options:metrics:views:)")
  public class func constraintsWithVisualFormat(
    _ format: String, options opts: FormatOptions, metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    constraints(withVisualFormat: format, options: opts, metrics: metrics, views: views)
  }
}

extension UIView {
  @available(*, deprecated, renamed: "setContentHuggingPriority(_:for:)")
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, forAxis axis: NSLayoutConstraint.Axis
  ) {
    setContentHuggingPriority(priority, for: axis)
  }

  @available(*, deprecated, renamed: "setContentCompressionResistancePriority(_:for:)")
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, forAxis axis: NSLayoutConstraint.Axis
  ) {
    setContentCompressionResistancePriority(priority, for: axis)
  }

  @available(*, deprecated, renamed: "contentHuggingPriority(for:)")
  public func contentHuggingPriorityForAxis(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    contentHuggingPriority(for: axis)
  }

  @available(*, deprecated, renamed: "contentCompressionResistancePriority(for:)")
  public func contentCompressionResistancePriorityForAxis(
    _ axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    contentCompressionResistancePriority(for: axis)
  }

  @available(*, deprecated, renamed: "systemLayoutSizeFitting(_:)")
  public func systemLayoutSizeFittingSize(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(targetSize)
  }

  @available(*, deprecated, renamed: "constraintsAffectingLayout(for:)")
  public func constraintsAffectingLayoutForAxis(
    _ axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    constraintsAffectingLayout(for: axis)
  }

  @available(*, deprecated, renamed: "alignmentRect(forFrame:)")
  public func alignmentRectForFrame(_ frame: CGRect) -> CGRect { alignmentRect(forFrame: frame) }

  @available(*, deprecated, renamed: "frame(forAlignmentRect:)")
  public func frameForAlignmentRect(_ alignmentRect: CGRect) -> CGRect {
    frame(forAlignmentRect: alignmentRect)
  }
}

extension UIStackView {
  @available(*, deprecated, renamed: "insertArrangedSubview(_:at:)")
  public func insertArrangedSubview(_ view: UIView, atIndex stackIndex: Int) {
    insertArrangedSubview(view, at: stackIndex)
  }

  @available(*, deprecated, renamed: "isBaselineRelativeArrangement")
  public var baselineRelativeArrangement: Bool {
    get { isBaselineRelativeArrangement }
    set { isBaselineRelativeArrangement = newValue }
  }

  @available(*, deprecated, renamed: "isLayoutMarginsRelativeArrangement")
  public var layoutMarginsRelativeArrangement: Bool {
    get { isLayoutMarginsRelativeArrangement }
    set { isLayoutMarginsRelativeArrangement = newValue }
  }
}
