import CoreGraphics
import Foundation

// Views that hold others: what scrolls, stacks, and effects.

extension InterfaceMaker {
  func fillScroll(_ view: UIScrollView, _ element: InterfaceElement) {
    element.flag("scrollEnabled").apply { view.isScrollEnabled = $0 }
    element.flag("pagingEnabled").apply { view.isPagingEnabled = $0 }
    element.flag("bounces").apply { view.bounces = $0 }
    element.flag("bouncesZoom").apply { view.bouncesZoom = $0 }
    element.flag("alwaysBounceVertical").apply { view.alwaysBounceVertical = $0 }
    element.flag("alwaysBounceHorizontal").apply { view.alwaysBounceHorizontal = $0 }
    element.flag("directionalLockEnabled").apply { view.isDirectionalLockEnabled = $0 }
    element.flag("showsHorizontalScrollIndicator")
      .apply { view.showsHorizontalScrollIndicator = $0 }
    element.flag("showsVerticalScrollIndicator").apply { view.showsVerticalScrollIndicator = $0 }
    element.flag("delaysContentTouches").apply { view.delaysContentTouches = $0 }
    element.flag("canCancelContentTouches").apply { view.canCancelContentTouches = $0 }
    element.flag("scrollsToTop").apply { view.scrollsToTop = $0 }
    element.number("minimumZoomScale").apply { if $0 > 0 { view.minimumZoomScale = $0 } }
    element.number("maximumZoomScale").apply { if $0 > 0 { view.maximumZoomScale = $0 } }
    element.value("contentInset").apply { view.contentInset = $0.insets }
    element.value("scrollIndicatorInsets").apply { view.scrollIndicatorInsets = $0.insets }
    element.value("contentSize").apply { view.contentSize = $0.size }
    fillScrollWords(view, element)
  }

  private func fillScrollWords(_ view: UIScrollView, _ element: InterfaceElement) {
    let styles: [String: UIScrollView.IndicatorStyle] = [
      "default": .default, "black": .black, "white": .white,
    ]
    element["indicatorStyle"].flatMap { styles[$0] }.apply { view.indicatorStyle = $0 }
    let dismissals: [String: UIScrollView.KeyboardDismissMode] = [
      "onDrag": .onDrag, "interactive": .interactive, "none": .none,
    ]
    element["keyboardDismissMode"].flatMap { dismissals[$0] }
      .apply { view.keyboardDismissMode = $0 }
    let adjustments: [String: UIScrollView.ContentInsetAdjustmentBehavior] = [
      "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never,
      "always": .always,
    ]
    element["contentInsetAdjustmentBehavior"].flatMap { adjustments[$0] }
      .apply { view.contentInsetAdjustmentBehavior = $0 }
  }

  func fillStack(_ view: UIStackView, _ element: InterfaceElement) {
    view.axis = element["axis"] == "vertical" ? .vertical : .horizontal
    let distributions: [String: UIStackView.Distribution] = [
      "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
      "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
    ]
    element["distribution"].flatMap { distributions[$0] }.apply { view.distribution = $0 }
    let alignments: [String: UIStackView.Alignment] = [
      "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline,
      "center": .center, "trailing": .trailing, "bottom": .bottom,
      "lastBaseline": .lastBaseline,
    ]
    element["alignment"].flatMap { alignments[$0] }.apply { view.alignment = $0 }
    if element["spacingType"] == "standard" {
      view.spacing = UIStackView.spacingUseSystem
    } else {
      element.number("spacing").apply { view.spacing = $0 }
    }
    // Margins that somebody has set count.
    let hasMargins =
      element.value("layoutMargins") != nil || element.value("directionalLayoutMargins") != nil
    view.isLayoutMarginsRelativeArrangement =
      element.flag("layoutMarginsRelativeArrangement") ?? hasMargins
    element.flag("baselineRelativeArrangement").apply { view.isBaselineRelativeArrangement = $0 }
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
