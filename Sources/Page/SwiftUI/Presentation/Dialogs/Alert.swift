/// What an alert says, and its buttons.
public struct Alert {
  /// A button of an alert or an action sheet.
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: () -> Void

    private init(_ label: Text, _ role: ButtonRole?, _ action: (() -> Void)?) {
      (self.label, self.role, self.action) = (label, role, action ?? {})
    }

    /// A button without a special meaning.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Button(label, nil, action)
    }

    /// A button that leaves everything as it is.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Button(label, .cancel, action)
    }

    /// A button with the title Cancel that leaves everything as it is.
    public static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button {
      Button(Text(verbatim: "Cancel"), .cancel, action)
    }

    /// A button that deletes something, in red.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Button(label, .destructive, action)
    }
  }

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates an alert with one button, which is OK if there is no other.
  public init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) {
    (self.title, self.message) = (title, message)
    buttons = [dismissButton ?? .default(Text(verbatim: "OK"))]
  }

  /// Creates an alert with two buttons.
  public init(
    title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button
  ) {
    (self.title, self.message) = (title, message)
    buttons = [primaryButton, secondaryButton]
  }
}

/// A list of choices that comes from the bottom of the screen.
public struct ActionSheet {
  /// A button of an action sheet.
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates an action sheet with buttons.
  public init(title: Text, message: Text? = nil, buttons: [ActionSheet.Button] = [.cancel()]) {
    (self.title, self.message, self.buttons) = (title, message, buttons)
  }
}

/// The buttons of an alert or action sheet as views.
struct GivenButtons: View {
  let buttons: [Alert.Button]

  var body: some View {
    ForEach(buttons.indices, id: \.self) { index in
      let button = buttons[index]
      Button(role: button.role, action: { button.action() }, label: { button.label })
    }
  }
}
