/// A line across the plot at a value of an axis.
public struct AxisGridLine: AxisMark {
  private let element: AxisElement

  /// A line at a value, or in the middle between the value and the next one.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    element = AxisElement(kind: .grid(stroke: stroke), centered: centered)
  }

  public static func _collectElements(_ mark: AxisGridLine, into elements: inout _AxisElements) {
    elements.elements.append(mark.element)
  }
}

/// A short line between the plot and the label of a value.
public struct AxisTick: AxisMark {
  private let element: AxisElement

  /// A tick at a value, or in the middle between the value and the next one.
  public init(
    centered: Bool? = nil, length: AxisTick.Length = .automatic, stroke: StrokeStyle? = nil
  ) {
    element = AxisElement(kind: .tick(length: length, stroke: stroke), centered: centered)
  }

  /// A tick of a length.
  public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
    self.init(centered: centered, length: Length(storage: .points(length)), stroke: stroke)
  }

  public static func _collectElements(_ mark: AxisTick, into elements: inout _AxisElements) {
    elements.elements.append(mark.element)
  }

  /// How long a tick is.
  public struct Length: CustomStringConvertible, Sendable {
    enum Storage: Hashable {
      case automatic
      case points(CGFloat)
      case label(CGFloat)
      case longestLabel(CGFloat)
    }

    let storage: Storage

    /// As long as the labels where they stand beside the ticks, else short.
    public static var automatic: Length { Length(storage: .automatic) }
    /// As long as its label.
    public static var label: Length { label() }
    /// Longer than its label by a number of points.
    public static func label(extendPastBy: CGFloat = 0) -> Length {
      Length(storage: .label(extendPastBy))
    }
    /// As long as the longest label.
    public static var longestLabel: Length { longestLabel() }
    /// Longer than the longest label by a number of points.
    public static func longestLabel(extendPastBy: CGFloat = 0) -> Length {
      Length(storage: .longestLabel(extendPastBy))
    }

    public var description: String { "\(storage)" }
  }
}
