extension Picker where Label == SwiftUI.Label<Text, Image> {
  /// Chooses a value, with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection, content: content,
      label: { SwiftUI.Label(titleKey, systemImage: systemImage) })
  }

  /// Chooses a value, with a title that is shown as it is, and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection, content: content,
      label: { SwiftUI.Label(title, systemImage: systemImage) })
  }

  /// Chooses a value, with a title and a symbol, and a label of what is chosen.
  public init<V: View>(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> V
  ) {
    self.init(
      selection: selection, content: content,
      label: { SwiftUI.Label(titleKey, systemImage: systemImage) },
      currentValueLabel: currentValueLabel)
  }

  /// Chooses a value, with a title that is shown as it is, and a symbol, and a label of what is
  /// chosen.
  @_disfavoredOverload
  public init<S: StringProtocol, V: View>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> V
  ) {
    self.init(
      selection: selection, content: content,
      label: { SwiftUI.Label(title, systemImage: systemImage) },
      currentValueLabel: currentValueLabel)
  }

  /// Chooses a value for all elements of a collection, with a title and a symbol.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String,
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      sources: sources, selection: selection, content: content,
      label: { SwiftUI.Label(titleKey, systemImage: systemImage) })
  }

  /// Chooses a value for all elements of a collection, with a title that is shown as it is, and a
  /// symbol.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, systemImage: String,
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      sources: sources, selection: selection, content: content,
      label: { SwiftUI.Label(title, systemImage: systemImage) })
  }

  /// Chooses a value for all elements of a collection, with a title and a symbol, and a label of
  /// what is chosen.
  public init<C: RandomAccessCollection, V: View>(
    _ titleKey: LocalizedStringKey, systemImage: String,
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> V
  ) {
    self.init(
      sources: sources, selection: selection, content: content,
      label: { SwiftUI.Label(titleKey, systemImage: systemImage) },
      currentValueLabel: currentValueLabel)
  }

  /// Chooses a value for all elements of a collection, with a title that is shown as it is, and a
  /// symbol, and a label of what is chosen.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection, V: View>(
    _ title: S, systemImage: String,
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> V
  ) {
    self.init(
      sources: sources, selection: selection, content: content,
      label: { SwiftUI.Label(title, systemImage: systemImage) },
      currentValueLabel: currentValueLabel)
  }
}
