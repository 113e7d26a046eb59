/// What the environment of a list says of it.
struct ListSettings {
  var kind = _ListKind.insetGrouped
  var minimumRowHeight: CGFloat = 44
  var minimumHeaderHeight: CGFloat?
  var rowSpacing: CGFloat = 0
  var sectionSpacing: ListSectionSpacing?
  var isEditing = false
  /// Whether a tap selects a row of a list that can have several selected and is not edited.
  var selectsSeveralByTap = false
  var isEnabled = true
  var direction = LayoutDirection.leftToRight
  var environment = EnvironmentValues()

  init() {}

  @MainActor
  init(in environment: EnvironmentValues) {
    kind = environment.listKind
    minimumRowHeight = environment.defaultMinListRowHeight
    minimumHeaderHeight = environment.defaultMinListHeaderHeight
    rowSpacing = environment.listRowSpacing ?? 0
    sectionSpacing = environment.listSectionSpacing
    isEditing = environment.editMode?.wrappedValue.isEditing ?? false
    selectsSeveralByTap = environment.isOnMac || environment.horizontalSizeClass == .regular
    isEnabled = environment.isEnabled
    direction = environment.layoutDirection
    // What rows are drawn with counts as read.
    _ = (environment.traits, environment.tintUIColor, environment.headerProminence)
    self.environment = environment
  }

  /// What the places of rows depend on.
  struct Shape: Equatable {
    let kind: _ListKind
    let heights: [CGFloat?]
    let sectionSpacing: ListSectionSpacing.Kind?
    let isEditing: Bool
    let direction: LayoutDirection
    let prominence: Prominence
  }

  var shape: Shape {
    Shape(
      kind: kind, heights: [minimumRowHeight, minimumHeaderHeight, rowSpacing],
      sectionSpacing: sectionSpacing?.kind, isEditing: isEditing, direction: direction,
      prominence: environment.headerProminence)
  }

  func color(_ color: UIColor) -> UIColor { color.resolvedColor(with: environment.traits) }
}

private struct RowSpacingKey: EnvironmentKey {
  static let defaultValue: CGFloat? = nil
}

private struct SectionSpacingKey: EnvironmentKey {
  static let defaultValue: ListSectionSpacing? = nil
}

extension EnvironmentValues {
  var listRowSpacing: CGFloat? {
    get { self[RowSpacingKey.self] }
    set { self[RowSpacingKey.self] = newValue }
  }

  var listSectionSpacing: ListSectionSpacing? {
    get { self[SectionSpacingKey.self] }
    set { self[SectionSpacingKey.self] = newValue }
  }
}

extension View {
  /// Sets the space between the rows of the lists inside.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    environment(\.listRowSpacing, spacing)
  }

  /// Sets the space between the sections of the lists inside, or before this section.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    rowTraits { $0.sectionSpacing = spacing }.environment(\.listSectionSpacing, spacing)
  }

  /// Sets the space between the sections of the lists inside, or before this section.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    listSectionSpacing(.custom(spacing))
  }
}
