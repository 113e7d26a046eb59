/// The plot of a chart: grid lines, marks and annotations.
struct PlotView: View {
  let drawing: Drawing
  let frames: ChartFrames
  let proxy: ChartProxy
  /// The size of the whole chart, in which annotations stay.
  let bounds: CGSize

  var body: some View {
    PlacedLayout {
      lines(frames.xItems.grid)
      lines(frames.yItems.grid)
      ForEach(drawing.groups) { group in
        GroupView(group: group, plot: frames.content, mask: mask(group)).placed(
          in: group.frame(in: frames.content))
      }
      ForEach(drawing.symbols) { symbol in
        symbol.view.placed(.center(symbol.center))
      }
      AnnotationViews(drawing: drawing, frames: frames, bounds: bounds)
      SpokenMarks(drawing: drawing, model: proxy.model)
        .placed(in: CGRect(origin: .zero, size: frames.content))
      SelectionLayer(proxy: proxy, isScrolled: frames.content != frames.plot.size)
        .placed(in: CGRect(origin: .zero, size: frames.content))
    }
    .anchorPreference(key: PlotAnchorKey.self, value: .bounds) { $0 }
  }

  /// The marks outside of which a group is not seen.
  private func mask(_ group: DrawnGroup) -> [DrawnGroup]? {
    guard let mask = group.look.mask else { return nil }
    let placer = MarkPlacer(
      proxy.model.with(mask.marks), x: frames.x, y: frames.y, size: frames.content)
    return Drawing(placer).groups
  }

  private func lines(_ lines: [AxisItems.Line]) -> some View {
    ForEach(lines) { line in
      LineView(line: line).placed(in: line.rect)
    }
  }
}

/// A line of an axis.
struct LineView: View {
  let line: AxisItems.Line

  var body: some View {
    FigureShape(figure: .rules, vector: FigureVector([0], line.numbers))
      .stroke(line.style, style: line.stroke)
      .accessibilityHidden(true)
  }
}

extension AxisItems.Line {
  /// The rectangle between the ends.
  var rect: CGRect {
    CGRect(
      x: min(from.x, to.x), y: min(from.y, to.y), width: abs(to.x - from.x),
      height: abs(to.y - from.y))
  }

  /// The ends in the coordinates of that rectangle.
  fileprivate var numbers: [Double] {
    [from.x - rect.minX, from.y - rect.minY, to.x - rect.minX, to.y - rect.minY].map { Double($0) }
  }
}
