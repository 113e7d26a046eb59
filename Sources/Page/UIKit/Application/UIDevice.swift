import Foundation
import FoundationAdditions

/// The device a page runs on: charged, and held as the user says. It is an iPad, or an iPhone where
/// the user gives the live view the size of one.
@MainActor @preconcurrency
open class UIDevice: NSObject, UndefinedKeyWriter {
  private static let shown = UIDevice()

  open class var current: UIDevice { shown }

  public enum BatteryState: Int, Sendable {
    case unknown, unplugged, charging, full
  }

  // MARK: Names

  private var isPhone: Bool { userInterfaceIdiom == .phone }

  open var name: String { isPhone ? "iPhone" : "iPad" }
  open var model: String { isPhone ? "iPhone" : "iPad" }
  open var localizedModel: String { model }
  open var systemName: String { isPhone ? "iOS" : "iPadOS" }
  open var systemVersion: String { "18.0" }
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    UITraitCollection.screen.userInterfaceIdiom
  }
  open var isMultitaskingSupported: Bool { true }

  /// The same for all of a run; a seeded run always has the same.
  open private(set) lazy var identifierForVendor: UUID? = UUID()

  // MARK: Orientation

  open var orientation: UIDeviceOrientation {
    isGeneratingDeviceOrientationNotifications ? held : .unknown
  }

  /// How it is held, whether anyone asks or not.
  private(set) var held = UIDeviceOrientation.portrait

  func turn(_ orientation: UIDeviceOrientation) {
    guard orientation != held else { return }
    held = orientation
    guard isGeneratingDeviceOrientationNotifications else { return }
    NotificationCenter.default.post(
      name: UIDevice.orientationDidChangeNotification, object: self)
  }

  /// Apps give the device an orientation by this key to turn their interface. That is accepted
  /// without effect, as on iOS 16 and later; another key stops the page.
  open func setValue(_ value: Any?, forUndefinedKey key: String) {
    guard key != "orientation" else { return }
    fatalError("[<UIDevice> setValue:forUndefinedKey:]: there is no value for the key \(key).")
  }

  private var orientationListeners = 0

  open var isGeneratingDeviceOrientationNotifications: Bool { orientationListeners > 0 }

  open func beginGeneratingDeviceOrientationNotifications() {
    orientationListeners += 1
  }

  open func endGeneratingDeviceOrientationNotifications() {
    orientationListeners = max(orientationListeners - 1, 0)
  }

  // MARK: Battery and proximity

  open var isBatteryMonitoringEnabled = false

  open var batteryState: BatteryState { isBatteryMonitoringEnabled ? .full : .unknown }
  open var batteryLevel: Float { isBatteryMonitoringEnabled ? 1 : -1 }

  /// An iPad has no sensor that notices a face, so this stays off.
  open var isProximityMonitoringEnabled: Bool {
    get { false }
    set {}
  }

  open var proximityState: Bool { false }

  open func playInputClick() {}

  // MARK: Notifications

  nonisolated public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
  nonisolated public static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  nonisolated public static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  nonisolated public static let proximityStateDidChangeNotification = Notification.Name(
    "UIDeviceProximityStateDidChangeNotification")
}

/// An input view whose keys click.
@MainActor @preconcurrency
public protocol UIInputViewAudioFeedback: NSObjectProtocol {
  var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
  public var enableInputClicksWhenVisible: Bool { false }
}
