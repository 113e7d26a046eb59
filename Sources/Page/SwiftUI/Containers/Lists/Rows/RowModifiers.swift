/// How the items of a list are tinted.
public struct ListItemTint: Sendable {
  enum Kind {
    case fixed, preferred, monochrome
  }

  let kind: Kind
  let color: Color?

  /// A tint that nothing replaces.
  public static func fixed(_ tint: Color) -> ListItemTint {
    ListItemTint(kind: .fixed, color: tint)
  }

  /// A tint that the system may replace. Here it is used as it is.
  public static func preferred(_ tint: Color) -> ListItemTint {
    ListItemTint(kind: .preferred, color: tint)
  }

  /// The gray of secondary labels.
  public static let monochrome = ListItemTint(
    kind: .monochrome, color: Color(uiColor: .secondaryLabel))
}

extension View {
  /// Sets the space between the edges of a row and its content; nil is the usual space.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    rowTraits { $0.insets = insets }
  }

  /// Puts a view behind the content of a row, in place of the color of the list's style.
  public func listRowBackground<V: View>(_ view: V?) -> some View {
    rowTraits { $0.background = view.map { AnyView($0) } }
  }

  /// Shows or hides the separators of a row.
  public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    rowTraits { $0.separators.set(visibility, at: edges) }
  }

  /// Sets the color of the separators of a row.
  public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    rowTraits { $0.separatorTints.set(color, at: edges) }
  }

  /// Shows or hides the separators at the ends of a section.
  public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    rowTraits { $0.sectionSeparators.set(visibility, at: edges) }
  }

  /// Sets the color of the separators at the ends of a section.
  public func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    rowTraits { $0.sectionSeparatorTints.set(color, at: edges) }
  }

  /// Sets the tint of the rows inside.
  public func listItemTint(_ tint: ListItemTint?) -> some View {
    environment(\.listItemTint, tint)
  }

  /// Sets the tint of the rows inside.
  public func listItemTint(_ tint: Color?) -> some View {
    environment(\.listItemTint, tint.map { .preferred($0) })
  }

  /// Whether the rows inside cannot be deleted.
  public func deleteDisabled(_ isDisabled: Bool) -> some View {
    rowTraits { $0.isDeleteDisabled = isDisabled }
  }

  /// Whether the rows inside cannot be moved.
  public func moveDisabled(_ isDisabled: Bool) -> some View {
    rowTraits { $0.isMoveDisabled = isDisabled }
  }

  /// Whether the rows inside cannot be selected.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    rowTraits { $0.isSelectionDisabled = isDisabled }
  }
}

private struct ItemTintKey: EnvironmentKey {
  static var defaultValue: ListItemTint? { nil }
}

extension EnvironmentValues {
  var listItemTint: ListItemTint? {
    get { self[ItemTintKey.self] }
    set { self[ItemTintKey.self] = newValue }
  }
}
