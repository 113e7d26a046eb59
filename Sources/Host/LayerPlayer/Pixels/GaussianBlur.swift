import Foundation

/// Blurs a plane of single numbers, as light blurs.
///
/// Small blurs are weighed exactly; large ones are four runs of a box whose ends count in part,
/// which cost the same for every size and differ from the Gaussian by less than one step of 255.
struct GaussianBlur {
  let sigma: Double

  /// How far it reaches.
  var reach: Int { Int((3 * sigma).rounded(.up)) + 2 }

  private static let runs = 4
  private static let exactBelow = 2.5

  func apply(to plane: inout [Float], width: Int, height: Int) {
    guard sigma > 0.05, width > 0, height > 0 else { return }
    var turned = [Float](repeating: 0, count: plane.count)
    blurRows(of: plane, into: &turned, width: width, height: height)
    blurRows(of: turned, into: &plane, width: height, height: width)
  }

  /// Blurs along the rows and writes the outcome turned by its diagonal.
  private func blurRows(
    of plane: [Float], into turned: inout [Float], width: Int, height: Int
  ) {
    let margin = reach + step.radius + 2
    var line = [Float](repeating: 0, count: width + 2 * margin)
    var spare = line
    let weights = sigma < Self.exactBelow ? exactWeights : []
    for row in 0..<height {
      for index in line.indices { line[index] = 0 }
      for column in 0..<width { line[margin + column] = plane[row * width + column] }
      if weights.isEmpty {
        for _ in 0..<Self.runs {
          box(line, into: &spare)
          swap(&line, &spare)
        }
      } else {
        weigh(line, into: &spare, with: weights)
        swap(&line, &spare)
      }
      for column in 0..<width { turned[column * height + row] = line[margin + column] }
    }
  }

  private var exactWeights: [Float] {
    let half = reach
    let raw = (-half...half).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
    let sum = raw.reduce(0, +)
    return raw.map { Float($0 / sum) }
  }

  private func weigh(_ line: [Float], into result: inout [Float], with weights: [Float]) {
    let half = weights.count / 2
    let count = line.count
    line.withUnsafeBufferPointer { line in
      weights.withUnsafeBufferPointer { weights in
        result.withUnsafeMutableBufferPointer { result in
          for index in half..<count - half {
            var sum: Float = 0
            for other in 0..<weights.count { sum += line[index - half + other] * weights[other] }
            result[index] = sum
          }
        }
      }
    }
  }

  /// One run: a box of 2·radius + 1, and beyond it two that count by `edge` alone.
  private var step: (radius: Int, edge: Float) {
    let variance = sigma * sigma / Double(Self.runs)
    let radius = Int(((12 * variance + 1).squareRoot() - 1) / 2)
    let next = Double(radius + 1)
    let edge =
      Double(2 * radius + 1) * (Double(radius) * next - 3 * variance)
      / (6 * (variance - next * next))
    return (radius, Float(edge))
  }

  private func box(_ line: [Float], into result: inout [Float]) {
    let (radius, edge) = step
    let share = 1 / (Float(2 * radius + 1) + 2 * edge)
    let (first, count) = (radius + 1, line.count)
    line.withUnsafeBufferPointer { line in
      result.withUnsafeMutableBufferPointer { result in
        var sum: Float = 0
        for index in 0..<2 * radius + 1 { sum += line[first - radius + index] }
        for index in first..<count - radius - 1 {
          let (before, behind) = (line[index - radius - 1], line[index + radius + 1])
          result[index] = (sum + edge * (before + behind)) * share
          sum += behind - line[index - radius]
        }
      }
    }
  }
}

extension Surface {
  /// A surface with this one's shadow: its alpha, blurred and coloured, within an area.
  func shadow(sigma: Double, offset: Point, color: Color, within wanted: PixelBox) -> Surface? {
    let blur = GaussianBlur(sigma: sigma)
    let source = area.grown(by: blur.reach)
    guard let shadow = Surface(wanted), source.width * source.height <= Self.mostPixels else {
      return nil
    }
    var alpha = [Float](repeating: 0, count: source.width * source.height)
    let (margin, stride) = (blur.reach, stride)
    withPixels { pixels in
      for row in 0..<height {
        let start = (row + margin) * source.width + margin
        for column in 0..<width {
          alpha[start + column] = Float(pixels[row * stride + column] >> 24)
        }
      }
    }
    blur.apply(to: &alpha, width: source.width, height: source.height)
    shadow.fill(with: color, alpha: alpha, of: source, movedBy: offset)
    return shadow
  }

  /// Writes a colour, thinned by numbers from 0 to 255 that lie at `source`, moved.
  private func fill(with color: Color, alpha: [Float], of source: PixelBox, movedBy: Point) {
    let stride = stride
    let (dx, dy) = (movedBy.x.rounded(.down), movedBy.y.rounded(.down))
    let (partX, partY) = (Float(movedBy.x - dx), Float(movedBy.y - dy))
    let (shiftX, shiftY) = (area.x - source.x - Int(dx), area.y - source.y - Int(dy))
    func at(_ x: Int, _ y: Int) -> Float {
      x < 0 || y < 0 || x >= source.width || y >= source.height ? 0 : alpha[y * source.width + x]
    }
    let isWhole = partX == 0 && partY == 0
    let (red, green, blue) = (Float(color[0]), Float(color[1]), Float(color[2]))
    let strength = Float(color[3])
    withPixels { pixels in
      for row in 0..<height {
        for column in 0..<width {
          let (x, y) = (column + shiftX, row + shiftY)
          var value = at(x, y)
          if !isWhole {
            let left = value * (1 - partY) + at(x, y - 1) * partY
            let right = at(x - 1, y) * (1 - partY) + at(x - 1, y - 1) * partY
            value = left * (1 - partX) + right * partX
          }
          let shown = value * strength
          guard shown >= 0.5 else { continue }
          pixels[row * stride + column] =
            UInt32(min(255, shown) + 0.5) << 24 | UInt32(min(255, shown * red) + 0.5) << 16
            | UInt32(min(255, shown * green) + 0.5) << 8 | UInt32(min(255, shown * blue) + 0.5)
        }
      }
    }
  }
}
