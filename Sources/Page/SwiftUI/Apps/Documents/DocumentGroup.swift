import Combine
import UniformTypeIdentifiers

/// A window with a document.
///
/// The window shows the first document of its types in the app's Documents folder, or a new one,
/// which is saved there once it is changed. Changes are saved at once. There is no browser of
/// documents here.
public struct DocumentGroup<Document, Content: View>: Scene {
  public typealias Body = Never
  private let makeView: @MainActor () -> AnyView

  public var _sceneView: AnyView {
    let window = WindowDescription { [makeView] _ in makeView() }
    return AnyView(WindowView(window: PlacedWindow(window)))
  }
}

extension DocumentGroup where Document: FileDocument {
  /// Creates a window that edits a document.
  public init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    makeView = { AnyView(DocumentEditor(make: newDocument, editor: editor)) }
  }

  /// Creates a window that shows a document.
  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    makeView = { AnyView(DocumentEditor(make: nil, editor: viewer)) }
  }
}

extension DocumentGroup where Document: ReferenceFileDocument {
  /// Creates a window that edits a document.
  public init(
    newDocument: @escaping () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    makeView = { AnyView(ReferenceDocumentEditor(make: newDocument, editor: editor)) }
  }

  /// Creates a window that shows a document.
  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    makeView = { AnyView(ReferenceDocumentEditor(make: nil, editor: viewer)) }
  }
}

/// What an editor gets of a document that is a value.
public struct FileDocumentConfiguration<Document: FileDocument> {
  /// The document.
  @Binding public var document: Document
  /// The file; nil for a document that is not saved yet.
  public var fileURL: URL?
  /// Whether the document can be changed.
  public var isEditable: Bool
}

/// What an editor gets of a document that is an object.
@MainActor @preconcurrency
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  /// The document.
  @ObservedObject public var document: Document
  /// The file; nil for a document that is not saved yet.
  public var fileURL: URL?
  /// Whether the document can be changed.
  public var isEditable: Bool
}

/// The document that a view is a part of.
public struct DocumentConfiguration {
  /// The file; nil for a document that is not saved yet.
  public let fileURL: URL?
  /// Whether the document can be changed.
  public let isEditable: Bool
}

private struct DocumentConfigurationKey: EnvironmentKey {
  static var defaultValue: DocumentConfiguration? { nil }
}

extension EnvironmentValues {
  /// The document that the view is a part of; nil outside of a window with a document.
  public internal(set) var documentConfiguration: DocumentConfiguration? {
    get { self[DocumentConfigurationKey.self] }
    set { self[DocumentConfigurationKey.self] = newValue }
  }
}
