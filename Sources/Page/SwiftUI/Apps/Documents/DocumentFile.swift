import UniformTypeIdentifiers

/// The file of a document in the app's Documents folder.
struct DocumentFile {
  let url: URL
  let type: UTType

  /// The first file of some types.
  static func first(of types: [UTType], in folder: URL = FileFolder.home) -> DocumentFile? {
    FileFolder.entries(in: folder, []).lazy.filter { !$0.isFolder }.compactMap { entry in
      types.first { entry.type.conforms(to: $0) }.map { DocumentFile(url: entry.url, type: $0) }
    }.first
  }

  /// The file that a new document is saved as.
  static func new(of types: [UTType], in folder: URL = FileFolder.home) -> DocumentFile? {
    types.first.map { type in
      let ending = type.preferredFilenameExtension.map { "." + $0 } ?? ""
      return DocumentFile(url: folder.appendingPathComponent("Untitled" + ending), type: type)
    }
  }

  /// What a document is read from; nil if there is no such file.
  var reading: FileDocumentReadConfiguration? {
    (try? FileWrapper(url: url)).map {
      FileDocumentReadConfiguration(contentType: type, file: $0)
    }
  }

  /// Saves what a closure makes of the file that is there.
  func save(_ make: (FileDocumentWriteConfiguration) throws -> FileWrapper) {
    let configuration = FileDocumentWriteConfiguration(
      contentType: type, existingFile: try? FileWrapper(url: url))
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try make(configuration).write(to: url, options: .atomic, originalContentsURL: nil)
    } catch {
      print("The document \(url.lastPathComponent) was not saved: \(error)")
    }
  }
}

/// What stands in place of a document that cannot be shown.
struct MissingDocument: View {
  var body: some View {
    Text(verbatim: "There is no document of this type in the app's Documents folder.")
      .foregroundStyle(.secondary).multilineTextAlignment(.center).padding()
  }
}
