public import Foundation

/// A change of what a playground consists of. Texts are changed by `DocumentStore.save`.
public enum DocumentChange: Equatable, Sendable {
  /// A new page behind another, or at the end; the only page of a bundle becomes one of two.
  case addPage(name: String, after: String?)
  case renamePage(String, to: String)
  case deletePage(String)
  /// All pages in their new order.
  case orderPages([String])
  /// A new Swift file in `Sources`; its name ends in `.swift`.
  case addSource(name: String, text: String, to: DocumentPart)
  /// A new file in `Resources`.
  case addResource(name: String, contents: Data, to: DocumentPart)
  /// A source or resource, by its path in the bundle, gets another name in the same folder.
  case renameFile(path: String, to: String)
  /// A source or resource, by its path in the bundle.
  case deleteFile(path: String)
  /// An attribute of `contents.xcplayground`; nil takes it out.
  case setAttribute(PlaygroundSettings.Attribute, to: String?)
}
