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
        GroupView(group: group, plot: frames.content).placed(in: group.frame(in: frames.content))
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

/// Marks that look the same.
struct GroupView: View {
  let group: DrawnGroup
  let plot: CGSize

  var body: some View {
    let shape = group.shape(in: plot)
    if let stroke = group.stroke {
      finished(shape.stroke(group.style, style: stroke))
    } else {
      finished(shape.fill(group.style))
    }
  }

  @ViewBuilder private func finished(_ view: some View) -> some View {
    let look = group.look
    let plain = view.accessibilityHidden(true).allowsHitTesting(false)
    if look.clip == nil, look.blur == 0, look.shadow == nil {
      plain.opacity(look.opacity)
    } else {
      plain
        .mask { ClipView(clip: look.clip, rect: clipRect) }
        .blur(radius: look.blur)
        .shadow(
          color: look.shadow?.color ?? .clear, radius: look.shadow?.radius ?? 0,
          x: look.shadow?.x ?? 0, y: look.shadow?.y ?? 0
        )
        .opacity(look.opacity)
    }
  }

  /// The rectangle of the marks in the frame of the group.
  private var clipRect: CGRect {
    let frame = group.frame(in: plot)
    return group.bounds.offsetBy(dx: -frame.minX, dy: -frame.minY)
  }
}

/// What is seen of a mark that is clipped.
private struct ClipView: View {
  let clip: MarkClip?
  let rect: CGRect

  var body: some View {
    if let clip {
      clip.path(rect).fill(style: clip.style)
    } else {
      Color.black.padding(-1000)
    }
  }
}

/// The views beside marks.
struct AnnotationViews: View {
  let drawing: Drawing
  let frames: ChartFrames
  let bounds: CGSize

  private struct Item: Identifiable {
    struct ID: Hashable {
      var mark: Int
      var index: Int
    }

    let id: ID
    let annotation: MarkAnnotation
    let mark: Drawing.PlacedMark
  }

  private var items: [Item] {
    drawing.marks.flatMap { placed in
      placed.mark.annotations.enumerated().map {
        Item(id: .init(mark: placed.mark.id, index: $0), annotation: $1, mark: placed)
      }
    }
  }

  var body: some View {
    ForEach(items) { item in
      item.annotation.content(AnnotationContext(targetSize: item.mark.rect.size))
        .placed(.beside(placement(item)))
    }
  }

  private func placement(_ item: Item) -> AnnotationPlacement {
    let annotation = item.annotation
    let plot = frames.plot
    // In the coordinates of the plot.
    let chart = CGRect(x: -plot.minX, y: -plot.minY, width: bounds.width, height: bounds.height)
    let own = CGRect(origin: .zero, size: frames.content)
    let scrolls = frames.content != plot.size
    func limits(_ strategy: AnnotationOverflowResolution.Strategy) -> CGRect? {
      switch strategy.storage {
      case .disabled: nil
      case .fit(.plot): own
      default: scrolls ? own : chart
      }
    }
    let (x, y) = (limits(annotation.overflow.x), limits(annotation.overflow.y))
    return AnnotationPlacement(
      target: item.mark.rect, position: position(annotation, item.mark.mark),
      alignment: annotation.alignment, spacing: annotation.spacing ?? 4,
      xBounds: x.map { $0.minX...max($0.maxX, $0.minX) },
      yBounds: y.map { $0.minY...max($0.maxY, $0.minY) })
  }

  private func position(_ annotation: MarkAnnotation, _ mark: Mark) -> AnnotationPosition {
    guard annotation.position.storage == .automatic else { return annotation.position }
    if mark.kind == .sector { return .overlay }
    return mark.valueAxis == .horizontal ? .trailing : .top
  }
}
