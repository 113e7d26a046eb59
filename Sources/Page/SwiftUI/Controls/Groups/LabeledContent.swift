/// A label at the leading edge and a value at the trailing one.
public struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content
}

extension LabeledContent: View where Label: View, Content: View {
  /// A value of views with a label of views.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }

  public var body: some View {
    StyledControl { part in
      LabeledContentStyleConfiguration(
        label: .init(content: part(label)), content: .init(content: part(content)))
    }
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// A value of views with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }

  /// A value of views with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// A text as value with a title.
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(label: Text(titleKey), content: Text(value))
  }

  /// A text as value with a title, both shown as they are.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(label: Text(title), content: Text(value))
  }

  /// A value in a format, with a title.
  public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(titleKey), content: Text(value, format: format))
  }

  /// A value in a format, with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(title), content: Text(value, format: format))
  }
}

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  /// The content of a style's configuration.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content)
  }
}

/// How labels and their values are arranged.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  /// The type of the body.
  associatedtype Body: View
  /// What the style knows of the control.
  typealias Configuration = LabeledContentStyleConfiguration
  /// The view of a label with its value.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style knows of a label and its value.
public struct LabeledContentStyleConfiguration {
  /// The label.
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }
  /// The value.
  public struct Content: View {
    let content: AnyView
    public var body: some View { content }
  }
  /// The label.
  public let label: Label
  /// The value.
  public let content: Content
}

/// The label at the leading edge, the value in gray at the trailing one.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LabeledControl(label: configuration.label, text: nil) {
      configuration.content.foregroundStyle(.secondary)
    }
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The label at the leading edge, the value in gray at the trailing one.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension LabeledContentStyleConfiguration: ControlConfiguration {
  var automaticBody: some View { AutomaticLabeledContentStyle().makeBody(configuration: self) }
}

extension View {
  /// Sets how labels and their values are arranged inside.
  public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }
}
