import Foundation

/// What a gradient layer is told.
struct GradientLayerValues: Equatable {
  var type: CAGradientLayerType
  var start: CGPoint
  var end: CGPoint
  var ramp: ColorRamp

  func apply(to layer: CAGradientLayer) {
    layer.type = type
    layer.startPoint = start
    layer.endPoint = end
    layer.colors = ramp.stops.map(\.color.cgColor)
    layer.locations = ramp.stops.map { NSNumber(value: Double($0.location)) }
  }
}

extension GradientPaint {
  /// What a gradient layer of a given size shows.
  func layerValues(in size: CGSize) -> GradientLayerValues {
    guard let rect else { return wholeValues(in: size) }
    var values = wholeValues(in: rect.size)
    func place(_ point: CGPoint) -> CGPoint {
      CGPoint(
        x: (rect.minX + point.x * rect.width) / max(size.width, 0.01),
        y: (rect.minY + point.y * rect.height) / max(size.height, 0.01))
    }
    (values.start, values.end) = (place(values.start), place(values.end))
    return values
  }

  /// What a gradient layer shows where the gradient fills a size.
  private func wholeValues(in size: CGSize) -> GradientLayerValues {
    let (width, height) = (max(size.width, 0.01), max(size.height, 0.01))
    switch shape {
    case .linear(let start, let end):
      return GradientLayerValues(type: .axial, start: start.point, end: end.point, ramp: ramp)
    case .radial(let center, let startRadius, let endRadius):
      return rings(
        at: center, startRadius, endRadius, width: { $0 / width }, height: { $0 / height })
    case .elliptical(let center, let startFraction, let endFraction):
      return rings(at: center, startFraction, endFraction, width: { $0 }, height: { $0 })
    case .angular(let center, let start, let end):
      let direction = CGPoint(
        x: center.x + cos(start.radians) * 10 / width,
        y: center.y + sin(start.radians) * 10 / height)
      return GradientLayerValues(
        type: .conic, start: center.point, end: direction,
        ramp: turned(from: start.radians, to: end.radians))
    }
  }

  /// Around a point, from one radius to another.
  private func rings(
    at center: UnitPoint, _ start: CGFloat, _ end: CGFloat, width: (CGFloat) -> CGFloat,
    height: (CGFloat) -> CGFloat
  ) -> GradientLayerValues {
    let (inner, outer) = (max(min(start, end), 0), max(start, end, 0.001))
    var colors = ramp.mapped { (start + (end - start) * $0) / outer }
    if start > end { colors.stops.reverse() }
    if start == end { colors = ramp.mapped { _ in inner / outer } }
    return GradientLayerValues(
      type: .radial, start: center.point,
      end: CGPoint(x: center.x + width(outer), y: center.y + height(outer)),
      ramp: colors.clamped())
  }

  /// One turn from an angle. What the gradient leaves is shared by its first and its last color.
  private func turned(from start: Double, to end: Double) -> ColorRamp {
    let span = (end - start) / (2 * .pi)
    guard span != 0 else { return ramp }
    var colors = ramp.mapped { $0 * abs(span) }
    if span < 0 {
      colors = ColorRamp(stops: colors.mapped { 1 - $0 }.stops.reversed())
    }
    if abs(span) > 1 { return ramp.mapped { ($0 - 1) * abs(span) + 1 }.clamped() }
    guard abs(span) < 1, let first = colors.stops.first, let last = colors.stops.last else {
      return colors
    }
    let middle = (1 + span) / 2
    if span > 0 {
      colors.stops += [
        .init(color: last.color, location: middle), .init(color: first.color, location: middle),
        .init(color: first.color, location: 1),
      ]
    } else {
      colors.stops =
        [
          .init(color: last.color, location: 0), .init(color: last.color, location: middle),
          .init(color: first.color, location: middle),
        ] + colors.stops
    }
    return colors
  }
}

extension UnitPoint {
  var point: CGPoint { CGPoint(x: x, y: y) }

  func point(in rect: CGRect) -> CGPoint {
    CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
  }
}
