/// A control for a text of many lines.
public struct TextEditor: View {
  let text: Binding<String>
  private let selection: Binding<TextSelection?>?

  /// Edits a text.
  public init(text: Binding<String>) {
    self.text = text
    selection = nil
  }

  /// Edits a text and what is selected in it.
  public init(text: Binding<String>, selection: Binding<TextSelection?>) {
    self.text = text
    self.selection = selection
  }

  /// The editor in the style of its environment.
  public var body: some View {
    StyledControl { _ in TextEditorStyleConfiguration(text: text, selection: selection) }
  }
}

struct EditorView: UIViewRepresentable {
  let text: Binding<String>
  let selection: Binding<TextSelection?>?

  init(_ configuration: TextEditorStyleConfiguration) {
    (text, selection) = (configuration.text, configuration.selection)
  }

  final class Coordinator: NSObject, UITextViewDelegate {
    var text: Binding<String>
    let selection = SelectionLink()
    init(_ text: Binding<String>) { self.text = text }

    func textViewDidChangeSelection(_ textView: UITextView) { selection.report(textView) }

    func textViewDidChange(_ textView: UITextView) {
      let new = textView.text ?? ""
      text.wrappedValue = new
      // A binding that keeps another text puts the view back.
      if text.wrappedValue != new { textView.text = text.wrappedValue }
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator(text) }

  func makeUIView(context: Context) -> UITextView {
    let view = UITextView()
    view.delegate = context.coordinator
    return view
  }

  func updateUIView(_ view: UITextView, context: Context) {
    let environment = context.environment
    context.coordinator.text = text
    if view.text != text.wrappedValue { view.text = text.wrappedValue }
    context.coordinator.selection.apply(selection, to: view)
    view.font = environment.fieldFont
    view.textColor = ForegroundStyle().uiColor(in: environment)
    view.tintColor = environment.tintUIColor
    view.textAlignment = environment.fieldAlignment
    view.isEditable = environment.isEnabled
    environment.inputTraits.apply(to: view)
    view.backgroundColor = environment.editorBackgroundIsHidden ? .clear : .systemBackground
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UITextView, context: Context
  ) -> CGSize? { proposal.replacingUnspecifiedDimensions(by: CGSize(width: 100, height: 100)) }
}
