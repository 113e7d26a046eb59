/// The ticks and labels of an axis, around the plot.
struct AxisView: View {
  let items: AxisItems
  let style: ((ChartAxisContent) -> AnyView)?
  /// How far the plot has been scrolled down.
  var scrolled: CGFloat = 0

  var body: some View {
    if let style {
      style(ChartAxisContent(AnyView(parts)))
    } else {
      parts
    }
  }

  private var parts: some View {
    PlacedLayout {
      ForEach(items.ticks) { line in
        LineView(line: line).placed(in: line.rect.offsetBy(dx: 0, dy: -scrolled))
      }
      ForEach(items.labels) { label in
        LabelView(label: label).placed(in: label.rect.offsetBy(dx: 0, dy: -scrolled))
      }
    }
    .allowsHitTesting(false)
  }
}

private struct LabelView: View {
  let label: AxisItems.Label

  var body: some View {
    if label.angle == .zero {
      label.view
    } else {
      label.view.fixedSize().rotationEffect(label.angle)
        .frame(width: label.rect.width, height: label.rect.height)
    }
  }
}
