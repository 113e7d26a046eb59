@_spi(SwiftUI) import UIKit

/// The style of foregrounds where it is used.
public struct ForegroundStyle: ShapeStyle, Equatable {
  public typealias Resolved = Never

  /// Creates the style.
  public init() {}

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    HierarchicalShapeStyle.primary._paint(in: environment)
  }
}

/// The style of backgrounds where it is used.
public struct BackgroundStyle: ShapeStyle, Equatable {
  public typealias Resolved = Never

  /// Creates the style.
  public init() {}

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    var inner = environment
    inner.backgroundStyle = nil
    return environment.backgroundStyle?._paint(in: inner)
      ?? _Paint(.color(.systemBackground.resolvedColor(with: environment.traits)))
  }
}

/// The style of controls where it is used.
public struct TintShapeStyle: ShapeStyle, Equatable {
  public typealias Resolved = Never

  /// Creates the style.
  public init() {}

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    var inner = environment
    inner.tintPaint = nil
    return environment.tintPaint?._paint(in: inner)
      ?? _Paint(.color(UIColor.appAccent.resolvedColor(with: environment.traits)))
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The style of foregrounds where it is used.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The style of backgrounds where it is used.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The style of controls where it is used.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
