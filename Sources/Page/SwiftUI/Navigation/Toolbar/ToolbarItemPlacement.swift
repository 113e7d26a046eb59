/// Where an item of a toolbar stands.
public struct ToolbarItemPlacement: Equatable, Sendable {
  enum Kind {
    case automatic, principal, leading, trailing, confirmation, cancellation, destructive
    case primary, secondary, bottom, status, keyboard, suggestions, tokens
  }

  let kind: Kind

  /// Where it suits the bar: at the trailing edge of a navigation bar.
  public static let automatic = ToolbarItemPlacement(kind: .automatic)
  /// In the middle of the navigation bar, in place of the title.
  public static let principal = ToolbarItemPlacement(kind: .principal)
  /// Beside the button that leads back.
  public static let navigation = ToolbarItemPlacement(kind: .leading)
  /// The most important action: at the trailing edge of the navigation bar.
  public static let primaryAction = ToolbarItemPlacement(kind: .primary)
  /// Actions that are not needed often: in a menu of the navigation bar.
  public static let secondaryAction = ToolbarItemPlacement(kind: .secondary)
  /// What the views are doing: in the middle of the bar along the bottom.
  public static let status = ToolbarItemPlacement(kind: .status)
  /// What confirms a sheet: at the trailing edge, in bold letters.
  public static let confirmationAction = ToolbarItemPlacement(kind: .confirmation)
  /// What leaves a sheet without changes: at the leading edge.
  public static let cancellationAction = ToolbarItemPlacement(kind: .cancellation)
  /// What deletes the content of a sheet: at the trailing edge.
  public static let destructiveAction = ToolbarItemPlacement(kind: .destructive)
  /// Above the keyboard, while a text is edited.
  public static let keyboard = ToolbarItemPlacement(kind: .keyboard)
  /// At the leading edge of the navigation bar.
  public static let topBarLeading = ToolbarItemPlacement(kind: .leading)
  /// At the trailing edge of the navigation bar.
  public static let topBarTrailing = ToolbarItemPlacement(kind: .trailing)
  /// In a bar along the bottom.
  public static let bottomBar = ToolbarItemPlacement(kind: .bottom)
  /// At the leading edge of the navigation bar.
  public static let navigationBarLeading = ToolbarItemPlacement(kind: .leading)
  /// At the trailing edge of the navigation bar.
  public static let navigationBarTrailing = ToolbarItemPlacement(kind: .trailing)
}
