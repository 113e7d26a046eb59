// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The words for applications and devices, as Swift 2 to 4 spelled them.

import Foundation

@available(*, deprecated, renamed: "UIApplication.State")
public typealias UIApplicationState = UIApplication.State

@available(*, deprecated, renamed: "UIApplication.LaunchOptionsKey")
public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey

@available(*, deprecated, renamed: "UIApplication.OpenURLOptionsKey")
public typealias UIApplicationOpenURLOptionsKey = UIApplication.OpenURLOptionsKey

@available(*, deprecated, renamed: "UIDevice.BatteryState")
public typealias UIDeviceBatteryState = UIDevice.BatteryState

@available(*, deprecated, renamed: "UIWindow.Level")
public typealias UIWindowLevel = UIWindow.Level

@available(*, deprecated, renamed: "UIImpactFeedbackGenerator.FeedbackStyle")
public typealias UIImpactFeedbackStyle = UIImpactFeedbackGenerator.FeedbackStyle

@available(*, deprecated, renamed: "UINotificationFeedbackGenerator.FeedbackType")
public typealias UINotificationFeedbackType = UINotificationFeedbackGenerator.FeedbackType

@available(*, deprecated, renamed: "UIWindow.Level.normal")
public let UIWindowLevelNormal = UIWindow.Level.normal

@available(*, deprecated, renamed: "UIWindow.Level.alert")
public let UIWindowLevelAlert = UIWindow.Level.alert

@available(*, deprecated, renamed: "UIWindow.Level.statusBar")
public let UIWindowLevelStatusBar = UIWindow.Level.statusBar

@available(*, deprecated, renamed: "UIApplication.openSettingsURLString")
public let UIApplicationOpenSettingsURLString = UIApplication.openSettingsURLString

@available(*, deprecated, renamed: "UIBackgroundTaskIdentifier.invalid")
public let UIBackgroundTaskInvalid = UIBackgroundTaskIdentifier.invalid

@available(*, deprecated, message: "Use UIDevice.current.userInterfaceIdiom.")
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { .pad }

@available(*, deprecated, renamed: "getter:UIDeviceOrientation.isPortrait(self:)")
public func UIDeviceOrientationIsPortrait(_ orientation: UIDeviceOrientation) -> Bool {
  orientation.isPortrait
}

@available(*, deprecated, renamed: "getter:UIDeviceOrientation.isLandscape(self:)")
public func UIDeviceOrientationIsLandscape(_ orientation: UIDeviceOrientation) -> Bool {
  orientation.isLandscape
}

@available(*, deprecated, renamed: "getter:UIDeviceOrientation.isFlat(self:)")
public func UIDeviceOrientationIsFlat(_ orientation: UIDeviceOrientation) -> Bool {
  orientation.isFlat
}

@available(*, deprecated, renamed: "getter:UIDeviceOrientation.isValidInterfaceOrientation(self:)")
public func UIDeviceOrientationIsValidInterfaceOrientation(_ orientation: UIDeviceOrientation)
  -> Bool
{
  orientation.isValidInterfaceOrientation
}

@available(*, deprecated, renamed: "getter:UIInterfaceOrientation.isPortrait(self:)")
public func UIInterfaceOrientationIsPortrait(_ orientation: UIInterfaceOrientation) -> Bool {
  orientation.isPortrait
}

@available(*, deprecated, renamed: "getter:UIInterfaceOrientation.isLandscape(self:)")
public func UIInterfaceOrientationIsLandscape(_ orientation: UIInterfaceOrientation) -> Bool {
  orientation.isLandscape
}

extension UIApplication.State {
  @available(*, deprecated, renamed: "active")
  public static var Active: Self { .active }

  @available(*, deprecated, renamed: "inactive")
  public static var Inactive: Self { .inactive }

  @available(*, deprecated, renamed: "background")
  public static var Background: Self { .background }
}

extension UIDeviceOrientation {
  @available(*, deprecated, renamed: "unknown")
  public static var Unknown: Self { .unknown }

  @available(*, deprecated, renamed: "portrait")
  public static var Portrait: Self { .portrait }

  @available(*, deprecated, renamed: "portraitUpsideDown")
  public static var PortraitUpsideDown: Self { .portraitUpsideDown }

  @available(*, deprecated, renamed: "landscapeLeft")
  public static var LandscapeLeft: Self { .landscapeLeft }

  @available(*, deprecated, renamed: "landscapeRight")
  public static var LandscapeRight: Self { .landscapeRight }

  @available(*, deprecated, renamed: "faceUp")
  public static var FaceUp: Self { .faceUp }

  @available(*, deprecated, renamed: "faceDown")
  public static var FaceDown: Self { .faceDown }
}

extension UIInterfaceOrientation {
  @available(*, deprecated, renamed: "unknown")
  public static var Unknown: Self { .unknown }

  @available(*, deprecated, renamed: "portrait")
  public static var Portrait: Self { .portrait }

  @available(*, deprecated, renamed: "portraitUpsideDown")
  public static var PortraitUpsideDown: Self { .portraitUpsideDown }

  @available(*, deprecated, renamed: "landscapeLeft")
  public static var LandscapeLeft: Self { .landscapeLeft }

  @available(*, deprecated, renamed: "landscapeRight")
  public static var LandscapeRight: Self { .landscapeRight }
}

extension UIInterfaceOrientationMask {
  @available(*, deprecated, renamed: "portrait")
  public static var Portrait: Self { .portrait }

  @available(*, deprecated, renamed: "portraitUpsideDown")
  public static var PortraitUpsideDown: Self { .portraitUpsideDown }

  @available(*, deprecated, renamed: "landscapeLeft")
  public static var LandscapeLeft: Self { .landscapeLeft }

  @available(*, deprecated, renamed: "landscapeRight")
  public static var LandscapeRight: Self { .landscapeRight }

  @available(*, deprecated, renamed: "landscape")
  public static var Landscape: Self { .landscape }

  @available(*, deprecated, renamed: "all")
  public static var All: Self { .all }

  @available(*, deprecated, renamed: "allButUpsideDown")
  public static var AllButUpsideDown: Self { .allButUpsideDown }
}

extension UIDevice.BatteryState {
  @available(*, deprecated, renamed: "unknown")
  public static var Unknown: Self { .unknown }

  @available(*, deprecated, renamed: "unplugged")
  public static var Unplugged: Self { .unplugged }

  @available(*, deprecated, renamed: "charging")
  public static var Charging: Self { .charging }

  @available(*, deprecated, renamed: "full")
  public static var Full: Self { .full }
}

extension UIStatusBarStyle {
  @available(*, deprecated, renamed: "default")
  public static var Default: Self { .default }

  @available(*, deprecated, renamed: "lightContent")
  public static var LightContent: Self { .lightContent }
}

extension UIStatusBarAnimation {
  @available(*, deprecated, renamed: "none")
  public static var None: Self { .none }

  @available(*, deprecated, renamed: "fade")
  public static var Fade: Self { .fade }

  @available(*, deprecated, renamed: "slide")
  public static var Slide: Self { .slide }
}

extension UIUserInterfaceIdiom {
  @available(*, deprecated, renamed: "unspecified")
  public static var Unspecified: Self { .unspecified }

  @available(*, deprecated, renamed: "phone")
  public static var Phone: Self { .phone }

  @available(*, deprecated, renamed: "pad")
  public static var Pad: Self { .pad }
}
