import CoreGraphics
import Foundation
import QuartzCore

/// The screen. In a playground it is an iPad's, whatever the size of the live view; an app and
/// previews of SwiftUI fill the screen, which is as large as the live view there.
@MainActor @preconcurrency
open class UIScreen: NSObject, ScreenSpace, UITraitEnvironment {
  private static let shown = UIScreen()
  nonisolated static let pixelsPerPoint: CGFloat = 2

  open class var main: UIScreen { shown }
  open class var screens: [UIScreen] { [shown] }

  open var mirrored: UIScreen? { nil }
  open var isCaptured: Bool { false }

  // MARK: Size

  /// Whether the live view fills the screen.
  @_spi(SwiftUI) public static var isFilled = false
  /// The size of the live view, as far as it is known.
  static var stageSize = UIViewController.defaultSize

  open var bounds: CGRect {
    let size = UIScreen.isFilled ? UIScreen.stageSize : CGSize(width: 768, height: 1024)
    return CGRect(origin: .zero, size: size)
  }
  open var nativeBounds: CGRect {
    bounds.applying(CGAffineTransform(scaleX: nativeScale, y: nativeScale))
  }
  open var scale: CGFloat { UIScreen.pixelsPerPoint }
  open var nativeScale: CGFloat { UIScreen.pixelsPerPoint }
  open var applicationFrame: CGRect { bounds }

  open var coordinateSpace: any UICoordinateSpace { self }
  /// The same whichever way up the device is; this one is never turned.
  open var fixedCoordinateSpace: any UICoordinateSpace { self }

  open var currentMode: UIScreenMode? { UIScreenMode.only }
  open var preferredMode: UIScreenMode? { UIScreenMode.only }
  open var availableModes: [UIScreenMode] { [UIScreenMode.only] }

  // MARK: Light

  /// From 0 to 1; it is kept, and changes nothing that is seen.
  open var brightness: CGFloat = 0.5 {
    didSet {
      brightness = min(max(brightness, 0), 1)
      guard brightness != oldValue else { return }
      NotificationCenter.default.post(
        name: UIScreen.brightnessDidChangeNotification, object: self)
    }
  }

  open var wantsSoftwareDimming = false
  open var potentialEDRHeadroom: CGFloat { 1 }
  open var currentEDRHeadroom: CGFloat { 1 }

  // MARK: Frames

  open var maximumFramesPerSecond: Int { 60 }

  open func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel)
  }

  // MARK: Traits

  open var traitCollection: UITraitCollection { .screen }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// A view that shows what the key window shows now.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    let shown = UIApplication.shared.keyWindow?.snapshotView(afterScreenUpdates: afterUpdates)
    return shown ?? UIView(frame: bounds)
  }

  // MARK: Notifications

  nonisolated public static let didConnectNotification = Notification.Name(
    "UIScreenDidConnectNotification")
  nonisolated public static let didDisconnectNotification = Notification.Name(
    "UIScreenDidDisconnectNotification")
  nonisolated public static let modeDidChangeNotification = Notification.Name(
    "UIScreenModeDidChangeNotification")
  nonisolated public static let brightnessDidChangeNotification = Notification.Name(
    "UIScreenBrightnessDidChangeNotification")
  nonisolated public static let capturedDidChangeNotification = Notification.Name(
    "UIScreenCapturedDidChangeNotification")
}

/// How many pixels a screen shows.
@MainActor @preconcurrency
open class UIScreenMode: NSObject {
  static let only = UIScreenMode()

  open var size: CGSize { UIScreen.main.nativeBounds.size }
  open var pixelAspectRatio: CGFloat { 1 }
}
