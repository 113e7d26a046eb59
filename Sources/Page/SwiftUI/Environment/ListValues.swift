private struct MinimumRowHeightKey: EnvironmentKey {
  static let defaultValue: CGFloat = 44
}

private struct MinimumHeaderHeightKey: EnvironmentKey {
  static let defaultValue: CGFloat? = nil
}

private struct BackgroundMaterialKey: EnvironmentKey {
  static var defaultValue: Material? { nil }
}

extension EnvironmentValues {
  /// How high a row of a list is at least.
  public var defaultMinListRowHeight: CGFloat {
    get { self[MinimumRowHeightKey.self] }
    set { self[MinimumRowHeightKey.self] = newValue }
  }

  /// How high the header of a list's section is at least; nil lets the list choose.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[MinimumHeaderHeightKey.self] }
    set { self[MinimumHeaderHeightKey.self] = newValue }
  }

  /// The material behind the view, if there is one.
  public var backgroundMaterial: Material? {
    get { self[BackgroundMaterialKey.self] }
    set { self[BackgroundMaterialKey.self] = newValue }
  }
}
