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
    var placement = annotation.placement(beside: item.mark)
    placement.xBounds = x.map { $0.minX...max($0.maxX, $0.minX) }
    placement.yBounds = y.map { $0.minY...max($0.maxY, $0.minY) }
    return placement
  }
}

extension MarkAnnotation {
  /// Where the annotation is, wherever the chart ends.
  func placement(beside placed: Drawing.PlacedMark) -> AnnotationPlacement {
    AnnotationPlacement(
      target: placed.rect, position: usedPosition(placed.mark), alignment: alignment,
      spacing: spacing ?? 4)
  }

  private func usedPosition(_ mark: Mark) -> AnnotationPosition {
    guard position.storage == .automatic else { return position }
    if mark.kind == .sector { return .overlay }
    return mark.valueAxis == .horizontal ? .trailing : .top
  }

  /// Whether the scale of an axis makes room for the annotation.
  func padsScale(_ axis: Axis) -> Bool {
    switch (axis == .horizontal ? overflow.x : overflow.y).storage {
    case .automatic, .padScale: true
    case .fit, .disabled: false
    }
  }
}
