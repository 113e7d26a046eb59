/// Follows touches of the plot and selects values.
struct SelectionLayer: View {
  let proxy: ChartProxy
  /// Whether drags scroll the chart, so that taps select.
  let isScrolled: Bool
  @Environment(\.layoutDirection) private var direction

  private var settings: ChartConfiguration { proxy.model.configuration }

  var body: some View {
    if let gesture = settings.gesture {
      gesture(proxy)
    } else if settings.selects, isScrolled {
      Color.clear.contentShape(Rectangle()).gesture(
        SpatialTapGesture().onEnded { select($0.location, $0.location) })
    } else if settings.selects {
      Color.clear.contentShape(Rectangle()).gesture(drag)
    }
  }

  private var drag: some Gesture {
    DragGesture(minimumDistance: 0)
      .onChanged { select($0.startLocation, $0.location) }
      .onEnded { _ in end() }
  }

  /// A point of the plot, which is mirrored where text is read from right to left.
  private func place(_ point: CGPoint) -> CGPoint {
    direction == .leftToRight ? point : CGPoint(x: proxy.size.width - point.x, y: point.y)
  }

  private func select(_ first: CGPoint, _ last: CGPoint) {
    let (start, end) = (place(first), place(last))
    if settings.x.selectValue != nil { proxy.selectXValue(at: within(end.x, proxy.size.width)) }
    if settings.y.selectValue != nil { proxy.selectYValue(at: within(end.y, proxy.size.height)) }
    if settings.x.selectsRange {
      proxy.selectXRange(
        from: within(start.x, proxy.size.width), to: within(end.x, proxy.size.width))
    }
    if settings.y.selectsRange {
      proxy.selectYRange(
        from: within(start.y, proxy.size.height), to: within(end.y, proxy.size.height))
    }
    if settings.selectAngle != nil { proxy.selectAngleValue(at: proxy.angle(at: end)) }
  }

  private func within(_ place: CGFloat, _ length: CGFloat) -> CGFloat { max(min(place, length), 0) }

  /// A range stays selected.
  private func end() {
    settings.x.selectValue?(nil)
    settings.y.selectValue?(nil)
    settings.selectAngle?(nil)
  }
}

extension ChartConfiguration {
  /// Whether touches select something.
  fileprivate var selects: Bool {
    x.selectValue != nil || y.selectValue != nil || x.selectsRange || y.selectsRange
      || selectAngle != nil
  }
}
