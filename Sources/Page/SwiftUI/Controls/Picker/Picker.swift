/// A control that chooses one of several values.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  let selection: Binding<SelectionValue>
  let label: Label
  let content: Content
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
      let choices = PickerChoices(options, selection)
      if isInMenu {
        OptionsReader(content: label) { labels in
          MenuElementView(
            makeElements: { choices.elements(titled: labels.first?.title ?? "") })
        }
      } else {
        PickerBody(label: label, choices: choices, kind: kind)
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

/// The choices of a picker without the type of their values.
@MainActor @preconcurrency
struct PickerChoices {
  let options: [ContentOption]
  let chosen: Int?
  let choose: (Int) -> Void

  init<Value: Hashable>(_ options: [ContentOption], _ selection: Binding<Value>) {
    let values = options.map { $0.value(as: Value.self) }
    let known = options.indices.filter { values[$0] != nil }
    self.options = known.map { options[$0] }
    let current = selection.wrappedValue
    chosen = known.firstIndex { values[$0] == current }
    choose = { index in
      if known.indices.contains(index), let value = values[known[index]] {
        selection.wrappedValue = value
      }
    }
  }

  var actions: [UIMenuElement] {
    options.enumerated().map { index, option in
      UIAction(
        title: option.title, image: option.image, state: index == chosen ? .on : .off
      ) { [choose] _ in choose(index) }
    }
  }

  /// The choices as a part of a menu.
  func elements(titled title: String) -> [UIMenuElement] {
    [UIMenu(title: title, options: .displayInline, children: actions)]
  }
}
