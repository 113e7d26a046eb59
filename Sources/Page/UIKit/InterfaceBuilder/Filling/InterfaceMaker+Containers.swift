import CoreGraphics
import Foundation

// Views that hold others: what scrolls, stacks, and effects.

extension InterfaceMaker {
  func fillScroll(_ view: UIScrollView, _ element: InterfaceElement) {
    element.flag("scrollEnabled").map { view.isScrollEnabled = $0 }
    element.flag("pagingEnabled").map { view.isPagingEnabled = $0 }
    element.flag("bounces").map { view.bounces = $0 }
    element.flag("bouncesZoom").map { view.bouncesZoom = $0 }
    element.flag("alwaysBounceVertical").map { view.alwaysBounceVertical = $0 }
    element.flag("alwaysBounceHorizontal").map { view.alwaysBounceHorizontal = $0 }
    element.flag("directionalLockEnabled").map { view.isDirectionalLockEnabled = $0 }
    element.flag("showsHorizontalScrollIndicator")
      .map { view.showsHorizontalScrollIndicator = $0 }
    element.flag("showsVerticalScrollIndicator").map { view.showsVerticalScrollIndicator = $0 }
    element.flag("delaysContentTouches").map { view.delaysContentTouches = $0 }
    element.flag("canCancelContentTouches").map { view.canCancelContentTouches = $0 }
    element.flag("scrollsToTop").map { view.scrollsToTop = $0 }
    element.number("minimumZoomScale").map { if $0 > 0 { view.minimumZoomScale = $0 } }
    element.number("maximumZoomScale").map { if $0 > 0 { view.maximumZoomScale = $0 } }
    element.value("contentInset").map { view.contentInset = $0.insets }
    element.value("scrollIndicatorInsets").map { view.scrollIndicatorInsets = $0.insets }
    element.value("contentSize").map { view.contentSize = $0.size }
    fillScrollWords(view, element)
  }

  private func fillScrollWords(_ view: UIScrollView, _ element: InterfaceElement) {
    let styles: [String: UIScrollView.IndicatorStyle] = [
      "default": .default, "black": .black, "white": .white,
    ]
    element["indicatorStyle"].flatMap { styles[$0] }.map { view.indicatorStyle = $0 }
    let dismissals: [String: UIScrollView.KeyboardDismissMode] = [
      "onDrag": .onDrag, "interactive": .interactive, "none": .none,
    ]
    element["keyboardDismissMode"].flatMap { dismissals[$0] }
      .map { view.keyboardDismissMode = $0 }
    let adjustments: [String: UIScrollView.ContentInsetAdjustmentBehavior] = [
      "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never,
      "always": .always,
    ]
    element["contentInsetAdjustmentBehavior"].flatMap { adjustments[$0] }
      .map { view.contentInsetAdjustmentBehavior = $0 }
  }

  func fillStack(_ view: UIStackView, _ element: InterfaceElement) {
    view.axis = element["axis"] == "vertical" ? .vertical : .horizontal
    let distributions: [String: UIStackView.Distribution] = [
      "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
      "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
    ]
    element["distribution"].flatMap { distributions[$0] }.map { view.distribution = $0 }
    let alignments: [String: UIStackView.Alignment] = [
      "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline,
      "center": .center, "trailing": .trailing, "bottom": .bottom,
      "lastBaseline": .lastBaseline,
    ]
    element["alignment"].flatMap { alignments[$0] }.map { view.alignment = $0 }
    if element["spacingType"] == "standard" {
      view.spacing = UIStackView.spacingUseSystem
    } else {
      element.number("spacing").map { view.spacing = $0 }
    }
    // Margins that somebody has set count.
    let hasMargins =
      element.value("layoutMargins") != nil || element.value("directionalLayoutMargins") != nil
    view.isLayoutMarginsRelativeArrangement =
      element.flag("layoutMarginsRelativeArrangement") ?? hasMargins
    element.flag("baselineRelativeArrangement").map { view.isBaselineRelativeArrangement = $0 }
  }

  func fillEffect(_ view: UIVisualEffectView, _ element: InterfaceElement) {
    if let content = element.value("contentView") { fill(view.contentView, content) }
    let blur = element.value("blurEffect") ?? element.children.first { $0.name == "blurEffect" }
    if let blur { view.effect = UIBlurEffect(style: blurStyle(blur["style"])) }
    if let vibrancy = element.children.first(where: { $0.name == "vibrancyEffect" }) {
      let under = vibrancy.children.first { $0.name == "blurEffect" }
      view.effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: blurStyle(under?["style"])))
    }
  }

  private func blurStyle(_ word: String?) -> UIBlurEffect.Style {
    let styles: [String: UIBlurEffect.Style] = [
      "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular,
      "prominent": .prominent, "systemUltraThinMaterial": .systemUltraThinMaterial,
      "systemThinMaterial": .systemThinMaterial, "systemMaterial": .systemMaterial,
      "systemThickMaterial": .systemThickMaterial,
      "systemChromeMaterial": .systemChromeMaterial,
    ]
    return word.flatMap { styles[$0] } ?? .regular
  }
}
