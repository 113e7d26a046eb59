// swift-format-ignore-file: AlwaysUseLowerCamelCase
// How Swift 2 to 4 called what UIButton has.

import CoreGraphics
import Foundation

@available(*, deprecated, renamed: "UIButton.ButtonType")
public typealias UIButtonType = UIButton.ButtonType

extension UIButton.ButtonType {
  @available(*, deprecated, renamed: "custom")
  public static var Custom: UIButton.ButtonType { .custom }
  @available(*, deprecated, renamed: "system")
  public static var System: UIButton.ButtonType { .system }
  @available(*, deprecated, renamed: "detailDisclosure")
  public static var DetailDisclosure: UIButton.ButtonType { .detailDisclosure }
  @available(*, deprecated, renamed: "infoLight")
  public static var InfoLight: UIButton.ButtonType { .infoLight }
  @available(*, deprecated, renamed: "infoDark")
  public static var InfoDark: UIButton.ButtonType { .infoDark }
  @available(*, deprecated, renamed: "contactAdd")
  public static var ContactAdd: UIButton.ButtonType { .contactAdd }
  @available(*, deprecated, renamed: "system")
  public static var RoundedRect: UIButton.ButtonType { .system }
}

extension UIButton {
  @available(*, deprecated, renamed: "init(type:)")
  public class func buttonWithType(_ buttonType: ButtonType) -> UIButton {
    UIButton(type: buttonType)
  }

  @available(*, deprecated, renamed: "setTitle(_:for:)")
  public func setTitle(_ title: String?, forState state: State) {
    setTitle(title, for: state)
  }

  @available(*, deprecated, renamed: "setTitleColor(_:for:)")
  public func setTitleColor(_ color: UIColor?, forState state: State) {
    setTitleColor(color, for: state)
  }

  @available(*, deprecated, renamed: "setTitleShadowColor(_:for:)")
  public func setTitleShadowColor(_ color: UIColor?, forState state: State) {
    setTitleShadowColor(color, for: state)
  }

  @available(*, deprecated, renamed: "setImage(_:for:)")
  public func setImage(_ image: UIImage?, forState state: State) {
    setImage(image, for: state)
  }

  @available(*, deprecated, renamed: "setBackgroundImage(_:for:)")
  public func setBackgroundImage(_ image: UIImage?, forState state: State) {
    setBackgroundImage(image, for: state)
  }

  @available(*, deprecated, renamed: "setAttributedTitle(_:for:)")
  public func setAttributedTitle(_ title: NSAttributedString?, forState state: State) {
    setAttributedTitle(title, for: state)
  }

  @available(*, deprecated, renamed: "title(for:)")
  public func titleForState(_ state: State) -> String? { title(for: state) }

  @available(*, deprecated, renamed: "titleColor(for:)")
  public func titleColorForState(_ state: State) -> UIColor? { titleColor(for: state) }

  @available(*, deprecated, renamed: "titleShadowColor(for:)")
  public func titleShadowColorForState(_ state: State) -> UIColor? { titleShadowColor(for: state) }

  @available(*, deprecated, renamed: "image(for:)")
  public func imageForState(_ state: State) -> UIImage? { image(for: state) }

  @available(*, deprecated, renamed: "backgroundImage(for:)")
  public func backgroundImageForState(_ state: State) -> UIImage? { backgroundImage(for: state) }

  @available(*, deprecated, renamed: "attributedTitle(for:)")
  public func attributedTitleForState(_ state: State) -> NSAttributedString? {
    attributedTitle(for: state)
  }

  @available(*, deprecated, renamed: "backgroundRect(forBounds:)")
  public func backgroundRectForBounds(_ bounds: CGRect) -> CGRect {
    backgroundRect(forBounds: bounds)
  }

  @available(*, deprecated, renamed: "contentRect(forBounds:)")
  public func contentRectForBounds(_ bounds: CGRect) -> CGRect { contentRect(forBounds: bounds) }

  @available(*, deprecated, renamed: "titleRect(forContentRect:)")
  public func titleRectForContentRect(_ contentRect: CGRect) -> CGRect {
    titleRect(forContentRect: contentRect)
  }

  @available(*, deprecated, renamed: "imageRect(forContentRect:)")
  public func imageRectForContentRect(_ contentRect: CGRect) -> CGRect {
    imageRect(forContentRect: contentRect)
  }

  /// How a title's lines are broken.
  @available(*, deprecated, message: "Use titleLabel?.lineBreakMode.")
  public var lineBreakMode: NSLineBreakMode {
    get { titleLabel?.lineBreakMode ?? .byTruncatingMiddle }
    set { titleLabel?.lineBreakMode = newValue }
  }

  @available(*, deprecated, message: "Use titleLabel?.shadowOffset.")
  public var titleShadowOffset: CGSize {
    get { titleLabel?.shadowOffset ?? .zero }
    set { titleLabel?.shadowOffset = newValue }
  }
}
