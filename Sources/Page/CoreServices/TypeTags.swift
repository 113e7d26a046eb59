@_exported import MobileCoreServices
import UniformTypeIdentifiers

public let kUTTagClassFilenameExtension = "public.filename-extension"
public let kUTTagClassMIMEType = "public.mime-type"

/// A text that a caller takes over, as the functions of this module give it.
public struct TakenText: Sendable {
  private let text: String

  init(_ text: String) {
    self.text = text
  }

  public func takeRetainedValue() -> String { text }
  public func takeUnretainedValue() -> String { text }
}

/// The kind of the data that has a name in some class of names.
public func UTTypeCreatePreferredIdentifierForTag(
  _ tagClass: String, _ tag: String, _ parent: String?
) -> TakenText? {
  let supertype = parent.flatMap { UTType($0) }
  return UTType(tag: tag, tagClass: UTTagClass(rawValue: tagClass), conformingTo: supertype)
    .map { TakenText($0.identifier) }
}

/// What a kind of data is called in some class of names.
public func UTTypeCopyPreferredTagWithClass(_ type: String, _ tagClass: String) -> TakenText? {
  UTType(type)?.tags[UTTagClass(rawValue: tagClass)]?.first.map(TakenText.init)
}

/// What a person calls a kind of data.
public func UTTypeCopyDescription(_ type: String) -> TakenText? {
  UTType(type)?.localizedDescription.map(TakenText.init)
}

/// Whether a kind is another, or a kind of it.
public func UTTypeConformsTo(_ type: String, _ parent: String) -> Bool {
  if UTTypeEqual(type, parent) { return true }
  guard let type = UTType(type), let parent = UTType(parent) else { return false }
  return type.conforms(to: parent)
}

public func UTTypeEqual(_ one: String, _ other: String) -> Bool {
  one.lowercased() == other.lowercased()
}
