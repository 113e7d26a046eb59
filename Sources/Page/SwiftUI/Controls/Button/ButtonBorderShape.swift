/// The outline of buttons on plates.
public struct ButtonBorderShape: Equatable, Sendable {
  enum Kind: Equatable, Sendable { case automatic, capsule, roundedRectangle(CGFloat?), circle }
  let kind: Kind
  /// The outline that suits the place of a button.
  public static let automatic = ButtonBorderShape(kind: .automatic)
  /// A rectangle with round ends.
  public static let capsule = ButtonBorderShape(kind: .capsule)
  /// A rectangle with round corners.
  public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(nil))
  /// A rectangle with round corners of a radius.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .roundedRectangle(radius))
  }
  /// A circle.
  public static let circle = ButtonBorderShape(kind: .circle)

  func shape(radius: CGFloat) -> AnyShape {
    switch kind {
    case .automatic: AnyShape(RoundedRectangle(cornerRadius: radius))
    case .capsule: AnyShape(Capsule())
    case .roundedRectangle(let own): AnyShape(RoundedRectangle(cornerRadius: own ?? radius))
    case .circle: AnyShape(Circle())
    }
  }
}

extension ButtonBorderShape: InsettableShape {
  public func path(in rect: CGRect) -> Path { shape(radius: 8).path(in: rect) }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetBorder(border: self, amount: amount)
  }

  private struct InsetBorder: InsettableShape {
    let border: ButtonBorderShape
    var amount: CGFloat

    func path(in rect: CGRect) -> Path { border.path(in: rect.insetBy(dx: amount, dy: amount)) }

    func inset(by more: CGFloat) -> InsetBorder {
      InsetBorder(border: border, amount: amount + more)
    }
  }
}

extension Shape where Self == ButtonBorderShape {
  /// The outline of buttons on plates.
  public static var buttonBorder: ButtonBorderShape { .automatic }
}

/// How large controls are.
public enum ControlSize: Int, CaseIterable, Comparable, Sendable {
  /// The smallest controls.
  case mini
  /// Small controls.
  case small
  /// The standard size.
  case regular
  /// Large controls.
  case large
  /// The largest controls.
  case extraLarge
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

  /// The outline of buttons on plates.
  public internal(set) var buttonBorderShape: ButtonBorderShape {
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
    environment(\.buttonBorderShape, shape)
  }
}
