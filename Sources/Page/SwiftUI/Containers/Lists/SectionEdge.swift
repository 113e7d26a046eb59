/// The header or the footer of a section, in the type of the list around it.
struct SectionEdge<Content: View>: View {
  let content: Content
  let role: SectionRole
  /// Whether the rows are shown, if the header can hide them.
  var isExpanded: Binding<Bool>?
  @Environment(\.listKind) private var kind
  @Environment(\.isInList) private var isInList

  var body: some View {
    if let isExpanded, isInList, kind == .sidebar {
      CollapsingHeader(content: styled, isExpanded: isExpanded)
    } else {
      styled
    }
  }

  private var styled: some View {
    content.transformEnvironment(\.self) { values in
      guard values.isInList else { return }
      values.takeStyle(of: role)
    }
  }
}

/// A header that shows and hides the rows of its section.
private struct CollapsingHeader<Content: View>: View {
  let content: Content
  let isExpanded: Binding<Bool>

  var body: some View {
    Button {
      withAnimation { isExpanded.wrappedValue.toggle() }
    } label: {
      HStack {
        content
        Spacer(minLength: 8)
        Image(systemName: "chevron.right")
          .font(.footnote.weight(.semibold))
          .foregroundStyle(TintShapeStyle())
          .rotationEffect(.degrees(isExpanded.wrappedValue ? 90 : 0))
      }
    }
    .buttonStyle(PlainButtonStyle())
  }
}

extension EnvironmentValues {
  /// Sets the font and the color of a header or footer in a list.
  fileprivate mutating func takeStyle(of role: SectionRole) {
    let (kind, prominence) = (listKind, headerProminence)
    let isGrouped = kind == .grouped || kind == .insetGrouped
    let secondary = ForegroundLevels(
      [AnyShapeStyle(Color(uiColor: .secondaryLabel))], inside: nil)
    switch role {
    case .content: break
    case .footer:
      font = .footnote
      foregroundLevels = secondary
    case .header where kind == .sidebar || (isGrouped && prominence == .increased):
      font = .title3.weight(.semibold)
    case .header where isGrouped:
      font = .footnote
      textCase = .uppercase
      foregroundLevels = secondary
    case .header:
      font = prominence == .increased ? .headline : .subheadline.weight(.semibold)
      if prominence == .standard { foregroundLevels = secondary }
    }
  }
}
