/// Which view assistive technology looks at.
///
/// The screen reader of a browser does not tell: the value is that which the page has set last.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  /// A binding to a focus of assistive technology.
  @propertyWrapper
  public struct Binding {
    let base: SwiftUI.Binding<Value>

    public var wrappedValue: Value {
      get { base.wrappedValue }
      nonmutating set { base.wrappedValue = newValue }
    }

    public var projectedValue: Binding { self }
  }

  @State private var value: Value

  public init() where Value == Bool {
    _value = State(initialValue: false)
  }

  public init<T: Hashable>() where Value == T? {
    _value = State(initialValue: nil)
  }

  public var wrappedValue: Value {
    get { value }
    nonmutating set { value = newValue }
  }

  public var projectedValue: Binding { Binding(base: $value) }
}

extension View {
  /// Accepts a state that follows the focus of assistive technology. The focus is not known here.
  public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View
  { self }

  /// Accepts a state that follows the focus of assistive technology. The focus is not known here.
  public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View { self }
}
