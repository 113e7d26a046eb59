/// What a control tells its style: the parts of the control and its state.
///
/// Each kind of control has one such type. It identifies the style in the environment.
@MainActor @preconcurrency
protocol ControlConfiguration {
  associatedtype AutomaticBody: View
  /// The control in the style that it has where no style is set.
  @ViewBuilder var automaticBody: AutomaticBody { get }
}

/// A style of one kind of control without its type, and the style that is set around it.
struct ControlStyle<Configuration: ControlConfiguration> {
  let makeBody: @MainActor (Configuration) -> AnyView
  private let style: Any
  private let outer: Any?

  init<S, Made: View>(
    _ style: S, inside outer: ControlStyle?, make: @escaping @MainActor (S, Configuration) -> Made
  ) {
    self.style = style
    self.outer = outer
    makeBody = { configuration in
      AnyView(
        StyleBody(style: style) { make($0, configuration) }
          .environment(\.[StyleOf<Configuration>()], outer))
    }
  }
}

/// Two styles with equal fields make the same controls.
extension ControlStyle: ContentComparable {
  func makesSameContent(as other: ControlStyle) -> Bool {
    guard areEqualDynamically(style, other.style) else { return false }
    switch (outer, other.outer) {
    case (nil, nil): return true
    case (let one?, let other?): return areEqualDynamically(one, other)
    default: return false
    }
  }
}

/// Names the style of a kind of control in the environment.
struct StyleOf<Configuration: ControlConfiguration>: Hashable {}

private struct ControlStyleKey<Configuration: ControlConfiguration>: EnvironmentKey {
  static var defaultValue: ControlStyle<Configuration>? { nil }
}

extension EnvironmentValues {
  /// The style of a kind of control; nil is the automatic one.
  subscript<C: ControlConfiguration>(style: StyleOf<C>) -> ControlStyle<C>? {
    get { self[ControlStyleKey<C>.self] }
    set { self[ControlStyleKey<C>.self] = newValue }
  }
}

extension View {
  /// Sets the style of a kind of control inside the view. A control of that kind that the style
  /// itself makes has the style that is set outside.
  func controlStyle<S, C: ControlConfiguration, Made: View>(
    _ style: S, _ make: @escaping @MainActor (S, C) -> Made
  ) -> some View {
    transformEnvironment(\.[StyleOf<C>()]) { outer in
      outer = ControlStyle(style, inside: outer, make: make)
    }
  }
}

/// A control in the style of its environment.
struct StyledControl<Configuration: ControlConfiguration>: View {
  let configuration: (ControlParts<Configuration>) -> Configuration
  @Environment(\.[StyleOf<Configuration>()]) private var style

  init(_ configuration: @escaping (ControlParts<Configuration>) -> Configuration) {
    self.configuration = configuration
  }

  var body: some View {
    let configuration = configuration(ControlParts(style: style))
    if let style {
      style.makeBody(configuration)
    } else {
      configuration.automaticBody
    }
  }
}

/// Makes the parts of a configuration. Controls in a part have the style of the control itself,
/// also while a style shows the part.
struct ControlParts<Configuration: ControlConfiguration> {
  let style: ControlStyle<Configuration>?

  func callAsFunction<V: View>(_ view: V) -> AnyView {
    guard let style else { return AnyView(view) }
    return AnyView(view.environment(\.[StyleOf<Configuration>()], style))
  }
}

/// The view that a style makes. Dynamic properties of the style, such as its environment, are
/// connected before.
struct StyleBody<Style, Made: View>: View {
  let style: Connected<Style>
  let make: (Style) -> Made

  init(style: Style, make: @escaping (Style) -> Made) {
    self.style = Connected(value: style)
    self.make = make
  }

  var body: some View { make(style.value) }
}
