@_spi(Charts) import SwiftUI

/// The colors of numbers, between those at the ends of their range.
struct ColorRamp {
  private let domain: ClosedRange<Double>
  private let stops: [(place: Double, parts: SIMD4<Double>)]

  init(
    _ domain: ClosedRange<Double>, _ range: [AnyShapeStyle], _ gradient: Gradient?,
    _ environment: EnvironmentValues
  ) {
    self.domain = domain
    var styles = range
    if range == ChartModel.colors {
      styles = [AnyShapeStyle(Color.blue.opacity(0.15)), AnyShapeStyle(Color.blue)]
    }
    let places =
      gradient?.stops.map { Double($0.location) }
      ?? styles.indices.map { Double($0) / Double(max(styles.count - 1, 1)) }
    stops = zip(places, styles).map { ($0, Self.parts(of: $1, environment)) }
  }

  private static func parts(
    of style: AnyShapeStyle, _ environment: EnvironmentValues
  ) -> SIMD4<Double> {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)
    style.onlyColor(in: environment)?.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return SIMD4(Double(red), Double(green), Double(blue), Double(alpha))
  }

  func style(_ datum: Datum) -> AnyShapeStyle {
    let length = domain.upperBound - domain.lowerBound
    let share = length > 0 ? ((datum.number ?? 0) - domain.lowerBound) / length : 1
    guard let first = stops.first, let last = stops.last else { return ChartModel.usualStyle }
    guard share > first.place else { return Self.style(first.parts) }
    guard share < last.place, let next = stops.firstIndex(where: { $0.place >= share }), next > 0
    else { return Self.style(last.parts) }
    let (one, other) = (stops[next - 1], stops[next])
    let part = (share - one.place) / max(other.place - one.place, 1e-9)
    return Self.style(one.parts + (other.parts - one.parts) * part)
  }

  private static func style(_ parts: SIMD4<Double>) -> AnyShapeStyle {
    AnyShapeStyle(Color(.sRGB, red: parts.x, green: parts.y, blue: parts.z, opacity: parts.w))
  }
}
