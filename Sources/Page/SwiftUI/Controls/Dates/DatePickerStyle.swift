/// How date pickers look.
@MainActor @preconcurrency
public protocol DatePickerStyle {
  /// The type of the body.
  associatedtype Body: View
  /// What the style knows of the control.
  typealias Configuration = DatePickerStyleConfiguration

  /// The view of a date picker.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style knows of a date picker.
public struct DatePickerStyleConfiguration {
  /// The label of the date picker.
  public struct Label: View {
    let content: AnyView
    /// The label, if it is text.
    var text: Text?
    public var body: some View { content }
  }

  /// The label of the picker.
  public let label: Label
  /// The chosen date.
  @Binding public var selection: Date
  /// The first date that can be chosen. Nil is any date.
  public var minimumDate: Date?
  /// The last date that can be chosen. Nil is any date.
  public var maximumDate: Date?
  /// Which parts of a date are chosen.
  public var displayedComponents: DatePickerComponents

  init(
    label: Label, selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?,
    displayedComponents: DatePickerComponents
  ) {
    self.label = label
    _selection = selection
    self.minimumDate = minimumDate
    self.maximumDate = maximumDate
    self.displayedComponents = displayedComponents
  }
}

extension DatePickerStyleConfiguration: ControlConfiguration {
  var automaticBody: some View { DefaultDatePickerStyle().makeBody(configuration: self) }

  /// The date picker of UIKit.
  @MainActor func picker(_ kind: DatePickerKind) -> DatePickerView {
    DatePickerView(
      selection: $selection, least: minimumDate, most: maximumDate,
      components: displayedComponents, kind: kind)
  }
}

extension View {
  /// Sets the style of the date pickers inside.
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }
}

/// The style that suits the place of a date picker: fields that open a calendar.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LabeledControl(label: configuration.label, text: configuration.label.text) {
      configuration.picker(.compact)
    }
  }
}

/// Fields that open a calendar or a clock.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LabeledControl(label: configuration.label, text: configuration.label.text) {
      configuration.picker(.compact)
    }
  }
}

/// A calendar, with a field for the time.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.picker(.graphical)
  }
}

/// Wheels that turn.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LabeledControl(label: configuration.label, text: configuration.label.text) {
      configuration.picker(.wheel)
    }
  }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The style that suits the place of a date picker: fields that open a calendar.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// Fields that open a calendar or a clock.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A calendar, with a field for the time.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Wheels that turn.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}
