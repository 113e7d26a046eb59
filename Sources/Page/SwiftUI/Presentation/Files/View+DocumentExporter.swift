import UniformTypeIdentifiers

extension View {
  /// Lets the user save a document in the page's own folder, while a binding is true.
  public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    documentExporter(
      isPresented, document.map { [$0.maker(contentType)] } ?? [], contentType,
      name: defaultFilename ?? "Untitled", { onCompletion($0.flatMap(\.firstResult)) })
  }

  /// Lets the user save a document in the page's own folder, while a binding is true.
  public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    let type = contentTypes.first ?? D.writableContentTypes.first ?? .data
    return documentExporter(
      isPresented, document.map { [$0.maker(type)] } ?? [], type,
      name: defaultFilename ?? "Untitled", { onCompletion($0.flatMap(\.firstResult)) },
      onCancellation)
  }

  /// Lets the user save documents in the page's own folder, while a binding is true.
  public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument {
    documentExporter(
      isPresented, documents.map { $0.maker(contentType) }, contentType, name: nil, onCompletion)
  }

  /// Lets the user save documents in the page's own folder, while a binding is true.
  public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element: FileDocument {
    let type = contentTypes.first ?? C.Element.writableContentTypes.first ?? .data
    return documentExporter(
      isPresented, documents.map { $0.maker(type) }, type, name: nil, onCompletion,
      onCancellation)
  }

  /// Lets the user save an object in the page's own folder, while a binding is true.
  public func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    documentExporter(
      isPresented, document.map { [$0.maker(contentType)] } ?? [], contentType,
      name: defaultFilename ?? "Untitled", { onCompletion($0.flatMap(\.firstResult)) })
  }

  /// Lets the user save an object in the page's own folder, while a binding is true.
  public func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    let type = contentTypes.first ?? D.writableContentTypes.first ?? .data
    return documentExporter(
      isPresented, document.map { [$0.maker(type)] } ?? [], type,
      name: defaultFilename ?? "Untitled", { onCompletion($0.flatMap(\.firstResult)) },
      onCancellation)
  }

  private func documentExporter(
    _ isPresented: Binding<Bool>, _ files: [() throws -> FileWrapper], _ type: UTType,
    name: String?, _ complete: @escaping (Result<[URL], any Error>) -> Void,
    _ cancel: @escaping () -> Void = {}
  ) -> some View {
    modifier(
      FileDialogModifier(
        purpose: .save(name: name), isPresented: isPresented, hasContent: !files.isEmpty,
        complete: { folder, chosen in
          guard let folder = folder.first, !files.isEmpty else { return }
          complete(
            Result {
              try files.map { make in
                let file = try make()
                let url = FileWriting.place(
                  chosen ?? file.preferredFilename ?? "Untitled", [type], in: folder)
                try file.write(to: url, originalContentsURL: nil)
                return url
              }
            })
        }, cancel: cancel))
  }
}

extension [URL] {
  fileprivate var firstResult: Result<URL, any Error> {
    first.map { .success($0) } ?? .failure(CocoaError(.fileNoSuchFile))
  }
}

extension FileDocument {
  fileprivate func maker(_ type: UTType) -> () throws -> FileWrapper {
    {
      try fileWrapper(
        configuration: FileDocumentWriteConfiguration(contentType: type, existingFile: nil))
    }
  }
}

extension ReferenceFileDocument {
  fileprivate func maker(_ type: UTType) -> () throws -> FileWrapper {
    {
      try self.fileWrapper(
        snapshot: try self.snapshot(contentType: type),
        configuration: FileDocumentWriteConfiguration(contentType: type, existingFile: nil))
    }
  }
}
