/// How labels look.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// The type of the body.
  associatedtype Body: View
  /// What the style knows of the control.
  typealias Configuration = LabelStyleConfiguration

  /// Makes the view of a label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a label consists of.
public struct LabelStyleConfiguration {
  /// The title of a label.
  public struct Title: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// The icon of a label.
  public struct Icon: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// The title of the label.
  public let title: Title
  /// The icon of the label.
  public let icon: Icon
}

extension LabelStyleConfiguration: ControlConfiguration {
  var automaticBody: some View { TitleAndIcon(configuration: self) }
}

extension View {
  /// Sets how labels look inside the view.
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }
}

private struct TitleAndIcon: View {
  let configuration: LabelStyleConfiguration
  @Environment(\.isInList) private var isInList

  var body: some View {
    if isInList {
      RowLabel(configuration: configuration)
    } else {
      HStack(alignment: .firstTextBaseline, spacing: 8) {
        configuration.icon
        configuration.title
      }
    }
  }
}

/// The icon before the title.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIcon(configuration: configuration)
  }
}

/// The style that fits where the label is: the icon before the title.
public struct DefaultLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIcon(configuration: configuration)
  }
}

/// The icon alone, which assistive apps call by the title.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    OptionsReader(content: configuration.title) { titles in
      let words = titles.map(\.title).filter { !$0.isEmpty }.joined(separator: " ")
      configuration.icon.accessibilityLabel(Text(verbatim: words), isEnabled: !words.isEmpty)
    }
  }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The style that fits where the label is.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The icon before the title.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
