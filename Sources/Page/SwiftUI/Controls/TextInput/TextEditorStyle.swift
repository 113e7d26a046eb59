/// How text editors look.
@MainActor @preconcurrency
public protocol TextEditorStyle {
  /// The type of the body.
  associatedtype Body: View
  /// What the style knows of the control.
  typealias Configuration = TextEditorStyleConfiguration

  /// The view of a text editor. Only the styles of SwiftUI can show the text itself.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style knows of a text editor.
public struct TextEditorStyleConfiguration {
  let text: Binding<String>
  let selection: Binding<TextSelection?>?
}

extension TextEditorStyleConfiguration: ControlConfiguration {
  var automaticBody: some View { EditorView(self) }
}

extension View {
  /// Sets the style of the text editors inside.
  public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }
}

/// The style that suits the place of a text editor.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  /// Creates the style.
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    EditorView(configuration)
  }
}

/// A text editor without a background.
public struct PlainTextEditorStyle: TextEditorStyle {
  /// Creates the style.
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    EditorView(configuration).environment(\.editorBackgroundIsHidden, true)
  }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The style that suits the place of a text editor.
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}
extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// A text editor without a background.
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}
