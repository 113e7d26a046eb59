/// Presents a file dialog while a binding is true.
struct FileDialogModifier: PresentingModifier {
  typealias Body = Never
  let purpose: FilePurpose
  let isPresented: Binding<Bool>
  /// Whether there is something to save.
  var hasContent = true
  /// Does what the dialog is for, with the chosen files or the chosen folder and name.
  let complete: ([URL], String?) -> Void
  var cancel: () -> Void = {}
  @State private var outcome = FileOutcome()

  func request(by node: _AnyNode, for options: [ContentOption]) -> PresentationRequest? {
    guard isPresented.wrappedValue, hasContent else { return nil }
    let (isPresented, outcome) = (isPresented, outcome)
    let folder = node.environment.fileDialog.folder ?? FileFolder.home
    var name = ""
    if case .save(let given) = purpose { name = given ?? "" }
    let browser = FileBrowser(
      purpose: purpose,
      choose: { urls, name in
        outcome.chosen = (urls, name)
        isPresented.wrappedValue = false
      }, folder: folder, name: name)
    return PresentationRequest(
      { browser }, as: .sheet, id: AnyHashable(0),
      onDismiss: { [complete, cancel] in
        let chosen = outcome.chosen
        outcome.chosen = nil
        if let (urls, name) = chosen { complete(urls, name) } else { cancel() }
      },
      isWanted: { isPresented.wrappedValue }, reset: { isPresented.wrappedValue = false })
  }
}

/// What the user has chosen in a file dialog.
final class FileOutcome {
  var chosen: ([URL], String?)?

  nonisolated init() {}
}
