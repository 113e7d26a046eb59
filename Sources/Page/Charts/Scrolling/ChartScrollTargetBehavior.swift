/// Where a chart comes to rest after it has been scrolled.
public protocol ChartScrollTargetBehavior: ScrollTargetBehavior {
  /// Changes the part of the plot that will be visible.
  func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext)
}

extension ChartScrollTargetBehavior {
  /// Leaves the target of a scroll view that shows no chart as it is.
  public func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) {}
}

/// What is known of a chart that is scrolled.
@dynamicMemberLookup
public struct ChartScrollTargetBehaviorContext {
  let base: ScrollTargetBehaviorContext
  /// What is known of the chart.
  public let chartProxy: ChartProxy

  public subscript<T>(dynamicMember keyPath: KeyPath<ScrollTargetBehaviorContext, T>) -> T {
    base[keyPath: keyPath]
  }
}

extension PagingScrollTargetBehavior: ChartScrollTargetBehavior {
  public func updateTarget(
    _ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext
  ) {
    updateTarget(&target, context: context.base)
  }
}

/// Whether a flick passes several aligned values.
public struct ValueAlignedLimitBehavior: Sendable {
  enum Storage: Hashable {
    case automatic, always, never
  }

  let storage: Storage

  /// A flick goes as far as it goes.
  public static var automatic: ValueAlignedLimitBehavior { .init(storage: .automatic) }
  /// A flick goes to the next page at most.
  public static var always: ValueAlignedLimitBehavior { .init(storage: .always) }
  /// A flick goes as far as it goes.
  public static var never: ValueAlignedLimitBehavior { .init(storage: .never) }
}

/// The values at which a chart comes to rest after a fast flick.
public struct MajorValueAlignment<Value: Plottable> {
  let alignment: ValueAlignment

  /// The multiples of a number.
  public static func unit(_ unit: Value) -> MajorValueAlignment<Value> where Value: Numeric {
    MajorValueAlignment(alignment: .unit(unit.datum.number ?? 0))
  }

  /// Dates with the components.
  public static func matching(_ components: DateComponents) -> MajorValueAlignment<Value>
  where Value == Date {
    MajorValueAlignment(alignment: .dates(components))
  }

  /// Pages of the plot.
  public static var page: MajorValueAlignment<Value> { MajorValueAlignment(alignment: .page) }
}

/// The values at which a chart comes to rest.
enum ValueAlignment {
  case unit(Double)
  case dates(DateComponents)
  case page

  /// The nearest of the values to a number of the axis.
  func nearest(_ number: Double, page: Double, start: Double) -> Double {
    switch self {
    case .unit(let unit): unit > 0 ? (number / unit).rounded() * unit : number
    case .page: page > 0 ? start + ((number - start) / page).rounded() * page : number
    case .dates(let components): Self.nearest(number, components)
    }
  }

  private static func nearest(_ number: Double, _ components: DateComponents) -> Double {
    let date = Date(timeIntervalSinceReferenceDate: number)
    let calendar = components.calendar ?? .current
    let found = [Calendar.SearchDirection.backward, .forward].compactMap { direction in
      calendar.nextDate(
        after: date, matching: components, matchingPolicy: .nextTime, direction: direction)
    }
    let nearest = found.min {
      abs($0.timeIntervalSince(date)) < abs($1.timeIntervalSince(date))
    }
    return nearest?.timeIntervalSinceReferenceDate ?? number
  }
}
