/// The views of a dialog, which make items that say what it offers in place of pictures.
struct DialogParts<Actions: View, Message: View>: View {
  let actions: Actions
  let message: Message

  var body: some View {
    actions
      .buttonStyle(DialogButtonStyle())
      .textFieldStyle(DialogFieldStyle())
      .labelStyle(.titleOnly)
    message.modifier(KeyedValueModifier(key: DialogMessageKey.id, value: true))
  }
}

/// A button as a line of a dialog.
struct DialogButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    OptionsReader(content: configuration.label) { labels in
      DialogButtonView(
        title: labels.map(\.title).filter { !$0.isEmpty }.joined(separator: " "),
        role: configuration.role, action: { configuration.trigger() })
    }
  }
}

struct DialogButtonView: View {
  typealias Body = Never
  let title: String
  let role: ButtonRole?
  let action: () -> Void

  static func _makeNode(
    _ view: DialogButtonView, in context: _NodeContext
  ) -> _ViewNode<DialogButtonView> {
    ItemNode(view, in: context, item: DialogButtonItem()) { view, item, node in
      item.button = DialogButton(
        title: view.title, role: view.role, isEnabled: node.environment.isEnabled,
        action: view.action)
      item.setNeedsLayout()
    }
  }
}

final class DialogButtonItem: Item {
  var button: DialogButton?
}

/// A text field as one of an alert.
struct DialogFieldStyle: TextFieldStyle {
  func _body(configuration: TextField<_Label>) -> some View {
    OptionsReader(content: configuration.label) { labels in
      DialogFieldView(
        content: configuration.content, prompt: configuration.prompt,
        label: labels.map(\.title).filter { !$0.isEmpty }.joined(separator: " "))
    }
  }
}

struct DialogFieldView: View {
  typealias Body = Never
  let content: FieldContent
  let prompt: Text?
  let label: String

  static func _makeNode(
    _ view: DialogFieldView, in context: _NodeContext
  ) -> _ViewNode<DialogFieldView> {
    ItemNode(view, in: context, item: DialogFieldItem()) { view, item, node in
      let prompt = view.prompt.map { String($0, in: node.environment) }
      item.field = DialogField(
        content: view.content, prompt: prompt ?? view.label,
        traits: node.environment.inputTraits)
      item.setNeedsLayout()
    }
  }
}

final class DialogFieldItem: Item {
  var field: DialogField?
}
