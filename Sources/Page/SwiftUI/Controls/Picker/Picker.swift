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

  /// Chooses one of the values that the tags of the content stand for.
  @available(*, deprecated)
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content, label: { label })
  }

  /// The picker in the style of its environment.
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

  /// Chooses a value for all elements of a collection, with a label of what is chosen.
  public init<C: RandomAccessCollection, V: View>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> V
  ) {
    self.init(sources: sources, selection: selection, content: content, label: label)
    current = AnyView(currentValueLabel())
  }
}
