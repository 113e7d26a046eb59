/// Says that there is nothing to show, with what can be done about it.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// Says that there is nothing to show, with a label, a description and actions.
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  public var body: some View {
    VStack(spacing: 16) {
      label.labelStyle(UnavailableLabelStyle())
      description
        .font(.subheadline)
        .foregroundStyle(.secondary)
      actions
    }
    .multilineTextAlignment(.center)
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// A large icon over a title.
private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 12) {
      configuration.icon
        .font(.system(size: 48))
        .foregroundStyle(.secondary)
      configuration.title
        .font(.title2.bold())
    }
  }
}

extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// A message with one of Apple's symbols.
  public init(
    _ title: LocalizedStringKey, systemImage name: String, description: Text? = nil
  ) {
    self.init {
      SwiftUI.Label(title, systemImage: name)
    } description: {
      description
    }
  }

  /// A message with an image of the app.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init {
      SwiftUI.Label(title, image: name)
    } description: {
      description
    }
  }

  /// A message with one of Apple's symbols, whose title is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage name: String, description: Text? = nil
  ) {
    self.init {
      SwiftUI.Label(title, systemImage: name)
    } description: {
      description
    }
  }

  /// A message with an image of the app, whose title is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    self.init {
      SwiftUI.Label(title, image: name)
    } description: {
      description
    }
  }
}

/// The parts of a message that a search has found nothing.
public struct SearchUnavailableContent {
  /// The title with its icon.
  public struct Label: View {
    let text: String?

    public var body: some View {
      SwiftUI.Label {
        if let text, !text.isEmpty { Text("No Results for “\(text)”") } else { Text("No Results") }
      } icon: {
        Image(systemName: "magnifyingglass")
      }
    }
  }

  /// What can be done.
  public struct Description: View {
    public var body: some View { Text("Check the spelling or try a new search.") }
  }

  /// Nothing.
  public struct Actions: View {
    public var body: some View { EmptyView() }
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// A search has found nothing.
  public static var search: Self { search(nil) }

  /// A search for a text has found nothing.
  public static func search(text: String) -> Self { search(text) }

  private static func search(_ text: String?) -> Self {
    Self {
      SearchUnavailableContent.Label(text: text)
    } description: {
      SearchUnavailableContent.Description()
    } actions: {
      SearchUnavailableContent.Actions()
    }
  }
}
