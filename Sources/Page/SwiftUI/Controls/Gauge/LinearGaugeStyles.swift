/// The style that suits the place of a gauge: a bar that fills up to the value.
public struct DefaultGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LinearCapacityGaugeStyle().makeBody(configuration: configuration)
  }
}

/// A bar that fills up to the value, with labels around it.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      configuration.label
      HStack {
        configuration.minimumValueLabel
        GaugeBar(height: 6).fills(upTo: configuration.value)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
  }
}

/// A bar with a marker at the value, and labels at its ends.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 6) {
      configuration.minimumValueLabel
      GaugeBar(height: 6).marks(configuration.value)
      configuration.maximumValueLabel
    }
    .font(.footnote.weight(.semibold))
  }
}

/// A small bar that fills up to the value, below its label.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      configuration.label.font(.footnote.weight(.semibold))
      HStack(spacing: 6) {
        configuration.minimumValueLabel
        GaugeBar(height: 6).fills(upTo: configuration.value)
        configuration.maximumValueLabel
      }
      .font(.footnote.weight(.semibold))
      configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
  }
}

/// The bar of a gauge in its two forms.
struct GaugeBar {
  let height: CGFloat

  /// A pale bar, of which the part before a value is in the tint color.
  func fills(upTo value: Double) -> some View {
    Capsule().fill(Color(uiColor: .systemFill))
      .overlay {
        TintFill()
          .mask {
            GeometryReader { geometry in
              Capsule().frame(width: geometry.size.width * value)
            }
          }
      }
      .frame(height: height)
  }

  /// A bar in the tint color with a gap in which a point marks a value.
  func marks(_ value: Double) -> some View {
    GeometryReader { geometry in
      let width = geometry.size.width
      let place = height / 2 + (width - height) * value
      let gap = height / 2 + 3
      TintFill()
        .mask {
          ZStack(alignment: .leading) {
            Capsule().frame(width: max(place - gap, 0))
            Capsule().frame(width: max(width - place - gap, 0)).offset(x: place + gap)
          }
          .frame(width: width, alignment: .leading)
        }
        .overlay {
          Circle().frame(width: height, height: height).position(x: place, y: height / 2)
        }
    }
    .frame(height: height)
  }
}

/// The tint color, or the gradient of the tint along the line of text.
private struct TintFill: View {
  @Environment(\.tintPaint) private var tint

  var body: some View {
    if let gradient = tint?.base as? Gradient {
      LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing)
    } else {
      Rectangle().fill(TintShapeStyle())
    }
  }
}
