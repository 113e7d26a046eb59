@_spi(Charts) import SwiftUI

/// Where all of a chart is, for a size.
@MainActor @preconcurrency
struct ChartFrames {
  /// A view and where it is in the chart.
  struct Part {
    var view: AnyView
    var rect: CGRect
    var angle = Angle.zero
  }

  /// The part of the plot that is visible, in the chart.
  private(set) var plot: CGRect
  /// The size of the whole plot, of which a part may be visible.
  private(set) var content: CGSize
  private(set) var xItems = AxisItems()
  private(set) var yItems = AxisItems()
  private(set) var titles: [Part] = []
  private(set) var legend: Part?
  private(set) var x = PositionScale(.number)
  private(set) var y = PositionScale(.number)
  /// The room of the x axis above and below the plot.
  private(set) var room = AxisRoom()

  /// The room that scales leave for annotations.
  private var padding: AnnotationRoom?
  private let model: ChartModel
  private let measure: LabelMeasure

  init(_ model: ChartModel, _ size: CGSize) {
    self.model = model
    measure = LabelMeasure(model.environment)
    plot = CGRect(origin: .zero, size: size)
    content = size
    takeLegend()
    takeTitles()
    if model.hasOnlySectors {
      content = plot.size
    } else {
      takeAxes()
    }
    fitPlotStyle()
  }

  // MARK: Axes

  private mutating func takeAxes() {
    // The height of the labels below says how high the plot is; the width of those beside it, which
    // depends on the height, how wide.
    let factors = visibleFactors()
    let below = measured(.horizontal, plot.width * factors.x).room
    let height = plot.height - below.top - below.bottom
    let beside = measured(.vertical, height * factors.y)
    room = beside.room
    room.formUnion(below)
    plot = CGRect(
      x: plot.minX + room.leading, y: plot.minY + room.top,
      width: max(plot.width - room.leading - room.trailing, 0),
      height: max(plot.height - room.top - room.bottom, 0))
    content = CGSize(width: plot.width * factors.x, height: plot.height * factors.y)
    var beneath = measured(.horizontal, content.width)
    arrange(beneath, beside)
    if narrowForLabels() {
      beneath = measured(.horizontal, content.width)
      arrange(beneath, beside)
    }
    guard let room = AnnotationRoom(model, self) else { return }
    padding = room
    arrange(beneath, beside)
  }

  /// Makes the plot narrower where the last label below it would reach out of the chart.
  private mutating func narrowForLabels() -> Bool {
    guard content == plot.size else { return false }
    let end = xItems.labels.map(\.rect.maxX).max() ?? 0
    let excess = min(end - plot.width - room.trailing, plot.width / 4)
    guard excess > 0 else { return false }
    room.trailing += excess
    plot.size.width -= excess
    content = plot.size
    return true
  }

  /// The axis of a length, with measured labels.
  private func measured(_ axis: Axis, _ length: CGFloat) -> MeasuredAxis {
    let plan = AxisPlan(
      model[axis], axis, length: length, model.configuration[axis], model.environment)
    return MeasuredAxis(plan, axis, measure)
  }

  private mutating func arrange(_ measuredX: MeasuredAxis, _ measuredY: MeasuredAxis) {
    x = scale(measuredX.domain, .horizontal)
    y = scale(measuredY.domain, .vertical)
    xItems = AxisArrangement(measuredX, x, content, visible: plot.size).items
    yItems = AxisArrangement(measuredY, y, content, visible: plot.size).items
  }

  /// How many times as long as its visible part the plot is along each axis.
  private func visibleFactors() -> (x: CGFloat, y: CGFloat) {
    func factor(_ axis: Axis, _ set: Axis.Set) -> CGFloat {
      guard model.configuration.scrollableAxes.contains(set),
        let length = model.configuration[axis].visibleLength, length > 0
      else { return 1 }
      let domain = model[axis]
      let whole =
        domain.isCategorical
        ? Double(domain.categories.count) : domain.range.upperBound - domain.range.lowerBound
      return max(CGFloat(whole / length), 1)
    }
    return (factor(.horizontal, .horizontal), factor(.vertical, .vertical))
  }

