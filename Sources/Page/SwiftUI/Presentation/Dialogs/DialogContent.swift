/// What an alert or a confirmation dialog says and offers.
struct DialogContent {
  var title: String?
  var message: String?
  var buttons: [DialogButton] = []
  var fields: [DialogField] = []
}

/// A button of a dialog.
struct DialogButton {
  var title: String
  var role: ButtonRole?
  var isEnabled = true
  /// Whether the return key chooses it.
  var isPreferred = false
  var action: () -> Void = {}
}

/// A text field of an alert.
struct DialogField {
  let content: FieldContent
  let prompt: String
  let traits: InputTraits
}

extension DialogContent {
  /// Reads the views of a dialog's actions and message.
  @MainActor
  init(title: String?, options: [ContentOption]) {
    self.title = title
    var lines: [String] = []
    for option in options {
      if option.item.layoutValue(DialogMessageKey.id) != nil {
        if !option.title.isEmpty { lines.append(option.title) }
      } else {
        add(ContentOption.all(option.item))
      }
    }
    if !lines.isEmpty { message = lines.joined(separator: "\n") }
  }

  @MainActor
  private mutating func add(_ items: [Item]) {
    var shortcut: KeyboardShortcut?
    for item in items {
      switch item {
      case let item as ShortcutItem: shortcut = item.shortcut
      case let item as DialogFieldItem: item.field.map { fields.append($0) }
      case let item as DialogButtonItem:
        guard var button = item.button else { break }
        button.isPreferred = shortcut == .defaultAction
        if shortcut == .cancelAction, button.role == nil { button.role = .cancel }
        buttons.append(button)
        shortcut = nil
      default: break
      }
    }
  }

  /// The buttons as they are shown: one of them at most cancels, and there is at least one.
  ///
  /// A dialog from below can always be cancelled, and so can an alert that may destroy something.
  func completed(for kind: DialogKind) -> [DialogButton] {
    var shown = buttons
    if let last = shown.lastIndex(where: { $0.role == .cancel }) {
      shown = shown.indices.filter { $0 == last || shown[$0].role != .cancel }.map { shown[$0] }
      return shown
    }
    if shown.isEmpty, kind == .alert { return [DialogButton(title: "OK")] }
    let isDangerous = shown.contains { $0.role == .destructive }
    if kind == .confirmation || (kind == .alert && isDangerous) {
      shown.append(DialogButton(title: "Cancel", role: .cancel))
    }
    return shown
  }
}

/// What a dialog is shown as.
enum DialogKind {
  case alert
  /// An `Alert`, which has the buttons that it names and no others.
  case givenAlert
  case confirmation
  /// An `ActionSheet`, which has the buttons that it names and no others.
  case givenSheet

  var style: UIAlertController.Style {
    self == .alert || self == .givenAlert ? .alert : .actionSheet
  }
}

enum DialogMessageKey {
  static let id = ObjectIdentifier(DialogMessageKey.self as Any.Type)
}
