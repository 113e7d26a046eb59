// Lists of places in a view. These modifiers are accepted and change nothing.

/// A list of places of one kind that the system knows.
public struct AccessibilitySystemRotor: Sendable {
  private let name: String

  private init(_ name: String) { self.name = name }

  /// Bold text.
  public static var boldText: AccessibilitySystemRotor { .init("boldText") }
  /// All headings.
  public static var headings: AccessibilitySystemRotor { .init("headings") }
  /// Images.
  public static var images: AccessibilitySystemRotor { .init("images") }
  /// Italic text.
  public static var italicText: AccessibilitySystemRotor { .init("italicText") }
  /// Landmarks.
  public static var landmarks: AccessibilitySystemRotor { .init("landmarks") }
  /// All links.
  public static var links: AccessibilitySystemRotor { .init("links") }
  /// Lists.
  public static var lists: AccessibilitySystemRotor { .init("lists") }
  /// Words that are not spelled well.
  public static var misspelledWords: AccessibilitySystemRotor { .init("misspelledWords") }
  /// Tables.
  public static var tables: AccessibilitySystemRotor { .init("tables") }
  /// Text fields.
  public static var textFields: AccessibilitySystemRotor { .init("textFields") }
  /// Underlined text.
  public static var underlineText: AccessibilitySystemRotor { .init("underlineText") }

  /// Headings of a level.
  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
    .init("headings\(level.rawValue)")
  }

  /// Links that were visited, or those that were not.
  public static func links(visited: Bool) -> AccessibilitySystemRotor {
    .init(visited ? "visitedLinks" : "unvisitedLinks")
  }
}

extension View {
  /// Accepts a list of places in the view to go to. The screen reader of the browser has its own.
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { self }

  /// Accepts an entry for each element of an array. The screen reader of the browser has its own.
  public func accessibilityRotor<EntryModel: Identifiable>(
    _ label: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }

  /// Accepts an entry for each element of an array. The screen reader of the browser has its own.
  public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ label: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }

  /// Accepts an entry for each range of the view's text. The screen reader of the browser has its
  /// own.
  public func accessibilityRotor(
    _ label: Text, textRanges: [Range<String.Index>]
  ) -> some View { self }
}

extension View {
  /// Accepts a list of places in the view to go to. The screen reader of the browser has its own.
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { self }

  /// Accepts an entry for each element of an array. The screen reader of the browser has its own.
  public func accessibilityRotor<EntryModel: Identifiable>(
    _ labelKey: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }

  /// Accepts an entry for each element of an array. The screen reader of the browser has its own.
  public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ labelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }

  /// Accepts an entry for each range of the view's text. The screen reader of the browser has its
  /// own.
  public func accessibilityRotor(
    _ labelKey: LocalizedStringKey, textRanges: [Range<String.Index>]
  ) -> some View { self }
}

extension View {
  /// Accepts a list of places in the view to go to. The screen reader of the browser has its own.
  @_disfavoredOverload
  public func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
    _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { self }

  /// Accepts an entry for each element of an array. The screen reader of the browser has its own.
  @_disfavoredOverload
  public func accessibilityRotor<L: StringProtocol, EntryModel: Identifiable>(
    _ label: L, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }

  /// Accepts an entry for each element of an array. The screen reader of the browser has its own.
  @_disfavoredOverload
  public func accessibilityRotor<L: StringProtocol, EntryModel, ID: Hashable>(
    _ label: L, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }

  /// Accepts an entry for each range of the view's text. The screen reader of the browser has its
  /// own.
  @_disfavoredOverload
  public func accessibilityRotor<L: StringProtocol>(
    _ label: L, textRanges: [Range<String.Index>]
  ) -> some View { self }
}

extension View {
  /// Accepts a list of places in the view to go to. The screen reader of the browser has its own.
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { self }

  /// Accepts an entry for each element of an array. The screen reader of the browser has its own.
  public func accessibilityRotor<EntryModel: Identifiable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }

  /// Accepts an entry for each element of an array. The screen reader of the browser has its own.
  public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel],
    entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }

  /// Accepts an entry for each range of the view's text. The screen reader of the browser has its
  /// own.
  public func accessibilityRotor(
    _ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>]
  ) -> some View { self }
}
