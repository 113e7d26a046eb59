import Foundation
import UIKit

/// What a page may ask of the application around it.
open class NSApplication: NSResponder {
  public static let shared = NSApplication()

  /// The one around the live view.
  open var mainWindow: NSWindow? { NSWindow.live }
  open var keyWindow: NSWindow? { NSWindow.live }
  open var windows: [NSWindow] { [NSWindow.live].compactMap(\.self) }
  open var isActive: Bool { true }

  open var effectiveAppearance: NSAppearance { .currentDrawing() }
  open var appearance: NSAppearance?

  open var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection {
    UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// Tells an object of something.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?) -> Bool {
    guard let object = target as? NSObject, object.responds(to: action) else { return false }
    _ = object.perform(action, with: sender)
    return true
  }

  open func activate(ignoringOtherApps flag: Bool) {}
}

/// The application.
@MainActor public var NSApp: NSApplication! { .shared }
