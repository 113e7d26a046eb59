extension UIStepper {
  @available(*, deprecated, renamed: "isContinuous")
  public var continuous: Bool {
    get { isContinuous }
    set { isContinuous = newValue }
  }

  @available(*, deprecated, renamed: "setBackgroundImage(_:for:)")
  public func setBackgroundImage(_ image: UIImage?, forState state: UIControl.State) {
    setBackgroundImage(image, for: state)
  }

  @available(*, deprecated, renamed: "setIncrementImage(_:for:)")
  public func setIncrementImage(_ image: UIImage?, forState state: UIControl.State) {
    setIncrementImage(image, for: state)
  }

  @available(*, deprecated, renamed: "setDecrementImage(_:for:)")
  public func setDecrementImage(_ image: UIImage?, forState state: UIControl.State) {
    setDecrementImage(image, for: state)
  }
}
