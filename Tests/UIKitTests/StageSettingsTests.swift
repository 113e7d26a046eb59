import CoreGraphics
import Foundation
import Testing

@testable @_spi(UIKit) import QuartzCore
@testable @_spi(PageRuntime) import UIKit

private final class Listening: UIViewController {
  var heard: [String] = []

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    heard.append("to \(Int(size.width))×\(Int(size.height)) from \(Int(view.bounds.width))")
  }

  override func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
    heard.append("height class \(newCollection.verticalSizeClass.rawValue)")
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    heard.append(traitCollection.userInterfaceStyle == .dark ? "dark" : "light")
  }
}

/// How a person wants to see the live view.
@MainActor
@Suite(.serialized)
struct StageSettingsTests {
  private typealias Settings = LiveViewStage.Settings
  private static let phone = CGSize(width: 390, height: 844)

  /// A stage whose settings are the usual ones again afterwards.
  private func run(_ test: (TestStage) throws -> Void) rethrows {
    try TestStage.run { stage in
      defer { stage.stage.set(Settings()) }
      try test(stage)
    }
  }

  @Test func aSizeIsTheLiveViewsAndItsLayoutFollows() {
    run { stage in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
      let bar = UIView(frame: CGRect(x: 0, y: 70, width: 100, height: 10))
      bar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
      view.addSubview(bar)
      stage.stage.show(view)
      stage.begin()
      stage.stage.set(Settings(size: Self.phone))
      stage.advance(by: 0.1)
      #expect(stage.stage.liveViewSize == Self.phone && view.frame.size == Self.phone)
      #expect(bar.frame == CGRect(x: 0, y: 834, width: 390, height: 10))
      stage.stage.set(Settings())
      stage.advance(by: 0.1)
      #expect(stage.stage.liveViewSize == CGSize(width: 100, height: 80))
      #expect(view.frame.size == CGSize(width: 100, height: 80))
    }
  }

  @Test func aSizeChosenBeforeIsThereFromTheFirstLayout() {
    run { stage in
      stage.stage.set(Settings(size: Self.phone, orientation: .turned))
      let controller = Listening()
      stage.stage.show(controller)
      stage.begin()
      #expect(controller.view.bounds.size == CGSize(width: 844, height: 390))
      #expect(!controller.heard.contains { $0.hasPrefix("to") })
    }
  }

  @Test func aControllerHearsOfItsNewSizeBeforeItHasIt() {
    run { stage in
      let controller = Listening()
      stage.stage.show(controller)
      stage.begin()
      controller.heard = []
      stage.stage.set(Settings(size: Self.phone, orientation: .turned))
      #expect(controller.heard == ["height class 1", "to 844×390 from 375", "light"])
      #expect(controller.traitCollection.verticalSizeClass == .compact)
      #expect(UIWindowScene.only.interfaceOrientation.isLandscape)
    }
  }

  @Test func whatThePageHasFixedStays() {
    run { stage in
      let controller = UIViewController()
      controller.preferredContentSize = CGSize(width: 200, height: 100)
      stage.stage.show(controller)
      stage.begin()
      stage.stage.set(Settings(size: Self.phone))
      stage.advance(by: 0.1)
      #expect(stage.stage.liveViewSize == CGSize(width: 200, height: 100))
    }
  }

  @Test func aViewThatResizesItselfDoesSoWithinTheChosenSize() {
    run { stage in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
      stage.stage.show(view)
      stage.begin()
      stage.stage.set(Settings(size: Self.phone))
      view.frame.size = CGSize(width: 50, height: 50)
      stage.advance(by: 0.1)
      #expect(stage.stage.liveViewSize == Self.phone)
    }
  }

  @Test func aTabletIsRegularBothWays() {
    let size = CGSize(width: 1180, height: 820)
    let traits = Settings(size: size).traits(for: size)
    #expect(traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .regular)
  }

  @Test func coloursAndTraitsFollowTheAppearance() {
    run { stage in
      let controller = Listening()
      controller.view.backgroundColor = .systemBackground
      stage.stage.show(controller)
      stage.begin()
      let light = controller.view.layer.backgroundColor
      controller.heard = []
      stage.stage.set(Settings(appearance: .dark))
      #expect(controller.traitCollection.userInterfaceStyle == .dark)
      #expect(UITraitCollection.current.userInterfaceStyle == .dark)
      #expect(controller.view.layer.backgroundColor != light)
      #expect(controller.heard.last == "dark")
      stage.stage.set(Settings())
      #expect(controller.view.layer.backgroundColor == light)
    }
  }

  @Test func whatThePageOverridesStaysItsOwn() {
    run { stage in
      let controller = Listening()
      controller.overrideUserInterfaceStyle = .light
      stage.stage.show(controller)
      stage.begin()
      stage.stage.set(Settings(appearance: .dark))
      #expect(controller.traitCollection.userInterfaceStyle == .light)
    }
  }

  @Test func slowAnimationsTakeTenTimesAsLongAndGoOnFromWhereTheyAre() {
    run { stage in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
      stage.stage.show(view)
      stage.begin()
      var isDone = false
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.alpha = 0
      } completion: { _ in
        isDone = true
      }
      stage.advance(by: 0.5)
      let half = view.layer.presentation()?.opacity ?? 0
      stage.stage.set(Settings(pace: .slow))
      #expect(abs((view.layer.presentation()?.opacity ?? 0) - half) < 0.001)
      stage.advance(by: 1)
      #expect(abs((view.layer.presentation()?.opacity ?? 0) - (half - 0.1)) < 0.001)
      #expect(!isDone)
      stage.advance(by: 4.2)
      #expect(isDone)
    }
  }

  @Test func whoeverAsksHearsThatTheDeviceWasTurned() {
    run { stage in
      UIDevice.current.beginGeneratingDeviceOrientationNotifications()
      defer { UIDevice.current.endGeneratingDeviceOrientationNotifications() }
      nonisolated(unsafe) var heard = 0
      let observer = NotificationCenter.default.addObserver(
        forName: UIDevice.orientationDidChangeNotification, object: nil, queue: nil
      ) { _ in heard += 1 }
      defer { NotificationCenter.default.removeObserver(observer) }
      stage.stage.set(Settings(orientation: .turned))
      #expect(heard == 1 && UIDevice.current.orientation == .landscapeLeft)
    }
  }
}
