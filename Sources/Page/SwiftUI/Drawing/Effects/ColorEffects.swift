@_spi(UIKit) import QuartzCore
@_spi(SwiftUI) import UIKit

/// A change of the colors of a view.
struct ColorEffect: Effect {
  enum Change: Equatable {
    case matrix(ColorMatrix)
    case multiplication(Color)
  }

  var change: Change
  private var matrix = ColorMatrix()

  init(_ change: Change) {
    self.change = change
  }

  mutating func resolve(in environment: EnvironmentValues) {
    switch change {
    case .matrix(let matrix): self.matrix = matrix
    case .multiplication(let color):
      matrix = .multiplication(color.resolve(in: environment))
    }
  }

  func apply(to view: EffectView, size: CGSize, before: ColorEffect?) {
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
    effect(ColorEffect(.matrix(.brightness(amount))))
  }

  /// Makes the colors of the view differ more from gray, or less: 1 leaves them.
  public func contrast(_ amount: Double) -> some View {
    effect(ColorEffect(.matrix(.contrast(amount))))
  }

  /// Makes the colors of the view stronger or weaker: 1 leaves them, 0 makes them gray.
  public func saturation(_ amount: Double) -> some View {
    effect(ColorEffect(.matrix(.saturation(amount))))
  }

  /// Takes the color out of the view: 1 makes all of it gray.
  public func grayscale(_ amount: Double) -> some View {
    effect(ColorEffect(.matrix(.saturation(1 - min(max(amount, 0), 1)))))
  }

  /// Turns the colors of the view around the color wheel.
  public func hueRotation(_ angle: Angle) -> some View {
    effect(ColorEffect(.matrix(.hueRotation(angle))))
  }

  /// Shows the view in the opposite colors.
  public func colorInvert() -> some View {
    effect(ColorEffect(.matrix(.inversion(1))))
  }

  /// Multiplies the colors of the view by a color.
  public func colorMultiply(_ color: Color) -> some View {
    effect(ColorEffect(.multiplication(color)))
  }

  /// Makes the view opaque where it is light, and clear where it is dark.
  public func luminanceToAlpha() -> some View {
    effect(ColorEffect(.matrix(.luminanceToAlpha)))
  }
}
