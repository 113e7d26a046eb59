import Foundation
import QuartzCore

extension UIButton {
  /// How faint a system button's title is under a finger.
  private static let dimmedAlpha: CGFloat = 0.2
  private static let fadeDuration = 0.25

  /// A finger dims at once; what it leaves comes back softly.
  func highlightChanged() {
    refresh()
    dim(to: isHighlighted ? highlightedAlphas : ButtonAlphas(), isHighlighted ? .atOnce : .softly)
    showGlow()
  }

  private enum Fading {
    case atOnce, softly
  }

  private var highlightedAlphas: ButtonAlphas {
    if configuration != nil { return parts.resolved?.highlightedAlphas ?? ButtonAlphas() }
    guard buttonType.isTinted, contents.titleColor.own(.highlighted) == nil else {
      return ButtonAlphas()
    }
    return ButtonAlphas(foreground: Self.dimmedAlpha, background: 1)
  }

  private func dim(to alphas: ButtonAlphas, _ fading: Fading) {
    var wanted: [(UIView, CGFloat)] = []
    for case let view? in [parts.title, parts.subtitle, parts.image, parts.indicator, parts.wheel] {
      wanted.append((view, alphas.foreground))
    }
    for case let view? in [parts.plate, parts.selection] {
      wanted.append((view, alphas.background))
    }
    wanted.removeAll { $0.alpha == $1 }
    guard !wanted.isEmpty else { return }
    let change = { for (view, alpha) in wanted { view.alpha = alpha } }
    switch fading {
    case .atOnce: UIView.performWithoutAnimation(change)
    case .softly:
      UIView.animate(
        withDuration: Self.fadeDuration, delay: 0,
        options: [.allowUserInteraction, .beginFromCurrentState], animations: change)
    }
  }

  private func showGlow() {
    guard showsTouchWhenHighlighted else { return }
    let glow = parts.glowView(in: self)
    if isHighlighted {
      layoutParts()
      glow.alpha = 1
    } else {
      UIView.animate(withDuration: Self.fadeDuration, delay: 0, options: .allowUserInteraction) {
        glow.alpha = 0
      }
    }
  }
}

/// How opaque a button's parts are.
struct ButtonAlphas: Equatable {
  var foreground: CGFloat = 1
  var background: CGFloat = 1
}
