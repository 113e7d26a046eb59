import Foundation

/// The shortest way between two places on the ellipsoid of WGS 84, after Vincenty.
enum Geodesic {
  private static let equator = 6_378_137.0
  private static let flattening = 1 / 298.257223563
  private static let pole = equator * (1 - flattening)

  static func distance(
    from start: CLLocationCoordinate2D, to end: CLLocationCoordinate2D
  ) -> CLLocationDistance {
    let degree = Double.pi / 180
    let difference = (end.longitude - start.longitude) * degree
    let first = atan((1 - flattening) * tan(start.latitude * degree))
    let second = atan((1 - flattening) * tan(end.latitude * degree))
    var longitude = difference
    for _ in 0..<200 {
      let step = Step(first, second, longitude)
      guard step.sine > 0 else { return 0 }
      let factor =
        flattening / 16 * step.squaredCosine * (4 + flattening * (4 - 3 * step.squaredCosine))
      let inner =
        step.middle + factor * step.cosine * (-1 + 2 * step.middle * step.middle)
      let next =
        difference
        + (1 - factor) * flattening * step.azimuth * (step.angle + factor * step.sine * inner)
      if abs(next - longitude) < 1e-12 { return length(step) }
      longitude = next
    }
    // Places that nearly face each other through the earth: the sphere is near enough.
    return Step(first, second, difference).angle * (2 * equator + pole) / 3
  }

  private static func length(_ step: Step) -> Double {
    let square = step.squaredCosine * (equator * equator - pole * pole) / (pole * pole)
    let a = 1 + square / 16384 * (4096 + square * (-768 + square * (320 - 175 * square)))
    let b = square / 1024 * (256 + square * (-128 + square * (74 - 47 * square)))
    let m = step.middle
    let correction =
      b * step.sine
      * (m + b / 4
        * (step.cosine * (-1 + 2 * m * m)
          - b / 6 * m * (-3 + 4 * step.sine * step.sine) * (-3 + 4 * m * m)))
    return pole * a * (step.angle - correction)
  }

  /// What follows of one guess of the difference in longitude.
  private struct Step {
    let sine: Double
    let cosine: Double
    let angle: Double
    let azimuth: Double
    let squaredCosine: Double
    let middle: Double

    init(_ first: Double, _ second: Double, _ longitude: Double) {
      let across = cos(second) * sin(longitude)
      let along = cos(first) * sin(second) - sin(first) * cos(second) * cos(longitude)
      sine = (across * across + along * along).squareRoot()
      cosine = sin(first) * sin(second) + cos(first) * cos(second) * cos(longitude)
      angle = atan2(sine, cosine)
      azimuth = sine == 0 ? 0 : cos(first) * cos(second) * sin(longitude) / sine
      squaredCosine = 1 - azimuth * azimuth
      middle = squaredCosine == 0 ? 0 : cosine - 2 * sin(first) * sin(second) / squaredCosine
    }
  }
}
