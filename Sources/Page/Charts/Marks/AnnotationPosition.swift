/// Where an annotation, a legend or the label of an axis is.
public struct AnnotationPosition: Equatable, Sendable {
  enum Storage: Hashable {
    case automatic, overlay, top, bottom, leading, trailing
    case topLeading, topTrailing, bottomLeading, bottomTrailing
  }

  let storage: Storage

  /// The place that fits.
  public static let automatic = AnnotationPosition(storage: .automatic)
  /// In front.
  public static let overlay = AnnotationPosition(storage: .overlay)
  /// Above.
  public static let top = AnnotationPosition(storage: .top)
  /// Below.
  public static let bottom = AnnotationPosition(storage: .bottom)
  /// Before the leading edge.
  public static let leading = AnnotationPosition(storage: .leading)
  /// After the trailing edge.
  public static let trailing = AnnotationPosition(storage: .trailing)
  /// Above, before the leading edge.
  public static let topLeading = AnnotationPosition(storage: .topLeading)
  /// Above, after the trailing edge.
  public static let topTrailing = AnnotationPosition(storage: .topTrailing)
  /// Below, before the leading edge.
  public static let bottomLeading = AnnotationPosition(storage: .bottomLeading)
  /// Below, after the trailing edge.
  public static let bottomTrailing = AnnotationPosition(storage: .bottomTrailing)
}

/// What an annotation is told of its mark.
public struct AnnotationContext {
  /// The size of the mark.
  public let targetSize: CGSize
}

/// What happens to an annotation that does not fit.
public struct AnnotationOverflowResolution: Sendable {
  /// What happens along one axis.
  public struct Strategy: Sendable {
    enum Storage: Hashable {
      case fit(Boundary.Storage), padScale, disabled, automatic
    }

    let storage: Storage

    /// The annotation moves into the chart.
    public static let fit = Strategy(storage: .fit(.automatic))
    /// The annotation moves into the plot or the chart.
    public static func fit(to boundary: Boundary) -> Strategy {
      Strategy(storage: .fit(boundary.storage))
    }
    /// The scale of numbers or dates makes room for the annotation.
    public static let padScale = Strategy(storage: .padScale)
    /// The annotation stays where it is.
    public static let disabled = Strategy(storage: .disabled)
    /// The scale of numbers or dates makes room for the annotation; else it moves into the chart.
    public static let automatic = Strategy(storage: .automatic)
  }

  /// What annotations are moved into.
  public struct Boundary: Sendable {
    enum Storage: Hashable {
      case plot, chart, automatic
    }

    let storage: Storage

    /// The plot.
    public static let plot = Boundary(storage: .plot)
    /// The whole chart.
    public static let chart = Boundary(storage: .chart)
    /// The whole chart.
    public static let automatic = Boundary(storage: .automatic)
  }

  let x: Strategy
  let y: Strategy

  /// Chooses what happens along each axis.
  public init(x: Strategy = .automatic, y: Strategy = .automatic) {
    self.x = x
    self.y = y
  }

  /// Scales of numbers and dates make room for the annotation; else it moves into the chart.
  public static let automatic = AnnotationOverflowResolution()
}
