import CoreGraphics
import Foundation

/// How a bar's buttons look, by their state.
@MainActor @preconcurrency
open class UIBarButtonItemAppearance: NSObject, NSCopying {
  public private(set) var normal = UIBarButtonItemStateAppearance()
  public private(set) var highlighted = UIBarButtonItemStateAppearance()
  public private(set) var disabled = UIBarButtonItemStateAppearance()
  public private(set) var focused = UIBarButtonItemStateAppearance()
  private var style: UIBarButtonItem.Style

  public convenience override init() {
    self.init(style: .plain)
  }

  public init(style: UIBarButtonItem.Style) {
    self.style = style
    super.init()
  }

  /// An appearance cannot be read from an archive; it is as if made anew.
  public required convenience init(coder: NSCoder) {
    self.init(style: .plain)
  }

  /// Takes back what was said of all states.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    self.style = style
    for state in [normal, highlighted, disabled, focused] { state.clear() }
  }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    nonisolated(unsafe) let original = self
    nonisolated(unsafe) var made: Any = original
    MainActor.assumeIsolated { made = original.kept() }
    return made
  }

  func kept() -> UIBarButtonItemAppearance {
    let made = UIBarButtonItemAppearance(style: style)
    made.normal = normal.kept()
    made.highlighted = highlighted.kept()
    made.disabled = disabled.kept()
    made.focused = focused.kept()
    return made
  }

  /// In a state, over what is said of the normal one.
  func attributes(in state: UIControl.State) -> TextAttributes {
    let own =
      state.contains(.disabled)
      ? disabled : state.contains(.highlighted) ? highlighted : normal
    return normal.titleTextAttributes.merging(own.titleTextAttributes) { $1 }
  }
}

/// How a bar's buttons look in one state.
@MainActor @preconcurrency
open class UIBarButtonItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var backgroundImage: UIImage?

  override init() {
    super.init()
  }

  func clear() {
    titleTextAttributes = [:]
    (titlePositionAdjustment, backgroundImage) = (.zero, nil)
  }

  func kept() -> UIBarButtonItemStateAppearance {
    let made = UIBarButtonItemStateAppearance()
    made.titleTextAttributes = titleTextAttributes
    made.titlePositionAdjustment = titlePositionAdjustment
    made.backgroundImage = backgroundImage
    return made
  }
}
