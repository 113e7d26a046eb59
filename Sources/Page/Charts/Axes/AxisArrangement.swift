/// Places the lines and labels of an axis around a plot.
struct AxisArrangement {
  let measured: MeasuredAxis
  let scale: PositionScale
  /// The size of the whole plot, which grid lines cross.
  let plot: CGSize
  /// The size of its visible part, beside which labels are.
  let visible: CGSize
  private(set) var items = AxisItems()
  private var axis: Axis { measured.axis }

  init(
    _ measured: MeasuredAxis, _ scale: PositionScale, _ plot: CGSize, visible: CGSize
  ) {
    self.measured = measured
    self.scale = scale
    self.plot = plot
    self.visible = visible
    for (index, row) in measured.rows.enumerated() { add(row, index) }
  }

  private mutating func add(_ row: MeasuredAxis.Row, _ index: Int) {
    var labels: [(label: AxisItems.Label, collision: AxisValueLabelCollisionResolution)] = []
    for (place, value) in row.values.enumerated() {
      guard let position = scale.position(value.datum) else { continue }
      let next = place + 1 < row.values.count ? scale.position(row.values[place + 1].datum) : nil
      for (number, element) in value.elements.enumerated() {
        let id = AxisItems.ID(datum: value.datum, row: index, element: number)
        let at = element.element.centered == true ? middle(position, next) : position
        switch element.element.kind {
        case .grid(let stroke): items.grid.append(grid(id, at, stroke, element.element))
        case .tick(let length, let stroke):
          items.ticks.append(tick(id, at, length, stroke, element.element, row, value))
        case .label(let label):
          guard let measured = element.label else { continue }
          let isCentered = element.element.centered ?? scale.isCategorical
          let rect = rect(measured, isCentered ? middle(position, next) : position, isCentered, row)
          labels.append((self.label(id, measured, rect, element.element), label.collision))
        }
      }
    }
    items.labels += without(collisions: labels)
  }

  /// The middle between a value and the next one, or of the space of a category.
  private func middle(_ position: CGFloat, _ next: CGFloat?) -> CGFloat {
    guard !scale.isCategorical else { return position }
    return (position + (next ?? scale.end)) / 2
  }

  // MARK: Lines

  private var isDotted: Bool { axis == .horizontal && !scale.isCategorical }

  private func usualStroke(_ stroke: StrokeStyle?) -> StrokeStyle {
    stroke ?? StrokeStyle(lineWidth: 0.5, dash: isDotted ? [2, 2] : [])
  }

  private func style(_ element: AxisElement) -> AnyShapeStyle {
    element.style ?? AnyShapeStyle(Color(UIColor.systemGray).opacity(0.55))
  }

  private func line(
    _ id: AxisItems.ID, _ from: CGPoint, _ to: CGPoint, _ stroke: StrokeStyle?,
    _ element: AxisElement
  ) -> AxisItems.Line {
    let (dx, dy) = (element.offset.width, element.offset.height)
    return AxisItems.Line(
      id: id, from: CGPoint(x: from.x + dx, y: from.y + dy),
      to: CGPoint(x: to.x + dx, y: to.y + dy), stroke: usualStroke(stroke), style: style(element))
  }

  private func grid(
    _ id: AxisItems.ID, _ at: CGFloat, _ stroke: StrokeStyle?, _ element: AxisElement
  ) -> AxisItems.Line {
    axis == .horizontal
      ? line(id, CGPoint(x: at, y: 0), CGPoint(x: at, y: plot.height), stroke, element)
      : line(id, CGPoint(x: 0, y: at), CGPoint(x: plot.width, y: at), stroke, element)
  }

  private func tick(
    _ id: AxisItems.ID, _ at: CGFloat, _ length: AxisTick.Length, _ stroke: StrokeStyle?,
    _ element: AxisElement, _ row: MeasuredAxis.Row, _ value: MeasuredAxis.Value
  ) -> AxisItems.Line {
    let own = value.elements.compactMap { $0.label?.size }
    let length = self.length(length, own.first ?? .zero, row)
    switch row.edge {
    case .bottom:
      return line(
        id, CGPoint(x: at, y: visible.height), CGPoint(x: at, y: visible.height + length), stroke,
        element
      )
    case .top: return line(id, CGPoint(x: at, y: 0), CGPoint(x: at, y: -length), stroke, element)
    case .leading:
      return line(id, CGPoint(x: 0, y: at), CGPoint(x: -length, y: at), stroke, element)
    case .trailing:
      return line(
        id, CGPoint(x: visible.width, y: at), CGPoint(x: visible.width + length, y: at), stroke,
        element)
    }
  }

  private func length(_ length: AxisTick.Length, _ label: CGSize, _ row: MeasuredAxis.Row)
    -> CGFloat
  {
    let (own, longest) =
      axis == .horizontal
      ? (label.height, row.largest.height) : (label.width, row.largest.width)
    switch length.storage {
    case .points(let points): return points
    case .automatic: return isDotted && longest > 0 ? longest + MeasuredAxis.spacing : 4
    case .label(let more): return own + MeasuredAxis.spacing + more
    case .longestLabel(let more): return longest + MeasuredAxis.spacing + more
    }
  }

