/// A blur of what lies behind, with a tint: thin ones let more of it through.
public struct Material: ShapeStyle, Hashable {
  public typealias Resolved = Never

  private enum Thickness: Hashable {
    case ultraThin, thin, regular, thick, ultraThick, bar
  }

  private let thickness: Thickness

  /// A material through which much is seen.
  public static let ultraThin = Material(thickness: .ultraThin)
  /// A thin material.
  public static let thin = Material(thickness: .thin)
  /// A material through which some is seen.
  public static let regular = Material(thickness: .regular)
  /// A thick material.
  public static let thick = Material(thickness: .thick)
  /// A material through which little is seen.
  public static let ultraThick = Material(thickness: .ultraThick)
  /// The material of bars.
  public static let bar = Material(thickness: .bar)

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    let isDark = environment.colorScheme == .dark
    let style: UIBlurEffect.Style
    switch thickness {
    case .ultraThin:
      style = isDark ? .systemUltraThinMaterialDark : .systemUltraThinMaterialLight
    case .thin: style = isDark ? .systemThinMaterialDark : .systemThinMaterialLight
    case .regular: style = isDark ? .systemMaterialDark : .systemMaterialLight
    case .thick, .ultraThick: style = isDark ? .systemThickMaterialDark : .systemThickMaterialLight
    case .bar: style = isDark ? .systemChromeMaterialDark : .systemChromeMaterialLight
    }
    return _Paint(.material(style))
  }
}

extension ShapeStyle where Self == Material {
  /// A material that lets most of what lies behind through.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A material that lets more through than it hides.
  public static var thinMaterial: Material { .thin }
  /// A material that lets some of what lies behind through.
  public static var regularMaterial: Material { .regular }
  /// A material that hides more than it lets through.
  public static var thickMaterial: Material { .thick }
  /// A material that hides most of what lies behind.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The material of bars.
  public static var bar: Material { .bar }
}
