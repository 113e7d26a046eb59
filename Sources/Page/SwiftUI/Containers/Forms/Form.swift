/// Controls in groups, as in settings.
public struct Form<Content: View>: View {
  let content: Content

  /// Groups the controls of a closure.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: some View {
    StyledControl { part in
      FormStyleConfiguration(content: FormStyleConfiguration.Content(content: part(content)))
    }
  }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// The form of a style's configuration.
  public init(_ configuration: FormStyleConfiguration) {
    content = configuration.content
  }
}

/// How forms look.
@MainActor @preconcurrency
public protocol FormStyle {
  /// The type of the body.
  associatedtype Body: View
  /// What the style knows of the control.
  typealias Configuration = FormStyleConfiguration

  /// The view of a form.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style knows of a form.
public struct FormStyleConfiguration {
  /// The controls of the form.
  public struct Content: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// The rows of the form.
  public let content: Content
}

extension FormStyleConfiguration: ControlConfiguration {
  var automaticBody: some View { GroupedFormStyle().makeBody(configuration: self) }
}

extension View {
  /// Sets the style of the forms inside.
  public func formStyle<S: FormStyle>(_ style: S) -> some View {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }
}
