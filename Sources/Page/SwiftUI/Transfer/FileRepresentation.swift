import UniformTypeIdentifiers

/// A file that is handed out.
public struct SentTransferredFile: Sendable {
  /// The file.
  public let file: URL
  /// Whether the receiver may read the file itself and not a copy.
  public let allowAccessingOriginalFile: Bool

  /// Creates a description of a file.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    (self.file, self.allowAccessingOriginalFile) = (file, allowAccessingOriginalFile)
  }
}

/// A file that is taken in.
public struct ReceivedTransferredFile: Sendable {
  /// The file, which is deleted after it was imported.
  public let file: URL
  /// Whether this is the file of the sender and not a copy; always false.
  public let isOriginalFile: Bool
}

/// A value as a file that closures write and read.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  public typealias Body = Never
  private let type: UTType
  private let export: (@Sendable (Item) async throws -> SentTransferredFile)?
  private let read: (@Sendable (ReceivedTransferredFile) async throws -> Item)?

  /// Creates a representation that can be handed out and taken in.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    (type, export, read) = (contentType, exporting, importing)
  }

  /// Creates a representation that can be handed out.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {
    (type, export, read) = (exportedContentType, exporting, nil)
  }

  /// Creates a representation that can be taken in.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    (type, export, read) = (importedContentType, nil, importing)
  }

  public func _addForms(to forms: inout [_TransferForm<Item>]) {
    let (type, export, read) = (type, export, read)
    forms.append(
      _TransferForm(
        type: type,
        encode: export.map { export in { try Data(contentsOf: try await export($0).file) } },
        decode: read.map { read in { try await Self.item(of: $0, type, read) } }))
  }

  private static func item(
    of data: Data, _ type: UTType,
    _ read: @Sendable (ReceivedTransferredFile) async throws -> Item
  ) async throws -> Item {
    var url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    if let suffix = type.preferredFilenameExtension { url.appendPathExtension(suffix) }
    try data.write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    return try await read(ReceivedTransferredFile(file: url, isOriginalFile: false))
  }
}
