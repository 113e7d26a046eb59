/// A text field of UIKit.
struct FieldView: UIViewRepresentable {
  let content: FieldContent
  let prompt: Text
  let isRounded: Bool

  final class Coordinator: NSObject, UITextFieldDelegate {
    var content: FieldContent
    var submit: () -> Void = {}
    let selection = SelectionLink()

    init(_ content: FieldContent) { self.content = content }

    func textFieldDidBeginEditing(_ textField: UITextField) { content.edited(true) }

    func textFieldDidEndEditing(_ textField: UITextField) {
      content.edited(false)
      // A format may write the value in another way than it was typed.
      let text = content.text.wrappedValue
      if textField.text != text { textField.text = text }
    }

    func textFieldDidChangeSelection(_ textField: UITextField) { selection.report(textField) }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      content.committed()
      submit()
      textField.resignFirstResponder()
      return true
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator(content) }

  func makeUIView(context: Context) -> UITextField {
    let field = UITextField()
    let coordinator = context.coordinator
    field.delegate = coordinator
    field.addAction(
      UIAction { [weak field] _ in coordinator.content.text.wrappedValue = field?.text ?? "" },
      for: .editingChanged)
    return field
  }

  func updateUIView(_ field: UITextField, context: Context) {
    let environment = context.environment
    context.coordinator.content = content
    context.coordinator.submit = environment.submitAction
    // While the user types, a format leaves the text as it was typed.
    let text = content.text.wrappedValue
    let isBeingTyped =
      field.isFirstResponder && (content.isFormatted || field.markedTextRange != nil)
    if field.text != text, !isBeingTyped { field.text = text }
    context.coordinator.selection.apply(content.selection, to: field)
    let prompt = environment.prompt(prompt)
    if field.attributedPlaceholder != prompt { field.attributedPlaceholder = prompt }
    field.accessibilityLabel = prompt.string
    field.isSecureTextEntry = content.isSecure
    field.borderStyle = isRounded ? .roundedRect : .none
    field.font = environment.fieldFont
    field.textColor = ForegroundStyle().uiColor(in: environment)
    field.tintColor = environment.tintUIColor
    field.isEnabled = environment.isEnabled
    field.textAlignment = environment.fieldAlignment
    environment.inputTraits.apply(to: field)
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UITextField, context: Context
  ) -> CGSize? {
    let own = uiView.intrinsicContentSize
    return CGSize(
      width: proposal.width ?? max(own.width, 100), height: max(own.height, isRounded ? 34 : 22))
  }
}

extension EnvironmentValues {
  /// The font of the text in a field.
  @MainActor var fieldFont: UIFont {
    textLook.wholeFont(in: self).uiFont(for: dynamicTypeSize)
  }

  /// The text that a field shows while it is empty.
  @MainActor func prompt(_ text: Text) -> NSAttributedString {
    var inner = self
    inner.foregroundLevels = ForegroundLevels(
      [AnyShapeStyle(Color(uiColor: .placeholderText))], inside: nil)
    var builder = TextBuilder(in: inner)
    builder.append(text)
    return builder.result
  }

  var fieldAlignment: NSTextAlignment {
    switch multilineTextAlignment {
    case .leading: layoutDirection == .leftToRight ? .left : .right
    case .center: .center
    case .trailing: layoutDirection == .leftToRight ? .right : .left
    }
  }
}
