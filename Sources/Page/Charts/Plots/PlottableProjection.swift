/// How values of an element of data are plotted.
public struct PlottableProjection<DataElement, Value: Plottable> {
  let value: (DataElement) -> ChartValue
}

extension PlottableProjection {
  /// The property at a key path, with a label of the app's localized strings.
  public static func value(
    _ labelKey: LocalizedStringKey, _ keyPath: KeyPath<DataElement, Value>
  ) -> PlottableProjection<DataElement, Value> {
    value(Text(labelKey), keyPath)
  }

  /// The property at a key path, with a label that is shown as it is.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ keyPath: KeyPath<DataElement, Value>
  ) -> PlottableProjection<DataElement, Value> {
    value(Text(label), keyPath)
  }

  /// The property at a key path, with a text as its label.
  public static func value(
    _ label: Text, _ keyPath: KeyPath<DataElement, Value>
  ) -> PlottableProjection<DataElement, Value> {
    PlottableProjection { PlottableValue.value(label, $0[keyPath: keyPath]).erased }
  }
}

extension PlottableProjection where Value == Date {
  /// The calendar unit of the date at a key path, with a label of the app's localized strings.
  public static func value(
    _ labelKey: LocalizedStringKey, _ keyPath: KeyPath<DataElement, Date>,
    unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableProjection<DataElement, Value> {
    PlottableProjection {
      PlottableValue.value(labelKey, $0[keyPath: keyPath], unit: unit, calendar: calendar).erased
    }
  }
}
