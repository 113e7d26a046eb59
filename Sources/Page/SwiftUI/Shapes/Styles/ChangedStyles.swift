/// A style with a change of what it paints.
struct ChangedStyle<Base: ShapeStyle>: ShapeStyle {
  typealias Resolved = Never

  enum Change: Equatable {
    case opacity(Double)
    case blendMode(BlendMode)
    case shadow(ShadowStyle)
    case rect(CGRect)
  }

  let base: Base
  let change: Change

  func _paint(in environment: EnvironmentValues) -> _Paint {
    var paint = base._paint(in: environment)
    switch change {
    case .opacity(let opacity): paint.opacity *= opacity
    case .blendMode(let mode): paint.blendMode = mode
    case .shadow(let shadow): paint.shadows.append(shadow.shadow(in: environment))
    case .rect(let rect):
      if case .gradient(var gradient) = paint.fill {
        gradient.rect = rect
        paint.fill = .gradient(gradient)
      }
    }
    return paint
  }
}

extension ShapeStyle {
  /// The style with less opacity.
  @_disfavoredOverload
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    ChangedStyle(base: self, change: .opacity(min(max(opacity, 0), 1)))
  }

  /// The style, mixed with what lies behind.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    ChangedStyle(base: self, change: .blendMode(mode))
  }

  /// The style with a shadow.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ChangedStyle(base: self, change: .shadow(style))
  }

  /// The style, whose gradient lies in a rectangle of what it paints. Other styles stay as they are.
  public func `in`(_ rect: CGRect) -> some ShapeStyle {
    ChangedStyle(base: self, change: .rect(rect))
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The style of foregrounds with less opacity.
  public static func opacity(_ opacity: Double) -> some ShapeStyle {
    ForegroundStyle().opacity(opacity)
  }

  /// The style of foregrounds, mixed with what lies behind.
  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    ForegroundStyle().blendMode(mode)
  }

  /// The style of foregrounds with a shadow.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ForegroundStyle().shadow(style)
  }
}