  private func scale(_ domain: AxisDomain, _ axis: Axis) -> PositionScale {
    let length = axis == .horizontal ? content.width : content.height
    let range = model.configuration[axis].range
    if let first = range?.values.first, let last = range?.values.last {
      return domain.scale(from: first, to: last)
    }
    var (start, end) = range?.padding ?? (0, 0)
    if let padding {
      start += axis == .horizontal ? padding.left : padding.bottom
      end += axis == .horizontal ? padding.right : padding.top
    }
    // Categories are read from the top, numbers grow from the bottom.
    if axis == .vertical, domain.isCategorical {
      return domain.scale(from: end, to: length - start)
    }
    return axis == .horizontal
      ? domain.scale(from: start, to: length - end)
      : domain.scale(from: length - start, to: end)
  }

  // MARK: Plot style

  /// A plot style may give the plot a size of its own.
  private mutating func fitPlotStyle() {
    guard let style = model.configuration.plotStyle, !model.hasOnlySectors else { return }
    let view = style(ChartPlotContent(AnyView(Color.clear)))
    let size = model.environment.size(of: view, in: ProposedViewSize(plot.size))
    guard abs(size.width - plot.width) > 0.5 || abs(size.height - plot.height) > 0.5 else { return }
    content = CGSize(
      width: content.width * size.width / max(plot.width, 1),
      height: content.height * size.height / max(plot.height, 1))
    plot.size = size
    arrange(measured(.horizontal, content.width), measured(.vertical, content.height))
  }

  // MARK: Legend and titles

  private mutating func takeLegend() {
    guard let content = LegendContent(model) else { return }
    let settings = model.configuration.legend
    let size = measure.size(of: content.view, width: plot.width, named: content.name)
    legend = take(
      content.view, size, settings.position.storage == .automatic ? .bottom : settings.position,
      settings.alignment ?? .leading, settings.spacing ?? 8)
  }

  private mutating func takeTitles() {
    guard !model.hasOnlySectors else { return }
    for title in model.configuration.x.titles.reversed() {
      take(title, usual: .bottom, alignment: .center)
    }
    let isLeading = model.configuration.y.marks?.last?.position.storage == .leading
    for title in model.configuration.y.titles.reversed() {
      take(title, usual: .top, alignment: isLeading ? .leading : .trailing)
    }
  }

  private mutating func take(
    _ title: AxisTitle, usual: AnnotationPosition, alignment: Alignment
  ) {
    let view = AnyView(
      title.content.font(.caption).foregroundStyle(.secondary))
    let position = title.position.storage == .automatic ? usual : title.position
    var size = measure.size(of: view)
    var angle = Angle.zero
    if position.storage == .leading || position.storage == .trailing {
      size = CGSize(width: size.height, height: size.width)
      angle = position.storage == .leading ? .degrees(-90) : .degrees(90)
    }
    let usualAlignment = angle == .zero ? alignment : .center
    var part = take(view, size, position, title.alignment ?? usualAlignment, title.spacing ?? 4)
    part.angle = angle
    titles.append(part)
  }

  /// Takes room for a view at an edge.
  private mutating func take(
    _ view: AnyView, _ size: CGSize, _ position: AnnotationPosition, _ alignment: Alignment,
    _ spacing: CGFloat
  ) -> Part {
    let whole = plot
    var rect = CGRect(origin: whole.origin, size: size)
    rect.origin.x += (whole.width - size.width) * Self.share(alignment.horizontal)
    rect.origin.y += (whole.height - size.height) * Self.share(alignment.vertical)
    switch position.storage {
    case .top, .topLeading, .topTrailing:
      rect.origin.y = whole.minY
      plot.origin.y += size.height + spacing
      plot.size.height -= size.height + spacing
    case .leading:
      rect.origin.x = whole.minX
      plot.origin.x += size.width + spacing
      plot.size.width -= size.width + spacing
    case .trailing:
      rect.origin.x = whole.maxX - size.width
      plot.size.width -= size.width + spacing
    case .overlay: break
    case .automatic, .bottom, .bottomLeading, .bottomTrailing:
      rect.origin.y = whole.maxY - size.height
      plot.size.height -= size.height + spacing
    }
    plot.size = CGSize(width: max(plot.width, 0), height: max(plot.height, 0))
    if case .topTrailing = position.storage { rect.origin.x = whole.maxX - size.width }
    if case .bottomTrailing = position.storage { rect.origin.x = whole.maxX - size.width }
    return Part(view: view, rect: rect)
  }

  private static func share(_ alignment: HorizontalAlignment) -> CGFloat {
    alignment == .leading ? 0 : alignment == .trailing ? 1 : 0.5
  }

  private static func share(_ alignment: VerticalAlignment) -> CGFloat {
    alignment == .top ? 0 : alignment == .bottom ? 1 : 0.5
  }
}
