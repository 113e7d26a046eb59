import Foundation

/// What a context remembers, and brings back when a state is restored.
struct DrawingState {
  /// From what a page draws with to pixels, origin at the upper left.
  var matrix = CGAffineTransform.identity
  var fillColor = CGColor.black
  var strokeColor = CGColor.black
  var fillSpace = CGColorSpace.gray
  var strokeSpace = CGColorSpace.gray
  var patternPhase = CGSize.zero
  var alpha: CGFloat = 1
  var blendMode = CGBlendMode.normal
  var shadow: Shadow?
  /// What a picture lets through, beside the clip that Cairo keeps.
  var mask: AlphaMask?
  var line = LineStyle()
  var interpolation = CGInterpolationQuality.default
  var antialiasing = Antialiasing.on
  var text = TextStyle()

  struct LineStyle {
    var width: CGFloat = 1
    var cap = CGLineCap.butt
    var join = CGLineJoin.miter
    var miterLimit: CGFloat = 10
    var dashPhase: CGFloat = 0
    var dashLengths: [CGFloat] = []
  }

  struct Shadow {
    var offset: CGSize
    var blur: CGFloat
    var color: CGColor
  }

  struct Antialiasing {
    var isWanted = true
    var isAllowed = true

    static let on = Antialiasing()
    var isOn: Bool { isWanted && isAllowed }
  }

  struct TextStyle {
    var mode = CGTextDrawingMode.fill
    var spacing: CGFloat = 0
    var size: CGFloat = 1
    var outlines: (any GlyphOutlines)?
  }
}
