// swift-format-ignore-file: AlwaysUseLowerCamelCase
// What notifications were called in Swift 2 (constants) and in Swift 3 and 4 (names of
// NSNotification.Name).

import Foundation

extension NSNotification.Name {
  @available(*, deprecated, message: "Say UIApplication.didFinishLaunchingNotification.")
  public static let UIApplicationDidFinishLaunching = UIApplication.didFinishLaunchingNotification

  @available(*, deprecated, message: "Say UIApplication.didBecomeActiveNotification.")
  public static let UIApplicationDidBecomeActive = UIApplication.didBecomeActiveNotification

  @available(*, deprecated, message: "Say UIApplication.willResignActiveNotification.")
  public static let UIApplicationWillResignActive = UIApplication.willResignActiveNotification

  @available(*, deprecated, message: "Say UIApplication.didEnterBackgroundNotification.")
  public static let UIApplicationDidEnterBackground = UIApplication.didEnterBackgroundNotification

  @available(*, deprecated, message: "Say UIApplication.willEnterForegroundNotification.")
  public static let UIApplicationWillEnterForeground = UIApplication.willEnterForegroundNotification

  @available(*, deprecated, message: "Say UIApplication.willTerminateNotification.")
  public static let UIApplicationWillTerminate = UIApplication.willTerminateNotification

  @available(*, deprecated, message: "Say UIApplication.didReceiveMemoryWarningNotification.")
  public static let UIApplicationDidReceiveMemoryWarning = UIApplication
    .didReceiveMemoryWarningNotification

  @available(*, deprecated, message: "Say UIApplication.significantTimeChangeNotification.")
  public static let UIApplicationSignificantTimeChange = UIApplication
    .significantTimeChangeNotification

  @available(*, deprecated, message: "Say UIApplication.userDidTakeScreenshotNotification.")
  public static let UIApplicationUserDidTakeScreenshot = UIApplication
    .userDidTakeScreenshotNotification

  @available(
    *, deprecated, message: "Say UIApplication.willChangeStatusBarOrientationNotification."
  )
  public static let UIApplicationWillChangeStatusBarOrientation = UIApplication
    .willChangeStatusBarOrientationNotification

  @available(*, deprecated, message: "Say UIApplication.didChangeStatusBarOrientationNotification.")
  public static let UIApplicationDidChangeStatusBarOrientation = UIApplication
    .didChangeStatusBarOrientationNotification

  @available(*, deprecated, message: "Say UIResponder.keyboardWillShowNotification.")
  public static let UIKeyboardWillShow = UIResponder.keyboardWillShowNotification

  @available(*, deprecated, message: "Say UIResponder.keyboardDidShowNotification.")
  public static let UIKeyboardDidShow = UIResponder.keyboardDidShowNotification

  @available(*, deprecated, message: "Say UIResponder.keyboardWillHideNotification.")
  public static let UIKeyboardWillHide = UIResponder.keyboardWillHideNotification

  @available(*, deprecated, message: "Say UIResponder.keyboardDidHideNotification.")
  public static let UIKeyboardDidHide = UIResponder.keyboardDidHideNotification

  @available(*, deprecated, message: "Say UIResponder.keyboardWillChangeFrameNotification.")
  public static let UIKeyboardWillChangeFrame = UIResponder.keyboardWillChangeFrameNotification

  @available(*, deprecated, message: "Say UIResponder.keyboardDidChangeFrameNotification.")
  public static let UIKeyboardDidChangeFrame = UIResponder.keyboardDidChangeFrameNotification

  @available(*, deprecated, message: "Say UIWindow.didBecomeVisibleNotification.")
  public static let UIWindowDidBecomeVisible = UIWindow.didBecomeVisibleNotification

  @available(*, deprecated, message: "Say UIWindow.didBecomeHiddenNotification.")
  public static let UIWindowDidBecomeHidden = UIWindow.didBecomeHiddenNotification

  @available(*, deprecated, message: "Say UIWindow.didBecomeKeyNotification.")
  public static let UIWindowDidBecomeKey = UIWindow.didBecomeKeyNotification

  @available(*, deprecated, message: "Say UIWindow.didResignKeyNotification.")
  public static let UIWindowDidResignKey = UIWindow.didResignKeyNotification

  @available(*, deprecated, message: "Say UIDevice.orientationDidChangeNotification.")
  public static let UIDeviceOrientationDidChange = UIDevice.orientationDidChangeNotification

  @available(*, deprecated, message: "Say UIDevice.batteryStateDidChangeNotification.")
  public static let UIDeviceBatteryStateDidChange = UIDevice.batteryStateDidChangeNotification

  @available(*, deprecated, message: "Say UIDevice.batteryLevelDidChangeNotification.")
  public static let UIDeviceBatteryLevelDidChange = UIDevice.batteryLevelDidChangeNotification

  @available(*, deprecated, message: "Say UIDevice.proximityStateDidChangeNotification.")
  public static let UIDeviceProximityStateDidChange = UIDevice.proximityStateDidChangeNotification

  @available(*, deprecated, message: "Say UIContentSizeCategory.didChangeNotification.")
  public static let UIContentSizeCategoryDidChange = UIContentSizeCategory.didChangeNotification

  @available(*, deprecated, message: "Say UIPasteboard.changedNotification.")
  public static let UIPasteboardChanged = UIPasteboard.changedNotification
}

@available(*, deprecated, renamed: "UIApplication.didFinishLaunchingNotification")
public let UIApplicationDidFinishLaunchingNotification = UIApplication
  .didFinishLaunchingNotification

@available(*, deprecated, renamed: "UIApplication.didBecomeActiveNotification")
public let UIApplicationDidBecomeActiveNotification = UIApplication.didBecomeActiveNotification

