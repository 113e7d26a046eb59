@_spi(SwiftUI) import UIKit

/// A view that is turned in space. The view around it has the perspective, so that the angle alone
/// can be animated: by the layer about a coordinate axis, and frame by frame about any other.
struct Rotation3DModifier: ItemModifier {
  typealias Body = Never
  var turn: Rotation3D

  func makeWrapper(around item: Item, of node: _AnyNode) -> Rotation3DItem { Rotation3DItem() }

  func update(_ wrapper: Rotation3DItem, of node: _AnyNode) {
    var turn = turn
    if turn.coordinateAxis == nil { turn.angle = wrapper.follow(turn.angle, of: node) }
    wrapper.turn = turn
  }
}

struct Rotation3D: Equatable {
  var angle = Angle.zero
  var axis = SIMD3<Double>(0, 0, 1)
  var anchor = UnitPoint.center
  var anchorZ = CGFloat(0)
  var perspective = CGFloat(1)

  /// Which of x, y and z the axis is; nil for any other direction.
  var coordinateAxis: (index: Int, name: String)? {
    ["x", "y", "z"].enumerated().first { index, _ in
      (0..<3).allSatisfy { $0 == index || axis[$0] == 0 } && axis[index] != 0
    }.map { ($0.offset, $0.element) }
  }
}

final class Rotation3DItem: WrapperItem {
  var turn = Rotation3D() {
    didSet { if turn != oldValue { setNeedsCommit() } }
  }

  private var animator: DataAnimator<Double>?

  /// The angle that is shown now on the way to another one.
  func follow(_ angle: Angle, of node: _AnyNode) -> Angle {
    let animator =
      animator ?? DataAnimator(angle.radians) { [weak node] in node?.setNeedsUpdate() }
    self.animator = animator
    return .radians(animator.follow(angle.radians, in: node.transactionInside))
  }

  override func makePresentation() -> ItemPresentation? { Rotation3DPresentation(EffectView()) }
}

final class Rotation3DPresentation: ViewPresentation {
  private let turned = EffectView()
  private var shown: Rotation3D?

  override init(_ view: UIView) {
    super.init(view)
    view.addSubview(turned)
  }

  override var container: UIView { turned }

  override func update(_ item: Item, size: CGSize, commit: Commit) {
    guard let turn = (item as? Rotation3DItem)?.turn else { return }
    turned.layer.anchorPoint = turn.anchor.point
    turned.layer.anchorPointZ = turn.anchorZ
    turned.bounds.size = size
    turned.center = turn.anchor.point(in: CGRect(origin: .zero, size: size))
    view.layer.sublayerTransform = perspective(turn, in: size)
    let (axis, angle) = (turn.axis, CGFloat(turn.angle.radians))
    guard turn != shown else { return }
    let rotation = CATransform3DMakeRotation(
      angle, CGFloat(axis.x), CGFloat(axis.y), CGFloat(axis.z))
    guard let (index, name) = turn.coordinateAxis else {
      UIView.performWithoutAnimation { turned.layer.transform = rotation }
      self.shown = turn
      return
    }
    if let shown, shown.axis == axis {
      UIView.performWithoutAnimation { turned.layer.transform = rotation }
      let difference = shown.angle.radians - turn.angle.radians
      turned.animateInBlock(
        "transform.rotation.\(name)",
        difference: CGFloat(axis[index] < 0 ? -difference : difference))
    } else {
      turned.layer.transform = rotation
    }
    shown = turn
  }

  /// The eye is before the anchor, as far away as the view is large.
  private func perspective(_ turn: Rotation3D, in size: CGSize) -> CATransform3D {
    var eye = CATransform3DIdentity
    let distance = max(size.width, size.height)
    if distance > 0 { eye.m34 = -turn.perspective / distance }
    let (x, y) = ((turn.anchor.x - 0.5) * size.width, (turn.anchor.y - 0.5) * size.height)
    return CATransform3DConcat(
      CATransform3DConcat(CATransform3DMakeTranslation(-x, -y, 0), eye),
      CATransform3DMakeTranslation(x, y, 0))
  }
}

extension View {
  /// Turns the view around an axis in space and shows it in perspective.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    modifier(
      Rotation3DModifier(
        turn: Rotation3D(
          angle: angle, axis: SIMD3(Double(axis.x), Double(axis.y), Double(axis.z)),
          anchor: anchor, anchorZ: anchorZ, perspective: perspective)))
  }
}