  // MARK: Labels

  private func label(
    _ id: AxisItems.ID, _ measured: MeasuredAxis.Label, _ rect: CGRect, _ element: AxisElement
  ) -> AxisItems.Label {
    let angle: Angle =
      switch measured.label.orientation.storage {
      case .vertical: .degrees(90)
      case .verticalReversed: .degrees(-90)
      case .automatic, .horizontal: .zero
      }
    return AxisItems.Label(
      id: id, view: measured.view,
      rect: rect.offsetBy(dx: element.offset.width, dy: element.offset.height), angle: angle)
  }

  private func rect(
    _ measured: MeasuredAxis.Label, _ at: CGFloat, _ isCentered: Bool, _ row: MeasuredAxis.Row
  ) -> CGRect {
    let size = measured.size
    let point = anchorPoint(at, measured.label, row)
    let anchor =
      measured.label.anchor ?? usualAnchor(row.edge, isCentered, row.specification.preset)
    var rect = CGRect(
      x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y, width: size.width,
      height: size.height)
    if measured.label.anchor == nil, !isCentered, axis == .horizontal,
      !row.specification.preset.isAligned
    {
      rect.origin.x += measured.label.horizontalSpacing ?? Self.beside
    }
    if row.specification.preset.isAligned, axis == .horizontal {
      rect.origin.x = max(min(rect.origin.x, plot.width - size.width), 0)
    }
    return rect
  }

  /// The distance of a label from the line beside it.
  private static let beside: CGFloat = 4

  private func anchorPoint(
    _ at: CGFloat, _ label: AxisLabel, _ row: MeasuredAxis.Row
  ) -> CGPoint {
    let spacing =
      (axis == .horizontal ? label.verticalSpacing : label.horizontalSpacing)
      ?? MeasuredAxis.spacing
    let inward = row.specification.preset.isInset ? -spacing : spacing
    switch row.edge {
    case .bottom: return CGPoint(x: at, y: visible.height + inward)
    case .top: return CGPoint(x: at, y: -inward)
    case .leading: return CGPoint(x: -inward, y: at)
    case .trailing: return CGPoint(x: visible.width + inward, y: at)
    }
  }

  private func usualAnchor(_ edge: Edge, _ isCentered: Bool, _ preset: AxisMarkPreset) -> UnitPoint
  {
    let x: CGFloat = isCentered || preset.isAligned ? 0.5 : 0
    switch edge {
    case .bottom: return UnitPoint(x: x, y: preset.isInset ? 1 : 0)
    case .top: return UnitPoint(x: x, y: preset.isInset ? 0 : 1)
    case .leading: return UnitPoint(x: preset.isInset ? 0 : 1, y: preset.isInset ? 1 : 0.5)
    case .trailing: return UnitPoint(x: preset.isInset ? 1 : 0, y: preset.isInset ? 1 : 0.5)
    }
  }

  /// Leaves out labels that overlap others, and narrows those that are to be truncated.
  private func without(
    collisions labels: [(label: AxisItems.Label, collision: AxisValueLabelCollisionResolution)]
  ) -> [AxisItems.Label] {
    var kept: [AxisItems.Label] = []
    var taken: [CGRect] = []
    let order = labels.indices.sorted {
      (-priority(labels[$0].collision), $0) < (-priority(labels[$1].collision), $1)
    }
    for index in order {
      var (label, collision) = labels[index]
      if case .disabled = collision.storage {
        kept.append(label)
        continue
      }
      if truncates(collision) {
        narrow(&label)
      } else {
        let near = label.rect.insetBy(dx: -spacing(collision) / 2, dy: 0)
        guard !taken.contains(where: { $0.intersects(near) }) else { continue }
        taken.append(near)
      }
      kept.append(label)
    }
    return kept
  }

  private func priority(_ collision: AxisValueLabelCollisionResolution) -> Double {
    if case .greedy(let priority, _) = collision.storage { priority } else { 0 }
  }

  private func spacing(_ collision: AxisValueLabelCollisionResolution) -> CGFloat {
    guard axis == .horizontal else { return 0 }
    if case .greedy(_, let spacing?) = collision.storage { return spacing }
    return 2
  }

  private func truncates(_ collision: AxisValueLabelCollisionResolution) -> Bool {
    switch collision.storage {
    case .truncate: true
    case .automatic: scale.isCategorical
    case .greedy, .disabled: false
    }
  }

  private func narrow(_ label: inout AxisItems.Label) {
    guard axis == .horizontal, label.angle == .zero, scale.isCategorical else { return }
    let most = max(scale.step - 2, 1)
    guard label.rect.width > most else { return }
    label.rect = CGRect(
      x: label.rect.midX - most / 2, y: label.rect.minY, width: most, height: label.rect.height)
  }
}
