/// A color, gradient, image or material that fills shapes, text and backgrounds.
public protocol ShapeStyle: Sendable {
  /// The type of the style that this one stands for in an environment.
  associatedtype Resolved: ShapeStyle = Never

  /// The style that this one stands for in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// What is painted in an environment. Only SwiftUI's own styles implement it.
  func _paint(in environment: EnvironmentValues) -> _Paint
}

/// A style of SwiftUI's own paints by itself.
extension ShapeStyle where Resolved == Never {
  /// The style that this one stands for in the environment.
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) does not resolve to another style.")
  }

  public func _paint(in environment: EnvironmentValues) -> _Paint { _Paint(.none) }
}

extension ShapeStyle {
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    resolve(in: environment)._paint(in: environment)
  }
}

extension ShapeStyle where Self: View, Body == _ShapeView<Rectangle, Self> {
  /// A rectangle that is filled with the style.
  @MainActor @preconcurrency
  public var body: _ShapeView<Rectangle, Self> { _ShapeView(shape: Rectangle(), style: self) }
}

extension Never: ShapeStyle {
  public typealias Resolved = Never

  public func _paint(in environment: EnvironmentValues) -> _Paint { _Paint(.none) }
}

/// A style whose type is not known.
public struct AnyShapeStyle: ShapeStyle {
  public typealias Resolved = Never
  let base: any ShapeStyle

  /// Erases the type of a style.
  public init<S: ShapeStyle>(_ style: S) {
    base = (style as? AnyShapeStyle)?.base ?? style
  }

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    base._paint(in: environment)
  }
}

extension AnyShapeStyle: Equatable {
  public static func == (one: AnyShapeStyle, other: AnyShapeStyle) -> Bool {
    areEqualDynamically(one.base, other.base)
  }
}
