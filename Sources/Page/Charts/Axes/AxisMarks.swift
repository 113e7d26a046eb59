/// Grid lines, ticks and labels of an axis.
public struct AxisMarks<Content: AxisMark>: AxisContent {
  private var specification: AxisMarksSpecification

  public static func _collectMarks(
    _ content: AxisMarks<Content>, into marks: inout _AxisMarksCollector
  ) {
    marks.marks.append(content.specification)
  }

  private init(
    _ preset: AxisMarkPreset, _ position: AxisMarkPosition, _ values: AxisMarkValues,
    _ content: ((AxisValue) -> _AxisElements)?, format: ((Datum) -> String?)? = nil,
    stroke: StrokeStyle? = nil
  ) {
    specification = AxisMarksSpecification(
      preset: preset, position: position, values: values, content: content, format: format,
      stroke: stroke)
  }

  /// What a closure shows for each value.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    self.init(preset, position, values, { _AxisElements(of: content($0)) })
  }

  /// What a closure shows for each of some values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    self.init(preset, position, .init(values), { _AxisElements(of: content($0)) })
  }

  /// The same for each value.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> Content
  ) {
    self.init(preset, position, values, { _ in _AxisElements(of: content()) })
  }

  /// The same for each of some values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping () -> Content
  ) {
    self.init(preset, position, .init(values), { _ in _AxisElements(of: content()) })
  }
}

extension AxisMarks where Content == Never {
  /// What an axis usually shows, with labels in a format.
  public init<Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(
      preset, position, values, nil,
      format: { Format.FormatInput($0).map(format.format) }, stroke: stroke)
  }

  /// What an axis usually shows for some values, with labels in a format.
  public init<Value: Plottable, Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], stroke: StrokeStyle? = nil
  ) where Value == Format.FormatInput, Format.FormatOutput == String {
    self.init(
      preset, position, .init(values), nil, format: { Value($0).map(format.format) },
      stroke: stroke)
  }

  /// What an axis usually shows.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) {
    self.init(preset, position, values, nil, stroke: stroke)
  }

  /// What an axis usually shows for some values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    stroke: StrokeStyle? = nil
  ) {
    self.init(preset, position, .init(values), nil, stroke: stroke)
  }
}
