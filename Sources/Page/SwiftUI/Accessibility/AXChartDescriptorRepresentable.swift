/// Describes a chart for those who cannot see it.
public protocol AXChartDescriptorRepresentable {
  /// Makes the description.
  func makeChartDescriptor() -> AXChartDescriptor

  /// Brings the description up to date after a change.
  func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
  /// Leaves the description as it is.
  public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

extension View {
  /// Describes the chart that the view shows: its title, its summary and its data are said after
  /// the view's value.
  public func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(
    _ representable: R
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { changes, _ in
      let descriptor = representable.makeChartDescriptor()
      representable.updateChartDescriptor(descriptor)
      changes.content += descriptor.sentences
    }
  }
}

extension AXChartDescriptor {
  /// What is said of the chart.
  var sentences: [String] {
    let axes = [xAxis.title, yAxis?.title].compactMap { $0 }.filter { !$0.isEmpty }
    return [title, summary, axes.joined(separator: ", ")].compactMap { $0 }
      .filter { !$0.isEmpty } + series.map(sentence)
  }

  private func sentence(_ series: AXDataSeriesDescriptor) -> String {
    let points = series.dataPoints.map { point in
      let place: String
      switch point.xValue {
      case .category(let name): place = name
      case .number(let number):
        place =
          (xAxis as? AXNumericDataAxisDescriptor)?.valueDescriptionProvider(number)
          ?? number.formatted()
      }
      let value = point.yValue.map { yAxis?.valueDescriptionProvider($0) ?? $0.formatted() }
      return [point.label ?? place, value].compactMap { $0 }.joined(separator: " ")
    }
    return ([series.name].compactMap { $0 } + points).joined(separator: ", ")
  }
}
