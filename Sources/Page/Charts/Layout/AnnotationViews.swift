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
