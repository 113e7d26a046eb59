/// How tables look. Only SwiftUI's own styles conform.
@MainActor @preconcurrency
public protocol TableStyle {}

/// The style that suits the platform: rows from edge to edge.
public struct AutomaticTableStyle: TableStyle {
  /// Creates the style.
  public init() {}
}

/// Rows from edge to edge.
public struct InsetTableStyle: TableStyle {
  /// Creates the style.
  public init() {}
}

extension TableStyle where Self == AutomaticTableStyle {
  /// The style that suits the platform.
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}
extension TableStyle where Self == InsetTableStyle {
  /// Rows from edge to edge.
  public static var inset: InsetTableStyle { InsetTableStyle() }
}

extension View {
  /// Sets the style of the tables inside. Accepted without effect: both styles look the same on
  /// iOS.
  public func tableStyle<S: TableStyle>(_ style: S) -> some View { self }
}
