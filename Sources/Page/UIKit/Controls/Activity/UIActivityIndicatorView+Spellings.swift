@available(*, deprecated, renamed: "UIActivityIndicatorView.Style")
public typealias UIActivityIndicatorViewStyle = UIActivityIndicatorView.Style

extension UIActivityIndicatorView.Style {
  @available(*, deprecated, renamed: "large")
  public static var WhiteLarge: UIActivityIndicatorView.Style { Self(rawValue: 0)! }
  @available(*, deprecated, renamed: "medium")
  public static var White: UIActivityIndicatorView.Style { Self(rawValue: 1)! }
  @available(*, deprecated, renamed: "medium")
  public static var Gray: UIActivityIndicatorView.Style { Self(rawValue: 2)! }
}

extension UIActivityIndicatorView {
  @available(*, deprecated, renamed: "style")
  public var activityIndicatorViewStyle: Style {
    get { style }
    set { style = newValue }
  }

  @available(*, deprecated, renamed: "init(style:)")
  public convenience init(activityIndicatorStyle style: Style) {
    self.init(style: style)
  }
}
