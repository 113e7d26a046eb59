import UniformTypeIdentifiers

extension View {
  /// Lets the user choose a file of the page's own folder while a binding is true.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    modifier(
      FileDialogModifier(
        purpose: .open(allowedContentTypes, allowsSeveral: false), isPresented: isPresented,
        complete: { urls, _ in urls.first.map { onCompletion(.success($0)) } }))
  }

  /// Lets the user choose files of the page's own folder while a binding is true.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View {
    fileImporter(
      isPresented: isPresented, allowedContentTypes: allowedContentTypes,
      allowsMultipleSelection: allowsMultipleSelection, onCompletion: onCompletion,
      onCancellation: {})
  }

  /// Lets the user choose files of the page's own folder while a binding is true. An action runs if
  /// the user chooses none.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    modifier(
      FileDialogModifier(
        purpose: .open(allowedContentTypes, allowsSeveral: allowsMultipleSelection),
        isPresented: isPresented, complete: { urls, _ in onCompletion(.success(urls)) },
        cancel: onCancellation))
  }
}
