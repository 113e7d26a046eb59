/// The alert of UIKit that shows a dialog.
final class DialogController: UIAlertController {
  private weak var slot: PresentationSlot?
  private var content = DialogContent()
  private var kind = DialogKind.alert
  /// What the fields and buttons do, as the views said last.
  private var shown: [DialogButton] = []

  static func make(
    _ content: DialogContent, _ kind: DialogKind, in slot: PresentationSlot
  ) -> DialogController {
    let dialog = DialogController(
      title: content.title, message: content.message, preferredStyle: kind.style)
    (dialog.slot, dialog.content, dialog.kind) = (slot, content, kind)
    if slot.node?.environment.dialogSeverity == .critical { dialog.severity = .critical }
    if dialog.preferredStyle == .alert { dialog.addFields() }
    dialog.addButtons()
    dialog.anchor()
    return dialog
  }

  private func addFields() {
    for (index, field) in content.fields.enumerated() {
      addTextField { made in
        made.placeholder = field.prompt
        made.text = field.content.text.wrappedValue
        made.isSecureTextEntry = field.content.isSecure
        field.traits.apply(to: made)
        made.addAction(
          UIAction { [weak self, weak made] _ in
            self?.content.fields[index].content.text.wrappedValue = made?.text ?? ""
          }, for: .editingChanged)
      }
    }
  }

  private func addButtons() {
    shown = content.completed(for: kind)
    for (index, button) in shown.enumerated() {
      let action = UIAlertAction(title: button.title, style: button.style) { [weak self] _ in
        guard let self else { return }
        self.slot?.userDismissed(after: self.shown[index].action)
      }
      action.isEnabled = button.isEnabled
      addAction(action)
      if button.isPreferred { preferredAction = action }
    }
  }

  /// In a wide window a confirmation dialog is a bubble at the view that presents it.
  private func anchor() {
    guard preferredStyle == .actionSheet, let node = slot?.node,
      let popover = popoverPresentationController
    else { return }
    popover.sourceView = node.graph.hostView
    if let item = (node as? any AnchorNode)?.anchorItem {
      popover.sourceRect = item.frame(seenFrom: nil)
    }
  }

  /// Takes what the views say now. The number of buttons and fields stays as it was presented.
  func update(_ new: DialogContent) {
    let buttons = new.completed(for: kind)
    guard buttons.count == shown.count, new.fields.count == content.fields.count else { return }
    if title != new.title { title = new.title }
    if message != new.message { message = new.message }
    (content, shown) = (new, buttons)
    for (action, button) in zip(actions, buttons) where action.isEnabled != button.isEnabled {
      action.isEnabled = button.isEnabled
    }
    for (field, described) in zip(textFields ?? [], new.fields) {
      let text = described.content.text.wrappedValue
      if field.text != text { field.text = text }
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    // A button tells the slot itself, after the dismissal.
    slot?.checkLater()
  }
}

extension DialogButton {
  fileprivate var style: UIAlertAction.Style {
    switch role {
    case .destructive: .destructive
    case .cancel: .cancel
    default: .default
    }
  }
}
