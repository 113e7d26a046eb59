import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite(.serialized)
struct TraitTests {
  @Test func whatIsNotSpecifiedIsTakenFromOthers() {
    let both = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .light), UITraitCollection(displayScale: 3),
      UITraitCollection(userInterfaceStyle: .dark),
    ])
    #expect(both.userInterfaceStyle == .dark && both.displayScale == 3)
    #expect(both.userInterfaceIdiom == .unspecified)
    #expect(both.containsTraits(in: UITraitCollection(displayScale: 3)))
    #expect(!both.containsTraits(in: UITraitCollection(displayScale: 2)))
    #expect(both.hasDifferentColorAppearance(comparedTo: UITraitCollection(displayScale: 3)))
    #expect(
      !both.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .dark)))
    let changed = both.modifyingTraits { $0.userInterfaceIdiom = .phone }
    #expect(changed.userInterfaceIdiom == .phone && changed.displayScale == 3)
    #expect(UITraitCollection { $0.displayScale = 3 } == UITraitCollection(displayScale: 3))
  }

  @Test func sizeCategoriesAreInOrder() {
    #expect(UIContentSizeCategory.large < .accessibilityMedium)
    #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    #expect(UIContentSizeCategory.large.rawValue == "UICTContentSizeCategoryL")
  }

  private final class Told: UIView {
    var told: [UIUserInterfaceStyle] = []
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      super.traitCollectionDidChange(previous)
      told.append(previous?.userInterfaceStyle ?? .unspecified)
    }
  }

  @Test func aStyleIsInheritedAndColoursFollow() {
    let (outer, inner) = (UIView(), Told())
    inner.backgroundColor = .systemBackground
    outer.addSubview(inner)
    #expect(inner.told.isEmpty)
    outer.overrideUserInterfaceStyle = .dark
    #expect(inner.told == [.light] && inner.traitCollection.userInterfaceStyle == .dark)
    #expect(inner.layer.backgroundColor == CGColor(red: 0, green: 0, blue: 0, alpha: 1))
    inner.removeFromSuperview()
    outer.overrideUserInterfaceStyle = .unspecified
    outer.addSubview(inner)
    #expect(inner.layer.backgroundColor == CGColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(inner.told == [.light, .dark])
  }

  @Test func aControllersStyleIsItsViewsAndItsChildrens() {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    parent.view.addSubview(child.view)
    parent.overrideUserInterfaceStyle = .dark
    #expect(child.view.traitCollection.userInterfaceStyle == .dark)
    #expect(child.traitCollection.userInterfaceStyle == .dark)
    parent.setOverrideTraitCollection(
      UITraitCollection(userInterfaceStyle: .light), forChild: child)
    #expect(child.view.traitCollection.userInterfaceStyle == .light)
  }

  private struct Mood: UITraitDefinition {
    static let defaultValue = "calm"
  }

  @Test func observersHearOfTheTraitsTheyAskedFor() {
    let view = UIView()
    var heard: [String] = []
    let first = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (changed: UIView, before: UITraitCollection) in
      heard.append("\(before.userInterfaceStyle)")
      #expect(changed === view)
    }
    view.registerForTraitChanges([Mood.self]) { (_: UIView, before: UITraitCollection) in
      heard.append(before[Mood.self])
    }
    view.overrideUserInterfaceStyle = .dark
    #expect(heard == ["light"])
    view.traitOverrides[Mood.self] = "glad"
    #expect(heard == ["light", "calm"] && view.traitCollection[Mood.self] == "glad")
    #expect(view.traitOverrides.contains(Mood.self))
    view.unregisterForTraitChanges(first)
    view.overrideUserInterfaceStyle = .light
    view.traitOverrides.remove(Mood.self)
    #expect(heard == ["light", "calm", "glad"])
    view.traitOverrides.displayScale = 3
    #expect(view.traitCollection[UITraitDisplayScale.self] == 3)
  }
}
