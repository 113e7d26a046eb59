/// What values are shown as other than places: colors, symbols, lines, sizes.
struct StyleScaleSpecification<Visual> {
  var domain: _ScaleDomainOutputs?
  var range: _ScaleRangeOutputs<Visual>?
  var mapping: ((Datum) -> Visual?)?
  var type: ScaleType?
}

/// A style for each value.
struct StyleScale<Visual> {
  /// The values in the order of the legend.
  private(set) var data: [Datum] = []
  private(set) var label: Text?
  private var visuals: [Datum: Visual] = [:]
  /// Finds the style of a number between those of the domain.
  private var continuous: ((Datum) -> Visual)?
  private let mapping: ((Datum) -> Visual?)?

  /// A scale of the values that marks have.
  init(
    _ values: [ChartValue], _ specification: StyleScaleSpecification<Visual>, defaults: [Visual],
    interpolate: ((_ domain: ClosedRange<Double>, _ range: [Visual]) -> (Datum) -> Visual)? = nil
  ) {
    label = values.first?.label
    mapping = specification.mapping
    var seen: Set<Datum> = []
    let found = values.map(\.start).filter { seen.insert($0).inserted }
    data = Self.domain(found, specification.domain)
    let range = specification.range?.values ?? defaults
    let isContinuous =
      data.first?.number != nil && specification.type?.storage != .category
    if isContinuous, let interpolate, let bounds = Self.bounds(data) {
      continuous = interpolate(bounds, range)
      return
    }
    guard !range.isEmpty else { return }
    for (place, datum) in data.enumerated() {
      visuals[datum] = mapping?(datum) ?? range[place % range.count]
    }
  }

  private static func domain(_ found: [Datum], _ domain: _ScaleDomainOutputs?) -> [Datum] {
    guard let domain else { return found }
    var data = domain.values ?? found
    if let modify = domain.modify { data = modify(data) }
    return domain.isReversed == true ? data.reversed() : data
  }

  private static func bounds(_ data: [Datum]) -> ClosedRange<Double>? {
    let numbers = data.compactMap(\.number)
    guard let low = numbers.min(), let high = numbers.max() else { return nil }
    return low...high
  }

  /// Whether numbers between those of the data have styles of their own.
  var isContinuous: Bool { continuous != nil }

  var bounds: ClosedRange<Double>? { Self.bounds(data) }

  func visual(_ datum: Datum) -> Visual? {
    if let mapped = mapping?(datum) { return mapped }
    return continuous?(datum) ?? visuals[datum]
  }
}
