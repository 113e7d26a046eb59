extension Font.TextStyle {
  /// The points of each style, in the order of the text sizes, as Apple's guidelines list them.
  private var points: [CGFloat] {
    switch self {
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    }
  }

  /// The size of the style's font for a text size of the user.
  func pointSize(for size: DynamicTypeSize) -> CGFloat { points[size.rawValue] }

  /// A length that grows with the style.
  func scaled(_ length: CGFloat, for size: DynamicTypeSize) -> CGFloat {
    guard size != .large else { return length }
    let scaled = length * pointSize(for: size) / pointSize(for: .large)
    return (scaled * 3).rounded() / 3
  }
}

/// A number that grows with the text size of the user.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let value: Value
  private let style: Font.TextStyle
  @Environment(\.dynamicTypeSize) private var size

  /// Scales a number as the text of a style is scaled.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    value = wrappedValue
    style = textStyle
  }

  /// Scales a number as body text is scaled.
  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, relativeTo: .body)
  }

  /// The number, scaled by the text size of the user.
  public var wrappedValue: Value { Value(style.scaled(CGFloat(value), for: size)) }
}
