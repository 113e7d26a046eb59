import Combine
import UniformTypeIdentifiers

/// What a document is read from.
public struct FileDocumentReadConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file.
  public let file: FileWrapper
}

/// What a document is written as.
public struct FileDocumentWriteConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file that is there already.
  public let existingFile: FileWrapper?
}

/// A value that is read from files and written to them.
public protocol FileDocument {
  /// The file and its type.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The file and its type.
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// The types of files that can be read.
  static var readableContentTypes: [UTType] { get }
  /// The types of files that can be written.
  static var writableContentTypes: [UTType] { get }

  /// Reads a document.
  init(configuration: ReadConfiguration) throws
  /// The document as a file.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// An object that is read from files and written to them.
public protocol ReferenceFileDocument: ObservableObject {
  /// The state of the object at one time.
  associatedtype Snapshot
  /// The file and its type.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The file and its type.
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// The types of files that can be read.
  static var readableContentTypes: [UTType] { get }
  /// The types of files that can be written.
  static var writableContentTypes: [UTType] { get }

  /// Reads a document.
  init(configuration: ReadConfiguration) throws
  /// The state that is written.
  func snapshot(contentType: UTType) throws -> Snapshot
  /// A state as a file.
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}
