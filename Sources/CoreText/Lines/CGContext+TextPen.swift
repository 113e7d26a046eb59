import CoreGraphics

extension CGContext {
  var textPosition: CGPoint {
    get { .zero }
    set {}
  }
  var textMatrix: CGAffineTransform { .identity }
}
