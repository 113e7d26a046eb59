import CoreGraphics
import Foundation

/// A picture as a colour: repeated from the upper left of what is drawn on.
enum PatternColor {
  static func color(of image: UIImage) -> CGColor {
    let size = image.size
    var callbacks = CGPatternCallbacks(
      version: 0, drawPattern: { PatternColor.draw($0, $1) },
      releaseInfo: { if let info = $0 { Unmanaged<UIImage>.fromOpaque(info).release() } })
    let info = Unmanaged.passRetained(image).toOpaque()
    guard
      let pattern = CGPattern(
        info: info, bounds: CGRect(origin: .zero, size: size), matrix: .identity,
        xStep: size.width, yStep: size.height, tiling: .constantSpacing, isColored: true,
        callbacks: &callbacks),
      let space = CGColorSpace(patternBaseSpace: nil),
      let color = CGColor(patternSpace: space, pattern: pattern, components: [1])
    else {
      Unmanaged<UIImage>.fromOpaque(info).release()
      return CGColor(gray: 0, alpha: 0)
    }
    return color
  }

  private static func draw(_ info: UnsafeMutableRawPointer?, _ context: CGContext) {
    guard let info else { return }
    UIGraphicsPushContext(context)
    Unmanaged<UIImage>.fromOpaque(info).takeUnretainedValue().draw(at: .zero)
    UIGraphicsPopContext()
  }
}
