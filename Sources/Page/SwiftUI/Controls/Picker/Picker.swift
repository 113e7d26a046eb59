/// A control that chooses one of several values.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  let selection: Binding<SelectionValue>
  let label: Label
  let content: Content
  /// What is shown of the choice, if it is not the choice itself.
  private var current: AnyView?
  /// Whether the picker stands for values that differ.
  private var isMixed = false
  @Environment(\.pickerKind) private var kind
  @Environment(\.isInMenu) private var isInMenu

  /// Chooses one of the values that the tags of the content stand for.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.content = content()
    self.label = label()
  }

  @available(*, deprecated)
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content, label: { label })
  }

  public var body: some View {
    OptionsReader(content: content) { options in
      let choices = PickerChoices(options, selection, isMixed: isMixed)
      if isInMenu {
        OptionsReader(content: label) { labels in
          MenuElementView(
            makeElements: { choices.elements(titled: labels.first?.title ?? "") })
        }
      } else {
        PickerBody(label: label, choices: choices, kind: kind, current: current)
      }
    }
  }
}

extension Picker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content, label: { Text(titleKey) })
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content, label: { Text(title) })
  }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection, content: content,
      label: { SwiftUI.Label(titleKey, systemImage: systemImage) })
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection, content: content,
      label: { SwiftUI.Label(title, systemImage: systemImage) })
  }
}

extension Picker {
  /// Chooses a value, with a label of what is chosen.
  public init<V: View>(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> V
  ) {
    self.init(selection: selection, content: content, label: label)
    current = AnyView(currentValueLabel())
  }

  /// Chooses a value for all elements of a collection. Nothing is chosen while they differ.
  public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    let bindings = sources.map { $0[keyPath: selection] }
    guard let first = bindings.first else {
      preconditionFailure("A picker needs at least one source.")
    }
    self.init(
      selection: Binding<SelectionValue>(
        target: nil, get: { first.wrappedValue },
        change: { new, transaction in for one in bindings { one.setValue(new, transaction) } }),
      content: content, label: label)
    isMixed = Set(bindings.map(\.wrappedValue)).count > 1
  }
}

extension Picker where Label == Text {
  /// Chooses a value, with a title and a label of what is chosen.
  public init<V: View>(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> V
  ) {
    self.init(
      selection: selection, content: content, label: { Text(titleKey) },
      currentValueLabel: currentValueLabel)
  }

  /// Chooses a value for all elements of a collection, with a title.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      sources: sources, selection: selection, content: content, label: { Text(titleKey) })
  }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
  /// Chooses a value, with a title and an image of the app.
  public init(
    _ titleKey: LocalizedStringKey, image: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection, content: content, label: { SwiftUI.Label(titleKey, image: image) })
  }
}
