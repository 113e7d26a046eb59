import CoreGraphics
import Foundation

/// What lies behind a bar's items: an effect, a color, a picture, and a line at its edge.
@MainActor @preconcurrency
open class UIBarAppearance: NSObject, NSCopying {
  public let idiom: UIUserInterfaceIdiom

  public convenience override init() {
    self.init(idiom: .phone)
  }

  public init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
    configureWithDefaultBackground()
  }

  public required init(barAppearance: UIBarAppearance) {
    idiom = barAppearance.idiom
    super.init()
    take(barAppearance)
  }

  /// An appearance cannot be read from an archive; it is as if made anew.
  public required convenience init(coder: NSCoder) {
    self.init(idiom: .phone)
  }

  open var backgroundEffect: UIBlurEffect?
  open var backgroundColor: UIColor?
  open var backgroundImage: UIImage?
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  open var shadowColor: UIColor?
  open var shadowImage: UIImage?

  /// What the system's own bars have.
  open func configureWithDefaultBackground() {
    clear()
    backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
    shadowColor = BarMetrics.shadow
  }

  /// Nothing of what lies beneath is seen.
  open func configureWithOpaqueBackground() {
    clear()
    backgroundColor = .systemBackground
    shadowColor = BarMetrics.shadow
  }

  /// All of what lies beneath is seen.
  open func configureWithTransparentBackground() {
    clear()
  }

  private func clear() {
    (backgroundEffect, backgroundColor, backgroundImage) = (nil, nil, nil)
    backgroundImageContentMode = .scaleToFill
    (shadowColor, shadowImage) = (nil, nil)
  }

  func take(_ other: UIBarAppearance) {
    (backgroundEffect, backgroundColor) = (other.backgroundEffect, other.backgroundColor)
    backgroundImage = other.backgroundImage
    backgroundImageContentMode = other.backgroundImageContentMode
    (shadowColor, shadowImage) = (other.shadowColor, other.shadowImage)
  }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    nonisolated(unsafe) let original = self
    nonisolated(unsafe) var made: Any = original
    MainActor.assumeIsolated { made = type(of: original).init(barAppearance: original) }
    return made
  }

  /// The same, which others cannot change.
  func kept() -> Self {
    guard let made = copy() as? Self else { fatalError("A copy is of the same class.") }
    return made
  }
}

/// Sizes and colors that bars have in common.
@MainActor
enum BarMetrics {
  static let rowHeight: CGFloat = 44
  static let promptHeight: CGFloat = 30
  static let largeTitleHeight: CGFloat = 52
  static let tabBarHeight: CGFloat = 49
  static let margin: CGFloat = 16
  /// What a bar button reaches beyond what is seen of it, to each side.
  static let buttonReach: CGFloat = 8
  static let shadow = UIColor.separator

  static func margin(in width: CGFloat) -> CGFloat { width < 414 ? 16 : 20 }
}

typealias TextAttributes = [NSAttributedString.Key: Any]
