struct OpacityEffect: Effect {
  var opacity: Double

  func apply(to view: EffectView, size: CGSize, before: OpacityEffect?) {
    view.alpha = CGFloat(opacity)
  }
}

struct HiddenEffect: Effect {
  func apply(to view: EffectView, size: CGSize, before: HiddenEffect?) {
    view.isHidden = true
    view.accessibilityElementsHidden = true
  }
}

struct BlendEffect: Effect {
  var mode: BlendMode

  func apply(to view: EffectView, size: CGSize, before: BlendEffect?) {
    view.setFilter(mode)
  }
}

/// Nothing but a view around the content, so that it is one picture for what happens outside.
struct GroupEffect: Effect {
  func apply(to view: EffectView, size: CGSize, before: GroupEffect?) {}
}

struct ClipEffect: Effect {
  func apply(to view: EffectView, size: CGSize, before: ClipEffect?) {
    view.clipsToBounds = true
  }
}

struct ShadowEffect: Effect {
  var color: Color
  var radius: CGFloat
  var offset: CGSize
  private var shadow: PaintShadow?

  init(color: Color, radius: CGFloat, offset: CGSize) {
    self.color = color
    self.radius = radius
    self.offset = offset
  }

  mutating func resolve(in environment: EnvironmentValues) {
    shadow = PaintShadow(
      color: color.uiColor(in: environment), radius: radius, offset: offset, isInner: false)
  }

  func apply(to view: EffectView, size: CGSize, before: ShadowEffect?) {
    view.layer.show(shadow, by: view)
  }
}

extension View {
  /// Lets the view shine through what lies behind it: 0 hides it, 1 shows it whole.
  @_disfavoredOverload
  public func opacity(_ opacity: Double) -> some View {
    effect(OpacityEffect(opacity: min(max(opacity, 0), 1)))
  }

  /// Hides the view; the space that it takes stays.
  public func hidden() -> some View {
    effect(HiddenEffect())
  }

  /// Mixes the view with what lies behind it.
  public func blendMode(_ blendMode: BlendMode) -> some View {
    effect(BlendEffect(mode: blendMode))
  }

  /// Makes one picture of the views inside before effects outside change it.
  public func compositingGroup() -> some View {
    effect(GroupEffect())
  }

  /// Makes one picture of the views inside. Layers are drawn together here in any case, so it is
  /// the same as `compositingGroup()`.
  public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear)
    -> some View
  {
    effect(GroupEffect())
  }

  /// Cuts off what reaches beyond the view's frame.
  public func clipped(antialiased: Bool = false) -> some View {
    effect(ClipEffect())
  }

  /// Throws a shadow behind the view.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    effect(
      ShadowEffect(color: color, radius: max(radius, 0), offset: CGSize(width: x, height: y)))
  }
}

/// The color space in which a group of views is drawn.
public enum ColorRenderingMode: Hashable, Sendable {
  /// sRGB.
  case nonLinear
  /// Linear sRGB.
  case linear
  /// Linear sRGB whose components may exceed 0 to 1.
  case extendedLinear
}
