import CoreGraphics

/// The track of a progress view, or what of it is done: a picture, or a bar of one colour.
@MainActor
final class ProgressPiece: UIImageView {
  func show(_ image: UIImage?, or color: UIColor?) {
    self.image = image
    backgroundColor = image == nil ? color : nil
    clipsToBounds = image == nil
  }

  func round(_ radius: CGFloat) {
    layer.cornerRadius = image == nil ? radius : 0
  }
}
