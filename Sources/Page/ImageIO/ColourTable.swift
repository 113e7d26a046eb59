/// At most 255 colours for the pixels of a picture, and one more for what shines through.
struct ColourTable {
  static let transparent = 255
  private(set) var colours: [SIMD3<UInt8>]
  private var places: [SIMD3<UInt8>: UInt8] = [:]

  init(pixels: [SIMD4<UInt8>]) {
    var counts: [SIMD3<UInt8>: Int] = [:]
    for pixel in pixels where pixel.w >= 128 { counts[Self.colour(pixel), default: 0] += 1 }
    // Ordered, so that the same picture is always the same file.
    let known = counts.sorted { Self.number($0.key) < Self.number($1.key) }
    var boxes = known.isEmpty ? [] : [Box(colours: known.map { ($0.key, $0.value) })]
    while boxes.count < 255,
      let widest = boxes.indices.max(by: { boxes[$0].weight < boxes[$1].weight }),
      boxes[widest].colours.count > 1
    {
      let (low, high) = boxes[widest].halves
      boxes[widest] = low
      boxes.append(high)
    }
    colours = boxes.map(\.mean)
    for (place, box) in boxes.enumerated() {
      for (colour, _) in box.colours { places[colour] = UInt8(place) }
    }
  }

  /// Which of the colours a pixel has.
  func place(of pixel: SIMD4<UInt8>) -> UInt8 {
    pixel.w < 128 ? UInt8(Self.transparent) : places[Self.colour(pixel)] ?? 0
  }

  /// A pixel's colour without the background that its transparency let in.
  private static func colour(_ pixel: SIMD4<UInt8>) -> SIMD3<UInt8> {
    guard pixel.w < 255, pixel.w > 0 else { return SIMD3(pixel.x, pixel.y, pixel.z) }
    func whole(_ value: UInt8) -> UInt8 { UInt8(min(255, Int(value) * 255 / Int(pixel.w))) }
    return SIMD3(whole(pixel.x), whole(pixel.y), whole(pixel.z))
  }

  private static func number(_ colour: SIMD3<UInt8>) -> Int {
    Int(colour.x) << 16 | Int(colour.y) << 8 | Int(colour.z)
  }

  /// Colours that are near each other.
  private struct Box {
    var colours: [(SIMD3<UInt8>, Int)]

    /// How much would be won by cutting it: how far apart its colours are, and how many pixels have them.
    var weight: Int {
      colours.count < 2 ? 0 : extent.max() * colours.reduce(0) { $0 + $1.1 }
    }

    private var extent: SIMD3<Int> {
      var (low, high) = (SIMD3<Int>(repeating: 255), SIMD3<Int>(repeating: 0))
      for (colour, _) in colours {
        let value = SIMD3<Int>(truncatingIfNeeded: colour)
        low = pointwiseMin(low, value)
        high = pointwiseMax(high, value)
      }
      return high &- low
    }

    /// Cut across its longest side, with as many pixels on either.
    var halves: (Box, Box) {
      let extent = extent
      let side = (0..<3).max { extent[$0] < extent[$1] }!
      let sorted = colours.sorted {
        ($0.0[side], ColourTable.number($0.0)) < ($1.0[side], ColourTable.number($1.0))
      }
      let half = sorted.reduce(0) { $0 + $1.1 } / 2
      var (sum, cut) = (0, 0)
      while cut < sorted.count - 1, cut == 0 || sum + sorted[cut].1 <= half {
        sum += sorted[cut].1
        cut += 1
      }
      return (Box(colours: Array(sorted[..<cut])), Box(colours: Array(sorted[cut...])))
    }

    var mean: SIMD3<UInt8> {
      var (sum, count) = (SIMD3<Int>(), 0)
      for (colour, number) in colours {
        sum &+= SIMD3<Int>(truncatingIfNeeded: colour) &* number
        count += number
      }
      return SIMD3<UInt8>(truncatingIfNeeded: sum / max(count, 1))
    }
  }
}
