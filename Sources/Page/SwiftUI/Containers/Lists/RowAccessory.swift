/// What the views in a row of a list or a form tell the row.
///
/// A control that covers its row, such as a link or a button, shows only its label there and hands
/// its action to the row. The row highlights while it is touched and runs the action.
struct RowAccessory {
  enum Indicator: Equatable {
    case none
    /// A chevron at the trailing edge: a tap on the row shows something else.
    case disclosure
  }

  var indicator = Indicator.none
  /// Whether what the row leads to is shown: the row stays highlighted.
  var isActive = false
  /// What a tap on the row does.
  var actions: [() -> Void] = []

  static let disclosure = RowAccessory(indicator: .disclosure)
}

/// The preference by which views tell the row around them what it shows and does.
struct RowAccessoryKey: PreferenceKey {
  static var defaultValue: RowAccessory { RowAccessory() }

  static func reduce(value: inout RowAccessory, nextValue: () -> RowAccessory) {
    let next = nextValue()
    if value.indicator == .none { value.indicator = next.indicator }
    value.isActive = value.isActive || next.isActive
    value.actions += next.actions
  }
}

private struct InListKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether the view is in a row of a list or a form, which reads `RowAccessoryKey`. What a row
  /// presents, such as a sheet or a destination, sets it to false.
  var isInList: Bool {
    get { self[InListKey.self] }
    set { self[InListKey.self] = newValue }
  }
}

extension View {
  /// Lets the row around run an action when it is tapped, with an indicator at its trailing edge.
  func rowAccessory(
    _ indicator: RowAccessory.Indicator = .none, isActive: Bool = false,
    perform action: (() -> Void)? = nil
  ) -> some View {
    preference(
      key: RowAccessoryKey.self,
      value: RowAccessory(
        indicator: indicator, isActive: isActive, actions: action.map { [$0] } ?? []))
  }
}
