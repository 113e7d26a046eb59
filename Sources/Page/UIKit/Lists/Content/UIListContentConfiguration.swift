import CoreGraphics
import Foundation

/// A picture and two texts, as rows have them.
@MainActor @preconcurrency
public struct UIListContentConfiguration: UIContentConfiguration {
  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var text: String?
  public var attributedText: NSAttributedString?
  public var textProperties = TextProperties()
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties = TextProperties()
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 16, bottom: 11, trailing: 8)
  /// Whether the second text stands behind the first where there is room.
  public var prefersSideBySideTextAndSecondaryText = false
  public var imageToTextPadding: CGFloat = 16
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  public var textToSecondaryTextVerticalPadding: CGFloat = 3

  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }

  // MARK: Kinds

  public static func cell() -> UIListContentConfiguration {
    var content = UIListContentConfiguration()
    content.secondaryTextProperties.font = .systemFont(ofSize: 12)
    return content
  }

  public static func subtitleCell() -> UIListContentConfiguration { cell() }

  public static func valueCell() -> UIListContentConfiguration {
    var content = UIListContentConfiguration()
    content.secondaryTextProperties.color = .secondaryLabel
    content.prefersSideBySideTextAndSecondaryText = true
    return content
  }

  public static func plainHeader() -> UIListContentConfiguration {
    var content = UIListContentConfiguration()
    content.textProperties.font = .systemFont(ofSize: 15, weight: .semibold)
    content.textProperties.color = .secondaryLabel
    content.directionalLayoutMargins.top = 5
    content.directionalLayoutMargins.bottom = 5
    return content
  }

  public static func plainFooter() -> UIListContentConfiguration { groupedFooter() }

  public static func groupedHeader() -> UIListContentConfiguration {
    var content = groupedFooter()
    content.textProperties.transform = .uppercase
    return content
  }

  public static func groupedFooter() -> UIListContentConfiguration {
    var content = UIListContentConfiguration()
    content.textProperties.font = .systemFont(ofSize: 13)
    content.textProperties.color = .secondaryLabel
    content.directionalLayoutMargins.top = 7
    content.directionalLayoutMargins.bottom = 7
    return content
  }

  public static func sidebarCell() -> UIListContentConfiguration { cell() }
  public static func sidebarHeader() -> UIListContentConfiguration { plainHeader() }

  // MARK: Properties

  /// How a text looks.
  @MainActor @preconcurrency
  public struct TextProperties {
    public enum TextAlignment: Int, Sendable {
      case natural, center, justified
    }

    public enum TextTransform: Int, Sendable {
      case none, uppercase, lowercase, capitalized
    }

    public var font: UIFont = .systemFont(ofSize: 17)
    public var color: UIColor = .label
    public var alignment = TextAlignment.natural
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    public var numberOfLines = 0
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    public var adjustsFontForContentSizeCategory = true
    public var transform = TextTransform.none

    func shown(_ text: String) -> String {
      switch transform {
      case .none: text
      case .uppercase: text.uppercased()
      case .lowercase: text.lowercased()
      case .capitalized: text.capitalized
      }
    }
  }

  /// How the picture looks.
  @MainActor @preconcurrency
  public struct ImageProperties {
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    public var tintColor: UIColor?
    public var cornerRadius: CGFloat = 0
    /// No larger than this, where it is not zero.
    public var maximumSize = CGSize.zero
    /// Room that is kept for the picture, so that texts of several rows begin at one place.
    public var reservedLayoutSize = CGSize.zero

    func size(of image: UIImage) -> CGSize {
      var size = image.size
      if maximumSize.width > 0, size.width > maximumSize.width {
        size.height *= maximumSize.width / size.width
        size.width = maximumSize.width
      }
      if maximumSize.height > 0, size.height > maximumSize.height {
        size.width *= maximumSize.height / size.height
        size.height = maximumSize.height
      }
      return size
    }
  }
}
