/// A color, which is a view that fills the space that it is proposed, and a style of shapes.
public struct Color: Hashable, Sendable {
  enum Source: Hashable, Sendable {
    case fixed(red: Double, green: Double, blue: Double)
    case dynamic(UncheckedColor)
    case accent
  }

  /// A color of UIKit, which does not change.
  struct UncheckedColor: Hashable, @unchecked Sendable {
    let color: UIColor
  }

  var source: Source
  var alpha = 1.0

  init(source: Source) {
    self.source = source
  }

  /// A color of UIKit.
  public init(uiColor: UIColor) {
    self.init(source: .dynamic(UncheckedColor(color: uiColor)))
  }

  public init(_ color: UIColor) {
    self.init(uiColor: color)
  }

  public static let red = Color(uiColor: .systemRed)
  public static let blue = Color(uiColor: .systemBlue)
  public static let green = Color(uiColor: .systemGreen)
  public static let clear = Color(uiColor: .clear)
  public static let primary = Color(uiColor: .label)
  public static let white = Color(uiColor: .white)
  public static let black = Color(uiColor: .black)
  public static let accentColor = Color(source: .accent)

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
    case .fixed(let red, let green, let blue):
      color = UIColor(red: red, green: green, blue: blue, alpha: 1)
    case .dynamic(let unchecked):
      color = unchecked.color.resolvedColor(with: environment.traits)
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

final class ColorItem: Item {
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

extension Color: ShapeStyle {
  public typealias Resolved = Never

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    _Paint(.color(uiColor(in: environment)))
  }
}
