/// A chart of a size.
struct ChartView: View {
  let model: ChartModel
  let frames: ChartFrames
  let size: CGSize
  @State private var scrolled = CGPoint.zero

  private var settings: ChartConfiguration { model.configuration }

  private var proxy: ChartProxy {
    ChartProxy(x: frames.x, y: frames.y, size: frames.plot.size, model: model, scrolled: scrolled)
  }

  var body: some View {
    PlacedLayout {
      if scrolls {
        ScrolledPlot(model: model, frames: frames, proxy: proxy, scrolled: $scrolled)
          .placed(in: scrolledRect)
      } else {
        styledPlot.placed(in: frames.plot)
      }
      if !scrollsLabels {
        AxisView(items: frames.xItems, style: settings.x.style).placed(in: frames.plot)
      }
      AxisView(items: frames.yItems, style: settings.y.style, scrolled: scrolled.y)
        .placed(in: frames.plot)
      ForEach(frames.titles.indices, id: \.self) { index in
        part(frames.titles[index])
      }
      if let legend = frames.legend { part(legend) }
    }
    .backgroundPreferenceValue(PlotAnchorKey.self) { anchor in
      decorations(settings.backgrounds, anchor)
    }
    .overlayPreferenceValue(PlotAnchorKey.self) { anchor in
      decorations(settings.overlays.reversed(), anchor)
    }
  }

  private var scrolls: Bool { frames.content != frames.plot.size }

  /// Whether the labels of the x axis move with the plot.
  private var scrollsLabels: Bool { frames.content.width != frames.plot.width }

  /// The plot and the labels that are scrolled with it.
  private var scrolledRect: CGRect {
    let plot = frames.plot
    guard scrollsLabels else { return plot }
    return CGRect(
      x: plot.minX, y: plot.minY - frames.room.top, width: plot.width,
      height: plot.height + frames.room.top + frames.room.bottom)
  }

  @ViewBuilder private var styledPlot: some View {
    let plot = PlotView(
      drawing: Drawing(MarkPlacer(model, x: frames.x, y: frames.y, size: frames.content)),
      frames: frames, proxy: proxy, bounds: size)
    if let style = settings.plotStyle {
      style(ChartPlotContent(AnyView(plot)))
    } else {
      plot
    }
  }

  private func part(_ part: ChartFrames.Part) -> some View {
    part.view.fixedSize(horizontal: part.angle != .zero, vertical: true)
      .rotationEffect(part.angle)
      .frame(width: part.rect.width, height: part.rect.height)
      .placed(in: part.rect)
  }

  private func decorations(
    _ decorations: [ChartDecoration], _ anchor: Anchor<CGRect>?
  ) -> some View {
    var proxy = proxy
    proxy.plotAnchor = anchor
    return ZStack {
      ForEach(decorations.indices, id: \.self) { index in
        decorations[index].content(proxy)
          .frame(
            maxWidth: .infinity, maxHeight: .infinity, alignment: decorations[index].alignment)
      }
    }
  }
}

/// Where the plot is, for views in front of the chart.
struct PlotAnchorKey: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }

  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = value ?? nextValue()
  }
}
