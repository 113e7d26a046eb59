extension Surface {
  /// Blurs all of it, as if its picture went on beyond each side in a mirror.
  func blur(_ sigma: Double) {
    let blur = GaussianBlur(sigma: sigma)
    // Beyond a whole picture on each side, the mirror has nothing new to show.
    let (across, down) = (min(blur.reach, width), min(blur.reach, height))
    let (wide, high) = (width + 2 * across, height + 2 * down)
    let columns = (0..<wide).map { Self.mirrored($0 - across, in: width) }
    let rows = (0..<high).map { Self.mirrored($0 - down, in: height) }
    let stride = stride
    var plane = [Float](repeating: 0, count: wide * high)
    for shift in channels {
      withPixels { pixels in
        for (y, row) in rows.enumerated() {
          for (x, column) in columns.enumerated() {
            plane[y * wide + x] = Float((pixels[row * stride + column] >> shift) & 255)
          }
        }
      }
      blur.apply(to: &plane, width: wide, height: high)
      withPixels { pixels in
        for row in 0..<height {
          for column in 0..<width {
            let value = plane[(row + down) * wide + column + across]
            let whole = UInt32(min(max(value + 0.5, 0), 255))
            let index = row * stride + column
            pixels[index] = pixels[index] & ~(255 << shift) | whole << shift
          }
        }
      }
    }
  }

  /// Where the bits of blue, green, red and alpha begin.
  private var channels: [UInt32] { [0, 8, 16, 24] }

  private static func mirrored(_ place: Int, in count: Int) -> Int {
    let turn = 2 * count
    let rest = ((place % turn) + turn) % turn
    return rest < count ? rest : turn - 1 - rest
  }

  /// Makes colours stronger or weaker; what they weigh together stays.
  func saturate(_ amount: Double) {
    guard amount != 1 else { return }
    let weights = Pixel(0.0722, 0.7152, 0.2126, 0)
    let (factor, stride) = (Float(amount), stride)
    withPixels { pixels in
      for row in 0..<height {
        for column in 0..<width {
          let index = row * stride + column
          let pixel = Pixel(packed: pixels[index])
          let grey = (pixel * weights).sum()
          var result = Pixel(repeating: grey) + (pixel - Pixel(repeating: grey)) * factor
          result.clamp(lowerBound: .zero, upperBound: Pixel(repeating: pixel[3]))
          result[3] = pixel[3]
          pixels[index] = result.packed
        }
      }
    }
  }

  /// Shows everything in one grey, the mean of a colour's parts, thinned by its alpha.
  func show(only color: Color) {
    let shown = color.shown
    let grey = Float((shown[0] + shown[1] + shown[2]) / 3)
    let (strength, stride) = (Float(shown[3]), stride)
    withPixels { pixels in
      for row in 0..<height {
        for column in 0..<width {
          let index = row * stride + column
          let alpha = Float(pixels[index] >> 24) * strength
          pixels[index] = Pixel(grey * alpha, grey * alpha, grey * alpha, alpha).packed
        }
      }
    }
  }

  /// Weighs the components of each pixel anew, by a matrix of four rows of five.
  func change(by matrix: [Double]) {
    guard matrix.count == 20 else { return }
    // Pixels have blue, green, red, alpha; the matrix red, green, blue, alpha.
    let order = [2, 1, 0, 3]
    let columns = [2, 1, 0, 3, 4].map { column in
      Pixel(
        Float(matrix[order[0] * 5 + column]), Float(matrix[order[1] * 5 + column]),
        Float(matrix[order[2] * 5 + column]), Float(matrix[order[3] * 5 + column]))
    }
    let stride = stride
    let most = Pixel(repeating: 255)
    withPixels { pixels in
      for row in 0..<height {
        for column in 0..<width {
          let index = row * stride + column
          var pixel = Pixel(packed: pixels[index])
          let alpha = pixel[3]
          if alpha > 0 { pixel = pixel * (255 / alpha) }
          var result = columns[0] * pixel[0] + columns[1] * pixel[1] + columns[2] * pixel[2]
          result += columns[3] * alpha + columns[4] * 255
          result.clamp(lowerBound: .zero, upperBound: most)
          let opacity = result[3]
          result = result * (opacity / 255)
          result[3] = opacity
          pixels[index] = result.packed
        }
      }
    }
  }
}
