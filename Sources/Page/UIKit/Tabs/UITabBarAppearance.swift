import CoreGraphics
import Foundation

/// How a tab bar looks: its background and its tabs.
@MainActor @preconcurrency
open class UITabBarAppearance: UIBarAppearance {
  open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked)
  open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline)
  open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline)
  open var selectionIndicatorTintColor: UIColor?
  open var selectionIndicatorImage: UIImage?

  public override init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
  }

  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
  }

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance.kept()
    inlineLayoutAppearance = other.inlineLayoutAppearance.kept()
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.kept()
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
    selectionIndicatorImage = other.selectionIndicatorImage
  }
}

/// How tabs look, by their state.
@MainActor @preconcurrency
open class UITabBarItemAppearance: NSObject, NSCopying {
  /// How a tab's picture and title stand.
  public enum Style: Int, Sendable {
    case stacked, inline, compactInline
  }

  public private(set) var normal = UITabBarItemStateAppearance()
  public private(set) var selected = UITabBarItemStateAppearance()
  public private(set) var disabled = UITabBarItemStateAppearance()
  public private(set) var focused = UITabBarItemStateAppearance()
  private var style: Style

  public convenience override init() {
    self.init(style: .stacked)
  }

  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// An appearance cannot be read from an archive; it is as if made anew.
  public required convenience init(coder: NSCoder) {
    self.init(style: .stacked)
  }

  /// Takes back what was said of all states.
  open func configureWithDefault(for style: Style) {
    self.style = style
    (normal, selected) = (UITabBarItemStateAppearance(), UITabBarItemStateAppearance())
    (disabled, focused) = (UITabBarItemStateAppearance(), UITabBarItemStateAppearance())
  }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    nonisolated(unsafe) let original = self
    nonisolated(unsafe) var made: Any = original
    MainActor.assumeIsolated { made = original.kept() }
    return made
  }

  func kept() -> UITabBarItemAppearance {
    let made = UITabBarItemAppearance(style: style)
    made.normal = normal.kept()
    made.selected = selected.kept()
    made.disabled = disabled.kept()
    made.focused = focused.kept()
    return made
  }

  func look(in state: UIControl.State) -> UITabBarItemStateAppearance {
    state.contains(.disabled) ? disabled : state.contains(.selected) ? selected : normal
  }
}

/// How tabs look in one state.
@MainActor @preconcurrency
open class UITabBarItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var iconColor: UIColor?
  open var badgePositionAdjustment = UIOffset.zero
  open var badgeBackgroundColor: UIColor?
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]

  override init() {
    super.init()
  }

  func kept() -> UITabBarItemStateAppearance {
    let made = UITabBarItemStateAppearance()
    made.titleTextAttributes = titleTextAttributes
    made.titlePositionAdjustment = titlePositionAdjustment
    made.iconColor = iconColor
    made.badgePositionAdjustment = badgePositionAdjustment
    made.badgeBackgroundColor = badgeBackgroundColor
    made.badgeTextAttributes = badgeTextAttributes
    return made
  }
}
