/// A level of the style of foregrounds.
public struct HierarchicalShapeStyle: ShapeStyle, Equatable {
  public typealias Resolved = Never
  let level: Int

  /// The first level of the foreground style.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// The second level of the foreground style.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// The third level of the foreground style.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// The fourth level of the foreground style.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// The fifth level of the foreground style.
  public static let quinary = HierarchicalShapeStyle(level: 4)

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    if let levels = environment.foregroundLevels {
      return levels.paint(at: level, in: environment)
    }
    let traits = environment.traits
    let color: UIColor
    switch level {
    case 0: color = .label
    case 1: color = .secondaryLabel
    case 2: color = .tertiaryLabel
    case 3: color = .quaternaryLabel
    default: color = UIColor.quaternaryLabel.withAlphaComponent(0.1)
    }
    return _Paint(.color(color.resolvedColor(with: traits)))
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The first level of the style of foregrounds.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// The second level of the style of foregrounds.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// The third level of the style of foregrounds.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// The fourth level of the style of foregrounds.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  /// The fifth level of the style of foregrounds.
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

/// A level of another style.
public struct HierarchicalShapeStyleModifier<Base: ShapeStyle>: ShapeStyle {
  public typealias Resolved = Never
  let base: Base
  let level: Int

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    base._paint(in: environment).lowered(by: level)
  }
}

extension ShapeStyle {
  /// The second level of the style.
  public var secondary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 1) }
  /// The third level of the style.
  public var tertiary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 2) }
  /// The fourth level of the style.
  public var quaternary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 3) }
  /// The fifth level of the style.
  public var quinary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 4) }
}
