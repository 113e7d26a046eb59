/// How text fields look.
///
/// A style of a page implements `_body(configuration:)` and returns the field that it is given with
/// modifiers around it.
public protocol TextFieldStyle {
  associatedtype _Body: View
  typealias _Label = _TextFieldStyleLabel

  /// The view of a text field.
  @MainActor @preconcurrency @ViewBuilder
  func _body(configuration: TextField<Self._Label>) -> Self._Body
}

/// The label of the text field that a style gets.
public struct _TextFieldStyleLabel: View {
  let content: AnyView
  /// The label, if it is text.
  let text: Text?

  public var body: some View { content }
}

extension TextField: ControlConfiguration where Label == _TextFieldStyleLabel {
  var automaticBody: some View { FieldBody(field: self, isRounded: false) }
}

/// A text field with a border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}

  public func _body(configuration: TextField<_Label>) -> some View {
    FieldBody(field: configuration, isRounded: true)
  }
}

/// A text field without a border.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}

  public func _body(configuration: TextField<_Label>) -> some View {
    FieldBody(field: configuration, isRounded: false)
  }
}

/// The style that suits the place of a text field: without a border.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}

  public func _body(configuration: TextField<_Label>) -> some View {
    FieldBody(field: configuration, isRounded: false)
  }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A text field with a border.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// A text field without a border.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The style that suits the place of a text field.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension View {
  /// Sets the style of the text fields inside.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    controlStyle(style) { $0._body(configuration: $1) }
  }
}

/// A text field of UIKit with its prompt: the one of the field, or else its label.
struct FieldBody: View {
  let field: TextField<_TextFieldStyleLabel>
  let isRounded: Bool

  var body: some View {
    if let prompt = field.prompt ?? field.label.text {
      box(prompt)
    } else {
      OptionsReader(content: field.label) { labels in
        box(Text(verbatim: labels.map(\.title).filter { !$0.isEmpty }.joined(separator: " ")))
      }
    }
  }

  /// The color of the border of UIKit's field.
  private static let edge = Color(
    uiColor: UIColor { traits in
      traits.userInterfaceStyle == .dark
        ? UIColor(white: 1, alpha: 0.28) : UIColor(white: 0, alpha: 0.22)
    })

  @ViewBuilder private func box(_ prompt: Text) -> some View {
    if !field.content.isVertical {
      FieldView(content: field.content, prompt: prompt, isRounded: isRounded)
    } else if isRounded {
      GrowingFieldView(content: field.content, prompt: prompt)
        .padding(EdgeInsets(top: 6, leading: 7, bottom: 6, trailing: 7))
        .overlay {
          RoundedRectangle(cornerRadius: 6).strokeBorder(Self.edge, lineWidth: 0.5)
        }
    } else {
      GrowingFieldView(content: field.content, prompt: prompt)
    }
  }
}
