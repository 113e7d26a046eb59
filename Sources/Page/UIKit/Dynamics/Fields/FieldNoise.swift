import CoreGraphics
import Foundation

/// Vectors that change smoothly with place and time, and are the same in every run.
enum FieldNoise {
  static func at(_ place: CGPoint, _ time: Double) -> CGVector {
    let place = (Double(place.x), Double(place.y), time)
    return CGVector(dx: value(place, channel: 1), dy: value(place, channel: 2))
  }

  /// From -1 to 1, mixed from the corners of a cell.
  private static func value(_ place: (Double, Double, Double), channel: UInt64) -> Double {
    let low = (place.0.rounded(.down), place.1.rounded(.down), place.2.rounded(.down))
    let share = (
      eased(place.0 - low.0), eased(place.1 - low.1), eased(place.2 - low.2)
    )
    var sum = 0.0
    for corner in 0..<8 {
      let (x, y, z) = (corner & 1, (corner >> 1) & 1, corner >> 2)
      let part =
        (x == 1 ? share.0 : 1 - share.0) * (y == 1 ? share.1 : 1 - share.1)
        * (z == 1 ? share.2 : 1 - share.2)
      sum += part * corner3(low.0 + Double(x), low.1 + Double(y), low.2 + Double(z), channel)
    }
    return sum
  }

  private static func eased(_ share: Double) -> Double {
    share * share * share * (share * (share * 6 - 15) + 10)
  }

  private static func corner3(
    _ x: Double, _ y: Double, _ z: Double, _ channel: UInt64
  ) -> Double {
    var hash = channel
    for number in [x, y, z] {
      hash ^= number.bitPattern &+ 0x9e37_79b9_7f4a_7c15
      hash = (hash ^ (hash >> 30)) &* 0xbf58_476d_1ce4_e5b9
      hash = (hash ^ (hash >> 27)) &* 0x94d0_49bb_1331_11eb
      hash ^= hash >> 31
    }
    return Double(hash >> 11) / Double(1 << 52) - 1
  }
}
