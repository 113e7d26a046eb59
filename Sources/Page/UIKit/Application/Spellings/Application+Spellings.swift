// swift-format-ignore-file: AlwaysUseLowerCamelCase
// How Swift 2 to 4 called what applications, screens, devices and windows have.

import CoreGraphics
import Foundation

extension UIApplication {
  @available(*, deprecated, renamed: "getter:shared()")
  public class func sharedApplication() -> UIApplication {
    shared
  }

  @available(*, deprecated, renamed: "open(_:options:completionHandler:)")
  @discardableResult
  public func openURL(_ url: URL) -> Bool {
    false
  }

  @available(*, deprecated, renamed: "isIdleTimerDisabled")
  public var idleTimerDisabled: Bool {
    get { isIdleTimerDisabled }
    set { isIdleTimerDisabled = newValue }
  }

  @available(*, deprecated, renamed: "isNetworkActivityIndicatorVisible")
  public var networkActivityIndicatorVisible: Bool {
    get { isNetworkActivityIndicatorVisible }
    set { isNetworkActivityIndicatorVisible = newValue }
  }

  @available(*, deprecated, renamed: "isStatusBarHidden")
  public var statusBarHidden: Bool {
    get { isStatusBarHidden }
    set { isStatusBarHidden = newValue }
  }

  @available(*, deprecated, renamed: "isProtectedDataAvailable")
  public var protectedDataAvailable: Bool {
    get { isProtectedDataAvailable }
  }

  @available(*, deprecated, renamed: "isStatusBarHidden")
  public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
    isStatusBarHidden = hidden
  }

  @available(*, deprecated, renamed: "isStatusBarHidden")
  public func setStatusBarHidden(_ hidden: Bool, withAnimation animation: UIStatusBarAnimation) {
    isStatusBarHidden = hidden
  }

  @available(*, deprecated, renamed: "statusBarStyle")
  public func setStatusBarStyle(_ style: UIStatusBarStyle, animated: Bool) {
    statusBarStyle = style
  }

  @available(*, deprecated, renamed: "sendAction(_:to:from:for:)")
  @discardableResult
  public func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, forEvent event: UIEvent?
  ) -> Bool {
    sendAction(action, to: target, from: sender, for: event)
  }
}

extension UIScreen {
  @available(*, deprecated, renamed: "displayLink(withTarget:selector:)")
  public func displayLinkWithTarget(_ target: Any, selector: Selector) -> CADisplayLink? {
    displayLink(withTarget: target, selector: selector)
  }

  @available(*, deprecated, renamed: "getter:main()")
  public class func mainScreen() -> UIScreen {
    main
  }
}

extension UIDevice {
  @available(*, deprecated, renamed: "getter:current()")
  public class func currentDevice() -> UIDevice {
    current
  }

  @available(*, deprecated, renamed: "isBatteryMonitoringEnabled")
  public var batteryMonitoringEnabled: Bool {
    get { isBatteryMonitoringEnabled }
    set { isBatteryMonitoringEnabled = newValue }
  }

  @available(*, deprecated, renamed: "isProximityMonitoringEnabled")
  public var proximityMonitoringEnabled: Bool {
    get { isProximityMonitoringEnabled }
    set { isProximityMonitoringEnabled = newValue }
  }

  @available(*, deprecated, renamed: "isGeneratingDeviceOrientationNotifications")
  public var generatesDeviceOrientationNotifications: Bool {
    get { isGeneratingDeviceOrientationNotifications }
  }

  @available(*, deprecated, renamed: "isMultitaskingSupported")
  public var multitaskingSupported: Bool {
    get { isMultitaskingSupported }
  }
}

extension UIWindow {
  @available(*, deprecated, renamed: "isKeyWindow")
  public var keyWindow: Bool {
    get { isKeyWindow }
  }

  @available(*, deprecated, renamed: "makeKey()")
  public func makeKeyWindow() {
    makeKey()
  }

  @available(*, deprecated, renamed: "becomeKey()")
  public func becomeKeyWindow() {
    becomeKey()
  }

  @available(*, deprecated, renamed: "resignKey()")
  public func resignKeyWindow() {
    resignKey()
  }

  @available(*, deprecated, renamed: "convert(_:to:)")
  public func convertPoint(_ point: CGPoint, toWindow window: UIWindow?) -> CGPoint {
    convert(point, to: window)
  }

  @available(*, deprecated, renamed: "convert(_:from:)")
  public func convertPoint(_ point: CGPoint, fromWindow window: UIWindow?) -> CGPoint {
    convert(point, from: window)
  }

  @available(*, deprecated, renamed: "convert(_:to:)")
  public func convertRect(_ rect: CGRect, toWindow window: UIWindow?) -> CGRect {
    convert(rect, to: window)
  }

  @available(*, deprecated, renamed: "convert(_:from:)")
  public func convertRect(_ rect: CGRect, fromWindow window: UIWindow?) -> CGRect {
    convert(rect, from: window)
  }
}

extension UIResponder {
  @available(*, deprecated, renamed: "getter:next()")
  public func nextResponder() -> UIResponder? {
    next
  }

  @available(*, deprecated, renamed: "target(forAction:withSender:)")
  public func targetForAction(_ action: Selector, withSender sender: Any?) -> Any? {
    target(forAction: action, withSender: sender)
  }
}

extension UIPasteboard {
  @available(*, deprecated, renamed: "getter:general()")
  public class func generalPasteboard() -> UIPasteboard {
    general
  }
}
