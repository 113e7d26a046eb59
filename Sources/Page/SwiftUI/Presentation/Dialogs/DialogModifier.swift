/// Presents an alert or a confirmation dialog over its content.
struct DialogModifier<Actions: View, Message: View>: PresentingModifier {
  typealias Body = Never
  let kind: DialogKind
  let title: Text
  var showsTitle = true
  let isPresented: Binding<Bool>
  /// What the dialog is about; nil, where it needs something, presents nothing.
  let content: DialogParts<Actions, Message>?
  /// Whether the dialog keeps what it said when it was presented.
  var isFixed = false

  /// The id that tells one item from another.
  var id = AnyHashable(0)

  var parts: DialogParts<Actions, Message>? { isPresented.wrappedValue ? content : nil }

  func request(by node: _AnyNode, for options: [ContentOption]) -> PresentationRequest? {
    guard isPresented.wrappedValue else { return nil }
    let reset = { [isPresented] in isPresented.wrappedValue = false }
    let isWanted = { [isPresented] in isPresented.wrappedValue }
    guard content != nil else {
      return PresentationRequest(id: id, isWanted: isWanted, reset: reset)
    }
    let environment = node.environment
    let described = DialogContent(
      title: showsTitle ? String(title, in: environment) : nil, options: options)
    return PresentationRequest(
      id: id,
      make: { [kind] in DialogController.make(described, kind, in: $0) },
      update: { [isFixed] controller in
        if !isFixed { (controller as? DialogController)?.update(described) }
      },
      isWanted: isWanted, reset: reset)
  }
}

extension DialogKind {
  /// Whether the title of a confirmation dialog is shown: on a phone only if it is asked for.
  static func showsTitle(_ visibility: Visibility) -> Bool { visibility == .visible }
}
