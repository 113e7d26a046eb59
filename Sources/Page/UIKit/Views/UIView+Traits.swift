import CoreGraphics
import Foundation
import QuartzCore

extension UIView {
  /// From the superview, or the screen; a view controller's own come between.
  var inheritedTraits: UITraitCollection {
    let around = superview?.traitCollection ?? controller?.parent?.traitCollection ?? .screen
    guard let controller else { return around }
    let given = controller.parent?.overrideTraitCollection(forChild: controller)
    return around.overridden(by: given?.values)
      .overridden(by: controller.ownTraits.with(controller.overrideUserInterfaceStyle))
  }

  /// Compares traits with those the view was last told of, and tells it of others.
  func traitsMayHaveChanged() {
    let (before, now) = (knownTraits, traitCollection)
    guard before !== now, before != now else { return }
    knownTraits = now
    if now.hasDifferentColorAppearance(comparedTo: before) {
      showBackgroundColor()
      colorAppearanceDidChange()
    }
    if now.layoutDirection != before.layoutDirection { layoutDirectionDidChange() }
    if now.displayScale != before.displayScale { setNeedsDisplay() }
    traitCollectionDidChange(before)
    traitObservers.tell(before, now)
    if let controller {
      controller.traitCollectionDidChange(before)
      controller.traitObservers.tell(before, now)
    }
    for view in subviewList { view.traitsMayHaveChanged() }
  }

  /// What is set while the view is out of the tree goes by other traits than those it was last told of.
  func traitsAreApart() {
    isApart = traitCollection.hasDifferentColorAppearance(comparedTo: knownTraits)
  }

  /// Shows all its colours by its traits, told or not, once it is in a tree again.
  func colorsComeBack() {
    guard isApart else { return }
    isApart = false
    showColorsAnew()
  }

  private func showColorsAnew() {
    showBackgroundColor()
    colorAppearanceDidChange()
    for view in subviewList {
      view.traitsMayHaveChanged()
      view.showColorsAnew()
    }
  }

  func showBackgroundColor() {
    if case .pattern? = backgroundColor?.source {
      layer.backgroundColor = nil
      setNeedsDisplay()
    } else {
      layer.backgroundColor = backgroundColor?.color(by: traitCollection)
      // What was drawn may have begun with another ground.
      if hasDrawnContents { setNeedsDisplay() }
    }
  }

  /// Lets colours be chosen by this view's traits while something runs.
  func withOwnTraits<Result>(_ work: () throws -> Result) rethrows -> Result {
    let traits = traitCollection
    guard traits !== UITraitCollection.current else { return try work() }
    let before = CurrentTraits.get()
    CurrentTraits.set(traits)
    defer { CurrentTraits.set(before) }
    return try work()
  }
}
