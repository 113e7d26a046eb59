@_spi(SwiftUI) import UIKit

struct RotationEffect: Effect {
  var angle: Angle
  var anchor: UnitPoint

  func apply(to view: EffectView, size: CGSize, before: RotationEffect?) {
    guard angle != before?.angle else { return }
    UIView.performWithoutAnimation {
      view.layer.transform = CATransform3DMakeRotation(CGFloat(angle.radians), 0, 0, 1)
    }
    // The angle is animated, not the matrix: a whole turn is a turn.
    let old = before?.angle ?? angle
    view.animateInBlock(
      "transform.rotation.z", difference: CGFloat(old.radians - angle.radians))
  }
}

struct ScaleEffect: Effect {
  var scale: CGSize
  var anchor: UnitPoint

  func apply(to view: EffectView, size: CGSize, before: ScaleEffect?) {
    guard scale != before?.scale else { return }
    // A scale of nothing could not be undone.
    func usable(_ value: CGFloat) -> CGFloat { abs(value) < 1e-5 ? 1e-5 : value }
    view.layer.transform = CATransform3DMakeScale(usable(scale.width), usable(scale.height), 1)
  }
}

struct AffineEffect: Effect {
  var transform: CATransform3D

  var anchor: UnitPoint { .topLeading }

  func apply(to view: EffectView, size: CGSize, before: AffineEffect?) {
    view.layer.transform = transform
  }
}

extension View {
  /// Turns the view clockwise around a point; its frame stays where it was.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    effect(RotationEffect(angle: angle, anchor: anchor))
  }

  /// Shows the view in another size, by factors for its width and height.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    effect(ScaleEffect(scale: scale, anchor: anchor))
  }

  /// Shows the view in another size, by a factor.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// Shows the view in another size, by factors for its width and height.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Shows the view as a transform changes it, whose origin is the upper left corner.
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    effect(AffineEffect(transform: CATransform3DMakeAffineTransform(transform)))
  }

  /// Shows the view as a projection changes it, whose origin is the upper left corner.
  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    effect(AffineEffect(transform: CATransform3D(transform)))
  }
}
