import Foundation

extension UIApplication {
  private nonisolated static func name(_ name: String) -> Notification.Name {
    Notification.Name("UIApplication\(name)Notification")
  }

  nonisolated public static let didFinishLaunchingNotification = name("DidFinishLaunching")
  nonisolated public static let didBecomeActiveNotification = name("DidBecomeActive")
  nonisolated public static let willResignActiveNotification = name("WillResignActive")
  nonisolated public static let didEnterBackgroundNotification = name("DidEnterBackground")
  nonisolated public static let willEnterForegroundNotification = name("WillEnterForeground")
  nonisolated public static let willTerminateNotification = name("WillTerminate")
  nonisolated public static let didReceiveMemoryWarningNotification = name(
    "DidReceiveMemoryWarning")
  nonisolated public static let significantTimeChangeNotification = name("SignificantTimeChange")
  nonisolated public static let userDidTakeScreenshotNotification = name("UserDidTakeScreenshot")
  nonisolated public static let backgroundRefreshStatusDidChangeNotification = name(
    "BackgroundRefreshStatusDidChange")
  nonisolated public static let protectedDataWillBecomeUnavailableNotification = name(
    "ProtectedDataWillBecomeUnavailable")
  nonisolated public static let protectedDataDidBecomeAvailableNotification = name(
    "ProtectedDataDidBecomeAvailable")
  nonisolated public static let willChangeStatusBarOrientationNotification = name(
    "WillChangeStatusBarOrientation")
  nonisolated public static let didChangeStatusBarOrientationNotification = name(
    "DidChangeStatusBarOrientation")
  nonisolated public static let willChangeStatusBarFrameNotification = name(
    "WillChangeStatusBarFrame")
  nonisolated public static let didChangeStatusBarFrameNotification = name(
    "DidChangeStatusBarFrame")
  nonisolated public static let statusBarOrientationUserInfoKey =
    "UIApplicationStatusBarOrientationUserInfoKey"
  nonisolated public static let statusBarFrameUserInfoKey =
    "UIApplicationStatusBarFrameUserInfoKey"
}

extension UIContentSizeCategory {
  public static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification")
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}

extension UIResponder {
  private nonisolated static func name(_ name: String) -> Notification.Name {
    Notification.Name("UIKeyboard\(name)Notification")
  }

  nonisolated public static let keyboardWillShowNotification = name("WillShow")
  nonisolated public static let keyboardDidShowNotification = name("DidShow")
  nonisolated public static let keyboardWillHideNotification = name("WillHide")
  nonisolated public static let keyboardDidHideNotification = name("DidHide")
  nonisolated public static let keyboardWillChangeFrameNotification = name("WillChangeFrame")
  nonisolated public static let keyboardDidChangeFrameNotification = name("DidChangeFrame")

  nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  nonisolated public static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  nonisolated public static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
  nonisolated public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
