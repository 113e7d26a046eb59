/// An axis whose labels have been measured.
struct MeasuredAxis {
  /// A label and its size, as it is written.
  struct Label {
    var view: AnyView
    var size: CGSize
    var label: AxisLabel
  }

  struct Element {
    var element: AxisElement
    var label: Label?
  }

  struct Value {
    var datum: Datum
    var elements: [Element]
  }

  struct Row {
    var specification: AxisMarksSpecification
    var edge: Edge
    var values: [Value]
    /// The size of the largest label.
    var largest: CGSize
  }

  let axis: Axis
  let domain: AxisDomain
  private(set) var rows: [Row] = []

  init(_ plan: AxisPlan, _ axis: Axis, _ measure: LabelMeasure) {
    self.axis = axis
    domain = plan.domain
    for row in plan.rows {
      var values: [Value] = []
      for (index, datum) in row.data.enumerated() {
        let value = AxisValue(datum: datum, index: index, count: row.data.count)
        let elements = row.specification.content?(value).elements ?? usual(row.specification.stroke)
        values.append(
          Value(
            datum: datum,
            elements: elements.map {
              Element(element: $0, label: measure.label($0, datum, row.format))
            }))
      }
      let sizes = values.flatMap { $0.elements.compactMap { $0.label?.size } }
      rows.append(
        Row(
          specification: row.specification, edge: edge(row.specification.position), values: values,
          largest: CGSize(
            width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)))
    }
  }

  /// What an axis shows that nobody described.
  private func usual(_ stroke: StrokeStyle?) -> [AxisElement] {
    let label = _AxisElements(of: AxisValueLabel()).elements
    guard !domain.isCategorical else { return label }
    let grid = _AxisElements(of: AxisGridLine(stroke: stroke)).elements
    guard axis == .horizontal else { return grid + label }
    return grid + _AxisElements(of: AxisTick(stroke: stroke)).elements + label
  }

  private func edge(_ position: AxisMarkPosition) -> Edge {
    switch position.storage {
    case .leading: return .leading
    case .trailing: return .trailing
    case .top: return .top
    case .bottom: return .bottom
    case .automatic:
      guard axis == .vertical else { return .bottom }
      return domain.isCategorical ? .leading : .trailing
    }
  }

  static let spacing: CGFloat = 4

  /// The room beside the plot.
  var room: AxisRoom {
    var room = AxisRoom()
    for row in rows where !row.specification.preset.isInset {
      var own = AxisRoom()
      for element in row.values.flatMap(\.elements) {
        let need = need(element)
        switch row.edge {
        case .top: own.top = max(own.top, need)
        case .bottom: own.bottom = max(own.bottom, need)
        case .leading: own.leading = max(own.leading, need)
        case .trailing: own.trailing = max(own.trailing, need)
        }
      }
      if axis == .vertical, row.largest.height > 0 {
        (own.top, own.bottom) = (row.largest.height / 2, row.largest.height / 2)
      }
      room.formUnion(own)
    }
    return room
  }

  private func need(_ element: Element) -> CGFloat {
    if let label = element.label {
      let label = label
      return axis == .horizontal
        ? label.size.height + (label.label.verticalSpacing ?? Self.spacing)
        : label.size.width + (label.label.horizontalSpacing ?? Self.spacing)
    }
    if case .tick(let length, _) = element.element.kind, case .points(let points) = length.storage {
      return points
    }
    return 0
  }
}
