// How Swift 2 to 4 called what effects have.

@available(*, deprecated, renamed: "UIBlurEffect.Style")
public typealias UIBlurEffectStyle = UIBlurEffect.Style

extension UIBlurEffect.Style {
  @available(*, deprecated, renamed: "extraLight")
  public static var ExtraLight: UIBlurEffect.Style { .extraLight }
  @available(*, deprecated, renamed: "light")
  public static var Light: UIBlurEffect.Style { .light }
  @available(*, deprecated, renamed: "dark")
  public static var Dark: UIBlurEffect.Style { .dark }
  @available(*, deprecated, renamed: "regular")
  public static var Regular: UIBlurEffect.Style { .regular }
  @available(*, deprecated, renamed: "prominent")
  public static var Prominent: UIBlurEffect.Style { .prominent }
}

extension UIVibrancyEffect {
  @available(*, deprecated, renamed: "init(blurEffect:)")
  public convenience init(forBlurEffect blurEffect: UIBlurEffect) {
    self.init(blurEffect: blurEffect)
  }
}
