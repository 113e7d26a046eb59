/// Lets a chart come to rest at certain values.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
  private struct AxisAlignment {
    var minor: ValueAlignment
    var major: ValueAlignment?
  }

  private var x: AxisAlignment?
  private var y: AxisAlignment?
  private let limit: ValueAlignedLimitBehavior

  private init(
    x: AxisAlignment? = nil, y: AxisAlignment? = nil, _ limit: ValueAlignedLimitBehavior
  ) {
    self.x = x
    self.y = y
    self.limit = limit
  }

  /// Comes to rest at multiples of a number.
  public init<T: Plottable & Numeric>(
    unit: T, majorAlignment: MajorValueAlignment<T>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    let alignment = AxisAlignment(
      minor: .unit(unit.datum.number ?? 0), major: majorAlignment?.alignment)
    self.init(x: alignment, y: alignment, limitBehavior)
  }

  /// Comes to rest at dates with components.
  public init(
    matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    let alignment = AxisAlignment(minor: .dates(components), major: majorAlignment?.alignment)
    self.init(x: alignment, y: alignment, limitBehavior)
  }

  /// Comes to rest at multiples of numbers.
  public init<X: Plottable & Numeric, Y: Plottable & Numeric>(
    xUnit: X, yUnit: Y, xMajorAlignment: MajorValueAlignment<X>? = nil,
    yMajorAlignment: MajorValueAlignment<Y>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    self.init(
      x: AxisAlignment(
        minor: .unit(xUnit.datum.number ?? 0), major: xMajorAlignment?.alignment),
      y: AxisAlignment(
        minor: .unit(yUnit.datum.number ?? 0), major: yMajorAlignment?.alignment), limitBehavior)
  }

  /// Comes to rest at dates with components.
  public init(
    xMatching xComponents: DateComponents, yMatching yComponents: DateComponents,
    xMajorAlignment: MajorValueAlignment<Date>? = nil,
    yMajorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    self.init(
      x: AxisAlignment(minor: .dates(xComponents), major: xMajorAlignment?.alignment),
      y: AxisAlignment(minor: .dates(yComponents), major: yMajorAlignment?.alignment),
      limitBehavior)
  }

  /// Comes to rest at dates with components, and multiples of a number.
  public init<Y: Plottable & Numeric>(
    xMatching xComponents: DateComponents, yUnit: Y,
    xMajorAlignment: MajorValueAlignment<Date>? = nil,
    yMajorAlignment: MajorValueAlignment<Y>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    self.init(
      x: AxisAlignment(minor: .dates(xComponents), major: xMajorAlignment?.alignment),
      y: AxisAlignment(
        minor: .unit(yUnit.datum.number ?? 0), major: yMajorAlignment?.alignment), limitBehavior)
  }

  /// Comes to rest at multiples of a number, and dates with components.
  public init<X: Plottable & Numeric>(
    xUnit: X, yMatching yComponents: DateComponents,
    xMajorAlignment: MajorValueAlignment<X>? = nil,
    yMajorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    self.init(
      x: AxisAlignment(
        minor: .unit(xUnit.datum.number ?? 0), major: xMajorAlignment?.alignment),
      y: AxisAlignment(minor: .dates(yComponents), major: yMajorAlignment?.alignment),
      limitBehavior)
  }

  public func updateTarget(
    _ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext
  ) {
    if context.axes.contains(.horizontal), let x {
      target.rect.origin.x = aligned(
        target.rect.minX, from: context.originalTarget.rect.minX, context.velocity.dx,
        context.containerSize.width, x, context.chartProxy.x)
    }
    if context.axes.contains(.vertical), let y {
      // A y value is at the lower edge.
      let height = context.containerSize.height
      target.rect.origin.y =
        aligned(
          target.rect.minY + height, from: context.originalTarget.rect.minY + height,
          context.velocity.dy, height, y, context.chartProxy.y) - height
    }
  }

  /// Faster than this, a flick goes to a major value.
  private static let fast: CGFloat = 0.5

  private func aligned(
    _ place: CGFloat, from start: CGFloat, _ velocity: CGFloat, _ page: CGFloat,
    _ alignment: AxisAlignment, _ scale: PositionScale
  ) -> CGFloat {
    var place = place
    if limit.storage == .always { place = max(min(place, start + page), start - page) }
    if scale.isCategorical { return (place / scale.step).rounded() * scale.step }
    guard let number = scale.datum(at: place)?.number, let first = scale.datum(at: 0)?.number,
      let last = scale.datum(at: page)?.number
    else { return place }
    let values = abs(velocity) > Self.fast ? alignment.major ?? alignment.minor : alignment.minor
    return scale.position(values.nearest(number, page: abs(last - first), start: first))
  }
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
  /// Comes to rest at multiples of a number.
  public static func valueAligned<P: Plottable & Numeric>(
    unit: P, majorAlignment: MajorValueAlignment<P>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    .init(unit: unit, majorAlignment: majorAlignment, limitBehavior: limitBehavior)
  }

  /// Comes to rest at dates with components.
  public static func valueAligned(
    matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    .init(matching: components, majorAlignment: majorAlignment, limitBehavior: limitBehavior)
  }

  /// Comes to rest at multiples of numbers.
  public static func valueAligned<X: Plottable & Numeric, Y: Plottable & Numeric>(
    xUnit: X, yUnit: Y, xMajorAlignment: MajorValueAlignment<X>? = nil,
    yMajorAlignment: MajorValueAlignment<Y>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    .init(
      xUnit: xUnit, yUnit: yUnit, xMajorAlignment: xMajorAlignment,
      yMajorAlignment: yMajorAlignment, limitBehavior: limitBehavior)
  }

  /// Comes to rest at dates with components.
  public static func valueAligned(
    xMatching xComponents: DateComponents, yMatching yComponents: DateComponents,
    xMajorAlignment: MajorValueAlignment<Date>? = nil,
    yMajorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    .init(
      xMatching: xComponents, yMatching: yComponents, xMajorAlignment: xMajorAlignment,
      yMajorAlignment: yMajorAlignment, limitBehavior: limitBehavior)
  }

  /// Comes to rest at dates with components, and multiples of a number.
  public static func valueAligned<Y: Plottable & Numeric>(
    xMatching xComponents: DateComponents, yUnit: Y,
    xMajorAlignment: MajorValueAlignment<Date>? = nil,
    yMajorAlignment: MajorValueAlignment<Y>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    .init(
      xMatching: xComponents, yUnit: yUnit, xMajorAlignment: xMajorAlignment,
      yMajorAlignment: yMajorAlignment, limitBehavior: limitBehavior)
  }

  /// Comes to rest at multiples of a number, and dates with components.
  public static func valueAligned<X: Plottable & Numeric>(
    xUnit: X, yMatching yComponents: DateComponents,
    xMajorAlignment: MajorValueAlignment<X>? = nil,
    yMajorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    .init(
      xUnit: xUnit, yMatching: yComponents, xMajorAlignment: xMajorAlignment,
      yMajorAlignment: yMajorAlignment, limitBehavior: limitBehavior)
  }
}
