import Foundation
import Testing

@testable import UIKit

private final class Special: UISwitch {}
private final class Holder: UIView {}

/// Looks that are set for a kind of views; each test has kinds of its own, for looks stay set.
@MainActor
@Suite(.serialized) struct AppearanceTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  private func shown<View: UIView>(_ view: View) -> View {
    window.addSubview(view)
    return view
  }

  @Test func aLookHoldsForViewsThatComeIntoAWindow() {
    final class Slider: UISlider {}
    Slider.appearance().minimumTrackTintColor = .red
    let slider = Slider()
    #expect(slider.minimumTrackTintColor == nil)
    #expect(shown(slider).minimumTrackTintColor == .red)
    #expect(shown(UISlider()).minimumTrackTintColor == nil)
  }

  @Test func whatIsSetOnAViewItselfWins() {
    final class Progress: UIProgressView {}
    Progress.appearance().progressTintColor = .red
    let progress = Progress()
    progress.progressTintColor = .blue
    #expect(shown(progress).progressTintColor == .blue)
    progress.removeFromSuperview()
    progress.progressTintColor = nil
    #expect(shown(progress).progressTintColor == .red)
  }

  @Test func theNearerKindWins() {
    class Base: UISwitch {}
    final class Derived: Base {}
    Derived.appearance().onTintColor = .green
    Base.appearance().onTintColor = .red
    Base.appearance().thumbTintColor = .yellow
    let derived = shown(Derived())
    #expect(derived.onTintColor == .green && derived.thumbTintColor == .yellow)
    #expect(shown(Base()).onTintColor == .red)
  }

  @Test func aLookCanHoldWithinContainersAlone() {
    Special.appearance(whenContainedInInstancesOf: [Holder.self]).onTintColor = .purple
    Special.appearance().onTintColor = .orange
    let holder = shown(Holder())
    let inside = Special()
    holder.addSubview(inside)
    #expect(inside.onTintColor == .purple)
    #expect(shown(Special()).onTintColor == .orange)
  }

  @Test func aLookCanHoldForTraits() {
    final class Pages: UIPageControl {}
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    Pages.appearance(for: dark).pageIndicatorTintColor = .red
    #expect(shown(Pages()).pageIndicatorTintColor == nil)
    window.overrideUserInterfaceStyle = .dark
    #expect(shown(Pages()).pageIndicatorTintColor == .red)
  }

  @Test func theSameKindHasTheSameProxy() {
    final class Label: UILabel {}
    #expect(Label.appearance() === Label.appearance())
    Label.appearance().textColor = .red
    Label.appearance().tintColor = .green
    let label = shown(Label())
    #expect(label.textColor == .red && label.tintColor == .green)
  }

  @Test func attributesOfTitlesCanBeSet() {
    final class Segments: UISegmentedControl {}
    Segments.appearance().setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    let segments = shown(Segments())
    #expect(segments.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .red)
  }
}
