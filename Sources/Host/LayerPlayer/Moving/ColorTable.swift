/// The few colours that a GIF has, chosen from pictures of what it shows.
///
/// Colours are counted by their five highest bits each; boxes of them are cut at their middle, the
/// widest and fullest first, until there are as many boxes as there may be colours.
struct ColorTable {
  /// Red, green, blue of each colour.
  private(set) var colors: [[UInt8]] = []
  /// Which colour stands for a counted one.
  private var nearest: [UInt8] = []

  /// One entry is kept for what does not change.
  static let most = 255
  static let unchanged = UInt8(most)
  private static let bins = 1 << 15

  private struct Box {
    var bins: [Int]
    var weight: Int
    var channel: Int
    var span: Int
  }

  init(of drawings: [Drawing]) {
    var counts = [Int](repeating: 0, count: Self.bins)
    var sums = [[Int]](repeating: [Int](repeating: 0, count: Self.bins), count: 3)
    for drawing in drawings {
      for start in stride(from: 0, to: drawing.pixels.count, by: 4) {
        let bin = Self.bin(drawing.pixels, start)
        counts[bin] += 1
        for channel in 0..<3 { sums[channel][bin] += Int(drawing.pixels[start + channel]) }
      }
    }
    let boxes = Self.cut(counts)
    colors = boxes.map { box in
      (0..<3).map { channel in
        UInt8(box.bins.reduce(0) { $0 + sums[channel][$1] } / max(box.weight, 1))
      }
    }
    if colors.isEmpty { colors = [[255, 255, 255]] }
    nearest = (0..<Self.bins).map { Self.closest(to: $0, in: colors) }
  }

  /// The colour that stands for a pixel.
  func index(_ pixels: [UInt8], _ start: Int) -> UInt8 { nearest[Self.bin(pixels, start)] }

  private static func bin(_ pixels: [UInt8], _ start: Int) -> Int {
    Int(pixels[start] >> 3) << 10 | Int(pixels[start + 1] >> 3) << 5 | Int(pixels[start + 2] >> 3)
  }

  private static func level(_ bin: Int, _ channel: Int) -> Int { bin >> (10 - 5 * channel) & 31 }

  private static func cut(_ counts: [Int]) -> [Box] {
    let used = counts.indices.filter { counts[$0] > 0 }
    guard !used.isEmpty else { return [] }
    var boxes = [box(used, counts)]
    while boxes.count < most {
      let candidates = boxes.indices.filter { boxes[$0].span > 0 }
      // Small differences matter where there is much of them.
      guard let widest = candidates.max(by: { cost(boxes[$0]) < cost(boxes[$1]) }) else { break }
      let (one, other) = halves(of: boxes.remove(at: widest), counts)
      boxes += [box(one, counts), box(other, counts)]
    }
    return boxes
  }

  private static func cost(_ box: Box) -> Double {
    Double(box.span) * Double(box.weight).squareRoot()
  }

  private static func box(_ bins: [Int], _ counts: [Int]) -> Box {
    var (widest, span) = (0, -1)
    for channel in 0..<3 {
      let levels = bins.map { level($0, channel) }
      let own = levels.max()! - levels.min()!
      if own > span { (widest, span) = (channel, own) }
    }
    return Box(
      bins: bins, weight: bins.reduce(0) { $0 + counts[$1] }, channel: widest, span: span)
  }

  private static func halves(of box: Box, _ counts: [Int]) -> ([Int], [Int]) {
    let sorted = box.bins.sorted { level($0, box.channel) < level($1, box.channel) }
    var (passed, middle) = (0, 0)
    while middle < sorted.count - 1, passed < box.weight / 2 {
      passed += counts[sorted[middle]]
      middle += 1
    }
    middle = max(middle, 1)
    return (Array(sorted[..<middle]), Array(sorted[middle...]))
  }

  private static func closest(to bin: Int, in colors: [[UInt8]]) -> UInt8 {
    var (best, least) = (0, Int.max)
    for (index, color) in colors.enumerated() {
      var distance = 0
      for channel in 0..<3 {
        let difference = Int(color[channel]) - (level(bin, channel) * 8 + 4)
        distance += difference * difference
      }
      if distance < least { (best, least) = (index, distance) }
    }
    return UInt8(best)
  }
}
