/// Views on a plate, with a title above them.
public struct GroupBox<Label: View, Content: View>: View {
  let label: Label
  let content: Content

  /// Puts views on a plate, with a label of views.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// Puts views on a plate, with a label of views.
  @available(*, deprecated)
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { label })
  }

  public var body: some View {
    StyledControl { part in
      GroupBoxStyleConfiguration(
        label: .init(content: part(label)), content: .init(content: part(content)))
    }
  }
}

extension GroupBox where Label == EmptyView {
  /// Puts views on a plate.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, label: { EmptyView() })
  }
}

extension GroupBox where Label == Text {
  /// Puts views on a plate, with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(titleKey) })
  }

  /// Puts views on a plate, with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(title) })
  }
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// The box of a style's configuration.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

/// How boxes look.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  /// The type of the body.
  associatedtype Body: View
  /// What the style knows of the control.
  typealias Configuration = GroupBoxStyleConfiguration
  /// The view of a box.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style knows of a box.
public struct GroupBoxStyleConfiguration {
  /// The title of the box.
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }
  /// The views in the box.
  public struct Content: View {
    let content: AnyView
    public var body: some View { content }
  }
  /// The title of the box.
  public let label: Label
  /// The views in the box.
  public let content: Content
}

/// A plate with round corners, whose title is bold.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    BoxBody(configuration: configuration)
  }

  private struct BoxBody: View {
    let configuration: Configuration
    @Environment(\.groupBoxDepth) private var depth

    /// A box in a box stands out from it.
    private var color: UIColor {
      depth.isMultiple(of: 2) ? .secondarySystemBackground : .tertiarySystemBackground
    }

    var body: some View {
      VStack(alignment: .leading, spacing: 8) {
        configuration.label.font(.headline)
        VStack { configuration.content }.frame(maxWidth: .infinity)
          .environment(\.groupBoxDepth, depth + 1)
      }
      .padding()
      .background { RoundedRectangle(cornerRadius: 8).fill(Color(uiColor: color)) }
    }
  }
}

private struct GroupBoxDepthKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  /// How many boxes are around a view.
  fileprivate var groupBoxDepth: Int {
    get { self[GroupBoxDepthKey.self] }
    set { self[GroupBoxDepthKey.self] = newValue }
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// A plate with round corners, whose title is bold.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension GroupBoxStyleConfiguration: ControlConfiguration {
  var automaticBody: some View { DefaultGroupBoxStyle().makeBody(configuration: self) }
}

extension View {
  /// Sets how the boxes inside look.
  public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }
}
