extension View {
  /// Sets the x value at which the user touches charts; nil when the touch ends.
  public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
    configuringCharts { $0.x.selectValue = selecting(value) }
  }

  /// Sets the x values between which the user drags on charts.
  public func chartXSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> some View {
    configuringCharts {
      $0.x.selectsRange = true
      $0.x.selectRange = selecting(range)
    }
  }

  /// Sets the y value at which the user touches charts; nil when the touch ends.
  public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View {
    configuringCharts { $0.y.selectValue = selecting(value) }
  }

  /// Sets the y values between which the user drags on charts.
  public func chartYSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> some View {
    configuringCharts {
      $0.y.selectsRange = true
      $0.y.selectRange = selecting(range)
    }
  }

  /// Sets the value of the sectors at which the user touches charts, between zero and the sum of
  /// all; nil when the touch ends.
  public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
    configuringCharts { $0.selectAngle = selecting(value) }
  }

  /// Replaces the gestures with which charts select values.
  public func chartGesture(_ gesture: @escaping (ChartProxy) -> some Gesture) -> some View {
    configuringCharts {
      $0.gesture = { AnyView(Color.clear.contentShape(Rectangle()).gesture(gesture($0))) }
    }
  }
}

private func selecting<P: Plottable>(_ value: Binding<P?>) -> (Datum?) -> Void {
  { datum in value.wrappedValue = datum.flatMap { P($0) } }
}

private func selecting<P: Plottable & Comparable>(
  _ range: Binding<ClosedRange<P>?>
) -> ((Datum, Datum)?) -> Void {
  { ends in
    guard let ends, let one = P(ends.0), let other = P(ends.1) else {
      range.wrappedValue = nil
      return
    }
    range.wrappedValue = min(one, other)...max(one, other)
  }
}
