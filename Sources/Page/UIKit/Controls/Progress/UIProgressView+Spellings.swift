@available(*, deprecated, renamed: "UIProgressView.Style")
public typealias UIProgressViewStyle = UIProgressView.Style

extension UIProgressView.Style {
  @available(*, deprecated, renamed: "default")
  public static var Default: UIProgressView.Style { .default }
  @available(*, deprecated, renamed: "bar")
  public static var Bar: UIProgressView.Style { .bar }
}
