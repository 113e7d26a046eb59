/// Entries of a rotor.
@MainActor @preconcurrency
public protocol AccessibilityRotorContent {
  /// The type of the entries that this one consists of.
  associatedtype Body: AccessibilityRotorContent

  /// The entries that this one consists of.
  @AccessibilityRotorContentBuilder var body: Body { get }
}

extension AccessibilityRotorContent where Body == Never {
  /// Entries of the system consist of no others.
  public var body: Never { fatalError("\(Self.self) has no body.") }
}

extension Never: AccessibilityRotorContent {}

extension Optional: AccessibilityRotorContent where Wrapped: AccessibilityRotorContent {
  /// The type of the tabs inside.
  public typealias Body = Never
}

/// A place that a rotor leads to.
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  /// The type of the tabs inside.
  public typealias Body = Never

  /// Creates an entry for a view with an id.
  public init(
    _ label: Text, id: ID,
    textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}
  ) {}

  /// Creates an entry for a view with an id.
  public init(
    _ labelKey: LocalizedStringKey, id: ID,
    textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}
  ) {}

  /// Creates an entry for a view with an id.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, id: ID,
    textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}
  ) {}

  /// Creates an entry for a view with an id of a namespace.
  public init(
    _ label: Text, _ id: ID, in namespace: Namespace.ID,
    textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}
  ) {}

  /// Creates an entry for a view with an id of a namespace.
  public init(
    _ labelKey: LocalizedStringKey, _ id: ID, in namespace: Namespace.ID,
    textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}
  ) {}

  /// Creates an entry for a view with an id of a namespace.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, _ id: ID, in namespace: Namespace.ID,
    textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}
  ) {}

  /// Creates an entry for a range of the view's text.
  public init(
    _ label: Text, textRange: Range<String.Index>, prepare: @escaping (() -> Void) = {}
  ) where ID == Never {}

  /// Creates an entry for a range of the view's text.
  public init(
    _ labelKey: LocalizedStringKey, textRange: Range<String.Index>,
    prepare: @escaping (() -> Void) = {}
  ) where ID == Never {}

  /// Creates an entry for a range of the view's text.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, textRange: Range<String.Index>, prepare: @escaping (() -> Void) = {}
  ) where ID == Never {}
}

/// Makes entries of a rotor of those that a closure lists.
@resultBuilder
@MainActor
public struct AccessibilityRotorContentBuilder {
  /// Takes an entry as it is written.
  public static func buildExpression<C: AccessibilityRotorContent>(_ content: C) -> C { content }

  /// Takes the entries of a condition without `else`.
  public static func buildIf<C: AccessibilityRotorContent>(_ content: C?) -> C? { content }

  /// Takes several entries.
  public static func buildBlock<each C: AccessibilityRotorContent>(
    _ content: repeat each C
  ) -> some AccessibilityRotorContent {
    RotorEntries()
  }
}

struct RotorEntries: AccessibilityRotorContent {
  typealias Body = Never
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  /// An entry for each element of a collection whose elements have ids.
  public init(
    _ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) where ID == Data.Element.ID, Data.Element: Identifiable {
    self.init(data: data, content: content, id: { element, _ in element.id })
  }

  /// An entry for each element, told apart by the property at a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { element, _ in element[keyPath: id] })
  }
}

extension Group: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  /// Treats several entries of a rotor as one.
  @_disfavoredOverload
  public init(@AccessibilityRotorContentBuilder content: () -> Content) {
    self.init(content() as Content)
  }
}
