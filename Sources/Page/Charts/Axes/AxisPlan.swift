/// The values that an axis shows, and how they are written.
struct AxisPlan {
  struct Row {
    var specification: AxisMarksSpecification
    var data: [Datum]
    var format: (Datum) -> String
  }

  var domain: AxisDomain
  var rows: [Row] = []
  /// The distance of numbers, for which the domain was rounded.
  private var ticks: NumberTicks?

  /// Plans an axis of about a length.
  init(
    _ domain: AxisDomain, _ axis: Axis, length: CGFloat, _ configuration: AxisConfiguration,
    _ environment: EnvironmentValues
  ) {
    self.domain = domain
    guard configuration.visibility != .hidden, domain.hasData else { return }
    let desired = max(Int(length / (axis == .horizontal ? 75 : 60)), 2)
    let specifications = configuration.marks ?? [AxisMarksSpecification()]
    for specification in specifications { round(for: specification.values, desired) }
    for specification in specifications {
      let data = data(specification.values, desired, length)
      let format = AxisFormat(
        self.domain, data, specification.values, locale: environment.locale)
      rows.append(
        Row(
          specification: specification, data: data,
          format: { specification.format?($0) ?? format.string($0) }))
    }
  }

  /// Lets the domain end at values that the axis shows.
  private mutating func round(for values: AxisMarkValues, _ desired: Int) {
    guard domain.isAutomatic, !domain.isCategorical else { return }
    if case .list(let data) = values.storage { return domain.cover(data) }
    let isNumber = domain.kind == .number
    let (lower, upper) = (values.roundsLower ?? isNumber, values.roundsUpper ?? isNumber)
    guard lower || upper else { return }
    if isNumber {
      guard domain.type?.storage != .log else { return roundToPowers() }
      let ticks = Self.numbers(values, domain, desired)
      if case .automatic = values.storage { self.ticks = ticks }
      domain.range = ticks.rounded(domain.range, lower: lower, upper: upper)
    } else {
      let range = Self.dates(of: domain.range)
      let dates = Self.dates(values, domain, desired).dates(around: range)
      guard let first = dates.first, let last = dates.last else { return }
      domain.cover((lower ? [first.datum] : []) + (upper ? [last.datum] : []))
    }
  }

  private mutating func roundToPowers() {
    guard domain.range.lowerBound > 0 else { return }
    let low = pow(10, floor(log10(domain.range.lowerBound)))
    domain.range = low...pow(10, ceil(log10(domain.range.upperBound)))
  }

  private static func numbers(
    _ values: AxisMarkValues, _ domain: AxisDomain, _ desired: Int
  ) -> NumberTicks {
    switch values.storage {
    case .numbers(let step): NumberTicks(step: step)
    case .automatic(let count, let minimum):
      NumberTicks(domain.range, desiredCount: count ?? desired, minimum: minimum ?? 0)
    case .dates, .list: NumberTicks(domain.range, desiredCount: desired)
    }
  }

  static func dates(of range: ClosedRange<Double>) -> ClosedRange<Date> {
    Date(
      timeIntervalSinceReferenceDate: range.lowerBound)...Date(
        timeIntervalSinceReferenceDate: range.upperBound)
  }

  static func dates(
    _ values: AxisMarkValues, _ domain: AxisDomain, _ desired: Int
  ) -> DateTicks {
    switch values.storage {
    case .dates(let ticks): ticks
    case .automatic(let count, _):
      DateTicks(dates(of: domain.range), desiredCount: count ?? desired, minimum: domain.unit)
    case .numbers, .list:
      DateTicks(dates(of: domain.range), desiredCount: desired, minimum: domain.unit)
    }
  }

  private func data(_ values: AxisMarkValues, _ desired: Int, _ length: CGFloat) -> [Datum] {
    if case .list(let data) = values.storage {
      return domain.isCategorical
        ? data
        : data.filter { $0.number.map { domain.range.contains($0) } ?? false }
    }
    if domain.isCategorical {
      // Labels that are closer than a letter is wide are left out.
      let skip = max(Int((CGFloat(domain.categories.count) * 12 / max(length, 1)).rounded(.up)), 1)
      return stride(from: 0, to: domain.categories.count, by: skip).map {
        .text(domain.categories[$0])
      }
    }
    if domain.kind == .date {
      let dates = Self.dates(values, domain, desired).dates(in: Self.dates(of: domain.range))
      // The end of the last unit is the beginning of one that is not there.
      let end = domain.unit == nil ? nil : domain.range.upperBound
      return dates.map(\.datum).filter { $0.number != end }
    }
    if domain.type?.storage == .log, case .automatic = values.storage {
      return NumberTicks.logarithmic(in: domain.range, desiredCount: desired).map { .number($0) }
    }
    var ticks = Self.numbers(values, domain, desired)
    if case .automatic = values.storage, let known = self.ticks { ticks = known }
    return ticks.values(in: domain.range).map { .number($0) }
  }
}
