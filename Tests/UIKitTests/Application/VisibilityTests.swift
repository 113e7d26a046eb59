import CoreGraphics
import Foundation
import Testing

@testable @_spi(PageRuntime) import UIKit

/// What an application hears when the studio's window is hidden and shown again.
@MainActor
@Suite(.serialized)
struct VisibilityTests {
  private static var log: [String] = []

  private static func note(_ text: String) {
    let application = UIApplication.shared
    log.append(
      "\(text) \(application.applicationState) \(UIWindowScene.only.activationState)")
  }

  private func taken() -> [String] {
    defer { Self.log = [] }
    return Self.log
  }

  private final class Delegate: NSObject, UIApplicationDelegate {
    func applicationWillResignActive(_ application: UIApplication) { note("resign") }
    func applicationDidEnterBackground(_ application: UIApplication) { note("background") }
    func applicationWillEnterForeground(_ application: UIApplication) { note("foreground") }
    func applicationDidBecomeActive(_ application: UIApplication) { note("active") }
  }

  private final class Scene: NSObject, UISceneDelegate {
    func sceneWillResignActive(_ scene: UIScene) { note("scene resign") }
    func sceneDidEnterBackground(_ scene: UIScene) { note("scene background") }
    func sceneWillEnterForeground(_ scene: UIScene) { note("scene foreground") }
    func sceneDidBecomeActive(_ scene: UIScene) { note("scene active") }
  }

  private func run(_ test: (LiveViewStage) -> Void) {
    TestStage.run(showing: UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))) { stage in
      test(stage.stage)
      stage.stage.set(.visible)
    }
    Self.log = []
  }

  @Test func theDelegateHearsOfEachStep() {
    let delegate = Delegate()
    UIApplication.shared.delegate = delegate
    defer { UIApplication.shared.delegate = nil }
    run { stage in
      stage.set(.visible)
      #expect(taken() == [])
      stage.set(.hidden)
      #expect(
        taken() == [
          "resign active foregroundActive", "background background background",
        ])
      stage.set(.hidden)
      #expect(taken() == [])
      stage.set(.visible)
      #expect(taken() == ["foreground background background", "active active foregroundActive"])
    }
  }

  /// As on iOS, an application with a scene that has a delegate leaves it all to that.
  @Test func theDelegateOfAScenesHearsInPlaceOfTheApplications() {
    let (delegate, scene) = (Delegate(), Scene())
    UIApplication.shared.delegate = delegate
    UIWindowScene.only.delegate = scene
    defer {
      UIApplication.shared.delegate = nil
      UIWindowScene.only.delegate = nil
    }
    run { stage in
      stage.set(.hidden)
      #expect(
        taken() == [
          "scene resign active foregroundActive", "scene background background background",
        ])
      stage.set(.visible)
      #expect(
        taken() == [
          "scene foreground background background", "scene active active foregroundActive",
        ])
    }
  }

  @Test func everyoneCanObserveTheSteps() {
    let names = [
      UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
      UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
      UIScene.willDeactivateNotification, UIScene.didEnterBackgroundNotification,
      UIScene.willEnterForegroundNotification, UIScene.didActivateNotification,
    ]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { told in
        let isOfApplication = told.object as? UIApplication === UIApplication.shared
        MainActor.assumeIsolated {
          Self.log.append("\(name.rawValue) \(isOfApplication)")
        }
      }
    }
    defer { observers.forEach(NotificationCenter.default.removeObserver) }
    run { stage in
      stage.set(.hidden)
      #expect(
        taken() == [
          "UISceneWillDeactivateNotification false",
          "UIApplicationWillResignActiveNotification true",
          "UISceneDidEnterBackgroundNotification false",
          "UIApplicationDidEnterBackgroundNotification true",
        ])
      stage.set(.visible)
      #expect(
        taken() == [
          "UISceneWillEnterForegroundNotification false",
          "UIApplicationWillEnterForegroundNotification true",
          "UISceneDidActivateNotification false",
          "UIApplicationDidBecomeActiveNotification true",
        ])
    }
  }
}
