// How Swift 2 to 4 called what UISegmentedControl has.

import CoreGraphics
import Foundation

@available(*, deprecated, renamed: "UISegmentedControl.noSegment")
@MainActor public var UISegmentedControlNoSegment: Int { UISegmentedControl.noSegment }

@available(*, deprecated, renamed: "UISegmentedControl.Segment")
public typealias UISegmentedControlSegment = UISegmentedControl.Segment

extension UIBarMetrics {
  @available(*, deprecated, renamed: "default")
  public static var Default: UIBarMetrics { .default }
  @available(*, deprecated, renamed: "compact")
  public static var Compact: UIBarMetrics { .compact }
}

extension UISegmentedControl {
  @available(*, deprecated, renamed: "isMomentary")
  public var momentary: Bool {
    get { isMomentary }
    set { isMomentary = newValue }
  }

  @available(*, deprecated, renamed: "insertSegment(withTitle:at:animated:)")
  public func insertSegmentWithTitle(
    _ title: String?, atIndex segment: Int, animated: Bool
  ) {
    insertSegment(withTitle: title, at: segment, animated: animated)
  }

  @available(*, deprecated, renamed: "insertSegment(with:at:animated:)")
  public func insertSegmentWithImage(
    _ image: UIImage?, atIndex segment: Int, animated: Bool
  ) {
    insertSegment(with: image, at: segment, animated: animated)
  }

  @available(*, deprecated, renamed: "removeSegment(at:animated:)")
  public func removeSegmentAtIndex(_ segment: Int, animated: Bool) {
    removeSegment(at: segment, animated: animated)
  }

  @available(*, deprecated, renamed: "setTitle(_:forSegmentAt:)")
  public func setTitle(_ title: String?, forSegmentAtIndex segment: Int) {
    setTitle(title, forSegmentAt: segment)
  }

  @available(*, deprecated, renamed: "titleForSegment(at:)")
  public func titleForSegmentAtIndex(_ segment: Int) -> String? { titleForSegment(at: segment) }

  @available(*, deprecated, renamed: "setImage(_:forSegmentAt:)")
  public func setImage(_ image: UIImage?, forSegmentAtIndex segment: Int) {
    setImage(image, forSegmentAt: segment)
  }

  @available(*, deprecated, renamed: "imageForSegment(at:)")
  public func imageForSegmentAtIndex(_ segment: Int) -> UIImage? { imageForSegment(at: segment) }

  @available(*, deprecated, renamed: "setWidth(_:forSegmentAt:)")
  public func setWidth(_ width: CGFloat, forSegmentAtIndex segment: Int) {
    setWidth(width, forSegmentAt: segment)
  }

  @available(*, deprecated, renamed: "widthForSegment(at:)")
  public func widthForSegmentAtIndex(_ segment: Int) -> CGFloat { widthForSegment(at: segment) }

  @available(*, deprecated, renamed: "setContentOffset(_:forSegmentAt:)")
  public func setContentOffset(_ offset: CGSize, forSegmentAtIndex segment: Int) {
    setContentOffset(offset, forSegmentAt: segment)
  }

  @available(*, deprecated, renamed: "setEnabled(_:forSegmentAt:)")
  public func setEnabled(_ enabled: Bool, forSegmentAtIndex segment: Int) {
    setEnabled(enabled, forSegmentAt: segment)
  }

  @available(*, deprecated, renamed: "isEnabledForSegment(at:)")
  public func isEnabledForSegmentAtIndex(_ segment: Int) -> Bool {
    isEnabledForSegment(at: segment)
  }

  @available(*, deprecated, renamed: "setTitleTextAttributes(_:for:)")
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, forState state: UIControl.State
  ) {
    setTitleTextAttributes(attributes, for: state)
  }
}
