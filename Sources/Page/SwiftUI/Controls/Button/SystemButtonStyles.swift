/// The style that suits the place of a button: a colored label, which covers its row in a list.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
  /// Creates the view of the control in this style.
  public func makeBody(configuration: Configuration) -> some View {
    DefaultBody(configuration: configuration)
  }

  struct DefaultBody: View {
    let configuration: PrimitiveButtonStyleConfiguration
    @Environment(\.isInList) private var isInList

    var body: some View {
      if isInList {
        RowButtonLabel(configuration: configuration)
      } else {
        PressedButton(configuration: configuration, style: LabelButtonStyle(isTinted: true))
      }
    }
  }
}

/// A colored label that dims while it is pressed.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
  /// Creates the view of the control in this style.
  public func makeBody(configuration: Configuration) -> some View {
    PressedButton(configuration: configuration, style: LabelButtonStyle(isTinted: true))
  }
}

/// The label as it is; it dims while it is pressed.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
  /// Creates the view of the control in this style.
  public func makeBody(configuration: Configuration) -> some View {
    PressedButton(configuration: configuration, style: LabelButtonStyle(isTinted: false))
  }
}

/// A label on a pale plate.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
  /// Creates the view of the control in this style.
  public func makeBody(configuration: Configuration) -> some View {
    PressedButton(configuration: configuration, style: PlateButtonStyle(isProminent: false))
  }
}

/// A label on a plate in the tint color.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
  /// Creates the view of the control in this style.
  public func makeBody(configuration: Configuration) -> some View {
    PressedButton(configuration: configuration, style: PlateButtonStyle(isProminent: true))
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The style that suits the place of a button.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A label in the tint color, without a border.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The label alone, in the color of text.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A label on a pale plate.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A label on a plate of the tint color.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

struct LabelButtonStyle: ButtonStyle {
  let isTinted: Bool

  func makeBody(configuration: Configuration) -> some View {
    LabelBody(configuration: configuration, isTinted: isTinted)
  }

  struct LabelBody: View {
    let configuration: ButtonStyleConfiguration
    let isTinted: Bool
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.foregroundPaint) private var foreground

    /// A style that the page sets around the button counts before the tint.
    private var style: AnyShapeStyle {
      if isTinted, !isEnabled { return AnyShapeStyle(Color(uiColor: .tertiaryLabel)) }
      if let foreground { return foreground }
      if isTinted, configuration.role == .destructive { return AnyShapeStyle(Color.red) }
      return isTinted ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(ForegroundStyle())
    }

    var body: some View {
      configuration.label
        .foregroundStyle(style)
        .opacity(configuration.isPressed ? 0.2 : !isEnabled && !isTinted ? 0.5 : 1)
    }
  }
}

struct PlateButtonStyle: ButtonStyle {
  let isProminent: Bool

  func makeBody(configuration: Configuration) -> some View {
    PlateBody(configuration: configuration, isProminent: isProminent)
  }

  struct PlateBody: View {
    let configuration: ButtonStyleConfiguration
    let isProminent: Bool
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlSize) private var size
    @Environment(\.tintPaint) private var tintPaint
    @Environment(\.buttonBorderShape) private var border

    private var tint: AnyShapeStyle {
      if !isEnabled { return AnyShapeStyle(Color(uiColor: .systemFill)) }
      if configuration.role == .destructive { return AnyShapeStyle(Color.red) }
      return AnyShapeStyle(TintShapeStyle())
    }

    private var labelStyle: AnyShapeStyle {
      if !isEnabled { return AnyShapeStyle(Color(uiColor: .tertiaryLabel)) }
      return isProminent ? AnyShapeStyle(Color.white) : tint
    }

    private var insets: EdgeInsets {
      let (height, width): (CGFloat, CGFloat) =
        switch size {
        case .mini, .small: (4, 10)
        case .regular: (7, 12)
        case .large, .extraLarge: (14, 20)
        }
      let sides = border == .circle ? height : width
      return EdgeInsets(top: height, leading: sides, bottom: height, trailing: sides)
    }

    private var outline: AnyShape {
      if border == .automatic, size <= .small { return AnyShape(Capsule()) }
      return border.shape(radius: size <= .regular ? 8 : 12)
    }

    /// A plate is gray unless the button has a tint or a role of its own.
    @ViewBuilder private var background: some View {
      if isProminent {
        outline.fill(tint)
      } else if isEnabled, tintPaint != nil || configuration.role == .destructive {
        outline.fill(tint).opacity(0.15)
      } else {
        outline.fill(Color(uiColor: .tertiarySystemFill))
      }
    }

    var body: some View {
      plate
        .background { background }
        .opacity(configuration.isPressed ? (isProminent ? 0.75 : 0.5) : 1)
    }

    @ViewBuilder private var plate: some View {
      let label = configuration.label
        .font(size <= .small ? .subheadline : .body)
        .foregroundStyle(labelStyle)
        .padding(insets)
      if border == .circle { SquareLayout { label } } else { label }
    }
  }
}

/// Gives a view a square around it.
private struct SquareLayout: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(proposal) }
    let side = sizes.map { max($0.width, $0.height) }.max() ?? 0
    return CGSize(width: side, height: side)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center,
        proposal: ProposedViewSize(bounds.size))
    }
  }
}
