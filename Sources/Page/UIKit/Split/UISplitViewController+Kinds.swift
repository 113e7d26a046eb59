import CoreGraphics

extension UISplitViewController {
  /// One of the places beside each other, or what stands for all where there is little room.
  public enum Column: Int, Sendable {
    case primary, supplementary, secondary, compact
  }

  /// Which columns are seen, and whether they take room from the secondary one or cover it.
  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary
    case twoBesideSecondary, twoOverSecondary, twoDisplaceSecondary
  }

  /// How many columns there are; none is said by those that are told their controllers in a list.
  public enum Style: Int, Sendable {
    case unspecified, doubleColumn, tripleColumn
  }

  /// What columns that come do with the secondary one.
  public enum SplitBehavior: Int, Sendable {
    case automatic, tile, overlay, displace
  }

  public enum PrimaryEdge: Int, Sendable {
    case leading, trailing
  }

  public enum BackgroundStyle: Int, Sendable {
    case none, sidebar
  }

  public enum DisplayModeButtonVisibility: Int, Sendable {
    case automatic, never, always
  }

  /// A measure that is left to the controller.
  public static let automaticDimension = -CGFloat.greatestFiniteMagnitude
}

extension UISplitViewController.DisplayMode {
  /// How many columns are seen besides the secondary one.
  var count: Int {
    switch self {
    case .automatic, .secondaryOnly: 0
    case .oneBesideSecondary, .oneOverSecondary: 1
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
    }
  }

  /// Whether columns lie over the secondary one, which can be touched to send them away.
  var covers: Bool { self == .oneOverSecondary || self == .twoOverSecondary }

  /// The nearest mode with one column.
  var single: Self {
    switch self {
    case .twoBesideSecondary, .twoDisplaceSecondary: .oneBesideSecondary
    case .twoOverSecondary: .oneOverSecondary
    default: self
    }
  }
}
