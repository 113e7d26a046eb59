// swift-format-ignore-file: AlwaysUseLowerCamelCase
// As Swift 2, 3 and 4 spelled them.

import CoreGraphics
import Foundation

@available(*, deprecated, renamed: "UIPageViewController.TransitionStyle")
public typealias UIPageViewControllerTransitionStyle = UIPageViewController.TransitionStyle
@available(*, deprecated, renamed: "UIPageViewController.NavigationOrientation")
public typealias UIPageViewControllerNavigationOrientation =
  UIPageViewController.NavigationOrientation
@available(*, deprecated, renamed: "UIPageViewController.SpineLocation")
public typealias UIPageViewControllerSpineLocation = UIPageViewController.SpineLocation
@available(*, deprecated, renamed: "UIPageViewController.NavigationDirection")
public typealias UIPageViewControllerNavigationDirection = UIPageViewController.NavigationDirection

@available(*, deprecated, renamed: "UIPageViewController.OptionsKey.spineLocation")
public let UIPageViewControllerOptionSpineLocationKey =
  UIPageViewController.OptionsKey.spineLocation.rawValue
@available(*, deprecated, renamed: "UIPageViewController.OptionsKey.interPageSpacing")
public let UIPageViewControllerOptionInterPageSpacingKey =
  UIPageViewController.OptionsKey.interPageSpacing.rawValue

extension UIPageViewController {
  /// With options by their names, as before Swift 4.2.
  @available(
    *, deprecated, renamed: "init(transitionStyle:navigationOrientation:options:)"
  )
  public convenience init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [String: Any]
  ) {
    var said: [OptionsKey: Any] = [:]
    for (key, value) in options { said[OptionsKey(rawValue: key)] = value }
    self.init(
      transitionStyle: style, navigationOrientation: navigationOrientation, options: said)
  }

  @available(
    *, deprecated, renamed: "setViewControllers(_:direction:animated:completion:)"
  )
  public func setViewControllers(
    viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)?
  ) {
    setViewControllers(
      viewControllers, direction: direction, animated: animated, completion: completion)
  }

  @available(*, deprecated, renamed: "isDoubleSided")
  public var doubleSided: Bool {
    get { isDoubleSided }
    set { isDoubleSided = newValue }
  }
}

extension UIPageViewController.TransitionStyle {
  @available(*, deprecated, renamed: "pageCurl")
  public static let PageCurl = UIPageViewController.TransitionStyle.pageCurl
  @available(*, deprecated, renamed: "scroll")
  public static let Scroll = UIPageViewController.TransitionStyle.scroll
}

extension UIPageViewController.NavigationOrientation {
  @available(*, deprecated, renamed: "horizontal")
  public static let Horizontal = UIPageViewController.NavigationOrientation.horizontal
  @available(*, deprecated, renamed: "vertical")
  public static let Vertical = UIPageViewController.NavigationOrientation.vertical
}

extension UIPageViewController.NavigationDirection {
  @available(*, deprecated, renamed: "forward")
  public static let Forward = UIPageViewController.NavigationDirection.forward
  @available(*, deprecated, renamed: "reverse")
  public static let Reverse = UIPageViewController.NavigationDirection.reverse
}

extension UIPageViewController.SpineLocation {
  @available(*, deprecated, renamed: "min")
  public static let Min = UIPageViewController.SpineLocation.min
  @available(*, deprecated, renamed: "mid")
  public static let Mid = UIPageViewController.SpineLocation.mid
  @available(*, deprecated, renamed: "max")
  public static let Max = UIPageViewController.SpineLocation.max
}
