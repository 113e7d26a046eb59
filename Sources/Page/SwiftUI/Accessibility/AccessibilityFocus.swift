/// Which view assistive technology looks at.
///
/// The screen reader of a browser does not tell: the value is that which the page has set last.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  /// A binding to a focus of assistive technology.
  @propertyWrapper
  public struct Binding {
    let base: SwiftUI.Binding<Value>

    /// The value of the focus.
    public var wrappedValue: Value {
      get { base.wrappedValue }
      nonmutating set { base.wrappedValue = newValue }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }

  @State private var value: Value

  /// Creates a state that is true while a view has the focus.
  public init() where Value == Bool {
    _value = State(initialValue: false)
  }

  /// Creates a state that is true while a view has the focus of one of several technologies.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool {
    self.init()
  }

  /// Creates a state that says which view has the focus; nil if none does.
  public init<T: Hashable>() where Value == T? {
    _value = State(initialValue: nil)
  }

  /// Creates a state that says which view has the focus of one of several technologies.
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
    self.init()
  }

  /// What the page has set last.
  public var wrappedValue: Value {
    get { value }
    nonmutating set { value = newValue }
  }

  /// A binding for `accessibilityFocused`.
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

/// Kinds of assistive technology.
public struct AccessibilityTechnologies: SetAlgebra, Sendable {
  private var kinds: Set<Int> = []

  /// No technology.
  public init() {}

  private init(kind: Int) { kinds = [kind] }

  /// Apple's screen reader, and the one of the browser here.
  public static var voiceOver: AccessibilityTechnologies { .init(kind: 0) }
  /// The control of a device with switches.
  public static var switchControl: AccessibilityTechnologies { .init(kind: 1) }

  public func contains(_ member: AccessibilityTechnologies) -> Bool {
    kinds.isSuperset(of: member.kinds)
  }

  public func union(_ other: Self) -> Self { changed { $0.formUnion(other.kinds) } }
  public func intersection(_ other: Self) -> Self { changed { $0.formIntersection(other.kinds) } }
  public func symmetricDifference(_ other: Self) -> Self {
    changed { $0.formSymmetricDifference(other.kinds) }
  }

  public mutating func formUnion(_ other: Self) { self = union(other) }
  public mutating func formIntersection(_ other: Self) { self = intersection(other) }
  public mutating func formSymmetricDifference(_ other: Self) { self = symmetricDifference(other) }

  @discardableResult
  public mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) {
    defer { formUnion(newMember) }
    return (!contains(newMember), newMember)
  }

  @discardableResult
  public mutating func remove(_ member: Self) -> Self? {
    let removed = intersection(member)
    kinds.subtract(removed.kinds)
    return removed.kinds.isEmpty ? nil : removed
  }

  @discardableResult
  public mutating func update(with newMember: Self) -> Self? {
    let before = intersection(newMember)
    formUnion(newMember)
    return before.kinds.isEmpty ? nil : before
  }

  private func changed(_ change: (inout Set<Int>) -> Void) -> Self {
    var result = self
    change(&result.kinds)
    return result
  }
}
