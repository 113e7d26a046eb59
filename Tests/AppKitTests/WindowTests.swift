import AppKit
import Foundation
import Testing

private final class Keeper: NSWindowDelegate {
  var told: [String] = []
  var closes = false

  func windowShouldClose(_ sender: NSWindow) -> Bool { closes }
  func windowWillClose(_ notification: Notification) { told.append("close") }
  func windowDidResize(_ notification: Notification) { told.append("resize") }
  func windowDidMove(_ notification: Notification) { told.append("move") }
  func windowDidBecomeKey(_ notification: Notification) { told.append("key") }
  func windowDidResignKey(_ notification: Notification) { told.append("no key") }
}

@MainActor
struct WindowTests {
  private func window(_ keeper: Keeper) -> NSWindow {
    let window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 100, height: 100), styleMask: [.titled, .closable],
      backing: .buffered, defer: false)
    window.delegate = keeper
    return window
  }

  @Test func theDelegateHearsWhatHappens() {
    let keeper = Keeper()
    let window = window(keeper)
    window.makeKeyAndOrderFront(nil)
    window.makeKeyAndOrderFront(nil)
    window.setFrameOrigin(NSPoint(x: 5, y: 5))
    window.setFrame(NSRect(x: 5, y: 5, width: 50, height: 100), display: true)
    window.setFrame(NSRect(x: 5, y: 5, width: 50, height: 100), display: true)
    #expect(keeper.told == ["key", "move", "resize"] && window.isKeyWindow)
  }

  @Test func theDelegateMayKeepItOpen() {
    let keeper = Keeper()
    let window = window(keeper)
    window.makeKeyAndOrderFront(nil)
    window.performClose(nil)
    #expect(window.isVisible && keeper.told == ["key"])
    keeper.closes = true
    window.performClose(nil)
    #expect(!window.isVisible && keeper.told == ["key", "close", "no key"])
  }

  @Test func allWhoListenHearOfIt() {
    let window = window(Keeper())
    nonisolated(unsafe) var closed: [NSWindow?] = []
    let listening = NotificationCenter.default.addObserver(
      forName: NSWindow.willCloseNotification, object: window, queue: nil
    ) { closed.append($0.object as? NSWindow) }
    window.close()
    NotificationCenter.default.removeObserver(listening)
    #expect(closed == [window])
  }
}
