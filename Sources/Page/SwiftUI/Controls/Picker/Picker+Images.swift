extension Picker where Label == SwiftUI.Label<Text, Image> {
  /// Chooses a value, with a title and an image of an asset catalog.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection, content: content, label: { SwiftUI.Label(titleKey, image: image) })
  }

  /// Chooses a value, with a title that is shown as it is, and an image of an asset catalog.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection, content: content, label: { SwiftUI.Label(title, image: image) })
  }

  /// Chooses a value, with a title and an image of an asset catalog, and a label of what is chosen.
  public init<V: View>(
    _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> V
  ) {
    self.init(
      selection: selection, content: content, label: { SwiftUI.Label(titleKey, image: image) },
      currentValueLabel: currentValueLabel)
  }

  /// Chooses a value, with a title that is shown as it is, and an image of an asset catalog, and a
  /// label of what is chosen.
  @_disfavoredOverload
  public init<S: StringProtocol, V: View>(
    _ title: S, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> V
  ) {
    self.init(
      selection: selection, content: content, label: { SwiftUI.Label(title, image: image) },
      currentValueLabel: currentValueLabel)
  }

  /// Chooses a value for all elements of a collection, with a title and an image of an asset
  /// catalog.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, image: ImageResource,
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      sources: sources, selection: selection, content: content,
      label: { SwiftUI.Label(titleKey, image: image) })
  }

  /// Chooses a value for all elements of a collection, with a title that is shown as it is, and an
  /// image of an asset catalog.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, image: ImageResource,
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      sources: sources, selection: selection, content: content,
      label: { SwiftUI.Label(title, image: image) })
  }

  /// Chooses a value for all elements of a collection, with a title and an image of an asset
  /// catalog, and a label of what is chosen.
  public init<C: RandomAccessCollection, V: View>(
    _ titleKey: LocalizedStringKey, image: ImageResource,
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> V
  ) {
    self.init(
      sources: sources, selection: selection, content: content,
      label: { SwiftUI.Label(titleKey, image: image) },
      currentValueLabel: currentValueLabel)
  }

  /// Chooses a value for all elements of a collection, with a title that is shown as it is, and an
  /// image of an asset catalog, and a label of what is chosen.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection, V: View>(
    _ title: S, image: ImageResource,
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> V
  ) {
    self.init(
      sources: sources, selection: selection, content: content,
      label: { SwiftUI.Label(title, image: image) },
      currentValueLabel: currentValueLabel)
  }
}
