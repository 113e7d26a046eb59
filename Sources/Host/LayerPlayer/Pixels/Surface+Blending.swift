import CPlayerDrawing
import PageProtocol

extension Surface {
  /// Lays another surface of the same plane over this one, mixed as a layer says.
  func lay(_ other: Surface, alpha: Double, mode: LayerBlendMode) {
    if mode == .plusDarker {
      darken(with: other, alpha: alpha)
    } else {
      lay(other, alpha: alpha, mode: mode.cairo)
    }
  }

  /// The darker sum, which Cairo does not have: what is missing to white adds up.
  private func darken(with other: Surface, alpha: Double) {
    let both = area.intersection(other.area)
    guard !both.isEmpty else { return }
    let (part, stride, otherStride) = (Float(alpha), stride, other.stride)
    withPixels { pixels in
      other.withPixels { others in
        for y in both.y..<both.y + both.height {
          for x in both.x..<both.x + both.width {
            let index = (y - area.y) * stride + x - area.x
            let source =
              Pixel(packed: others[(y - other.area.y) * otherStride + x - other.area.x]) * part
            let under = Pixel(packed: pixels[index])
            let cover = min(255, source[3] + under[3])
            let missing =
              Pixel(repeating: source[3]) - source + Pixel(repeating: under[3]) - under
            var result = Pixel(repeating: cover) - missing
            result.replace(with: 0, where: result .< 0)
            result[3] = cover
            pixels[index] = result.packed
          }
        }
      }
    }
  }
}
