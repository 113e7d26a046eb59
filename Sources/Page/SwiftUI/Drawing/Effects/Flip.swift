struct FlipEffect: Effect {
  var isEnabled: Bool
  private var isFlipped = false

  init(isEnabled: Bool) {
    self.isEnabled = isEnabled
  }

  mutating func resolve(in environment: EnvironmentValues) {
    isFlipped = isEnabled && environment.layoutDirection == .rightToLeft
  }

  func apply(to view: EffectView, size: CGSize, before: FlipEffect?) {
    view.layer.transform =
      isFlipped ? CATransform3DMakeScale(-1, 1, 1) : CATransform3DIdentity
  }
}

extension View {
  /// Mirrors the view where text runs from right to left.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    effect(FlipEffect(isEnabled: enabled))
  }
}
