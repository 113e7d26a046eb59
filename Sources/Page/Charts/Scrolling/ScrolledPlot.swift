/// A plot of which a part is visible, with the labels that move with it.
struct ScrolledPlot: View {
  let model: ChartModel
  let frames: ChartFrames
  let proxy: ChartProxy
  @Binding var scrolled: CGPoint
  @State private var position = ScrollPosition()
  @State private var hasAppeared = false

  private var settings: ChartConfiguration { model.configuration }

  private var axes: Axis.Set {
    var axes = Axis.Set()
    if frames.content.width > frames.plot.width { axes.insert(.horizontal) }
    if frames.content.height > frames.plot.height { axes.insert(.vertical) }
    return axes
  }

  var body: some View {
    ScrollView(axes, showsIndicators: false) { content }
      .scrollPosition($position)
      .scrollTargetBehavior(target)
      .onScrollGeometryChange(for: CGPoint.self, of: \.contentOffset) { _, offset in
        follow(offset)
      }
      .onAppear {
        hasAppeared = true
        go(to: settings.x.scroll.initial ?? settings.x.scroll.read?(), .horizontal)
        go(to: settings.y.scroll.initial ?? settings.y.scroll.read?(), .vertical)
      }
      .onChange(of: settings.x.scroll.read?()) { go(to: $1, .horizontal) }
      .onChange(of: settings.y.scroll.read?()) { go(to: $1, .vertical) }
      .clipped()
  }

  private var content: some View {
    let movesLabels = frames.content.width != frames.plot.width
    let room = movesLabels ? frames.room : AxisRoom()
    let plot = CGRect(origin: CGPoint(x: 0, y: room.top), size: frames.content)
    var inner = proxy
    inner.scrolled = .zero
    inner.size = frames.content
    return PlacedLayout {
      styled(
        PlotView(
          drawing: Drawing(MarkPlacer(model, x: frames.x, y: frames.y, size: frames.content)),
          frames: frames, proxy: inner, bounds: frames.content)
      )
      .placed(in: plot)
      if movesLabels {
        AxisView(items: frames.xItems, style: settings.x.style).placed(in: plot)
      }
    }
    .frame(width: frames.content.width, height: frames.content.height + room.top + room.bottom)
  }

  @ViewBuilder private func styled(_ plot: PlotView) -> some View {
    if let style = settings.plotStyle {
      style(ChartPlotContent(AnyView(plot)))
    } else {
      plot
    }
  }

  private var target: ChartTargetBehavior {
    ChartTargetBehavior(base: settings.scrollTarget, proxy: proxy)
  }

  // MARK: Positions

  /// The chart was scrolled. Only what depends on it is made again.
  private func follow(_ offset: CGPoint) {
    guard hasAppeared else { return }
    if axes.contains(.vertical) || !settings.overlays.isEmpty || !settings.backgrounds.isEmpty {
      scrolled = offset
    }
    if let datum = frames.x.datum(at: offset.x + 0.01), axes.contains(.horizontal) {
      settings.x.scroll.write?(datum)
    }
    if let datum = frames.y.datum(at: offset.y + frames.plot.height - 0.01),
      axes.contains(.vertical)
    {
      settings.y.scroll.write?(datum)
    }
  }

  private func go(to datum: Datum?, _ axis: Axis) {
    let scale = axis == .horizontal ? frames.x : frames.y
    guard let datum, let range = scale.range(of: datum) else { return }
    if axis == .horizontal {
      let place = max(min(range.lowerBound, frames.content.width - frames.plot.width), 0)
      // What the user scrolled to is there already.
      if abs(place - (position.point?.x ?? scrolled.x)) > 0.5 { position.scrollTo(x: place) }
    } else {
      let place = range.upperBound - frames.plot.height
      position.scrollTo(y: max(min(place, frames.content.height - frames.plot.height), 0))
    }
  }
}

/// Where the scroll view of a chart comes to rest.
struct ChartTargetBehavior: ScrollTargetBehavior {
  let base: (any ChartScrollTargetBehavior)?
  let proxy: ChartProxy

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    base?.updateTarget(
      &target, context: ChartScrollTargetBehaviorContext(base: context, chartProxy: proxy))
  }
}
