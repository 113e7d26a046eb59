/// How an axis writes its values.
struct AxisFormat {
  let string: (Datum) -> String

  init(_ domain: AxisDomain, _ data: [Datum], _ values: AxisMarkValues, locale: Locale) {
    if domain.isCategorical {
      string = { $0.category }
    } else if domain.kind == .date {
      let format = DateTicks.format(Self.unit(domain, values, data)).locale(locale)
      string = { datum in
        datum.number.map { format.format(Date(timeIntervalSinceReferenceDate: $0)) } ?? ""
      }
    } else if domain.isNormalized {
      let format = FloatingPointFormatStyle<Double>.Percent(locale: locale)
        .precision(.fractionLength(0...1))
      string = { $0.number.map(format.format) ?? "" }
    } else {
      let digits = Self.fractionDigits(data.compactMap(\.number))
      let format = FloatingPointFormatStyle<Double>(locale: locale)
        .precision(.fractionLength(0...digits))
      string = { $0.number.map { format.format($0 == 0 ? 0 : $0) } ?? "" }
    }
  }

  /// The unit whose beginnings the values are.
  private static func unit(
    _ domain: AxisDomain, _ values: AxisMarkValues, _ data: [Datum]
  ) -> Calendar.Component {
    if case .dates(let ticks) = values.storage { return ticks.unit }
    let numbers = data.compactMap(\.number)
    let gaps = zip(numbers.dropFirst(), numbers).map { $0 - $1 }
    guard let gap = gaps.min() else { return domain.unit ?? .day }
    switch gap {
    case ..<60: return .second
    case ..<3_600: return .minute
    case ..<80_000: return .hour
    case ..<(27 * 86_400): return .day
    case ..<(360 * 86_400): return .month
    default: return .year
    }
  }

  /// As many digits as tell the values apart.
  private static func fractionDigits(_ numbers: [Double]) -> Int {
    for digits in 0..<6 {
      let factor = pow(10, Double(digits))
      if numbers.allSatisfy({ abs(($0 * factor).rounded() - $0 * factor) < 1e-6 * factor }) {
        return digits
      }
    }
    return 6
  }
}
