import CoreGraphics

extension UISlider {
  @available(*, deprecated, renamed: "isContinuous")
  public var continuous: Bool {
    get { isContinuous }
    set { isContinuous = newValue }
  }

  @available(*, deprecated, renamed: "setThumbImage(_:for:)")
  public func setThumbImage(_ image: UIImage?, forState state: UIControl.State) {
    setThumbImage(image, for: state)
  }

  @available(*, deprecated, renamed: "setMinimumTrackImage(_:for:)")
  public func setMinimumTrackImage(_ image: UIImage?, forState state: UIControl.State) {
    setMinimumTrackImage(image, for: state)
  }

  @available(*, deprecated, renamed: "setMaximumTrackImage(_:for:)")
  public func setMaximumTrackImage(_ image: UIImage?, forState state: UIControl.State) {
    setMaximumTrackImage(image, for: state)
  }

  @available(*, deprecated, renamed: "thumbImage(for:)")
  public func thumbImageForState(_ state: UIControl.State) -> UIImage? {
    thumbImage(for: state)
  }

  @available(*, deprecated, renamed: "minimumTrackImage(for:)")
  public func minimumTrackImageForState(_ state: UIControl.State) -> UIImage? {
    minimumTrackImage(for: state)
  }

  @available(*, deprecated, renamed: "maximumTrackImage(for:)")
  public func maximumTrackImageForState(_ state: UIControl.State) -> UIImage? {
    maximumTrackImage(for: state)
  }

  @available(*, deprecated, renamed: "trackRect(forBounds:)")
  public func trackRectForBounds(_ bounds: CGRect) -> CGRect { trackRect(forBounds: bounds) }

  @available(*, deprecated, renamed: "thumbRect(forBounds:trackRect:value:)")
  public func thumbRectForBounds(
    _ bounds: CGRect, trackRect rect: CGRect, value: Float
  ) -> CGRect {
    thumbRect(forBounds: bounds, trackRect: rect, value: value)
  }
}
