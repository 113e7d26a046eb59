import Foundation

/// Mixes two pixels in the modes Cairo has not, or has only for whole sheets.
///
/// Where the object covers a part of a pixel, the rest of the pixel stays as it was.
struct PixelMixer {
  private let mode: CGBlendMode

  init(_ mode: CGBlendMode) {
    self.mode = mode
  }

  func mix(_ source: UInt32, onto destination: UInt32, coverage: UInt32) -> UInt32 {
    let (above, below) = (source >> 24, destination >> 24)
    let kept = destination.multiplied(by: 255 - coverage)
    switch mode {
    case .sourceIn: return source.multiplied(by: below) &+ kept
    case .sourceOut: return source.multiplied(by: 255 - below) &+ kept
    case .destinationIn: return destination.multiplied(by: above) &+ kept
    case .destinationAtop:
      return sum(
        sum(destination.multiplied(by: above), source.multiplied(by: 255 - below)), kept)
    case .plusDarker: return darker(source, destination)
    default: return source
    }
  }

  /// Every byte by itself, at most 255.
  private func sum(_ one: UInt32, _ other: UInt32) -> UInt32 {
    var result: UInt32 = 0
    for shift: UInt32 in [0, 8, 16, 24] {
      result |= min(255, (one >> shift & 255) + (other >> shift & 255)) << shift
    }
    return result
  }

  /// What is missing to white in both is added up.
  private func darker(_ source: UInt32, _ destination: UInt32) -> UInt32 {
    let (above, below) = (Int(source >> 24), Int(destination >> 24))
    let alpha = min(255, above + below)
    var result = UInt32(alpha) << 24
    for shift: UInt32 in [0, 8, 16] {
      let missing =
        above - Int(source >> shift & 255) + below - Int(destination >> shift & 255)
      result |= UInt32(max(0, alpha - missing)) << shift
    }
    return result
  }
}
