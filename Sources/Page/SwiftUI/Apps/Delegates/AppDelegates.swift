import Combine
import Observation
@_spi(PageLaunch) import UIKit

/// The delegates of an app: of the application, which an adaptor makes, and of its scene.
@MainActor
enum AppDelegates {
  private(set) static var application: (any UIApplicationDelegate)?
  private static var scene: (any UISceneDelegate)?

  /// Makes the delegate of the application, which hears of the launch when the app has been made.
  static func make<D: NSObject & UIApplicationDelegate>(_ type: D.Type) -> D {
    guard let delegate = type.plainInstance() as? D else {
      fatalError("\(D.self) has no init().")
    }
    application = delegate
    return delegate
  }

  /// Tells the delegates of the launch.
  static func launch() {
    scene = UIApplication.launchWindowless(application)
  }

  /// Puts the delegates that can be observed into the environment.
  static func add(to values: inout EnvironmentValues) {
    for delegate in [application as AnyObject?, scene as AnyObject?].compactMap({ $0 }) {
      guard delegate is any ObservableObject || delegate is any Observable else { continue }
      values.set(delegate, for: ObjectIdentifier(type(of: delegate)))
    }
  }
}
