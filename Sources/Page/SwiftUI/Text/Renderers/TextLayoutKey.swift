extension Text {
  /// The layouts of the texts in a view: a preference that each text hands to the views around it.
  public struct LayoutKey: PreferenceKey {
    /// The layout of a text, and where the text is.
    public struct AnchoredLayout: Equatable {
      /// The top leading corner of the text.
      public var origin: Anchor<CGPoint>
      /// The lines of the text.
      public var layout: Text.Layout
    }

    /// No texts.
    public static let defaultValue: [AnchoredLayout] = []

    /// Adds the texts of the view that follows.
    public static func reduce(
      value: inout [AnchoredLayout], nextValue: () -> [AnchoredLayout]
    ) {
      value += nextValue()
    }
  }
}

/// A text hands out its layout when it is asked for. From then on listeners look after each layout.
extension ItemNode: PreferenceNode {
  func preference<K: PreferenceKey>(_ key: K.Type, inside: K.Value?) -> K.Value? {
    guard key == Text.LayoutKey.self, let text = item as? TextItem else { return inside }
    graph.textLayoutsAreRead = true
    let layout = Text.Layout(text.layout(for: text.proposal).textLines, of: text.text)
    let origin = Anchor<CGPoint>.Source.topLeading.make(text)
    return [Text.LayoutKey.AnchoredLayout(origin: origin, layout: layout)] as? K.Value
  }
}
