@_implementationOnly import CPageRuntime
@_implementationOnly import Foundation
@_implementationOnly import PageProtocol
@_spi(PageRuntime) @_implementationOnly import UIKit

/// Tells what of the live view can be spoken, when it is something else than before.
///
/// Looking for it goes through all views, so it is done a few times a second at most: a change that
/// comes sooner is told when that time is over.
@MainActor
final class SpokenTelling {
  private static let pause: UInt64 = 200_000_000
  private var lastLook: UInt64 = 0
  private var told: [LiveViewStage.Element] = []
  private var timer: Timer?

  func turnEnded(_ stage: LiveViewStage) {
    let now = lek_clock_system_nanoseconds()
    guard now - lastLook >= Self.pause else { return lookLater() }
    lastLook = now
    let elements = stage.spokenElements()
    guard elements != told else { return }
    told = elements
    PageChannel.send(.elements(elements.map(\.message)))
  }

  /// A turn of its own, in which it is looked.
  private func lookLater() {
    guard timer == nil else { return }
    let wait = Double(Self.pause) / 1e9
    timer = Timer.scheduledTimer(withTimeInterval: wait, repeats: false) { [weak self] _ in
      MainActor.assumeIsolated { self?.timer = nil }
    }
  }
}

extension LiveViewStage.Element {
  fileprivate var message: SpokenElement {
    SpokenElement(
      identifier: identifier, label: label, value: value, hint: hint, traits: traits,
      frame: .init(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height))
  }
}

extension SpokenAction {
  var staged: LiveViewStage.ElementAction {
    switch self {
    case .activate: .activate
    case .increment: .increment
    case .decrement: .decrement
    case .showMenu: .showMenu
    }
  }
}

extension StageSettings {
  var staged: LiveViewStage.Settings {
    LiveViewStage.Settings(
      size: size.map { CGSize(width: $0.width, height: $0.height) },
      orientation: orientation == .turned ? .turned : .upright,
      appearance: appearance == .dark ? .dark : .light, pace: pace == .slow ? .slow : .usual,
      textSize: textSize.category,
      direction: direction == .rightToLeft ? .rightToLeft : .leftToRight)
  }
}

extension StageSettings.TextSize {
  fileprivate var category: UIContentSizeCategory {
    switch self {
    case .xSmall: .extraSmall
    case .small: .small
    case .medium: .medium
    case .large: .large
    case .xLarge: .extraLarge
    case .xxLarge: .extraExtraLarge
    case .xxxLarge: .extraExtraExtraLarge
    case .accessibility1: .accessibilityMedium
    case .accessibility2: .accessibilityLarge
    case .accessibility3: .accessibilityExtraLarge
    case .accessibility4: .accessibilityExtraExtraLarge
    case .accessibility5: .accessibilityExtraExtraExtraLarge
    }
  }
}
