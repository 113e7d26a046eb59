/// Entries of a rotor.
@MainActor @preconcurrency
public protocol AccessibilityRotorContent {}

/// A place that a rotor leads to.
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  /// Creates an entry for a view with an id.
  public init(_ label: Text, id: ID, textRange: Range<String.Index>? = nil) {}

  /// Creates an entry for a view with an id.
  public init(_ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil) {}

  /// Creates an entry for a view with an id.
  @_disfavoredOverload
  public init<L: StringProtocol>(_ label: L, id: ID, textRange: Range<String.Index>? = nil) {}
}

/// Makes entries of a rotor of those that a closure lists.
@resultBuilder
@MainActor
public struct AccessibilityRotorContentBuilder {
  public static func buildExpression<C: AccessibilityRotorContent>(_ content: C) -> C { content }

  public static func buildBlock<each C: AccessibilityRotorContent>(
    _ content: repeat each C
  ) -> some AccessibilityRotorContent {
    RotorEntries()
  }
}

struct RotorEntries: AccessibilityRotorContent {}

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
