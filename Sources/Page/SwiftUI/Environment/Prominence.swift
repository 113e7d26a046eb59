/// How much a view stands out.
public enum Prominence: Hashable, Sendable {
  /// The standard prominence.
  case standard
  /// The content stands out.
  case increased
}

/// How much the background of a view stands out, as that of a selected row does.
public struct BackgroundProminence: Hashable, Sendable {
  let isIncreased: Bool
  /// The background stands out as usual.
  public static let standard = BackgroundProminence(isIncreased: false)
  /// The background stands out more.
  public static let increased = BackgroundProminence(isIncreased: true)
}

/// Whether materials look active in a window that is not. Every window here is active.
public struct MaterialActiveAppearance: Equatable, Sendable {
  private enum Kind { case automatic, active, inactive, matchWindow }
  private let kind: Kind
  /// As the place of the material has it.
  public static let automatic = MaterialActiveAppearance(kind: .automatic)
  /// The material always looks active.
  public static let active = MaterialActiveAppearance(kind: .active)
  /// The material always looks inactive.
  public static let inactive = MaterialActiveAppearance(kind: .inactive)
  /// The material looks as active as its window.
  public static let matchWindow = MaterialActiveAppearance(kind: .matchWindow)
}

private struct HeaderProminenceKey: EnvironmentKey {
  static let defaultValue = Prominence.standard
}

private struct BackgroundProminenceKey: EnvironmentKey {
  static let defaultValue = BackgroundProminence.standard
}

private struct MaterialAppearanceKey: EnvironmentKey {
  static let defaultValue = MaterialActiveAppearance.automatic
}

private struct AppearsActiveKey: EnvironmentKey {
  static let defaultValue = true
}

private struct LabelsVisibilityKey: EnvironmentKey {
  static let defaultValue = Visibility.automatic
}

extension EnvironmentValues {
  /// How much the headers of sections stand out.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }

  /// How much the background behind the views stands out.
  public var backgroundProminence: BackgroundProminence {
    get { self[BackgroundProminenceKey.self] }
    set { self[BackgroundProminenceKey.self] = newValue }
  }

  /// Whether materials look active.
  public var materialActiveAppearance: MaterialActiveAppearance {
    get { self[MaterialAppearanceKey.self] }
    set { self[MaterialAppearanceKey.self] = newValue }
  }

  /// Whether the views look as in a window that is active.
  public var appearsActive: Bool {
    get { self[AppearsActiveKey.self] }
    set { self[AppearsActiveKey.self] = newValue }
  }

  /// Whether the labels of controls are shown.
  public var labelsVisibility: Visibility {
    get { labelsAreHidden ? .hidden : self[LabelsVisibilityKey.self] }
    set {
      self[LabelsVisibilityKey.self] = newValue
      labelsAreHidden = newValue == .hidden
    }
  }
}

extension View {
  /// Sets how much the headers of sections stand out.
  public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }

  /// Shows or hides the labels of the controls inside.
  public func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(\.labelsVisibility, visibility)
  }

  /// Sets whether materials look active. Accepted without effect: every window here is active.
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View {
    environment(\.materialActiveAppearance, appearance)
  }
}

extension Material {
  /// The material as it looks in a window. Accepted without effect: every window here is active.
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Material { self }
}

extension ShapeStyle {
  /// The style with materials as they look in a window. Accepted without effect: every window here
  /// is active.
  public func materialActiveAppearance(
    _ appearance: MaterialActiveAppearance
  ) -> some ShapeStyle { self }
}
