/// A type that provides previews in the form that preceded `#Preview`.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of the previews.
  associatedtype Previews: View

  /// The views to preview. Each view of a group or of a `ForEach` is a preview of its own.
  @ViewBuilder static var previews: Previews { get }

  /// The platform that the previews are for. It is accepted and has no effect.
  static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  /// The platform of the previews: that of the page.
  public static var platform: PreviewPlatform? { nil }
}

/// A platform that previews can be for.
public enum PreviewPlatform: Sendable {
  /// A preview for iOS.
  case iOS
  /// A preview for macOS.
  case macOS
  /// A preview for tvOS.
  case tvOS
  /// A preview for watchOS.
  case watchOS
}
