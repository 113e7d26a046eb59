import Foundation

/// Who is told what happens to a window.
public protocol NSWindowDelegate: AnyObject {
  func windowShouldClose(_ sender: NSWindow) -> Bool
  func windowWillClose(_ notification: Notification)
  func windowWillResize(_ sender: NSWindow, to frameSize: NSSize) -> NSSize
  func windowDidResize(_ notification: Notification)
  func windowDidMove(_ notification: Notification)
  func windowDidBecomeKey(_ notification: Notification)
  func windowDidResignKey(_ notification: Notification)
  func windowDidBecomeMain(_ notification: Notification)
  func windowDidResignMain(_ notification: Notification)
  func windowDidMiniaturize(_ notification: Notification)
  func windowDidDeminiaturize(_ notification: Notification)
  func windowDidEnterFullScreen(_ notification: Notification)
  func windowDidExitFullScreen(_ notification: Notification)
  func windowDidUpdate(_ notification: Notification)
}

extension NSWindowDelegate {
  public func windowShouldClose(_ sender: NSWindow) -> Bool { true }
  public func windowWillClose(_ notification: Notification) {}
  public func windowWillResize(_ sender: NSWindow, to frameSize: NSSize) -> NSSize { frameSize }
  public func windowDidResize(_ notification: Notification) {}
  public func windowDidMove(_ notification: Notification) {}
  public func windowDidBecomeKey(_ notification: Notification) {}
  public func windowDidResignKey(_ notification: Notification) {}
  public func windowDidBecomeMain(_ notification: Notification) {}
  public func windowDidResignMain(_ notification: Notification) {}
  public func windowDidMiniaturize(_ notification: Notification) {}
  public func windowDidDeminiaturize(_ notification: Notification) {}
  public func windowDidEnterFullScreen(_ notification: Notification) {}
  public func windowDidExitFullScreen(_ notification: Notification) {}
  public func windowDidUpdate(_ notification: Notification) {}
}

extension NSWindow {
  public static let willCloseNotification = Notification.Name("NSWindowWillCloseNotification")
  public static let didResizeNotification = Notification.Name("NSWindowDidResizeNotification")
  public static let didMoveNotification = Notification.Name("NSWindowDidMoveNotification")
  public static let didBecomeKeyNotification =
    Notification.Name("NSWindowDidBecomeKeyNotification")
  public static let didResignKeyNotification =
    Notification.Name("NSWindowDidResignKeyNotification")
  public static let didBecomeMainNotification =
    Notification.Name("NSWindowDidBecomeMainNotification")
  public static let didResignMainNotification =
    Notification.Name("NSWindowDidResignMainNotification")

  /// Says to the delegate and to all who listen that something has happened.
  func tell(
    _ name: Notification.Name, _ method: (any NSWindowDelegate) -> (Notification) -> Void
  ) {
    let notification = Notification(name: name, object: self)
    if let delegate { method(delegate)(notification) }
    NotificationCenter.default.post(notification)
  }
}
