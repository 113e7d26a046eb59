extension View {
  /// Lets the user choose a folder of the page and moves a file there, while a binding is true.
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    fileMover(
      isPresented: isPresented, file: file, onCompletion: onCompletion, onCancellation: {})
  }

  /// Lets the user choose a folder of the page and moves a file there, while a binding is true.
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    fileMover(
      isPresented: isPresented, files: file.map { [$0] } ?? [],
      onCompletion: { result in
        onCompletion(
          result.flatMap { urls in
            urls.first.map { .success($0) } ?? .failure(CocoaError(.fileNoSuchFile))
          })
      }, onCancellation: onCancellation)
  }

  /// Lets the user choose a folder of the page and moves files there, while a binding is true.
  public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element == URL {
    fileMover(
      isPresented: isPresented, files: files, onCompletion: onCompletion, onCancellation: {})
  }

  /// Lets the user choose a folder of the page and moves files there, while a binding is true.
  public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View where C.Element == URL {
    modifier(
      FileDialogModifier(
        purpose: .move, isPresented: isPresented,
        complete: { folder, _ in
          guard let folder = folder.first else { return }
          onCompletion(
            Result {
              try files.map { file in
                let new = folder.appendingPathComponent(file.lastPathComponent)
                try FileManager.default.moveItem(at: file, to: new)
                return new
              }
            })
        }, cancel: onCancellation))
  }
}
