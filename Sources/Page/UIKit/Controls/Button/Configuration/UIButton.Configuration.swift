import CoreGraphics
import CoreText
import Foundation

extension UIButton {
  /// Brings a button's configuration in line with its state.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  /// All of a button's look as one value.
  public struct Configuration {
    var style: Style
    var isSizeStandard = true

    init(_ style: Style) {
      self.style = style
      background.cornerRadius = ButtonMetrics(.medium).dynamicRadius
    }

    // MARK: Text

    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }

    public var attributedTitle: AttributedString?
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping

    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }

    public var attributedSubtitle: AttributedString?
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    public var titleAlignment = TitleAlignment.automatic
    public var titlePadding: CGFloat = 1

    // MARK: Picture

    public var image: UIImage?
    public var imageColorTransformer: UIConfigurationColorTransformer?
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    public var imagePlacement = NSDirectionalRectEdge.leading
    public var imagePadding: CGFloat = 0
    /// How wide a place pictures have, so that titles of several buttons begin alike.
    public var imageReservation: CGFloat = 0
    public var showsActivityIndicator = false
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    public var indicator = Indicator.automatic
    public var indicatorColorTransformer: UIConfigurationColorTransformer?

    // MARK: Colors and shape

    public var background = UIBackgroundConfiguration.clear()
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var cornerStyle = CornerStyle.dynamic
    public var buttonSize = Size.medium {
      didSet { if isSizeStandard { setDefaultContentInsets() } }
    }
    public var macIdiomStyle = MacIdiomStyle.automatic
    public var automaticallyUpdateForSelection = true

    public var contentInsets = ButtonMetrics(.medium).insets {
      didSet { isSizeStandard = false }
    }

    /// The insets that belong to the button's size.
    public mutating func setDefaultContentInsets() {
      contentInsets = ButtonMetrics(buttonSize).insets
      isSizeStandard = true
    }

    // MARK: Kinds

    public static func plain() -> Configuration { Configuration(.plain) }
    public static func tinted() -> Configuration { Configuration(.tinted) }
    public static func gray() -> Configuration { Configuration(.gray) }
    public static func filled() -> Configuration { Configuration(.filled) }
    public static func borderless() -> Configuration { Configuration(.plain) }
    public static func bordered() -> Configuration { Configuration(.gray) }
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    public static func borderedProminent() -> Configuration { Configuration(.filled) }
  }
}

extension UIButton.Configuration: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(style)
    hasher.combine(attributedTitle)
    hasher.combine(attributedSubtitle)
    hasher.combine(image)
    hasher.combine(buttonSize)
    hasher.combine(cornerStyle)
  }
}
