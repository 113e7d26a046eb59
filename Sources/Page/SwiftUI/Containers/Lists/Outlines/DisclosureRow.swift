/// A disclosure group in a list: a row with a chevron, and the rows of the content below it.
struct DisclosureRow: View {
  let configuration: DisclosureGroupStyleConfiguration
  @Environment(\.listIndent) private var indent

  var body: some View {
    HStack {
      configuration.label
      Spacer(minLength: 8)
      Image(systemName: "chevron.right")
        .font(.footnote.weight(.semibold))
        .foregroundStyle(TintShapeStyle())
        .rotationEffect(.degrees(configuration.isExpanded ? 90 : 0))
    }
    .rowAccessory { withAnimation { configuration.isExpanded.toggle() } }
    if configuration.isExpanded {
      configuration.content.environment(\.listIndent, indent + 1)
    }
  }
}

private struct IndentKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  /// How many groups of a list the row is in.
  var listIndent: Int {
    get { self[IndentKey.self] }
    set { self[IndentKey.self] = newValue }
  }
}
