/// How disclosure groups look.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  /// The type of the body.
  associatedtype Body: View
  /// What the style knows of the control.
  typealias Configuration = DisclosureGroupStyleConfiguration

  /// The view of a disclosure group.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style knows of a disclosure group.
public struct DisclosureGroupStyleConfiguration {
  /// The label of the group.
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// The views that are shown while the group is open.
  public struct Content: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// The label of the group.
  public let label: Label
  /// The views that are shown while the group is open.
  public let content: Content
  /// Whether the content is shown.
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }
}

extension DisclosureGroupStyleConfiguration: ControlConfiguration {
  var automaticBody: some View {
    AutomaticDisclosureGroupStyle().makeBody(configuration: self)
  }
}

extension View {
  /// Sets the style of the disclosure groups inside.
  public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }
}

/// A line with a chevron that turns; the content stands below it.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    DisclosureBody(configuration: configuration)
  }
}

/// A disclosure group as it suits its place: in a list as rows.
private struct DisclosureBody: View {
  let configuration: DisclosureGroupStyleConfiguration
  @Environment(\.isInList) private var isInList

  var body: some View {
    if isInList {
      DisclosureRow(configuration: configuration)
    } else {
      VStack {
        Button {
          withAnimation { configuration.isExpanded.toggle() }
        } label: {
          HStack {
            configuration.label
            Spacer()
            Image(systemName: "chevron.right")
              .rotationEffect(.degrees(configuration.isExpanded ? 90 : 0))
          }
        }
        .accessibilityValue(configuration.isExpanded ? "Expanded" : "Collapsed")
        if configuration.isExpanded { configuration.content }
      }
    }
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// A line with a chevron that turns; the content stands below it.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}
