private struct FieldRoundedKey: EnvironmentKey {
  static let defaultValue = false
}
private struct FieldKeyboardKey: EnvironmentKey {
  static let defaultValue = UIKeyboardType.default
}
private struct SubmitKey: EnvironmentKey {
  static let defaultValue: () -> Void = {}
}

extension EnvironmentValues {
  var fieldIsRounded: Bool {
    get { self[FieldRoundedKey.self] }
    set { self[FieldRoundedKey.self] = newValue }
  }
  var fieldKeyboard: UIKeyboardType {
    get { self[FieldKeyboardKey.self] }
    set { self[FieldKeyboardKey.self] = newValue }
  }
  var submitAction: () -> Void {
    get { self[SubmitKey.self] }
    set { self[SubmitKey.self] = newValue }
  }
  var fieldAlignment: NSTextAlignment {
    switch multilineTextAlignment {
    case .leading: layoutDirection == .leftToRight ? .left : .right
    case .center: .center
    case .trailing: layoutDirection == .leftToRight ? .right : .left
    }
  }
}

/// How text fields look.
public protocol TextFieldStyle {
  var _isRounded: Bool { get }
}

/// A text field with a border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  public init() {}
  public var _isRounded: Bool { true }
}

/// A text field without a border.
public struct PlainTextFieldStyle: TextFieldStyle {
  public init() {}
  public var _isRounded: Bool { false }
}

/// The style that suits the place of a text field.
public struct DefaultTextFieldStyle: TextFieldStyle {
  public init() {}
  public var _isRounded: Bool { false }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

/// What submits.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let text = SubmitTriggers(rawValue: 1)
  public static let search = SubmitTriggers(rawValue: 2)
}

extension View {
  /// Sets the style of the text fields inside.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    environment(\.fieldIsRounded, style._isRounded)
  }

  /// Sets the keyboard of the text fields inside. There is a keyboard of the computer here, so it
  /// changes nothing that is seen.
  public func keyboardType(_ type: UIKeyboardType) -> some View {
    environment(\.fieldKeyboard, type)
  }

  /// Runs an action when a text field inside is submitted.
  public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    transformEnvironment(\.submitAction) { outer in
      guard triggers.contains(.text) else { return }
      let before = outer
      outer = {
        action()
        before()
      }
    }
  }
}
