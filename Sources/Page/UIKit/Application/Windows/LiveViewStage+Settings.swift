import CoreGraphics
import Foundation
@_spi(UIKit) import QuartzCore

/// How a person wants to see the live view.
extension LiveViewStage {
  public struct Settings: Equatable {
    /// Upright; none leaves the page its own.
    public var size: CGSize?
    public var orientation: Orientation
    public var appearance: Appearance
    public var pace: Pace
    public var textSize: UIContentSizeCategory
    public var direction: UITraitEnvironmentLayoutDirection

    public enum Orientation: Sendable {
      case upright, turned
    }

    public enum Appearance: Sendable {
      case light, dark
    }

    public enum Pace: Sendable {
      case usual, slow
    }

    public init(
      size: CGSize? = nil, orientation: Orientation = .upright, appearance: Appearance = .light,
      pace: Pace = .usual, textSize: UIContentSizeCategory = .large,
      direction: UITraitEnvironmentLayoutDirection = .leftToRight
    ) {
      (self.size, self.orientation) = (size, orientation)
      (self.appearance, self.pace) = (appearance, pace)
      (self.textSize, self.direction) = (textSize, direction)
    }

    /// Whether the live view has another size than the page gave it.
    var isSized: Bool { size != nil || orientation == .turned }

    /// The size of a live view whose own is another.
    func size(instead own: CGSize) -> CGSize {
      let size = size ?? own
      return orientation == .turned ? CGSize(width: size.height, height: size.width) : size
    }

    /// What a screen is like that shows a live view of that size.
    func traits(for size: CGSize) -> UITraitCollection {
      var values = TraitValues.screen
      values.userInterfaceStyle = appearance == .dark ? .dark : .light
      values.preferredContentSizeCategory = textSize
      values.layoutDirection = direction
      if isSized {
        (values.horizontalSizeClass, values.verticalSizeClass) = Self.sizeClasses(of: size)
        values.userInterfaceIdiom = Self.isTablet(size) ? .pad : .phone
      }
      return UITraitCollection(values: values)
    }

    private static func isTablet(_ size: CGSize) -> Bool { min(size.width, size.height) >= 600 }

    /// As Apple's devices have them: a tablet is regular both ways; a phone on its side is compact
    /// in height, and regular in width only where it is one of the large ones.
    private static func sizeClasses(
      of size: CGSize
    ) -> (UIUserInterfaceSizeClass, UIUserInterfaceSizeClass) {
      if isTablet(size) { return (.regular, .regular) }
      guard size.width > size.height else { return (.compact, .regular) }
      return (size.width >= 896 || size.width == 736 ? .regular : .compact, .compact)
    }
  }

  /// Whoever looks wants to see the live view so from now on.
  public func set(_ new: Settings) {
    guard new != settings else { return }
    let before = settings
    settings = new
    if new.pace != before.pace { window.map(follow(pace:)) }
    restage()
    if new.orientation != before.orientation {
      UIDevice.current.turn(new.orientation == .turned ? .landscapeLeft : .portrait)
    }
  }

  /// Animations run ten times slower, as in Apple's simulator: the time of the window's layers is
  /// slowed, and nothing else. What runs goes on from where it is.
  func follow(pace window: UIWindow) {
    let layer = window.layer
    let now = CACurrentMediaTime()
    let local = layer.convertTime(now, from: nil)
    let isSlow = settings.pace == .slow
    guard isSlow || layer.runningAnimationsInSubtree > 0 else {
      (layer.speed, layer.beginTime, layer.timeOffset) = (1, 0, 0)
      return
    }
    (layer.speed, layer.beginTime, layer.timeOffset) = (isSlow ? 0.1 : 1, now, local)
  }
}

extension UITraitCollection {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var ofScreen = UITraitCollection(values: .screen)

  /// What a live view is shown with, if nothing says otherwise.
  static var screen: UITraitCollection { lock.withLock { ofScreen } }

  /// The screen is another one now, and all that is on it hears of it.
  @MainActor
  static func changeScreen(to traits: UITraitCollection) {
    let before = screen
    guard traits != before else { return }
    lock.withLock { ofScreen = traits }
    UIScreen.main.traitCollectionDidChange(before)
    UIWindowScene.only.traitCollectionDidChange(before)
    for window in WindowStack.shared.windows { window.traitsMayHaveChanged() }
  }
}
