// swift-format-ignore-file: AlwaysUseLowerCamelCase
// How Swift 2 to 4 called what bars and their items have.

import CoreGraphics
import Foundation

@available(*, deprecated, renamed: "UIBarButtonItem.Style")
public typealias UIBarButtonItemStyle = UIBarButtonItem.Style
@available(*, deprecated, renamed: "UIBarButtonItem.SystemItem")
public typealias UIBarButtonSystemItem = UIBarButtonItem.SystemItem
@available(*, deprecated, renamed: "UITabBarItem.SystemItem")
public typealias UITabBarSystemItem = UITabBarItem.SystemItem
@available(*, deprecated, renamed: "UITabBar.ItemPositioning")
public typealias UITabBarItemPositioning = UITabBar.ItemPositioning
@available(*, deprecated, renamed: "UINavigationController.Operation")
public typealias UINavigationControllerOperation = UINavigationController.Operation
@available(*, deprecated, renamed: "UINavigationController.hideShowBarDuration")
@MainActor public var UINavigationControllerHideShowBarDuration: CGFloat {
  UINavigationController.hideShowBarDuration
}
@available(*, deprecated, renamed: "UIDatePicker.Mode")
public typealias UIDatePickerMode = UIDatePicker.Mode

extension UIBarButtonItem.Style {
  @available(*, deprecated, message: "Bars show it as a plain one.", renamed: "plain")
  public static var bordered: UIBarButtonItem.Style { .plain }
  @available(*, deprecated, renamed: "plain")
  public static var Plain: UIBarButtonItem.Style { .plain }
  @available(*, deprecated, renamed: "plain")
  public static var Bordered: UIBarButtonItem.Style { .plain }
  @available(*, deprecated, renamed: "done")
  public static var Done: UIBarButtonItem.Style { .done }
}

extension UIBarStyle {
  @available(*, deprecated, renamed: "default")
  public static var Default: UIBarStyle { .default }
  @available(*, deprecated, renamed: "black")
  public static var Black: UIBarStyle { .black }
  @available(*, deprecated, renamed: "black")
  public static var BlackTranslucent: UIBarStyle { .black }
}

extension UIBarPosition {
  @available(*, deprecated, renamed: "any")
  public static var `Any`: UIBarPosition { .any }
  @available(*, deprecated, renamed: "bottom")
  public static var Bottom: UIBarPosition { .bottom }
  @available(*, deprecated, renamed: "top")
  public static var Top: UIBarPosition { .top }
  @available(*, deprecated, renamed: "topAttached")
  public static var TopAttached: UIBarPosition { .topAttached }
}

extension UINavigationController.Operation {
  @available(*, deprecated, renamed: "none")
  public static var None: UINavigationController.Operation { .none }
  @available(*, deprecated, renamed: "push")
  public static var Push: UINavigationController.Operation { .push }
  @available(*, deprecated, renamed: "pop")
  public static var Pop: UINavigationController.Operation { .pop }
}

extension UIDatePicker.Mode {
  @available(*, deprecated, renamed: "time")
  public static var Time: UIDatePicker.Mode { .time }
  @available(*, deprecated, renamed: "date")
  public static var Date: UIDatePicker.Mode { .date }
  @available(*, deprecated, renamed: "dateAndTime")
  public static var DateAndTime: UIDatePicker.Mode { .dateAndTime }
  @available(*, deprecated, renamed: "countDownTimer")
  public static var CountDownTimer: UIDatePicker.Mode { .countDownTimer }
}

extension UIBarItem {
  @available(*, deprecated, renamed: "isEnabled")
  public var enabled: Bool {
    get { isEnabled }
    set { isEnabled = newValue }
  }

  @available(*, deprecated, renamed: "setTitleTextAttributes(_:for:)")
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, forState state: UIControl.State
  ) { setTitleTextAttributes(attributes, for: state) }

  @available(*, deprecated, renamed: "titleTextAttributes(for:)")
  public func titleTextAttributesForState(
    _ state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { titleTextAttributes(for: state) }
}

extension UINavigationBar {
  @available(*, deprecated, renamed: "isTranslucent")
  public var translucent: Bool {
    get { isTranslucent }
    set { isTranslucent = newValue }
  }

  @available(*, deprecated, renamed: "pushItem(_:animated:)")
  public func pushNavigationItem(_ item: UINavigationItem, animated: Bool) {
    pushItem(item, animated: animated)
  }

  @available(*, deprecated, renamed: "popItem(animated:)")
  public func popNavigationItemAnimated(_ animated: Bool) -> UINavigationItem? {
    popItem(animated: animated)
  }

  @available(*, deprecated, renamed: "setBackgroundImage(_:for:)")
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, forBarMetrics barMetrics: UIBarMetrics
  ) { setBackgroundImage(backgroundImage, for: barMetrics) }
}

extension UIToolbar {
  @available(*, deprecated, renamed: "isTranslucent")
  public var translucent: Bool {
    get { isTranslucent }
    set { isTranslucent = newValue }
  }
}

extension UITabBar {
  @available(*, deprecated, renamed: "isTranslucent")
  public var translucent: Bool {
    get { isTranslucent }
    set { isTranslucent = newValue }
  }
}

extension UINavigationItem {
  @available(*, deprecated, renamed: "setRightBarButton(_:animated:)")
  public func setRightBarButtonItem(_ item: UIBarButtonItem?, animated: Bool) {
    setRightBarButton(item, animated: animated)
  }

  @available(*, deprecated, renamed: "setLeftBarButton(_:animated:)")
  public func setLeftBarButtonItem(_ item: UIBarButtonItem?, animated: Bool) {
    setLeftBarButton(item, animated: animated)
  }
}

extension UINavigationController {
  @available(*, deprecated, renamed: "isNavigationBarHidden")
  public var navigationBarHidden: Bool {
    get { isNavigationBarHidden }
    set { isNavigationBarHidden = newValue }
  }

  @available(*, deprecated, renamed: "isToolbarHidden")
  public var toolbarHidden: Bool {
    get { isToolbarHidden }
    set { isToolbarHidden = newValue }
  }

  @available(*, deprecated, renamed: "popViewController(animated:)")
  @discardableResult
  public func popViewControllerAnimated(_ animated: Bool) -> UIViewController? {
    popViewController(animated: animated)
  }

  @available(*, deprecated, renamed: "popToRootViewController(animated:)")
  @discardableResult
  public func popToRootViewControllerAnimated(_ animated: Bool) -> [UIViewController]? {
    popToRootViewController(animated: animated)
  }
}
