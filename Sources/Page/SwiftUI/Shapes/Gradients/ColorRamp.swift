/// The colors of a gradient in an environment, in the order of their places.
struct ColorRamp: Equatable {
  struct Stop: Equatable {
    var color: UIColor
    var location: CGFloat
  }

  var stops: [Stop]

  init(stops: [Stop]) {
    self.stops = stops
  }

  init(
    _ stops: [Gradient.Stop], in environment: EnvironmentValues, mixedIn space: Gradient.ColorSpace
  ) {
    let known = stops.map { (color: $0.color.resolve(in: environment), location: $0.location) }
    self.stops = known.map { Stop(color: $0.color.uiColor, location: $0.location) }
    guard space == .perceptual, known.count > 1 else { return }
    // Layers mix components: what is mixed otherwise is told in small steps.
    self.stops = zip(known, known.dropFirst()).flatMap { one, next in
      (0..<ColorRamp.steps).map { step in
        let share = Double(step) / Double(ColorRamp.steps)
        return Stop(
          color: one.color.mixed(with: next.color, by: share, in: space).uiColor,
          location: one.location + (next.location - one.location) * share)
      }
    }
    if let last = known.last {
      self.stops.append(Stop(color: last.color.uiColor, location: last.location))
    }
  }

  private static let steps = 12

  /// The same colors at other places.
  func mapped(_ change: (CGFloat) -> CGFloat) -> ColorRamp {
    ColorRamp(stops: stops.map { Stop(color: $0.color, location: change($0.location)) })
  }

  /// The colors from 0 to 1 only: what lies beyond is cut where it reaches these.
  func clamped() -> ColorRamp {
    guard let first = stops.first, let last = stops.last,
      first.location < 0 || last.location > 1
    else { return self }
    var inside = stops.filter { (0...1).contains($0.location) }
    if first.location < 0 { inside.insert(Stop(color: color(at: 0), location: 0), at: 0) }
    if last.location > 1 { inside.append(Stop(color: color(at: 1), location: 1)) }
    return ColorRamp(stops: inside)
  }

  func color(at location: CGFloat) -> UIColor {
    guard let next = stops.firstIndex(where: { $0.location > location }) else {
      return stops.last?.color ?? .clear
    }
    guard next > 0 else { return stops[0].color }
    let (one, other) = (stops[next - 1], stops[next])
    let share = (location - one.location) / (other.location - one.location)
    return Color.Resolved(one.color.cgColor).mixed(
      with: Color.Resolved(other.color.cgColor), by: Double(share), in: .device
    ).uiColor
  }

  var cgGradient: CGGradient? {
    CGGradient(
      colorsSpace: nil, colors: stops.map(\.color.cgColor) as CFArray,
      locations: stops.map(\.location))
  }
}

/// A gradient as it lies in a rectangle.
struct GradientPaint: Equatable {
  enum Shape: Hashable, Sendable {
    case linear(UnitPoint, UnitPoint)
    case radial(UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    case elliptical(UnitPoint, startFraction: CGFloat, endFraction: CGFloat)
    case angular(UnitPoint, start: Angle, end: Angle)
  }

  var shape: Shape
  var ramp: ColorRamp
  /// The rectangle that the gradient fills, if not all of what it paints.
  var rect: CGRect?

  init(_ shape: Shape, _ ramp: ColorRamp) {
    self.shape = shape
    self.ramp = ramp
  }
}
