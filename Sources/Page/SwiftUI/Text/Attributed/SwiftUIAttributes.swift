extension AttributeScopes {
  /// What SwiftUI knows of a text's looks.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The color of the letters.
    public let foregroundColor: ForegroundColorAttribute
    /// The color behind the letters.
    public let backgroundColor: BackgroundColorAttribute
    /// The line through the letters.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The line under the letters.
    public let underlineStyle: UnderlineStyleAttribute
    /// The distance that is added between letters.
    public let kern: KerningAttribute
    /// The distance that is added to each letter.
    public let tracking: TrackingAttribute
    /// How far the letters stand above their line.
    public let baselineOffset: BaselineOffsetAttribute
    /// What Markdown says of the letters.
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
    /// The attributes of Foundation.
    public let foundation: FoundationAttributes

    /// The key of the font.
    public enum FontAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = Font
      /// The name of the attribute in an archive.
      public static let name = "SwiftUI.Font"
    }
    /// The key of the color of the letters.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = Color
      /// The name of the attribute in an archive.
      public static let name = "SwiftUI.ForegroundColor"
    }
    /// The key of the color behind the letters.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = Color
      /// The name of the attribute in an archive.
      public static let name = "SwiftUI.BackgroundColor"
    }
    /// The key of the line through the letters.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = Text.LineStyle
      /// The name of the attribute in an archive.
      public static let name = "SwiftUI.StrikethroughStyle"
    }
    /// The key of the line under the letters.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = Text.LineStyle
      /// The name of the attribute in an archive.
      public static let name = "SwiftUI.UnderlineStyle"
    }
    /// The key of the distance that is added between letters.
    public enum KerningAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = CGFloat
      /// The name of the attribute in an archive.
      public static let name = "SwiftUI.Kern"
    }
    /// The key of the distance that is added to each letter.
    public enum TrackingAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = CGFloat
      /// The name of the attribute in an archive.
      public static let name = "SwiftUI.Tracking"
    }
    /// The key of how far letters stand above their line.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = CGFloat
      /// The name of the attribute in an archive.
      public static let name = "SwiftUI.BaselineOffset"
    }
    /// The key of what Markdown says of the letters.
    public enum InlinePresentationIntentAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = InlinePresentationIntent
      /// The name of the attribute in an archive.
      public static let name = "NSInlinePresentationIntent"
    }
  }

  /// The attributes that SwiftUI knows.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// Finds the attributes of SwiftUI by their names.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, Key>
  ) -> Key {
    self[Key.self]
  }
}

/// What the Markdown of a text says of its letters.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Emphasis, usually italic.
  public static let emphasized = InlinePresentationIntent(rawValue: 1)
  /// Strong emphasis, usually bold.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
  /// Code.
  public static let code = InlinePresentationIntent(rawValue: 4)
  /// Struck-through text.
  public static let strikethrough = InlinePresentationIntent(rawValue: 32)
  /// A line break of the source, shown as a space.
  public static let softBreak = InlinePresentationIntent(rawValue: 64)
  /// A line break.
  public static let lineBreak = InlinePresentationIntent(rawValue: 128)
}
