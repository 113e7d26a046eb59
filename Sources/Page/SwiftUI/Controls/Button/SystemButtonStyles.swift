/// The style that suits the place of a button: a colored label.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    PressedButton(configuration: configuration, style: LabelButtonStyle(isTinted: true))
  }
}

/// A colored label that dims while it is pressed.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    PressedButton(configuration: configuration, style: LabelButtonStyle(isTinted: true))
  }
}

/// The label as it is; it dims while it is pressed.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    PressedButton(configuration: configuration, style: LabelButtonStyle(isTinted: false))
  }
}

/// A label on a pale plate.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    PressedButton(configuration: configuration, style: PlateButtonStyle(isProminent: false))
  }
}

/// A label on a plate in the tint color.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    PressedButton(configuration: configuration, style: PlateButtonStyle(isProminent: true))
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
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

    private var style: AnyShapeStyle {
      if isTinted, !isEnabled { return AnyShapeStyle(Color(uiColor: .tertiaryLabel)) }
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
    @Environment(\.buttonBorder) private var border

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
      switch size {
      case .mini, .small: EdgeInsets(top: 4, leading: 10, bottom: 4, trailing: 10)
      case .regular: EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
      case .large, .extraLarge: EdgeInsets(top: 14, leading: 20, bottom: 14, trailing: 20)
      }
    }

    var body: some View {
      configuration.label
        .font(size <= .small ? .subheadline : .body)
        .foregroundStyle(labelStyle)
        .padding(insets)
        .background {
          border.shape(radius: size <= .small ? 100 : size == .regular ? 8 : 12)
            .fill(tint)
            .opacity(isProminent ? 1 : 0.15)
        }
        .opacity(configuration.isPressed ? (isProminent ? 0.75 : 0.5) : 1)
    }
  }
}

/// The outline of buttons on plates.
public struct ButtonBorderShape: Equatable, Sendable {
  enum Kind: Equatable, Sendable { case automatic, capsule, roundedRectangle(CGFloat?), circle }
  let kind: Kind
  public static let automatic = ButtonBorderShape(kind: .automatic)
  public static let capsule = ButtonBorderShape(kind: .capsule)
  public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(nil))
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .roundedRectangle(radius))
  }
  public static let circle = ButtonBorderShape(kind: .circle)

  func shape(radius: CGFloat) -> AnyShape {
    switch kind {
    case .automatic: AnyShape(RoundedRectangle(cornerRadius: radius))
    case .capsule: AnyShape(Capsule())
    case .roundedRectangle(let own): AnyShape(RoundedRectangle(cornerRadius: own ?? radius))
    case .circle: AnyShape(Capsule())
    }
  }
}

/// How large controls are.
public enum ControlSize: Int, CaseIterable, Comparable, Sendable {
  case mini, small, regular, large, extraLarge
  public static func < (one: ControlSize, other: ControlSize) -> Bool {
    one.rawValue < other.rawValue
  }
}

private struct ControlSizeKey: EnvironmentKey {
  static let defaultValue = ControlSize.regular
}
private struct ButtonBorderKey: EnvironmentKey {
  static let defaultValue = ButtonBorderShape.automatic
}

extension EnvironmentValues {
  /// How large controls are.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
  var buttonBorder: ButtonBorderShape {
    get { self[ButtonBorderKey.self] }
    set { self[ButtonBorderKey.self] = newValue }
  }
}

extension View {
  /// Sets how large the controls inside are.
  public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }

  /// Sets the outline of buttons on plates.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorder, shape)
  }
}
