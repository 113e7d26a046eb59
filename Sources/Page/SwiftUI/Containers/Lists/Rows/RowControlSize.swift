/// A control in a row of a list: it reaches into the space above and below the content, so that
/// the row is no higher than one of text.
struct RowControlSize: ViewModifier {
  @Environment(\.isInList) private var isInList

  func body(content: Content) -> some View {
    content.padding(.vertical, isInList ? -7 : 0)
  }
}

/// A title with an icon in a row of a list: the titles of all rows begin at the same place.
struct RowLabel: View {
  let configuration: LabelStyleConfiguration
  @Environment(\.listItemTint) private var tint

  var body: some View {
    HStack(spacing: 16) {
      configuration.icon
        .foregroundStyle(tint?.color.map { AnyShapeStyle($0) } ?? AnyShapeStyle(TintShapeStyle()))
        .frame(minWidth: 24)
        .modifier(RowControlSize())
      configuration.title
    }
  }
}
