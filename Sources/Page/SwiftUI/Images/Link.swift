/// A view that opens an address when it is tapped.
///
/// There is no browser to open addresses here: the `openURL` action of the environment gets them.
public struct Link<Label: View>: View {
  private let label: Label
  private let destination: URL
  @Environment(\.openURL) private var openURL

  /// A link that looks like a view.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  public var body: some View {
    let (openURL, destination) = (openURL, destination)
    label
      .transformEnvironment(\.foregroundLevels) { levels in
        levels = ForegroundLevels([AnyShapeStyle(TintShapeStyle())], inside: levels)
      }
      .overlay { LinkArea { openURL(destination) } }
  }
}

extension Link where Label == Text {
  /// A link with a title of the app's localized strings.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// A link with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

/// The area in which a link is tapped.
private struct LinkArea: UIViewRepresentable {
  let action: @MainActor () -> Void

  func makeUIView(context: Context) -> LinkAreaView { LinkAreaView(frame: .zero) }

  func updateUIView(_ view: LinkAreaView, context: Context) { view.action = action }

  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: LinkAreaView, context: Context
  ) -> CGSize? { proposal.replacingUnspecifiedDimensions(by: .zero) }
}

final class LinkAreaView: UIView {
  var action: @MainActor () -> Void = {}

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    accessibilityTraits = .link
    addGestureRecognizer(
      UITapGestureRecognizer(
        target: self, action: Selector(LinkAreaView.tapped(_:), named: "tapped")))
  }

  required init?(coder: NSCoder) { nil }

  private func tapped(_ recognizer: UITapGestureRecognizer) { action() }
}
