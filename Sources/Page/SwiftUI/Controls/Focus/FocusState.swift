/// Which of the fields of a view has the focus: a Boolean of one field, or an optional value that
/// tells several apart.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let none: Value
  private var box: StateBox<Value>?

  /// Whether one field has the focus.
  public init() where Value == Bool {
    none = false
  }

  /// Which field has the focus, or nil.
  public init<T: Hashable>() where Value == T? {
    none = nil
  }

  /// The value that says which view has the focus; setting it moves the focus.
  public var wrappedValue: Value {
    get { box?.read() ?? none }
    nonmutating set { box?.write(newValue) }
  }

  /// A binding for `focused`.
  public var projectedValue: Binding { Binding(none: none, box: box) }

  /// Access to which field has the focus.
  @propertyWrapper
  public struct Binding {
    fileprivate let none: Value
    fileprivate let box: StateBox<Value>?

    /// The value that says which view has the focus; setting it moves the focus.
    public var wrappedValue: Value {
      get { box?.read() ?? none }
      nonmutating set { box?.write(newValue) }
    }

    /// A binding for `focused`.
    public var projectedValue: Binding { self }

    /// The connection of the field that a value stands for.
    func link(to value: Value) -> FocusLink {
      FocusLink(
        isWanted: wrappedValue == value,
        changed: { [self] hasFocus in
          if hasFocus {
            wrappedValue = value
          } else if wrappedValue == value {
            wrappedValue = none
          }
        })
    }
  }
}

extension FocusState: StoredProperty {
  func makeStorage(for node: _AnyNode) -> StateBox<Value> { StateBox(none) }

  mutating func connect(to storage: StateBox<Value>, of node: _AnyNode) {
    box = storage
  }
}

/// The node keeps the value, so two values of the property make the same content.
extension FocusState: Equatable {
  public static func == (one: FocusState, other: FocusState) -> Bool { true }
}
