@_spi(UIKit) import QuartzCore
@_spi(SwiftUI) import UIKit

/// A change of the colors of a view.
struct ColorEffect: Effect, Animatable {
  enum Change: Equatable {
    case brightness, contrast, saturation, hueRotation, inversion, multiplication, luminanceToAlpha
  }

  let change: Change
  /// How strong the change is; of a hue rotation, its radians.
  var amount = 1.0
  /// What colors are multiplied by.
  var color = Color.white
  private var components = AnimatableVector([1, 1, 1, 1])

  init(_ change: Change, _ amount: Double = 1, color: Color = .white) {
    self.change = change
    self.amount = amount
    self.color = color
  }

  var animatableData: AnimatablePair<Double, AnimatableVector> {
    get { AnimatablePair(amount, components) }
    set { (amount, components) = (newValue.first, newValue.second) }
  }

  mutating func resolve(in environment: EnvironmentValues) {
    if change == .multiplication { components = AnimatableVector(color.uiColor(in: environment)) }
  }

  private var matrix: ColorMatrix {
    switch change {
    case .brightness: .brightness(amount)
    case .contrast: .contrast(amount)
    case .saturation: .saturation(amount)
    case .hueRotation: .hueRotation(.radians(amount))
    case .inversion: .inversion(amount)
    case .multiplication:
      .multiplication(Color.Resolved(UIColor(components: components.values).cgColor))
    case .luminanceToAlpha: .luminanceToAlpha
    }
  }

  func apply(to view: EffectView, size: CGSize, before: ColorEffect?) {
    let matrix = matrix
    let values = matrix == ColorMatrix() ? [] : matrix.values.map { CGFloat($0) }
    if view.layer.colorMatrix != values { view.layer.colorMatrix = values }
  }
}

struct BlurEffect: Effect {
  var radius: CGFloat

  func apply(to view: EffectView, size: CGSize, before: BlurEffect?) {
    view.change(\.contentBlur, of: view.layer, "contentBlur", to: radius)
  }
}

extension View {
  /// Blurs the view.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    effect(BlurEffect(radius: max(radius, 0)))
  }

  /// Adds light to the colors of the view: 1 makes all white, -1 all black.
  public func brightness(_ amount: Double) -> some View {
    effect(ColorEffect(.brightness, amount))
  }

  /// Makes the colors of the view differ more from gray, or less: 1 leaves them.
  public func contrast(_ amount: Double) -> some View {
    effect(ColorEffect(.contrast, amount))
  }

  /// Makes the colors of the view stronger or weaker: 1 leaves them, 0 makes them gray.
  public func saturation(_ amount: Double) -> some View {
    effect(ColorEffect(.saturation, amount))
  }

  /// Takes the color out of the view: 1 makes all of it gray.
  public func grayscale(_ amount: Double) -> some View {
    effect(ColorEffect(.saturation, 1 - min(max(amount, 0), 1)))
  }

  /// Turns the colors of the view around the color wheel.
  public func hueRotation(_ angle: Angle) -> some View {
    effect(ColorEffect(.hueRotation, angle.radians))
  }

  /// Shows the view in the opposite colors.
  public func colorInvert() -> some View {
    effect(ColorEffect(.inversion))
  }

  /// Multiplies the colors of the view by a color.
  public func colorMultiply(_ color: Color) -> some View {
    effect(ColorEffect(.multiplication, color: color))
  }

  /// Makes the view opaque where it is light, and clear where it is dark.
  public func luminanceToAlpha() -> some View {
    effect(ColorEffect(.luminanceToAlpha))
  }
}
