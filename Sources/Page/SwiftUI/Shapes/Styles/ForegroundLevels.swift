/// The styles of foregrounds: the primary one, and perhaps a secondary and a tertiary one.
struct ForegroundLevels: Equatable {
  private final class Outer: Equatable {
    let levels: ForegroundLevels?

    init(_ levels: ForegroundLevels?) {
      self.levels = levels
    }

    static func == (one: Outer, other: Outer) -> Bool { one.levels == other.levels }
  }

  let styles: [AnyShapeStyle]
  /// What `.primary` and `.foreground` mean in the styles themselves.
  private let outer: Outer

  init(_ styles: [AnyShapeStyle], inside outer: ForegroundLevels?) {
    self.styles = styles
    self.outer = Outer(outer)
  }

  /// What is painted at a level: its own style, or the last one with less opacity.
  func paint(at level: Int, in environment: EnvironmentValues) -> _Paint {
    var environment = environment
    environment.foregroundLevels = outer.levels
    let index = min(level, styles.count - 1)
    let paint = styles[index]._paint(in: environment)
    return paint.lowered(by: level - index)
  }
}

extension _Paint {
  /// The paint of a lower level, of a style that names only the levels above.
  func lowered(by levels: Int) -> _Paint {
    guard levels > 0 else { return self }
    var paint = self
    paint.opacity *= [1, 0.5, 0.25, 0.18, 0.1][min(levels, 4)]
    return paint
  }
}

private struct ForegroundLevelsKey: EnvironmentKey {
  static let defaultValue: ForegroundLevels? = nil
}

private struct TintKey: EnvironmentKey {
  static let defaultValue: AnyShapeStyle? = nil
}

private struct BackgroundKey: EnvironmentKey {
  static let defaultValue: AnyShapeStyle? = nil
}

extension EnvironmentValues {
  var foregroundLevels: ForegroundLevels? {
    get { self[ForegroundLevelsKey.self] }
    set { self[ForegroundLevelsKey.self] = newValue }
  }

  /// The style of foregrounds, if a view outside sets one.
  var foregroundPaint: AnyShapeStyle? {
    foregroundLevels.map { _ in AnyShapeStyle(ForegroundStyle()) }
  }

  /// The style of controls, if a view outside sets one.
  var tintPaint: AnyShapeStyle? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }

  /// The color of controls: that of the tint, or the accent color of the app.
  var tintUIColor: UIColor { TintShapeStyle().uiColor(in: self) }

  /// The style of backgrounds.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundKey.self] }
    set { self[BackgroundKey.self] = newValue }
  }
}
