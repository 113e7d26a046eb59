extension ChartContent {
  /// Paints marks with a style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
    changing {
      guard $0.look.style == nil, $0.look.styleValue == nil else { return }
      $0.look.style = AnyShapeStyle(style)
    }
  }

  /// Paints marks with the style that the chart has for a value, and explains it in the legend.
  public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    changing {
      guard $0.look.style == nil, $0.look.styleValue == nil else { return }
      $0.look.styleValue = value.erased
    }
  }

  /// Sets whether a style, such as a gradient, covers the plot instead of each mark.
  public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
    setting(\.alignsStyleWithPlot, to: aligns)
  }

  /// Makes marks translucent.
  public func opacity(_ value: Double) -> some ChartContent {
    changing { $0.look.opacity *= value }
  }

  /// Sets the line of lines and rules.
  public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    setting(\.lineStyle, to: style)
  }

  /// Gives lines and rules the line that the chart has for a value.
  public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    setting(\.lineStyleValue, to: value.erased)
  }

  /// Sets how lines and areas connect their points.
  public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    setting(\.interpolation, to: method)
  }

  /// Rounds the corners of bars, rectangles and sectors.
  public func cornerRadius(
    _ radius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> some ChartContent {
    changing {
      guard $0.look.cornerRadius == nil else { return }
      $0.look.cornerRadius = radius
      $0.look.cornerStyle = style
    }
  }

  /// Shows marks only within a shape that fills the rectangle of each.
  public func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some ChartContent {
    setting(\.clip, to: MarkClip(path: { shape.path(in: $0) }, style: style))
  }

  /// Shows marks only where others are.
  public func mask<C: ChartContent>(@ChartContentBuilder content: () -> C) -> some ChartContent {
    var collector = _MarkCollector()
    C._collectMarks(content(), into: &collector)
    return setting(\.mask, to: MarkMask(collector.marks))
  }

  /// Blurs marks.
  public func blur(radius: CGFloat) -> some ChartContent {
    changing { $0.look.blur += radius }
  }

  /// Gives marks a shadow.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some ChartContent {
    setting(\.shadow, to: MarkShadow(color: color, radius: radius, x: x, y: y))
  }

  /// Draws marks in front of those with a lower index.
  public func zIndex(_ value: Double) -> some ChartContent {
    changing { $0.look.zIndex += value }
  }

  /// Treats marks as one picture. Marks of one style are drawn as one already, so it has no effect.
  public func compositingLayer() -> some ChartContent { self }
}
