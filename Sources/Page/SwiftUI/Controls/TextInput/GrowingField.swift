/// A text field that grows with its lines: a text view of UIKit.
struct GrowingFieldView: UIViewRepresentable {
  let content: FieldContent
  let prompt: Text

  final class Coordinator: NSObject, UITextViewDelegate {
    var content: FieldContent
    let selection = SelectionLink()
    init(_ content: FieldContent) { self.content = content }

    func textViewDidBeginEditing(_ textView: UITextView) { content.edited(true) }
    func textViewDidEndEditing(_ textView: UITextView) { content.edited(false) }

    func textViewDidChangeSelection(_ textView: UITextView) { selection.report(textView) }

    func textViewDidChange(_ textView: UITextView) {
      let new = textView.text ?? ""
      content.text.wrappedValue = new
      let kept = content.text.wrappedValue
      if kept != new { textView.text = kept }
      (textView as? GrowingTextView)?.followText()
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator(content) }

  func makeUIView(context: Context) -> GrowingTextView {
    let view = GrowingTextView()
    view.delegate = context.coordinator
    return view
  }

  func updateUIView(_ view: GrowingTextView, context: Context) {
    let environment = context.environment
    context.coordinator.content = content
    let text = content.text.wrappedValue
    if view.text != text, view.markedTextRange == nil { view.text = text }
    context.coordinator.selection.apply(content.selection, to: view)
    view.font = environment.fieldFont
    view.textColor = ForegroundStyle().uiColor(in: environment)
    view.tintColor = environment.tintUIColor
    view.textAlignment = environment.fieldAlignment
    view.isEditable = environment.isEnabled
    view.promptLabel.attributedText = environment.prompt(prompt)
    view.promptLabel.textAlignment = environment.fieldAlignment
    view.limits = environment.lineLimits
    environment.inputTraits.apply(to: view)
    view.followText()
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: GrowingTextView, context: Context
  ) -> CGSize? { uiView.size(for: proposal.width) }
}

/// A text view as high as its lines, with a prompt while it is empty.
final class GrowingTextView: UITextView {
  let promptLabel = UILabel()
  var limits = LineLimits()

  init() {
    super.init(frame: .zero, textContainer: nil)
    backgroundColor = .clear
    textContainerInset = .zero
    textContainer.lineFragmentPadding = 0
    promptLabel.numberOfLines = 0
    promptLabel.isAccessibilityElement = false
    addSubview(promptLabel)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the prompt while there is no text.
  func followText() {
    promptLabel.isHidden = hasText
    accessibilityLabel = promptLabel.text
  }

  /// As wide as proposed, and as high as the lines within their limits.
  func size(for proposed: CGFloat?) -> CGSize {
    let width = proposed ?? max(promptLabel.intrinsicContentSize.width, 100)
    let room = CGSize(width: width, height: .greatestFiniteMagnitude)
    let needed = max(
      sizeThatFits(room).height, hasText ? 0 : promptLabel.sizeThatFits(room).height)
    let line = font?.lineHeight ?? 22
    let least = line * CGFloat(limits.least ?? 1)
    let most = limits.most.map { line * CGFloat($0) } ?? .infinity
    isScrollEnabled = needed > most + 1
    return CGSize(width: width, height: min(max(needed, least), most).rounded(.up))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = promptLabel.sizeThatFits(
      CGSize(width: bounds.width, height: .greatestFiniteMagnitude)
    ).height
    promptLabel.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
  }
}
