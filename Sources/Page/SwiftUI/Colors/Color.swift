/// A color, which is a view that fills the space that it is proposed, and a style of shapes.
public struct Color: Hashable, Sendable {
  indirect enum Source: Hashable, Sendable {
    case system(SystemColor)
    /// Components in sRGB, which may exceed it.
    case fixed(red: Double, green: Double, blue: Double)
    case displayP3(red: Double, green: Double, blue: Double)
    case dynamic(UncheckedColor)
    case named(String, UncheckedBundle)
    case mixed(Color, Color, Double, Gradient.ColorSpace)
    case style(ResolvedStyle)
    case accent
  }

  /// A color of UIKit, which does not change.
  struct UncheckedColor: Hashable, @unchecked Sendable {
    let color: UIColor
  }

  struct UncheckedBundle: Hashable, @unchecked Sendable {
    let bundle: Bundle?
  }

  /// A style that stands for a color in each environment, without its type.
  struct ResolvedStyle: Hashable, @unchecked Sendable {
    let style: AnyHashable
    let resolve: @Sendable (EnvironmentValues) -> Resolved

    static func == (one: ResolvedStyle, other: ResolvedStyle) -> Bool { one.style == other.style }

    func hash(into hasher: inout Hasher) { hasher.combine(style) }
  }

  var source: Source
  var alpha = 1.0

  init(source: Source, alpha: Double = 1) {
    self.source = source
    self.alpha = alpha
  }

  /// The same color with less opacity.
  public func opacity(_ opacity: Double) -> Color {
    var color = self
    color.alpha *= min(max(opacity, 0), 1)
    return color
  }

  /// The color in an environment.
  func uiColor(in environment: EnvironmentValues) -> UIColor {
    let color: UIColor
    switch source {
    case .system(let system): color = system.uiColor.resolvedColor(with: environment.traits)
    case .fixed(let red, let green, let blue):
      color = UIColor(red: red, green: green, blue: blue, alpha: 1)
    case .displayP3(let red, let green, let blue):
      color = UIColor(displayP3Red: red, green: green, blue: blue, alpha: 1)
    case .dynamic(let unchecked): color = unchecked.color.resolvedColor(with: environment.traits)
    case .named(let name, let bundle):
      color =
        UIColor(named: name, in: bundle.bundle, compatibleWith: environment.traits)?
        .resolvedColor(with: environment.traits) ?? .clear
    case .mixed(let one, let other, let fraction, let space):
      color =
        one.resolve(in: environment).mixed(
          with: other.resolve(in: environment), by: fraction, in: space
        ).uiColor
    case .style(let style): color = style.resolve(environment).uiColor
    case .accent: color = environment.tintUIColor
    }
    return alpha == 1 ? color : color.withAlphaComponent(color.cgColor.alpha * alpha)
  }
}

extension Color: View {
  public typealias Body = Never

  public static func _makeNode(_ view: Color, in context: _NodeContext) -> _ViewNode<Color> {
    ItemNode(view, in: context, item: ColorItem()) { view, item, node in
      item.color = view.uiColor(in: node.environment)
    }
  }
}

extension Color: ShapeStyle {
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    _Paint(.color(uiColor(in: environment)))
  }
}

class ColorItem: Item {
  var color = UIColor.clear {
    didSet { if color != oldValue { setNeedsCommit() } }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func makePresentation() -> ItemPresentation? { ColorPresentation(UIView()) }
}

final class ColorPresentation: ViewPresentation {
  override func update(_ item: Item, size: CGSize, commit: Commit) {
    view.backgroundColor = (item as? ColorItem)?.color
  }
}
