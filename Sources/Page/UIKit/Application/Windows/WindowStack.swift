import CoreGraphics
import Foundation
import QuartzCore

/// All windows, from back to front, and which of them has the keys.
///
/// The live view's window is the ground. What else is shown hangs its layers into the ground's,
/// above all views of it, for only what is in the ground's tree of layers is seen. Windows belong
/// to the page: none is kept alive here.
@MainActor
final class WindowStack {
  static let shared = WindowStack()

  private var entries: [Entry] = []
  private(set) weak var key: UIWindow?
  private weak var ground: UIWindow?

  private struct Entry {
    weak var window: UIWindow?
  }

  /// Every window that is shown, the lowest first.
  var windows: [UIWindow] { entries.compactMap(\.window) }

  /// A window was shown, hidden, or has another level.
  func put(_ window: UIWindow) {
    entries.removeAll { $0.window == nil || $0.window === window }
    if window.isHidden {
      leave(window)
      return
    }
    let index = entries.firstIndex { ($0.window?.windowLevel ?? .normal) > window.windowLevel }
    entries.insert(Entry(window: window), at: index ?? entries.count)
    if window.appearance == .staged { ground = window }
    hang()
  }

  private func leave(_ window: UIWindow) {
    if window !== ground, window.superview == nil { window.layer.removeFromSuperlayer() }
    guard key === window else { return }
    key = nil
    resigned(window)
    entries.last?.window?.makeKey()
  }

  /// Windows in front of the ground, the lowest first; one that is a subview is a view like others.
  private var hanging: [UIWindow] {
    windows.filter { $0 !== ground && $0.superview == nil }
  }

  private func hang() {
    guard let ground else { return }
    for window in hanging {
      if window.windowLevel < ground.windowLevel {
        ground.layer.insertSublayer(window.layer, at: 0)
      } else {
        ground.layer.addSublayer(window.layer)
      }
    }
  }

  // MARK: Key window

  func makeKey(_ window: UIWindow) {
    guard key !== window else { return }
    let old = key
    key = window
    if let old { resigned(old) }
    window.becomeKey()
    NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: window)
  }

  private func resigned(_ window: UIWindow) {
    window.resignKey()
    NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: window)
  }

  // MARK: Touches

  /// The view that is hit in windows that lie above one.
  func view(above window: UIWindow, at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard window === ground, entries.count > 1 else { return nil }
    for other in hanging.reversed() where other.windowLevel >= window.windowLevel {
      let place = other.convert(point, from: window)
      if let found = other.hitTest(place, with: event) { return found }
    }
    return nil
  }
}
