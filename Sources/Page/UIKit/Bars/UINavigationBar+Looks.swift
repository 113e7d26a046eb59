import CoreGraphics
import Foundation

/// What pages say of a bar one by one, as they did before there were appearances.
struct LegacyBarLook {
  /// Whether a whole appearance was given, which counts then.
  var isOverridden = false
  var titleAttributes: TextAttributes?
  var largeTitleAttributes: TextAttributes?
  var backgroundImages: [UIBarMetrics: UIImage] = [:]
  var titleAdjustments: [UIBarMetrics: CGFloat] = [:]
}

extension UINavigationBar {
  func looksChanged() {
    showLooks()
    owner?.barLooksChanged()
  }

  /// What is shown now, with what is said one by one.
  var shownAppearance: UINavigationBarAppearance {
    let item = topItem
    let standard = item?.standardAppearance ?? standardAppearance
    guard contentPosition == .atEdge else { return mixed(standard) }
    if let edge = item?.scrollEdgeAppearance ?? scrollEdgeAppearance { return mixed(edge) }
    let made = mixed(standard)
    // A bar with a colour or picture of its own shows it, as it did when pages said it so.
    if !saysBackground { made.configureWithTransparentBackground() }
    return made
  }

  private var saysBackground: Bool {
    (!legacy.isOverridden && topItem?.standardAppearance == nil)
      && (barTintColor != nil || !legacy.backgroundImages.isEmpty || !isTranslucent
        || barStyle != .default)
  }

  private func mixed(_ appearance: UINavigationBarAppearance) -> UINavigationBarAppearance {
    let made = appearance.kept()
    if let attributes = legacy.titleAttributes {
      made.titleTextAttributes.merge(attributes) { own, _ in own }
    }
    if let attributes = legacy.largeTitleAttributes {
      made.largeTitleTextAttributes.merge(attributes) { own, _ in own }
    }
    if let adjustment = legacy.titleAdjustments[.default] {
      made.titlePositionAdjustment.vertical += adjustment
    }
    if let backIndicatorImage, made.backIndicatorImage == nil {
      made.setBackIndicatorImage(backIndicatorImage, transitionMaskImage: nil)
    }
    guard !legacy.isOverridden else { return made }
    made.takeLegacy(
      tint: barTintColor, style: barStyle, isTranslucent: isTranslucent,
      image: legacy.backgroundImages[.default], shadow: shadowImage)
    return made
  }

  var titleColor: UIColor { barStyle == .default ? .label : .white }

  func showLooks() {
    let look = shownAppearance
    background.show(look)
    content?.show(look, titleColor: titleColor)
    largeTitle.show(topItem?.title, look, color: titleColor)
    promptLabel.textColor = titleColor
  }

  func fadeBackground() {
    guard window != nil, animationsUnderWay == 0 else { return showLooks() }
    UIView.transition(
      with: background, duration: 0.2, options: [.transitionCrossDissolve, .allowUserInteraction],
      animations: { self.background.show(self.shownAppearance) })
    showLooks()
  }
}

extension UIBarAppearance {
  func takeLegacy(
    tint: UIColor?, style: UIBarStyle, isTranslucent: Bool, image: UIImage?, shadow: UIImage?
  ) {
    if style != .default {
      backgroundEffect = isTranslucent ? UIBlurEffect(style: .systemChromeMaterialDark) : nil
      if !isTranslucent { backgroundColor = .black }
    } else if !isTranslucent {
      backgroundEffect = nil
      backgroundColor = .systemBackground
    }
    if let tint {
      backgroundColor = isTranslucent ? tint.withAlphaComponent(0.94) : tint
    }
    if let image {
      backgroundImage = image
      (backgroundEffect, backgroundColor) = (nil, nil)
      // An empty line can only be had together with a picture of the background.
      if let shadow { shadowImage = shadow }
    }
  }
}
