/// The angles of the sectors of a chart, clockwise from the top.
struct SectorAngles {
  private var ranges: [ClosedRange<Double>?] = []
  /// The sum of all values, or the end of the last range.
  private(set) var whole = 0.0

  init(_ marks: [Mark]) {
    var spans: [(Double, Double)?] = []
    for mark in marks {
      guard mark.kind == .sector, let value = mark.x.first, let start = value.start.number else {
        spans.append(nil)
        continue
      }
      if let end = value.end?.number {
        spans.append((start, end))
        whole = max(whole, end)
      } else {
        spans.append((whole, whole + max(start, 0)))
        whole += max(start, 0)
      }
    }
    let whole = whole
    ranges = spans.map { span in
      guard let span, whole > 0 else { return nil }
      let (low, high) = (min(span.0, span.1), max(span.0, span.1))
      return Self.angle(low / whole)...Self.angle(high / whole)
    }
  }

  subscript(index: Int) -> ClosedRange<Double>? { ranges[index] }

  private static func angle(_ share: Double) -> Double { share * 2 * .pi - .pi / 2 }
}
