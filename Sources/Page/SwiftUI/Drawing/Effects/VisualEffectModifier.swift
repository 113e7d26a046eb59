@_spi(UIKit) import QuartzCore
@_spi(SwiftUI) import UIKit

/// Effects that a closure finds for the geometry of the view.
struct GeometryLook: Effect {
  var look: (CGSize, UIView) -> _VisualLook

  var anchor: UnitPoint { .topLeading }

  func apply(to view: EffectView, size: CGSize, before: GeometryLook?) {
    let look = look(size, view)
    view.alpha = CGFloat(min(max(look.opacity, 0), 1))
    view.layer.transform = look.transform
    view.change(\.contentBlur, of: view.layer, "contentBlur", to: look.blur)
    let matrix = look.colors == ColorMatrix() ? [] : look.colors.values.map { CGFloat($0) }
    if view.layer.colorMatrix != matrix { view.layer.colorMatrix = matrix }
  }
}

extension View {
  /// Changes how the view looks by its geometry, which stays as it is.
  public func visualEffect<E: VisualEffect>(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> E
  ) -> some View {
    self.effect(
      GeometryLook { size, _ in
        var look = _VisualLook(size: size)
        effect(EmptyVisualEffect(), GeometryProxy(item: nil, size: size))._add(to: &look)
        return look
      })
  }
}
