import CoreGraphics

/// What a visual effect needs of a layer; Core Animation has no public name for it.
@_spi(UIKit)
extension CALayer {
  /// How far what lies beneath is blurred, in points.
  public var backdropBlur: CGFloat {
    get { modelValues.number(.backdropBlur) }
    set { change(.backdropBlur, to: .number(newValue)) }
  }

  /// How strong the colours beneath become; 1 leaves them as they are.
  public var backdropSaturation: CGFloat {
    get { modelValues.number(.backdropSaturation) }
    set { change(.backdropSaturation, to: .number(newValue)) }
  }

  /// What is laid over what lies beneath.
  public var backdropTint: CGColor? {
    get { modelValues.color(.backdropTint) }
    set { change(.backdropTint, to: .color(newValue)) }
  }

  /// The grey in which all of the layer is shown, by its alpha.
  public var silhouette: CGColor? {
    get { modelValues.color(.silhouette) }
    set { change(.silhouette, to: .color(newValue)) }
  }

  /// How far all that the layer shows is blurred, in points.
  public var contentBlur: CGFloat {
    get { modelValues.number(.contentBlur) }
    set { change(.contentBlur, to: .number(newValue)) }
  }

  /// What changes the colors of all that the layer shows: five numbers for each of red, green, blue
  /// and alpha, which weigh the four and add a constant; none leaves them.
  public var colorMatrix: [CGFloat] {
    get { modelValues.numbers(.colorMatrix) }
    set { change(.colorMatrix, to: .numbers(newValue)) }
  }
}
