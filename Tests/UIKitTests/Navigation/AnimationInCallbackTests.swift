import CoreGraphics
import Foundation
import Testing

@testable @_spi(UIKit) import QuartzCore
@testable @_spi(PageRuntime) import UIKit

/// Fades its view in one of its callbacks, and notes when that has ended.
private final class Fading: UIViewController {
  enum Callback { case didLoad, willAppear, didAppear }
  let callback: Callback
  var ends: [Bool] = []

  init(in callback: Callback) {
    self.callback = callback
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() { if callback == .didLoad { fade() } }
  override func viewWillAppear(_ animated: Bool) { if callback == .willAppear { fade() } }
  override func viewDidAppear(_ animated: Bool) { if callback == .didAppear { fade() } }

  private func fade() {
    UIView.animate(withDuration: 1, animations: { self.view.alpha = 0.5 }) { self.ends.append($0) }
  }
}

/// Containers put views in their places at once; what a page does in its callbacks meanwhile animates.
@MainActor
@Suite(.serialized)
struct AnimationInCallbackTests {
  private func check(_ container: UIViewController, _ fading: Fading, _ show: () -> Void = {}) {
    TestStage.run { stage in
      stage.stage.show(container)
      stage.begin()
      show()
      #expect(fading.ends.isEmpty)
      stage.advance(by: 0.5)
      #expect(fading.ends.isEmpty)
      stage.advance(by: 1)
      #expect(fading.ends == [true])
    }
  }

  @Test(arguments: [Fading.Callback.didLoad, .willAppear, .didAppear])
  private func inTheFirstOfAStack(callback: Fading.Callback) {
    let fading = Fading(in: callback)
    check(UINavigationController(rootViewController: fading), fading)
  }

  @Test(arguments: [Fading.Callback.didLoad, .willAppear, .didAppear])
  private func inOneThatIsPushed(callback: Fading.Callback) {
    let fading = Fading(in: callback)
    let navigation = UINavigationController(rootViewController: UIViewController())
    check(navigation, fading) { navigation.pushViewController(fading, animated: false) }
  }

  @Test(arguments: [Fading.Callback.didLoad, .willAppear, .didAppear])
  private func inOneOfTwoTabs(callback: Fading.Callback) {
    let fading = Fading(in: callback)
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), fading]
    check(tabs, fading) { tabs.selectedIndex = 1 }
  }

  @Test func notWhereThePageAsksForNone() {
    let fading = Fading(in: .didLoad)
    UIView.performWithoutAnimation { fading.loadViewIfNeeded() }
    #expect(fading.ends == [true])
  }
}
