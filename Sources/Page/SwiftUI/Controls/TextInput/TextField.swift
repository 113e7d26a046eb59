/// A control for a line of text.
public struct TextField<Label: View>: View {
  let text: Binding<String>
  let prompt: Text
  let edited: (Bool) -> Void
  let committed: () -> Void
  private var isFormatted = false
  @Environment(\.fieldIsRounded) private var isRounded

  public var body: some View {
    FieldView(
      text: text, prompt: prompt, isSecure: false, isRounded: isRounded, isFormatted: isFormatted,
      edited: edited,
      committed: committed)
  }
}

extension TextField where Label == Text {
  /// Edits a text; the title shows while it is empty.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(title: Text(titleKey), text: text)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(title: Text(title), text: text)
  }

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(title: prompt ?? Text(titleKey), text: text)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(title: prompt ?? Text(title), text: text)
  }

  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      title: Text(titleKey), text: text, edited: onEditingChanged, committed: onCommit)
  }

  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(title: Text(titleKey), text: text, committed: onCommit)
  }

  /// Edits a value as a style formats it. The value changes when the text can be read.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      title: prompt ?? Text(titleKey),
      text: Binding<String>(
        target: value.target, get: { format.format(value.wrappedValue) },
        change: { new, transaction in
          if let parsed = try? format.parseStrategy.parse(new) {
            value.setValue(parsed, transaction)
          }
        }))
    isFormatted = true
  }

  private init(
    title: Text, text: Binding<String>, edited: @escaping (Bool) -> Void = { _ in },
    committed: @escaping () -> Void = {}
  ) {
    self.text = text
    prompt = title
    self.edited = edited
    self.committed = committed
  }
}

/// A control for a text that is not shown.
public struct SecureField<Label: View>: View {
  let text: Binding<String>
  let prompt: Text
  let committed: () -> Void
  @Environment(\.fieldIsRounded) private var isRounded

  public var body: some View {
    FieldView(
      text: text, prompt: prompt, isSecure: true, isRounded: isRounded, edited: { _ in },
      committed: committed)
  }
}

extension SecureField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text, prompt: Text(titleKey), committed: {})
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text, prompt: Text(title), committed: {})
  }

  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(text: text, prompt: Text(titleKey), committed: onCommit)
  }
}

struct FieldView: UIViewRepresentable {
  let text: Binding<String>
  let prompt: Text
  let isSecure: Bool
  let isRounded: Bool
  /// Whether the text is a value that a style formats.
  var isFormatted = false
  let edited: (Bool) -> Void
  let committed: () -> Void

  final class Coordinator: NSObject, UITextFieldDelegate {
    var view: FieldView
    var submit: () -> Void = {}

    init(_ view: FieldView) { self.view = view }

    func textFieldDidBeginEditing(_ textField: UITextField) { view.edited(true) }

    func textFieldDidEndEditing(_ textField: UITextField) {
      view.edited(false)
      // A format may write the value in another way than it was typed.
      if textField.text != view.text.wrappedValue { textField.text = view.text.wrappedValue }
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      view.committed()
      submit()
      textField.resignFirstResponder()
      return true
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  func makeUIView(context: Context) -> UITextField {
    let field = UITextField()
    let coordinator = context.coordinator
    field.delegate = coordinator
    field.addAction(
      UIAction { [weak field] _ in coordinator.view.text.wrappedValue = field?.text ?? "" },
      for: .editingChanged)
    return field
  }

  func updateUIView(_ field: UITextField, context: Context) {
    let environment = context.environment
    context.coordinator.view = self
    context.coordinator.submit = environment.submitAction
    // While the user types, a format leaves the text as it was typed.
    let text = text.wrappedValue
    let isBeingTyped = field.isFirstResponder && (isFormatted || field.markedTextRange != nil)
    if field.text != text, !isBeingTyped { field.text = text }
    field.placeholder = String(prompt, in: environment)
    field.isSecureTextEntry = isSecure
    field.borderStyle = isRounded ? .roundedRect : .none
    field.font = environment.uiFont
    field.textColor = ForegroundStyle().uiColor(in: environment)
    field.tintColor = environment.tintUIColor
    field.isEnabled = environment.isEnabled
    field.keyboardType = environment.fieldKeyboard
    field.textAlignment = environment.fieldAlignment
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UITextField, context: Context
  ) -> CGSize? {
    let own = uiView.intrinsicContentSize
    return CGSize(
      width: proposal.width ?? max(own.width, 100), height: max(own.height, isRounded ? 34 : 22))
  }
}
