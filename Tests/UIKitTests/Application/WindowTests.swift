import CoreGraphics
import Foundation
import Testing

@testable @_spi(PageRuntime) import UIKit

private final class Noted: UIWindow {
  var heard: [String] = []
  override func becomeKey() { heard.append("become") }
  override func resignKey() { heard.append("resign") }
}

private final class Diary: UIViewController {
  var heard: [String] = []
  override func viewWillAppear(_ animated: Bool) { heard.append("will") }
  override func viewDidAppear(_ animated: Bool) { heard.append("did") }
  override func viewWillDisappear(_ animated: Bool) { heard.append("willGo") }
  override func viewDidDisappear(_ animated: Bool) { heard.append("gone") }
}

@MainActor
@Suite(.serialized)
struct WindowTests {
  private let live = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  private func window() -> Noted { Noted(frame: CGRect(x: 10, y: 10, width: 50, height: 50)) }

  @Test func aNewWindowIsHidden() {
    let window = window()
    #expect(window.isHidden && !window.isKeyWindow)
    #expect(!UIApplication.shared.windows.contains(window))
    window.makeKeyAndVisible()
    #expect(!window.isHidden && window.isKeyWindow && UIApplication.shared.keyWindow === window)
    #expect(UIApplication.shared.windows.contains(window))
    window.isHidden = true
    #expect(!window.isKeyWindow && !UIApplication.shared.windows.contains(window))
  }

  @Test func theKeyPassesFromWindowToWindow() {
    let (first, second) = (window(), window())
    first.makeKeyAndVisible()
    second.makeKeyAndVisible()
    #expect(first.heard == ["become", "resign"] && second.heard == ["become"])
    second.isHidden = true
    #expect(first.heard == ["become", "resign", "become"])
    first.isHidden = true
  }

  @Test func windowsStandByTheirLevels() {
    let (low, high, middle) = (window(), window(), window())
    high.windowLevel = .alert
    middle.windowLevel = .normal + 1
    for window in [high, low, middle] { window.isHidden = false }
    let order = UIApplication.shared.windows.filter { [low, high, middle].contains($0) }
    #expect(order == [low, middle, high])
    low.windowLevel = .alert + 1
    #expect(UIApplication.shared.windows.last === low)
    for window in [high, low, middle] { window.isHidden = true }
  }

  @Test func aWindowAboveTheLiveViewIsSeenAndTouched() {
    TestStage.run(showing: live) { stage in
      let window = window()
      let button = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      window.addSubview(button)
      window.isHidden = false
      #expect(stage.stage.rootLayer?.sublayers?.last === window.layer)
      #expect(live.window?.hitTest(CGPoint(x: 15, y: 15), with: nil) === button)
      #expect(live.window?.hitTest(CGPoint(x: 5, y: 5), with: nil) === live)
      #expect(button.convert(CGPoint.zero, to: live) == CGPoint(x: 10, y: 10))
      window.isHidden = true
      #expect(live.window?.hitTest(CGPoint(x: 15, y: 15), with: nil) === live)
      #expect(window.layer.superlayer == nil)
    }
  }

  @Test func aWindowTellsItsRootControllerThatItAppears() {
    TestStage.run { stage in
      let (window, diary) = (window(), Diary())
      window.rootViewController = diary
      #expect(diary.heard.isEmpty && diary.view.frame == window.bounds)
      window.makeKeyAndVisible()
      #expect(diary.heard == ["will"])
      stage.advance(by: 0.01)
      #expect(diary.heard == ["will", "did"])
      window.frame.size = CGSize(width: 70, height: 60)
      #expect(diary.view.frame == CGRect(x: 0, y: 0, width: 70, height: 60))
      window.isHidden = true
      #expect(diary.heard == ["will", "did", "willGo", "gone"])
    }
  }

  @Test func theSceneHoldsAllWindows() throws {
    let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    let window = UIWindow(windowScene: scene)
    window.makeKeyAndVisible()
    #expect(scene.windows.contains(window) && scene.keyWindow === window)
    #expect(window.frame == UIScreen.main.bounds && window.windowScene === scene)
    #expect(scene.activationState == .foregroundActive)
    window.isHidden = true
  }

  @Test func becomingKeyIsAnnounced() {
    var names: [String] = []
    let center = NotificationCenter.default
    let all: [Notification.Name] = [
      UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification,
      UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeHiddenNotification,
    ]
    let window = window()
    let observers = all.map { name in
      center.addObserver(forName: name, object: window, queue: nil) {
        names.append($0.name.rawValue)
      }
    }
    window.makeKeyAndVisible()
    window.isHidden = true
    for observer in observers { center.removeObserver(observer) }
    #expect(
      names == [
        "UIWindowDidBecomeVisibleNotification", "UIWindowDidBecomeKeyNotification",
        "UIWindowDidResignKeyNotification", "UIWindowDidBecomeHiddenNotification",
      ])
  }
}
