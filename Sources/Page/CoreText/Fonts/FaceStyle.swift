import Foundation

/// How heavy, upright and wide a face is wanted.
@_spi(Text) public struct FaceStyle: Hashable, Sendable {
  /// As CSS counts.
  public var weight: Int
  public var slope: FontSlope
  public var width: FontWidth

  public init(weight: Int = 400, slope: FontSlope = .upright, width: FontWidth = .normal) {
    self.weight = weight
    self.slope = slope
    self.width = width
  }

  /// Read from the end of a PostScript name such as `AvenirNext-DemiBoldItalic`.
  init(postScriptName name: String) {
    let ending = name.split(separator: "-").dropFirst().last.map { $0.lowercased() } ?? ""
    let whole = name.lowercased()
    let weights: [(String, Int)] = [
      ("ultralight", 100), ("extralight", 200), ("thin", 200), ("light", 300), ("medium", 500),
      ("demibold", 600), ("semibold", 600), ("ultrabold", 800), ("extrabold", 800),
      ("extrablack", 900), ("bold", 700), ("heavy", 800), ("black", 900), ("wide", 700),
      ("w3", 400), ("w6", 600), ("w7", 700),
    ]
    let weight = weights.first { ending.contains($0.0) }?.1
    self.weight = weight ?? (whole.hasSuffix("bold") || whole == "impact" ? 700 : 400)
    let leans = ["italic", "oblique"].contains(where: ending.contains) || ending.hasSuffix("ita")
    slope = leans ? .italic : .upright
    width = whole.contains("condensed") ? .condensed : .normal
  }

  /// How far another face is from this one.
  func distance(to record: FontRecord) -> Int {
    var distance = abs(record.weight - weight) * 2
    // Of two equally near, as CSS has it: bold becomes bolder, light lighter.
    if weight >= 500, record.weight < weight { distance += 1 }
    if weight < 500, record.weight > weight { distance += 1 }
    if record.slope != slope { distance += 4000 }
    if record.width != width { distance += 8000 }
    return distance
  }
}