@available(*, deprecated, renamed: "UIApplication.willResignActiveNotification")
public let UIApplicationWillResignActiveNotification = UIApplication.willResignActiveNotification

@available(*, deprecated, renamed: "UIApplication.didEnterBackgroundNotification")
public let UIApplicationDidEnterBackgroundNotification = UIApplication
  .didEnterBackgroundNotification

@available(*, deprecated, renamed: "UIApplication.willEnterForegroundNotification")
public let UIApplicationWillEnterForegroundNotification = UIApplication
  .willEnterForegroundNotification

@available(*, deprecated, renamed: "UIApplication.willTerminateNotification")
public let UIApplicationWillTerminateNotification = UIApplication.willTerminateNotification

@available(*, deprecated, renamed: "UIApplication.didReceiveMemoryWarningNotification")
public let UIApplicationDidReceiveMemoryWarningNotification = UIApplication
  .didReceiveMemoryWarningNotification

@available(*, deprecated, renamed: "UIApplication.significantTimeChangeNotification")
public let UIApplicationSignificantTimeChangeNotification = UIApplication
  .significantTimeChangeNotification

@available(*, deprecated, renamed: "UIApplication.userDidTakeScreenshotNotification")
public let UIApplicationUserDidTakeScreenshotNotification = UIApplication
  .userDidTakeScreenshotNotification

@available(*, deprecated, renamed: "UIApplication.willChangeStatusBarOrientationNotification")
public let UIApplicationWillChangeStatusBarOrientationNotification = UIApplication
  .willChangeStatusBarOrientationNotification

@available(*, deprecated, renamed: "UIApplication.didChangeStatusBarOrientationNotification")
public let UIApplicationDidChangeStatusBarOrientationNotification = UIApplication
  .didChangeStatusBarOrientationNotification

@available(*, deprecated, renamed: "UIResponder.keyboardWillShowNotification")
public let UIKeyboardWillShowNotification = UIResponder.keyboardWillShowNotification

@available(*, deprecated, renamed: "UIResponder.keyboardDidShowNotification")
public let UIKeyboardDidShowNotification = UIResponder.keyboardDidShowNotification

@available(*, deprecated, renamed: "UIResponder.keyboardWillHideNotification")
public let UIKeyboardWillHideNotification = UIResponder.keyboardWillHideNotification

@available(*, deprecated, renamed: "UIResponder.keyboardDidHideNotification")
public let UIKeyboardDidHideNotification = UIResponder.keyboardDidHideNotification

@available(*, deprecated, renamed: "UIResponder.keyboardWillChangeFrameNotification")
public let UIKeyboardWillChangeFrameNotification = UIResponder.keyboardWillChangeFrameNotification

@available(*, deprecated, renamed: "UIResponder.keyboardDidChangeFrameNotification")
public let UIKeyboardDidChangeFrameNotification = UIResponder.keyboardDidChangeFrameNotification

@available(*, deprecated, renamed: "UIWindow.didBecomeVisibleNotification")
public let UIWindowDidBecomeVisibleNotification = UIWindow.didBecomeVisibleNotification

@available(*, deprecated, renamed: "UIWindow.didBecomeHiddenNotification")
public let UIWindowDidBecomeHiddenNotification = UIWindow.didBecomeHiddenNotification

@available(*, deprecated, renamed: "UIWindow.didBecomeKeyNotification")
public let UIWindowDidBecomeKeyNotification = UIWindow.didBecomeKeyNotification

@available(*, deprecated, renamed: "UIWindow.didResignKeyNotification")
public let UIWindowDidResignKeyNotification = UIWindow.didResignKeyNotification

@available(*, deprecated, renamed: "UIDevice.orientationDidChangeNotification")
public let UIDeviceOrientationDidChangeNotification = UIDevice.orientationDidChangeNotification

@available(*, deprecated, renamed: "UIDevice.batteryStateDidChangeNotification")
public let UIDeviceBatteryStateDidChangeNotification = UIDevice.batteryStateDidChangeNotification

@available(*, deprecated, renamed: "UIDevice.batteryLevelDidChangeNotification")
public let UIDeviceBatteryLevelDidChangeNotification = UIDevice.batteryLevelDidChangeNotification

@available(*, deprecated, renamed: "UIDevice.proximityStateDidChangeNotification")
public let UIDeviceProximityStateDidChangeNotification = UIDevice
  .proximityStateDidChangeNotification

@available(*, deprecated, renamed: "UIContentSizeCategory.didChangeNotification")
public let UIContentSizeCategoryDidChangeNotification = UIContentSizeCategory.didChangeNotification

@available(*, deprecated, renamed: "UIPasteboard.changedNotification")
public let UIPasteboardChangedNotification = UIPasteboard.changedNotification

@available(*, deprecated, renamed: "UIResponder.keyboardFrameBeginUserInfoKey")
public let UIKeyboardFrameBeginUserInfoKey = UIResponder.keyboardFrameBeginUserInfoKey

@available(*, deprecated, renamed: "UIResponder.keyboardFrameEndUserInfoKey")
public let UIKeyboardFrameEndUserInfoKey = UIResponder.keyboardFrameEndUserInfoKey

@available(*, deprecated, renamed: "UIResponder.keyboardAnimationDurationUserInfoKey")
public let UIKeyboardAnimationDurationUserInfoKey = UIResponder.keyboardAnimationDurationUserInfoKey

@available(*, deprecated, renamed: "UIResponder.keyboardAnimationCurveUserInfoKey")
public let UIKeyboardAnimationCurveUserInfoKey = UIResponder.keyboardAnimationCurveUserInfoKey
