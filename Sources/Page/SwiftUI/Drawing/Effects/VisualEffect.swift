/// Changes of how a view looks that may depend on its geometry and leave that as it is.
nonisolated public protocol VisualEffect: Sendable, Animatable {
  /// Adds the changes to those before. Only SwiftUI's own effects implement it.
  func _add(to look: inout _VisualLook)
}

/// No change.
public struct EmptyVisualEffect: VisualEffect {
  /// Creates the effect that changes nothing.
  public init() {}

  public func _add(to look: inout _VisualLook) {}
}

/// What visual effects make of a view.
public struct _VisualLook: Equatable {
  enum Change: Equatable, Sendable {
    case opacity(Double)
    case blur(CGFloat)
    case colors(ColorMatrix)
    case offset(CGSize)
    case scale(CGSize, UnitPoint)
    case rotation(Angle, UnitPoint)
    case transform(ProjectionTransform)
    case rotation3D(Rotation3D)
    case blend(BlendMode)
  }

  let size: CGSize
  private(set) var changes: [Change] = []
  var opacity = 1.0
  var blur = CGFloat(0)
  var colors = ColorMatrix()
  var blendMode = BlendMode.normal
  var transform = CATransform3DIdentity

  init(size: CGSize) {
    self.size = size
  }

  mutating func add(_ change: Change) {
    changes.append(change)
    switch change {
    case .opacity(let value): opacity *= value
    case .blur(let radius): blur = max(blur, radius)
    case .colors(let matrix): colors = colors.followed(by: matrix)
    case .blend(let mode): blendMode = mode
    case .offset(let offset):
      append(CATransform3DMakeTranslation(offset.width, offset.height, 0), .topLeading)
    case .scale(let scale, let anchor):
      append(CATransform3DMakeScale(scale.width, scale.height, 1), anchor)
    case .rotation(let angle, let anchor):
      append(CATransform3DMakeRotation(CGFloat(angle.radians), 0, 0, 1), anchor)
    case .transform(let matrix): append(CATransform3D(matrix), .topLeading)
    case .rotation3D(let turn):
      var eye = CATransform3DIdentity
      eye.m34 = -turn.perspective / max(size.width, size.height, 1)
      let rotation = CATransform3DMakeRotation(
        CGFloat(turn.angle.radians), CGFloat(turn.axis.x), CGFloat(turn.axis.y),
        CGFloat(turn.axis.z))
      append(CATransform3DConcat(rotation, eye), turn.anchor)
    }
  }

  private mutating func append(_ matrix: CATransform3D, _ anchor: UnitPoint) {
    let (x, y) = (anchor.x * size.width, anchor.y * size.height)
    let around = CATransform3DConcat(
      CATransform3DConcat(CATransform3DMakeTranslation(-x, -y, 0), matrix),
      CATransform3DMakeTranslation(x, y, 0))
    transform = CATransform3DConcat(transform, around)
  }

  public static func == (one: _VisualLook, other: _VisualLook) -> Bool {
    one.size == other.size && one.opacity == other.opacity && one.blur == other.blur
      && one.colors == other.colors && one.blendMode == other.blendMode
      && CATransform3DEqualToTransform(one.transform, other.transform)
  }
}

struct ChangedVisualEffect<Base: VisualEffect>: VisualEffect {
  let base: Base
  let change: _VisualLook.Change

  func _add(to look: inout _VisualLook) {
    base._add(to: &look)
    look.add(change)
  }
}

extension VisualEffect {
  private func changed(_ change: _VisualLook.Change) -> ChangedVisualEffect<Self> {
    ChangedVisualEffect(base: self, change: change)
  }

  /// Lets the view shine through what lies behind it.
  public func opacity(_ opacity: Double) -> some VisualEffect { changed(.opacity(opacity)) }

  /// Mixes the colors of the view with those of what lies behind it.
  public func blendMode(_ blendMode: BlendMode) -> some VisualEffect { changed(.blend(blendMode)) }

  /// Blurs the view.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    changed(.blur(radius))
  }

  /// Adds light to the colors of the view.
  public func brightness(_ amount: Double) -> some VisualEffect {
    changed(.colors(.brightness(amount)))
  }

  /// Makes the colors of the view differ more from gray, or less.
  public func contrast(_ amount: Double) -> some VisualEffect {
    changed(.colors(.contrast(amount)))
  }

  /// Makes the colors of the view stronger or weaker.
  public func saturation(_ amount: Double) -> some VisualEffect {
    changed(.colors(.saturation(amount)))
  }

  /// Takes the color out of the view.
  public func grayscale(_ amount: Double) -> some VisualEffect {
    changed(.colors(.saturation(1 - amount)))
  }

  /// Turns the colors of the view around the color wheel.
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    changed(.colors(.hueRotation(angle)))
  }

  /// Shows the view at another place.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    changed(.offset(CGSize(width: x, height: y)))
  }

  /// Shows the view at another place.
  public func offset(_ offset: CGSize) -> some VisualEffect { changed(.offset(offset)) }

  /// Shows the view in another size.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    changed(.scale(scale, anchor))
  }

  /// Shows the view in another size.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    changed(.scale(CGSize(width: s, height: s), anchor))
  }

  /// Shows the view in another size.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    changed(.scale(CGSize(width: x, height: y), anchor))
  }

  /// Turns the view clockwise around a point.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    changed(.rotation(angle, anchor))
  }

  /// Turns the view around an axis in space.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    changed(
      .rotation3D(
        Rotation3D(
          angle: angle, axis: SIMD3(Double(axis.x), Double(axis.y), Double(axis.z)),
          anchor: anchor, anchorZ: anchorZ, perspective: perspective)))
  }

  /// Shows the view as a transform changes it.
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    changed(.transform(ProjectionTransform(transform)))
  }

  /// Shows the view as a projection changes it.
  public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
    changed(.transform(transform))
  }
}

extension ColorMatrix {
  /// This change, and then another one.
  func followed(by next: ColorMatrix) -> ColorMatrix {
    let (one, two) = (values, next.values)
    var result = ColorMatrix()
    result.values = (0..<20).map { index in
      let (row, column) = (index / 5, index % 5)
      let sum = (0..<4).reduce(Float(0)) { $0 + two[row * 5 + $1] * one[$1 * 5 + column] }
      return column == 4 ? sum + two[row * 5 + 4] : sum
    }
    return result
  }
}
