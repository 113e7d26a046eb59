/// An open ring with a marker at the value. The value's label stands in the ring.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    GaugeRing(value: configuration.value, isOpen: true)
      .overlay { configuration.currentValueLabel.font(.title3).padding(8) }
      .overlay(alignment: .bottom) {
        HStack(spacing: 4) {
          if configuration.minimumValueLabel == nil, configuration.maximumValueLabel == nil {
            configuration.label
          }
          configuration.minimumValueLabel
          configuration.maximumValueLabel
        }
        .font(.caption2)
      }
      .minimumScaleFactor(0.4)
      .lineLimit(1)
      .frame(width: GaugeRing.diameter, height: GaugeRing.diameter)
  }
}

/// A closed ring that fills up to the value. The value's label stands in the ring.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    GaugeRing(value: configuration.value, isOpen: false)
      .overlay {
        VStack(spacing: 0) {
          if let label = configuration.currentValueLabel {
            label.font(.title3)
          } else {
            configuration.label
          }
        }
        .padding(10)
      }
      .minimumScaleFactor(0.4)
      .lineLimit(1)
      .frame(width: GaugeRing.diameter, height: GaugeRing.diameter)
  }
}

/// The ring of a gauge. A gradient as tint follows the ring.
struct GaugeRing: View {
  static let diameter: CGFloat = 58
  private static let width: CGFloat = 6
  /// The part of the circle that an open ring covers, and where it begins.
  private static let openShare = 0.75
  private static let openStart = Angle.degrees(135)

  let value: Double
  let isOpen: Bool
  @Environment(\.tintPaint) private var tint

  var body: some View {
    if isOpen {
      arc(to: Self.openShare).stroke(paint, style: line)
        .rotationEffect(Self.openStart)
        .padding(Self.width / 2)
        .overlay { marker }
    } else {
      Circle().stroke(Color(uiColor: .systemFill), style: line)
        .overlay { arc(to: value).stroke(paint, style: line).rotationEffect(.degrees(-90)) }
        .padding(Self.width / 2)
    }
  }

  private var line: StrokeStyle { StrokeStyle(lineWidth: Self.width, lineCap: .round) }

  private func arc(to end: Double) -> some Shape { Circle().trim(from: 0, to: end) }

  private var paint: AnyShapeStyle {
    guard let gradient = tint?.base as? Gradient else { return AnyShapeStyle(TintShapeStyle()) }
    // The round end of the line before the start has the first color.
    let cap = Angle.radians(Self.width / (Self.diameter - Self.width))
    let end = Angle.degrees(360 * (isOpen ? Self.openShare : 1)) - (isOpen ? .zero : cap)
    return AnyShapeStyle(
      AngularGradient(
        gradient: gradient, center: .center, startAngle: isOpen ? .zero : .zero - cap,
        endAngle: end))
  }

  /// A point on the ring with a gap around it.
  private var marker: some View {
    let angle = Self.openStart.radians + 2 * .pi * Self.openShare * value
    let radius = (Self.diameter - Self.width) / 2
    return Circle().fill(.primary)
      .overlay { Circle().stroke(.background, lineWidth: 3).padding(-1.5) }
      .frame(width: Self.width, height: Self.width)
      .offset(x: radius * cos(angle), y: radius * sin(angle))
  }
}
