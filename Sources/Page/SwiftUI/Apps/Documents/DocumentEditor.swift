/// The editor of a document that is a value.
struct DocumentEditor<Document: FileDocument, Content: View>: View {
  /// Makes a new document; nil where documents are only shown.
  let make: (() -> Document)?
  let editor: (FileDocumentConfiguration<Document>) -> Content
  @State private var opened: Opened?

  private struct Opened {
    var document: Document
    var file: DocumentFile?
    var isSaved: Bool
  }

  var body: some View {
    Group {
      if let opened {
        editor(configuration(of: opened))
          .environment(
            \.documentConfiguration,
            DocumentConfiguration(fileURL: url(of: opened), isEditable: make != nil))
      } else {
        MissingDocument()
      }
    }
    .onAppear { if opened == nil { opened = open() } }
  }

  private func open() -> Opened? {
    if let file = DocumentFile.first(of: Document.readableContentTypes),
      let reading = file.reading, let document = try? Document(configuration: reading)
    {
      return Opened(document: document, file: file, isSaved: true)
    }
    return make.map {
      let file = DocumentFile.new(of: Document.writableContentTypes)
      return Opened(document: $0(), file: file, isSaved: false)
    }
  }

  private func url(of opened: Opened) -> URL? { opened.isSaved ? opened.file?.url : nil }

  private func configuration(of shown: Opened) -> FileDocumentConfiguration<Document> {
    let binding = Binding {
      opened?.document ?? shown.document
    } set: { document in
      guard make != nil, var changed = opened else { return }
      changed.document = document
      changed.file?.save { try document.fileWrapper(configuration: $0) }
      changed.isSaved = changed.file != nil
      opened = changed
    }
    return FileDocumentConfiguration(
      document: binding, fileURL: url(of: shown), isEditable: make != nil)
  }
}

/// The editor of a document that is an object.
struct ReferenceDocumentEditor<Document: ReferenceFileDocument, Content: View>: View {
  /// Makes a new document; nil where documents are only shown.
  let make: (() -> Document)?
  let editor: (ReferenceFileDocumentConfiguration<Document>) -> Content
  @State private var opened: Opened?

  private struct Opened {
    let document: Document
    let file: DocumentFile?
    var isSaved: Bool
  }

  var body: some View {
    Group {
      if let opened {
        let url = opened.isSaved ? opened.file?.url : nil
        editor(
          ReferenceFileDocumentConfiguration(
            document: opened.document, fileURL: url, isEditable: make != nil)
        )
        .environment(
          \.documentConfiguration,
          DocumentConfiguration(fileURL: url, isEditable: make != nil)
        )
        .onReceive(opened.document.objectWillChange) { _ in saveLater() }
      } else {
        MissingDocument()
      }
    }
    .onAppear { if opened == nil { opened = open() } }
  }

  private func open() -> Opened? {
    if let file = DocumentFile.first(of: Document.readableContentTypes),
      let reading = file.reading, let document = try? Document(configuration: reading)
    {
      return Opened(document: document, file: file, isSaved: true)
    }
    return make.map {
      let file = DocumentFile.new(of: Document.writableContentTypes)
      return Opened(document: $0(), file: file, isSaved: false)
    }
  }

  /// The object is about to change: its state is saved when it has.
  private func saveLater() {
    guard make != nil, let opened, let file = opened.file else { return }
    DispatchQueue.main.async {
      file.save {
        let snapshot = try opened.document.snapshot(contentType: file.type)
        return try opened.document.fileWrapper(snapshot: snapshot, configuration: $0)
      }
      MainActor.assumeIsolated { self.opened?.isSaved = true }
    }
  }
}
