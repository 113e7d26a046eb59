/// How a cell's background shows that the cell is chosen or touched.
enum CellMarking {
  case none
  /// It would, if the cell were.
  case ready
  case shown
}

extension UIBackgroundConfiguration {
  @MainActor
  public static func listCell() -> UIBackgroundConfiguration { list(.systemBackground, .ready) }

  @MainActor
  public static func listPlainCell() -> UIBackgroundConfiguration { listCell() }

  @MainActor
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    list(.secondarySystemGroupedBackground, .ready)
  }

  @MainActor
  public static func listSidebarCell() -> UIBackgroundConfiguration {
    var background = list(.clear, .ready)
    background.cornerRadius = 10
    return background
  }

  @MainActor
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
    listSidebarCell()
  }

  @MainActor
  public static func listHeader() -> UIBackgroundConfiguration { list(.systemBackground, .none) }

  @MainActor
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { listHeader() }

  @MainActor
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }

  @MainActor
  public static func listSidebarHeader() -> UIBackgroundConfiguration { clear() }

  @MainActor
  public static func listFooter() -> UIBackgroundConfiguration { clear() }

  private static func list(_ color: UIColor, _ marking: CellMarking) -> UIBackgroundConfiguration {
    var background = UIBackgroundConfiguration()
    background.backgroundColor = color
    background.marking = marking
    return background
  }

  /// The background of a cell in some state.
  @MainActor
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    guard marking != .none, let state = state as? UICellConfigurationState else { return self }
    var updated = self
    updated.marking = state.isSelected || state.isHighlighted ? .shown : .ready
    return updated
  }

  @MainActor
  func shownColor(in view: UIView) -> UIColor {
    marking == .shown ? .systemGray4 : resolvedBackgroundColor(for: view.tintColor)
  }
}
